"""A room for somebody new: the game begins when he sits down, and rests after the first round."""

from __future__ import annotations

import pytest

from fliptable import engine
from fliptable.engine import Options, notation
from fliptable.room import Phase, room_view
from fliptable.room.commands import Act, AddBot, Leave, Rematch, Resume, Sit, Start
from tests.support.rooms import Room

GAMES = pytest.mark.parametrize("game", engine.game_keys())


def lesson(game: str = "flip7", *names: str) -> Room:
    return Room(*names, options=Options(game), lesson=True)


def through(room: Room) -> Room:
    """The first round is over."""
    while not room.game.table.history:
        room.default()
    return room


@GAMES
def test_whoever_comes_plays_at_once_against_bots(game: str) -> None:
    room = lesson(game, "Ann")
    plan = engine.lesson(game)
    assert room.state.phase is Phase.PLAYING
    assert room.seated() == ["Ann", *(f"Bot {number}" for number in range(1, plan.seats))]
    assert room.asked == "Ann"
    assert (
        notation.deck(room.game)[: len(plan.top) - room.game.table.turned()]
        == (plan.top[room.game.table.turned() :])
    )


def test_the_game_begins_in_the_batch_of_the_join() -> None:
    """No worker and no restart can fall in between."""
    room = lesson()
    before = len(room.journal)
    room.join("Ann")
    assert len(room.journal) == before + 1


def test_everybody_is_told_that_it_is_a_lesson_and_what_it_is_about() -> None:
    assert room_view(lesson("flip7", "Ann").state).lesson == engine.lesson("flip7").cards
    assert room_view(Room("Ann").state).lesson is None


def test_a_lesson_promises_no_shuffle() -> None:
    room = through(lesson("flip7", "Ann"))
    fairness = room_view(room.state).fairness
    assert (fairness.commitment, fairness.seeds, fairness.server_seed) == ("", {}, None)
    room.do(room["Ann"], Rematch())
    assert room_view(room.state).fairness.commitment != ""


def test_who_comes_to_watch_may_still_sit_down() -> None:
    room = lesson()
    ann = room.join("Ann", watch=True)
    assert room.state.game is None
    room.do(ann, Sit())
    assert room.state.phase is Phase.PLAYING


def test_bots_alone_are_shown_nothing() -> None:
    room = lesson()
    ann = room.join("Ann", watch=True)
    room.do(ann, AddBot())
    assert room.state.phase is Phase.LOBBY
    room.do(ann, AddBot())
    room.do(ann, Start())
    assert room_view(room.state).lesson is not None


@GAMES
def test_after_its_round_the_game_rests_until_somebody_wants_to_go_on(game: str) -> None:
    room = through(lesson(game, "Ann"))
    assert room.state.paused_at is not None
    assert room.refused(room[room.asked], Act(engine.fallback(room.game))) == "paused"
    room.do(room["Ann"], Resume())
    while len(room.game.table.history) < 2:
        room.default()
    assert room.state.paused_at is None


def test_a_real_game_may_follow_at_any_time() -> None:
    room = lesson("vengeance", "Ann")
    room.do(room["Ann"], Rematch())
    assert room.state.phase is Phase.LOBBY
    assert room_view(room.state).lesson is None
    before = room.start().game.deck
    assert len(before) < len(engine.catalogue(room.state.options))
    assert notation.deck(room.game)[:3] != engine.lesson("vengeance").top[3:6]


def test_a_pause_does_not_outlast_the_lesson() -> None:
    room = through(lesson("flip7", "Ann"))
    room.do(room["Ann"], Rematch())
    room.start()
    assert room.state.paused_at is None


def test_an_ordinary_room_waits_for_its_start_and_does_not_rest() -> None:
    room = Room("Ann", "Bob")
    assert room.state.phase is Phase.LOBBY
    room.start()
    while not room.game.table.history:
        room.default()
    assert room.state.paused_at is None


def test_who_leaves_his_lesson_leaves_it_to_the_bots() -> None:
    room = lesson("flip7", "Ann")
    room.do(room["Ann"], Leave())
    assert room.state.phase is Phase.PLAYING
    assert room.state.host is None
