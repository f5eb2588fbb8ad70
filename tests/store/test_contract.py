"""What every store promises (store/base.py), each promise against every store."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

import pytest

from fliptable.store import Conflict, Forked, JournalEntry, Store
from tests.store.conftest import OpenWorker
from tests.support.waiting import eventually, rest, take

LONG = 60.0
SHORT = 1.2
"""Seconds. Where something must happen before a life of SHORT is over, it is the very next call."""


def entry(seq: int, command: str | None = None, body: bytes = b"body") -> JournalEntry:
    return JournalEntry(seq, command or f"command {seq}", body)


async def write(store: Store, room: str, first: int, last: int, ttl: float = LONG) -> list[JournalEntry]:
    entries = [entry(seq) for seq in range(first, last + 1)]
    for one in entries:
        await store.append(room, one, ttl)
    return entries


async def gone(store: Store, room: str) -> None:
    async def is_gone() -> bool:
        return await store.read(room) == []

    await eventually(is_gone)


async def short_room_over(store: Store) -> None:
    """Let more than SHORT pass, as the store measures it."""
    await write(store, "short", 1, 1, SHORT)
    await gone(store, "short")


class TestAppendAndRead:
    async def test_entries_come_back_in_order(self, store: Store) -> None:
        written = await write(store, "room", 1, 12)
        assert await store.read("room") == written

    async def test_only_entries_above_a_number_are_read(self, store: Store) -> None:
        written = await write(store, "room", 1, 12)
        assert await store.read("room", after=9) == written[9:]
        assert await store.read("room", after=12) == []

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


class TestExpiry:
    async def test_a_room_expires(self, store: Store) -> None:
        await write(store, "room", 1, 2, SHORT)
        await gone(store, "room")

    async def test_an_append_prolongs_its_life(self, store: Store) -> None:
        written = await write(store, "room", 1, 1, SHORT) + await write(store, "room", 2, 2, LONG)
        await short_room_over(store)
        assert await store.read("room") == written

    async def test_a_touch_prolongs_its_life(self, store: Store) -> None:
        written = await write(store, "room", 1, 1, SHORT)
        assert await store.touch("room", LONG)
        await short_room_over(store)
        assert await store.read("room") == written
        assert await store.append("room", written[0], LONG) == 1, "the command ids must live as long"

    async def test_there_is_nothing_to_touch_in_an_unknown_or_expired_room(self, store: Store) -> None:
        assert not await store.touch("nowhere", LONG)
        await short_room_over(store)
        assert not await store.touch("short", LONG)
        assert await store.read("short") == []

    async def test_the_next_entry_of_an_expired_journal_is_refused(self, store: Store) -> None:
        await short_room_over(store)
        with pytest.raises(Conflict) as refusal:
            await store.append("short", entry(2), LONG)
        assert refusal.value.last == 0

    async def test_a_new_journal_remembers_nothing_of_the_expired_one(self, store: Store) -> None:
        await short_room_over(store)
        again = [entry(1, "another"), entry(2, "command 1", b"new")]
        assert [await store.append("short", one, LONG) for one in again] == [1, 2]
        assert await store.read("short") == again

    async def test_expired_rooms_are_cleared_away_once(self, store: Store, store_url: str) -> None:
        await write(store, "live", 1, 1)
        await short_room_over(store)
        assert await store.expired() == ([] if store_url.startswith(("redis", "valkey")) else ["short"])
        assert await store.expired() == []
        assert await store.read("live") == [entry(1)]


class TestBeats:
    async def test_what_workers_say_is_read_by_worker(self, open_worker: OpenWorker) -> None:
        mine, other = open_worker(), open_worker()
        await mine.beat("room", "a", b"Ann", LONG)
        await other.beat("room", "b", b"\x00 \n\xff", LONG)
        assert await mine.beats("room") == {"a": b"Ann", "b": b"\x00 \n\xff"}

    async def test_nobody_says_anything_about_an_unknown_room(self, store: Store) -> None:
        await store.beat("room", "a", b"Ann", LONG)
        assert await store.beats("nowhere") == {}

    async def test_the_next_beat_replaces_the_last(self, store: Store) -> None:
        await store.beat("room", "a", b"Ann", LONG)
        await store.beat("room", "a", b"Ben", LONG)
        assert await store.beats("room") == {"a": b"Ben"}

    async def test_an_empty_beat_takes_it_back(self, store: Store) -> None:
        for worker in "ab":
            await store.beat("room", worker, b"Ann", LONG)
        await store.beat("room", "a", b"", LONG)
        assert await store.beats("room") == {"b": b"Ann"}

    async def test_a_beat_is_forgotten_in_time_and_the_others_are_not(self, store: Store) -> None:
        await store.beat("room", "b", b"long", LONG)
        await store.beat("room", "a", b"short", SHORT)
        await short_room_over(store)
        assert await store.beats("room") == {"b": b"long"}
        await store.beat("room", "c", b"new", LONG)
        assert await store.beats("room") == {"b": b"long", "c": b"new"}

    async def test_beats_make_no_room_and_let_none_live(self, store: Store) -> None:
        await write(store, "room", 1, 1, SHORT)
        await store.beat("room", "a", b"Ann", LONG)
        await gone(store, "room")
        assert await store.beats("room") == {"a": b"Ann"}

    async def test_whoever_watches_hears_what_is_said_and_then_what_changes(
        self, open_worker: OpenWorker
    ) -> None:
        mine, other = open_worker(), open_worker()
        await mine.beat("room", "a", b"Ann", LONG)
        async with aclosing(mine.watch("room")) as watched:
            assert await take(1, watched) == [{"a": b"Ann"}]
            await other.beat("room", "b", b"Ben", LONG)
            assert await take(1, watched) == [{"a": b"Ann", "b": b"Ben"}]
            await other.beat("room", "b", b"", LONG)
            assert await take(1, watched) == [{"a": b"Ann"}]

    async def test_whoever_watches_hears_of_the_end_of_a_beat(self, store: Store) -> None:
        await store.beat("room", "a", b"long", LONG)
        await store.beat("room", "b", b"short", SHORT)
        async with aclosing(store.watch("room")) as watched:
            assert await take(2, watched) == [{"a": b"long", "b": b"short"}, {"a": b"long"}]

    async def test_a_beat_that_says_the_same_and_other_rooms_are_no_news(self, store: Store) -> None:
        await store.beat("room", "a", b"Ann", LONG)
        async with aclosing(store.watch("room")) as watched:
            await take(1, watched)
            await store.beat("room", "a", b"Ann", LONG)
            await store.beat("other", "a", b"Ben", LONG)
            await store.beat("room", "a", b"Cem", LONG)
            assert await take(1, watched) == [{"a": b"Cem"}]

    async def test_watching_ends_when_the_store_is_closed(self, store: Store) -> None:
        watched = store.watch("room")
        await take(1, watched)
        await store.close()
        assert await rest(watched) == []


class TestDelete:
    async def test_a_deleted_room_is_gone_with_its_commands(self, store: Store) -> None:
        await write(store, "room", 1, 3)
        await store.delete("room")
        assert await store.read("room") == []
        assert await store.append("room", entry(1, "command 3"), LONG) == 1

    async def test_deleting_an_unknown_room_is_no_error(self, store: Store) -> None:
        await store.delete("nowhere")


class TestFollow:
    async def test_first_what_is_there_then_what_comes(self, store: Store) -> None:
        written = await write(store, "room", 1, 2)
        async with aclosing(store.follow("room", 0)) as followed:
            assert await take(2, followed) == written
            written += await write(store, "room", 3, 5)
            assert await take(3, followed) == written[2:]

    async def test_it_begins_above_the_given_number(self, store: Store) -> None:
        written = await write(store, "room", 1, 3)
        async with aclosing(store.follow("room", 2)) as followed:
            assert await take(1, followed) == written[2:]

    async def test_entries_of_another_worker_arrive(self, open_worker: OpenWorker) -> None:
        mine, other = open_worker(), open_worker()
        written = await write(mine, "room", 1, 1)
        async with aclosing(mine.follow("room", 0)) as followed:
            assert await take(1, followed) == written
            written += await write(other, "room", 2, 30)
            assert await take(29, followed) == written[1:]

    async def test_every_follower_gets_everything_while_several_write(self, open_worker: OpenWorker) -> None:
        workers = [open_worker() for _ in range(3)]
        await write(workers[0], "room", 1, 1)
        following = [asyncio.create_task(take(60, worker.follow("room", 0))) for worker in workers * 2]
        for seq in range(2, 61):
            await workers[seq % 3].append("room", entry(seq), LONG)
        for followed in await asyncio.gather(*following):
            assert followed == [entry(seq) for seq in range(1, 61)]

    async def test_other_rooms_are_not_heard(self, store: Store) -> None:
        await write(store, "room", 1, 1)
        async with aclosing(store.follow("room", 0)) as followed:
            await take(1, followed)
            await write(store, "other", 1, 3)
            await store.append("room", entry(2, "mine"), LONG)
            assert await take(1, followed) == [entry(2, "mine")]

    async def test_it_ends_when_the_room_expires(self, store: Store) -> None:
        written = await write(store, "room", 1, 2)
        await store.touch("room", SHORT)
        assert await rest(store.follow("room", 0)) == written

    async def test_it_outlasts_an_expiry_that_was_put_off(self, store: Store) -> None:
        await write(store, "room", 1, 1)
        async with aclosing(store.follow("room", 0)) as followed:
            await take(1, followed)
            await store.touch("room", SHORT)
            await store.touch("room", LONG)
            await short_room_over(store)
            await store.append("room", entry(2), LONG)
            assert await take(1, followed) == [entry(2)]

    async def test_it_ends_when_the_room_is_deleted(self, open_worker: OpenWorker) -> None:
        mine, other = open_worker(), open_worker()
        await write(mine, "room", 1, 1)
        async with aclosing(mine.follow("room", 0)) as followed:
            await take(1, followed)
            await other.delete("room")
            assert await rest(followed) == []

    async def test_it_ends_at_once_without_a_room(self, store: Store) -> None:
        assert await rest(store.follow("nowhere", 0)) == []

    async def test_it_ends_when_the_journal_no_longer_reaches_the_number(self, store: Store) -> None:
        await write(store, "room", 1, 3)
        assert await rest(store.follow("room", 4)) == []

    async def test_it_ends_when_the_store_is_closed(self, store: Store) -> None:
        await write(store, "room", 1, 1)
        followed = store.follow("room", 0)
        await take(1, followed)
        await store.close()
        assert await rest(followed) == []


class TestHealth:
    async def test_a_store_that_works_passes_a_probe(self, store: Store) -> None:
        await store.probe()

    async def test_closing_twice_is_no_error(self, store: Store) -> None:
        await store.close()
        await store.close()
