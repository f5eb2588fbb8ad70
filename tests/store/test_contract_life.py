"""What every store promises of time, beats and followers: one suite for all kinds."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

import pytest

from fliptable.store import Conflict, Store
from tests.store.conftest import OpenWorker
from tests.store.entries import LONG, entry, write
from tests.support.waiting import eventually, rest, take

SHORT = 1.2
"""Seconds. Where something must happen before a life of SHORT is over, it is the very next call."""


async def gone(store: Store, room: str) -> None:
    async def is_gone() -> bool:
        return await store.read(room) == []

    await eventually(is_gone)


async def short_room_over(store: Store) -> None:
    """Let more than SHORT pass, as the store measures it."""
    await write(store, "short", 1, 1, SHORT)
    await gone(store, "short")


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
