"""The server dies and comes back: everybody has his seat, the same decision and the same cards to come."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random

from fliptable import codec
from fliptable.engine.frames import Flip
from fliptable.wire.close_codes import Close
from fliptable.wire.outbound import READABLE
from tests.support.evenings import asked, events, over, play
from tests.support.players import Message, Player
from tests.support.process import process
from tests.support.redis_server import RedisServer
from tests.support.tables import Tables
from tests.web.conftest import People

DECK = ["CHANCE", "5", "7", "FLIP3", "9", "CHANCE", "8", "FREEZE", "12", "11", "10"]
"""Ben is dealt a Second Chance and turns up a Flip Three. If he keeps that, a second Second Chance comes in
its middle, which he must give away."""


def three(tables: Tables, people: People) -> list[Player]:
    code = tables.create()
    players = [people(tables, code).join(name) for name in ("Ann", "Ben", "Cem")]
    options = {**players[0].room["options"], "target": 100, "start_card": True}
    players[0].done("set_options", options=options)
    players[0].done("start")
    for player in players:
        player.catch_up(players[0].seq)
    return players


def into_the_flip_three(players: list[Player]) -> None:
    """Ben hits, keeps the Flip Three, and must give away a Second Chance after two of the three cards."""
    ben = players[1]
    assert asked(players)[0] is ben
    hit = ben.prompt["decision"]["options"][0]
    ben.done("act", action=hit)
    himself = next(option for option in ben.prompt["decision"]["options"] if option["seat"] == 1)
    ben.done("act", action=himself)
    for player in players:
        player.catch_up(ben.seq)
    assert ben.view is not None
    flips = [frame for frame in ben.view.table.stack if isinstance(frame, Flip) and frame.source is not None]
    assert [(flip.seat, flip.left) for flip in flips] == [(1, 1)]


def finish(players: list[Player]) -> list[Message]:
    """Play to the end in a fixed way; everything that happened from here on."""
    known = len(events(players[0]))
    play(players, Random(9), over)
    return events(players[0])[known:]


def test_killed_in_the_middle_of_a_flip_three_the_game_goes_on_as_it_would_have(
    store: str, people: People
) -> None:
    with process(store, seed=5, deck=DECK, dealer=0) as uninterrupted:
        players = three(uninterrupted.tables, people)
        into_the_flip_three(players)
        expected = finish(players)

    with ExitStack() as stack:
        first = stack.enter_context(process(store, seed=5, deck=DECK, dealer=0))
        players = three(first.tables, people)
        into_the_flip_three(players)
        before = [(player.you, player.view, player.prompt, player.room) for player in players]
        first.kill()

        second = stack.enter_context(process(store, seed=6))
        for player in players:
            player.tables = second.tables
            player.enter()
        assert [(player.you, player.view, player.prompt, player.room) for player in players] == before
        assert finish(players) == expected


def play_round(players: list[Player], after_each: Callable[[], None]) -> list[Message]:
    """Play the first round in a fixed way; everything that happened in it."""
    while not any(event["type"] == "round_ended" for event in events(players[0])):
        player, decision = asked(players)
        option = decision.options[decision.id % len(decision.options)]
        player.done("act", action=codec.encode(option))
        for other in players:
            other.catch_up(player.seq)
        after_each()
    return events(players[0])


def test_killed_after_every_single_move_the_round_goes_as_it_would_have(sqlite: str, people: People) -> None:
    with process(sqlite, seed=5) as uninterrupted:
        expected = play_round(three(uninterrupted.tables, people), lambda: None)

    with ExitStack() as stack:
        running = [stack.enter_context(process(sqlite, seed=5))]
        players = three(running[0].tables, people)

        def crash() -> None:
            before = [(player.you, player.view, player.prompt, player.room) for player in players]
            running[-1].kill()
            running.append(stack.enter_context(process(sqlite, seed=len(running))))
            for player in players:
                player.tables = running[-1].tables
                player.enter()
            assert [(player.you, player.view, player.prompt, player.room) for player in players] == before

        assert play_round(players, crash) == expected
        assert len(running) > 5


def test_a_client_that_has_everything_is_sent_nothing_after_a_restart(store: str, people: People) -> None:
    with ExitStack() as stack:
        first = stack.enter_context(process(store, seed=5, deck=DECK, dealer=0))
        players = three(first.tables, people)
        into_the_flip_three(players)
        first.kill()
        players[2].tables = stack.enter_context(process(store)).tables
        cem = players[2]
        assert cem.open(after=cem.seq).hear() == {"type": "synced", "seq": cem.seq, "claim": cem.claim}


def test_a_server_that_is_stopped_says_goodbye(store: str, people: People) -> None:
    with process(store) as running:
        players = three(running.tables, people)
        assert running.terminate() == -15
        assert [player.closed() for player in players] == [Close.GOING_AWAY] * 3


def test_a_store_that_hangs_cannot_hold_up_the_end_redis(tmp_path: Path, people: People) -> None:
    with RedisServer(tmp_path) as redis, process(redis.url) as running:
        ann = people(running.tables, running.tables.create()).join("Ann")
        with redis.paused():
            ann.say("add_bot", ref="lost")
            begun = time.monotonic()
            running.terminate()
            assert time.monotonic() - begun < 5


def test_a_reader_that_does_not_read_cannot_hold_up_the_end(sqlite: str, people: People) -> None:
    with process(sqlite) as running:
        ann = people(running.tables, running.tables.create()).join("Ann")
        lazy = people(running.tables, ann.code).connect(max_queue=1, close_timeout=0.1)
        lazy.say("hello", version=READABLE)
        for _ in range(2_000):
            lazy.say("sync")
        begun = time.monotonic()
        running.terminate()
        assert time.monotonic() - begun < 5
