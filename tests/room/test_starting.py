"""From the lobby into a game and back."""

from __future__ import annotations

from fliptable.engine import Options
from fliptable.engine.games.common.options import TARGET
from fliptable.room import Phase, room_view
from fliptable.room.commands import AddBot, Leave, Rematch, SetOptions, SetTable, Sit, Stand, Start
from tests.support.rooms import Room


def finished(*names: str) -> Room:
    """A game that is over because all have left but the first one (X-07)."""
    room = Room(*names).start()
    for name in names[1:]:
        room.do(room[name], Leave())
    assert room.state.phase is Phase.OVER
    return room


def test_too_few_seats_are_said_in_the_lobby_and_at_the_start() -> None:
    room = Room("Ann")
    assert room_view(room.state).startable == "needs_more_players"
    assert room.refused(room["Ann"], Start()) == "needs_more_players"


def test_too_many_seats_for_one_deck_are_said() -> None:
    room = Room("Ann", bots=18)
    assert room.refused(room["Ann"], Start()) == "needs_second_deck"
    room.do(room["Ann"], SetOptions(Options("flip7", decks=2)))
    assert room_view(room.state).startable is None


def test_a_bot_fills_a_seat() -> None:
    room = Room("Ann")
    room.do(room["Ann"], AddBot())
    assert room_view(room.state).startable is None
    assert room.start().state.phase is Phase.PLAYING


def test_the_host_may_start_although_somebody_has_not_sent_a_seed() -> None:
    assert Room("Ann", "Bob").start().state.pledge.seeds == ("", "")


def test_spectators_are_not_dealt_in() -> None:
    room = Room("Ann", "Bob")
    room.join("Dora", watch=True)
    room.start()
    assert len(room.game.table.hands) == 2


def test_a_game_starts_once() -> None:
    room = Room("Ann", "Bob").start()
    assert room.refused(room["Ann"], Start()) == "game_running"


def test_a_finished_game_is_put_away_before_the_next() -> None:
    room = finished("Ann", "Bob", "Cat")
    assert room.refused(room["Ann"], Start()) == "game_over"
    assert room_view(room.state).startable == "game_over"


def test_a_running_game_is_not_put_away() -> None:
    room = Room("Ann", "Bob").start()
    assert room.refused(room["Ann"], Rematch()) == "game_not_over"


def test_a_rematch_keeps_people_and_settings() -> None:
    room = Room("Ann", "Bob", "Cat", options=Options("flip7", target=300))
    room.do(room["Ann"], SetTable(watch_open=False, clock=40))
    room.start()
    room.do(room["Cat"], Leave())
    room.do(room["Bob"], Leave())
    room.join("Dan")
    room.do(room["Ann"], Rematch())
    assert room.state.phase is Phase.LOBBY
    assert (room.state.options[TARGET], room.state.watch_open, room.state.clock) == (300, False, 40)
    assert room.state.host == room["Ann"]


def test_a_rematch_drops_those_who_left_and_seats_those_who_waited() -> None:
    room = Room("Ann", "Bob", "Cat").start()
    room.join("Dora", watch=True)
    room.join("Dan")
    room.do(room["Bob"], Leave())
    room.do(room["Cat"], Leave())
    room.do(room["Ann"], Rematch())
    assert room.seated() == ["Ann", "Dan"]
    assert [member.name for member in room.state.members] == ["Ann", "Dora", "Dan"]


def test_whoever_stands_up_after_a_game_leaves_his_seat_with_the_rematch() -> None:
    room = finished("Ann", "Bob")
    room.join("Dan")
    room.do(room["Ann"], Stand())
    assert room.seated() == ["Ann", "Bob"]
    room.do(room["Ann"], Rematch())
    assert room.seated() == ["Dan"]


def test_a_seat_given_up_after_a_game_can_be_asked_back() -> None:
    room = finished("Ann", "Bob")
    room.do(room["Ann"], Stand())
    room.do(room["Ann"], Sit())
    room.do(room["Ann"], Rematch())
    assert room.seated() == ["Ann"]


def test_games_are_counted() -> None:
    room = finished("Ann", "Bob")
    room.do(room["Ann"], Rematch())
    room.do(room["Ann"], AddBot())
    room.start()
    assert room_view(room.state).game == 2
