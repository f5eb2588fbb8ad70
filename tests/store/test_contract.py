"""What every store promises of its journals: one suite for all kinds."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

import pytest

from fliptable.store import Conflict, Forked, JournalEntry, Store
from tests.store.conftest import OpenWorker
from tests.store.entries import LONG, entry, write
from tests.support.waiting import rest, take


def chained(first: int, last: int, before: str = "", name: str = "command") -> list[JournalEntry]:
    """Entries of which each names the link of the one before."""
    entries: list[JournalEntry] = []
    for seq in range(first, last + 1):
        entries.append(JournalEntry(seq, f"{name} {seq}", b"body", before))
        before = entries[-1].link
    return entries


async def write_all(store: Store, room: str, entries: list[JournalEntry], ttl: float = LONG) -> None:
    for one in entries:
        await store.append(room, one, ttl)


async def set_back(store: Store, room: str, entries: list[JournalEntry]) -> None:
    """What a restored copy does to a room: it is as it was, and went on without those who knew more."""
    await store.delete(room)
    await write_all(store, room, entries)


class TestAppendAndRead:
    async def test_entries_come_back_in_order(self, store: Store) -> None:
        written = await write(store, "room", 1, 12)
        assert await store.read("room") == written

    async def test_only_entries_above_a_number_are_read(self, store: Store) -> None:
        written = await write(store, "room", 1, 12)
        assert await store.read("room", after=9) == written[9:]
        assert await store.read("room", after=12) == []

    @pytest.mark.parametrize("length", [255, 256, 257, 600])
    async def test_a_long_journal_is_read_whole(self, store: Store, length: int) -> None:
        written = await write(store, "room", 1, length)
        assert await store.read("room") == written
        assert await store.read("room", after=1) == written[1:]

    async def test_an_unknown_room_is_empty(self, store: Store) -> None:
        assert await store.read("nowhere") == []

    async def test_rooms_are_apart(self, store: Store) -> None:
        await store.append("one", entry(1, body=b"1"), LONG)
        await store.append("two", entry(1, body=b"2"), LONG)
        assert await store.read("two") == [entry(1, body=b"2")]

    @pytest.mark.parametrize("body", [b"", b"\x00", bytes(range(256)), b"\x00\xff" * 2**19], ids=len)
    async def test_bodies_are_kept_byte_by_byte(self, store: Store, body: bytes) -> None:
        await store.append("room", entry(1, body=body), LONG)
        assert await store.read("room") == [entry(1, body=body)]

    async def test_codes_and_command_ids_may_be_any_text(self, store: Store) -> None:
        odd = JournalEntry(1, "Zug {1}:\n\x00Ä", b"")
        await store.append("Räume {a} \x00", odd, LONG)
        assert await store.read("Räume {a} \x00") == [odd]

    async def test_another_worker_reads_what_was_appended(self, open_worker: OpenWorker) -> None:
        written = await write(open_worker(), "room", 1, 2)
        assert await open_worker().read("room") == written


class TestCompareAndAppend:
    async def test_append_tells_the_number_it_wrote(self, store: Store) -> None:
        assert [await store.append("room", entry(seq), LONG) for seq in (1, 2, 3)] == [1, 2, 3]

    @pytest.mark.parametrize("seq", [1, 3, 5, 6])
    async def test_only_the_next_number_is_taken_and_the_refusal_tells_the_last(
        self, store: Store, seq: int
    ) -> None:
        written = await write(store, "room", 1, 3)
        with pytest.raises(Conflict) as refusal:
            await store.append("room", entry(seq, "another"), LONG)
        assert refusal.value.last == 3
        assert await store.read("room") == written

    async def test_a_journal_begins_with_one(self, store: Store) -> None:
        with pytest.raises(Conflict) as refusal:
            await store.append("room", entry(2), LONG)
        assert refusal.value.last == 0
        assert await store.read("room") == []

    async def test_of_two_racers_one_wins(self, open_worker: OpenWorker) -> None:
        workers = [open_worker(), open_worker()]
        await write(workers[0], "room", 1, 1)
        racers = [entry(2, "ann"), entry(2, "ben")]
        outcomes = await asyncio.gather(
            *(worker.append("room", racer, LONG) for worker, racer in zip(workers, racers, strict=True)),
            return_exceptions=True,
        )
        [lost] = [outcome for outcome in outcomes if isinstance(outcome, Conflict)]
        winner = racers[outcomes.index(2)]
        assert lost.last == 2
        assert await workers[1].read("room", after=1) == [winner]

    async def test_racers_that_try_again_all_get_in_once(self, open_worker: OpenWorker) -> None:
        async def insist(command: str) -> int:
            worker, last = open_worker(), 0
            while True:
                try:
                    return await worker.append("room", entry(last + 1, command), LONG)
                except Conflict as conflict:
                    last = conflict.last

        commands = [f"racer {number}" for number in range(8)]
        numbers = await asyncio.gather(*map(insist, commands))
        assert sorted(numbers) == list(range(1, 9))
        journal = await open_worker().read("room")
        assert [(one.seq, one.command) for one in journal] == sorted(zip(numbers, commands, strict=True))

    async def test_fifty_appends_at_once_to_ten_rooms_all_arrive(self, store: Store) -> None:
        rooms = [f"room {number}" for number in range(10)]
        await asyncio.gather(*(store.append(room, entry(seq), LONG) for seq in range(1, 6) for room in rooms))
        for room in rooms:
            assert await store.read(room) == [entry(seq) for seq in range(1, 6)]

    async def test_a_refused_append_does_not_disturb_those_beside_it(self, store: Store) -> None:
        outcomes = await asyncio.gather(
            store.append("one", entry(1), LONG),
            store.append("two", entry(7), LONG),
            store.append("three", entry(1), LONG),
            return_exceptions=True,
        )
        assert [outcomes[0], outcomes[2]] == [1, 1]
        assert isinstance(outcomes[1], Conflict)


class TestChain:
    async def test_what_an_entry_names_is_kept(self, open_worker: OpenWorker) -> None:
        written = chained(1, 5)
        await write_all(open_worker(), "room", written)
        assert await open_worker().read("room") == written

    def test_a_link_depends_on_everything_before_it(self) -> None:
        one, two = chained(1, 3), chained(1, 3, before="another")
        assert len({entry.link for entry in (*one, *two)}) == 6

    async def test_what_was_decided_after_another_entry_is_refused(self, open_worker: OpenWorker) -> None:
        mine, other = open_worker(), open_worker()
        known = chained(1, 3)
        await write_all(mine, "room", known)
        await set_back(other, "room", [known[0], *chained(2, 3, known[0].link, "another")])
        with pytest.raises(Forked):
            await mine.append("room", chained(4, 4, known[-1].link)[0], LONG)
        assert len(await mine.read("room")) == 3

    async def test_journals_of_older_versions_go_on(self, store: Store) -> None:
        written = await write(store, "room", 1, 2)
        await store.append("room", chained(3, 3, written[-1].link)[0], LONG)
        await store.append("room", entry(4), LONG)  # an older worker beside
        assert [one.seq for one in await store.read("room")] == [1, 2, 3, 4]

    @pytest.mark.parametrize("reaches", [3, 4, 6], ids=["behind", "as far", "further"])
    async def test_following_ends_where_the_journal_was_set_back_and_went_on(
        self, open_worker: OpenWorker, reaches: int
    ) -> None:
        mine, other = open_worker(), open_worker()
        known = chained(1, 4)
        await write_all(mine, "room", known)
        async with aclosing(mine.follow("room", 4, known[-1].link)) as followed:
            following = asyncio.create_task(rest(followed))
            await asyncio.sleep(0)
            await set_back(other, "room", [*known[:2], *chained(3, reaches, known[1].link, "another")])
            assert await following == []

    async def test_following_ends_at_once_after_another_entry(self, store: Store) -> None:
        await write_all(store, "room", chained(1, 3))
        assert await rest(store.follow("room", 3, "another link")) == []

    async def test_following_goes_on_from_the_same_entry(self, open_worker: OpenWorker) -> None:
        mine, other = open_worker(), open_worker()
        written = chained(1, 6)
        await write_all(mine, "room", written[:3])
        async with aclosing(mine.follow("room", 2, written[1].link)) as followed:
            assert await take(1, followed) == written[2:3]
            await write_all(other, "room", written[3:])
            assert await take(3, followed) == written[3:]


class TestRetry:
    async def test_the_same_command_again_gives_the_old_number_and_writes_nothing(self, store: Store) -> None:
        written = await write(store, "room", 1, 3)
        assert await store.append("room", written[1], LONG) == 2
        assert await store.read("room") == written

    async def test_a_retry_with_a_newer_number_is_recognised_by_its_command(self, store: Store) -> None:
        written = await write(store, "room", 1, 3)
        assert await store.append("room", entry(4, "command 2"), LONG) == 2
        assert await store.read("room") == written

    async def test_the_same_command_twice_at_once_is_written_once(self, open_worker: OpenWorker) -> None:
        workers = [open_worker(), open_worker()]
        assert await asyncio.gather(*(worker.append("room", entry(1), LONG) for worker in workers)) == [1, 1]
        assert await workers[0].read("room") == [entry(1)]

    async def test_command_ids_are_a_rooms_own(self, store: Store) -> None:
        await write(store, "one", 1, 2)
        assert await store.append("two", entry(1, "command 2"), LONG) == 1
