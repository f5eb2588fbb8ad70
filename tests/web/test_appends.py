"""The store fails in the middle of an append, at a table: nothing is shown that is not stored, nothing is
done twice, and play goes on."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from anyio.from_thread import BlockingPortal, start_blocking_portal

from tests.support.evenings import asked
from tests.support.players import Message, Player
from tests.support.process import Process, process
from tests.support.redis_server import RedisServer
from tests.support.relay import Relay
from tests.support.tables import Tables, serving
from tests.web.conftest import People


def begun(tables: Tables, people: People) -> tuple[Player, Player, Message]:
    """A game of two: whoever is asked, the other one, and a move of the first, always with the same ref."""
    code = tables.create()
    players = [people(tables, code).join(name) for name in ("Ann", "Ben")]
    players[0].done("start")
    players[1].catch_up(players[0].seq)
    player, _ = asked(players)
    [other] = (other for other in players if other is not player)
    return player, other, {"ref": "once", "action": player.prompt["decision"]["options"][-1]}


def nothing_happens(player: Player, seq: int) -> None:
    """His socket is open and he is shown nothing new."""
    player.say("ping")
    player.until(lambda message: message["type"] == "pong")
    assert player.seq == seq


def insist(player: Player, kind: str, **fields: Any) -> Message:
    """Ask until it is not refused as unavailable."""
    while (answer := player.ask(kind, **fields))["type"] == "refused":
        assert answer["reason"] == "temporarily_unavailable"
    return answer


def length_of_journal(redis: RedisServer, room: str) -> int:
    return int(redis.command("XLEN", f"fliptable:{{{room}}}:journal").removeprefix(":"))


def url(relay: Relay) -> str:
    return f"redis://127.0.0.1:{relay.port}/0"


@contextmanager
def relayed(redis: RedisServer) -> Iterator[tuple[BlockingPortal, Relay]]:
    """A relay to the server, in a thread of its own."""
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(Relay(redis.port)) as relay:
        yield portal, relay


@contextmanager
def full_disk(server: Process) -> Iterator[None]:
    """No file of the server takes another byte."""
    limits = resource.prlimit(server.popen.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.popen.pid, resource.RLIMIT_FSIZE, (1, limits[1]))
    yield
    resource.prlimit(server.popen.pid, resource.RLIMIT_FSIZE, limits)


def test_a_disk_is_full(sqlite: str, people: People) -> None:
    with process(sqlite) as server:
        player, other, move = begun(server.tables, people)
        before = player.seq
        with full_disk(server):
            assert player.ask("act", **move)["reason"] == "temporarily_unavailable"
            nothing_happens(player, before)
            nothing_happens(other, before)
        assert insist(player, "act", **move) == {"type": "done", "ref": "once", "seq": before + 1}
        other.catch_up(before + 1)
        nothing_happens(other, before + 1)


def test_a_move_is_stored_and_the_answer_of_redis_is_lost(tmp_path: Path, people: People) -> None:
    with RedisServer(tmp_path) as redis, relayed(redis) as (portal, relay), serving(url(relay)) as tables:
        player, other, move = begun(tables, people)
        before = player.seq
        portal.call(relay.lose_answers_to, b"XADD")
        assert player.ask("act", **move)["reason"] == "temporarily_unavailable"
        assert length_of_journal(redis, player.code) == before + 1, "it did happen"
        portal.call(relay.bring_answers)
        assert insist(player, "act", **move) == {"type": "done", "ref": "once", "seq": before + 1}
        other.catch_up(before + 1)
        nothing_happens(other, before + 1)


def test_connections_to_redis_are_reset_again_and_again(tmp_path: Path, people: People) -> None:
    with RedisServer(tmp_path) as redis, relayed(redis) as (portal, relay), serving(url(relay)) as tables:
        code = tables.create()
        ann, ben = people(tables, code).join("Ann"), people(tables, code).join("Ben")
        before = ann.catch_up(ben.seq).seq
        for number in range(1, 31):
            change = {"ref": f"change-{number}", "watch_open": number % 2 == 0}
            ann.say("set_table", **change)
            portal.call(relay.reset)
            assert insist(ann, "set_table", **change)["seq"] == before + number
        ben.catch_up(before + 30)
        assert length_of_journal(redis, code) == before + 30
