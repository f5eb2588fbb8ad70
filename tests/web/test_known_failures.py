"""What has gone wrong at other tables on the web, tried at ours (docs/reliability.md lists all of it)."""

from __future__ import annotations

import logging
import threading
from pathlib import Path
from typing import Self

import httpx
import pytest

from fliptable import codec
from fliptable.live.actor import Actor
from fliptable.live.registry import Registry
from fliptable.web.greeting import EVEN
from fliptable.wire.close_codes import Close
from fliptable.wire.outbound import READABLE
from tests.support.clock import ManualClock
from tests.support.evenings import asked
from tests.support.players import Player
from tests.support.redis_server import RedisServer
from tests.support.rude import Rude
from tests.support.tables import Tables, serving
from tests.web.conftest import Guests, People

NOBODY = "QQQQQQ"
"""A code of no room."""


def dated(answer: httpx.Response) -> httpx.Headers:
    """Its headers, all at the same time."""
    answer.headers["date"] = "now"
    return answer.headers


class TestOfflineQueue:
    """What was pressed while the line was down arrives when the table has gone on."""

    def test_a_move_for_an_old_decision_changes_nothing_and_shows_the_table(
        self, principal: Guests, clock: ManualClock
    ) -> None:
        players = [principal().join("Ann"), principal().join("Ben")]
        players[0].done("set_table", clock=20).done("start")
        players[1].catch_up(players[0].seq)
        gone, decision = asked(players)
        other = next(player for player in players if player is not gone)
        action = codec.encode(decision.options[0])
        gone.close()
        clock.advance(20_000)
        other.until(lambda message: message["type"] == "batch")
        seq = other.seq

        gone.open(after=gone.seq)
        refused = gone.ask("act", ref="queued", action=action)
        assert (refused["type"], refused["reason"], refused["seq"]) == ("refused", "stale_decision", seq)
        assert refused["snapshot"]["seq"] == seq
        assert gone.prompt["decision"] == other.prompt["decision"]
        assert players[0].done("set_table", watch_open=False).seq == seq + 1, "nothing came between"


class TestGoneRightAfterTheHandshake:
    """The one who opened the table vanishes before it has become one."""

    @pytest.mark.parametrize("said", ["nothing", "hello", "join"])
    def test_the_host_is_gone_and_the_next_one_is_host(
        self, sqlite: str, clock: ManualClock, people: People, said: str
    ) -> None:
        with serving(sqlite, clock=clock, away_grace=0, host_grace=45) as tables:
            code = tables.create()
            with Rude(tables, code) as ann:
                if said != "nothing":
                    ann.say("hello", version=READABLE)
                if said == "join":
                    ann.say("join", ref="1", name="Ann", watch=False, token="a1" * 32)
            ben = people(tables, code).join("Ben")
            if ben.room["host"] != ben.you:
                clock.run_out(45_000)
            while ben.room["host"] != ben.you:
                ben.hear()
            ben.done("add_bot").done("start")


class Writing:
    """Somebody who makes one batch after the other until he is told to stop."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._enough = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._enough.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._enough.is_set():
            self._player.done("set_table", watch_open=True)


@pytest.fixture
def changing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host may change his table as often as he likes."""
    monkeypatch.setattr("fliptable.live.churn.HOST_BURST", 1_000_000)


@pytest.mark.usefixtures("changing")
class TestSnapshotsAndBatches:
    """A snapshot races with events: one is missing behind it, or comes twice. A `Player` fails at either."""

    def test_none_is_lost_or_doubled_around_a_snapshot(self, store: str, people: People) -> None:
        with serving(store) as tables:
            self.come_and_go(people(tables, tables.create()), tables, people)

    def test_nor_with_another_worker(self, tmp_path: Path, people: People) -> None:
        with RedisServer(tmp_path) as redis, serving(redis.url) as one, serving(redis.url) as two:
            self.come_and_go(people(one, one.create()), two, people)

    def come_and_go(self, ann: Player, tables: Tables, people: People) -> None:
        watcher = people(tables, ann.join("Ann").code).join("Ben")
        with Writing(ann):
            for _ in range(8):
                watcher.enter()
                self.hear_batches(watcher)
                watcher.say("sync")
                watcher.until(lambda message: message["type"] == "welcome")
                self.hear_batches(watcher)
                watcher.open(after=watcher.seq)
                watcher.until(lambda message: message["type"] in ("synced", "welcome"))
                self.hear_batches(watcher)
        watcher.catch_up(ann.seq)
        assert watcher.room == ann.room

    @staticmethod
    def hear_batches(player: Player) -> None:
        for _ in range(2):
            player.until(lambda message: message["type"] == "batch")


class TestEnumeration:
    """Codes are tried out one after the other."""

    def test_whoever_has_guessed_too_often_cannot_tell_a_room_from_none(
        self, sqlite: str, people: People, clock: ManualClock
    ) -> None:
        with serving(sqlite, clock=clock, guess_burst=3) as tables:
            code = tables.create()
            for _ in range(3):
                assert httpx.get(f"{tables.http}/api/rooms/{NOBODY}").status_code == 404
            answers = [httpx.get(f"{tables.http}/api/rooms/{path}") for path in (code, NOBODY, "odd")]
            assert len({(answer.status_code, answer.content, str(dated(answer))) for answer in answers}) == 1
            for path in (code, NOBODY):
                for hello in ({}, {"watch": True}):
                    assert people(tables, path).open(**hello).closed() == Close.THROTTLED
                guest = people(tables, path).open(token="5e" * 32)
                clock.run_out(1_000)
                assert guest.closed() == Close.THROTTLED

    def test_nor_by_the_time_it_takes(
        self, sqlite: str, people: People, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Without a secret nothing is looked for; with one every answer takes the same time."""
        found: list[str] = []
        find = Registry.find

        async def watched(registry: Registry, code: str, *known: int) -> Actor | None:
            found.append(code)
            return await find(registry, code, *known)

        monkeypatch.setattr("fliptable.live.registry.Registry.find", watched)
        with serving(sqlite, clock=clock, guess_burst=1) as tables:
            code = tables.create()
            people(tables, NOBODY).open().closed()
            assert found == [NOBODY]
            httpx.get(f"{tables.http}/api/rooms/{code}")
            people(tables, code).open().closed()
            assert found == [NOBODY]
            for path in (code, NOBODY):
                guest = people(tables, path).open(token="5e" * 32)
                clock.run_out(round(EVEN * 1000))
                assert guest.closed() == Close.THROTTLED


class TestResets:
    """One client's connection is reset while a batch is being written to it."""

    def test_the_others_hear_every_batch_and_nothing_is_logged(
        self, sqlite: str, people: People, caplog: pytest.LogCaptureFixture
    ) -> None:
        with serving(sqlite, away_grace=0.0, outbox_bytes=10**8) as tables, caplog.at_level(logging.WARNING):
            code = tables.create()
            ann, ben, cem = (people(tables, code).join(name) for name in ("Ann", "Ben", "Cem"))
            with Rude(tables, code) as again:
                again.say("hello", version=READABLE, token=ben.token)
                for _ in range(1_500):
                    again.say("sync")
                ann.done("set_table", watch_open=False)
                cem.catch_up(ann.seq)
                assert ben.you not in cem.away
            ann.done("set_table", watch_open=True)
            cem.catch_up(ann.seq)
            while ben.you not in cem.away:
                cem.hear()
        assert caplog.records == []
