"""What the room shows to whom, and what never."""

from __future__ import annotations

from fliptable import codec, engine
from fliptable.engine import BACK
from fliptable.room import Attendance, game_view, may_watch, public_events, room_view, viewer_of
from fliptable.room.commands import Leave, Ready, SetTable
from tests.support.rooms import Room, seed


def test_the_list_shows_seats_bots_wishes_and_seeds() -> None:
    room = Room("Ann", bots=1)
    room.join("Dora", watch=True)
    room.do(room["Ann"], Ready(seed("ann")))
    seen = [(m.name, m.seat, m.bot, m.watching, m.ready) for m in room_view(room.state).members]
    assert seen == [
        ("Ann", 0, False, False, True),
        ("Bot 1", 1, True, False, True),
        ("Dora", None, False, True, False),
    ]


def test_who_is_there_comes_from_the_server() -> None:
    room = Room("Ann", "Bob")
    view = room_view(room.state, Attendance(frozenset({room["Bob"]}), watchers=2))
    assert [member.away for member in view.members] == [False, True]
    assert view.watchers == 2


def test_the_limits_are_those_of_the_options() -> None:
    limits = room_view(Room("Ann").state).limits
    assert (limits.min, limits.max) == engine.seats_allowed(engine.Options("flip7"))


def test_a_seat_sees_its_own_game() -> None:
    room = Room("Ann", "Bob").start()
    assert game_view(room.state, room["Bob"]) == engine.view(room.game, 1)


def test_own_cards_stay_readable_and_others_show_backs() -> None:
    room = Room("Ann", "Bob", "Cat", deck="5 6 7 8 9 10", dealer=2).start()
    for move in (room.hit, room.hit, room.hit, room.stay):
        move(room.asked)
    dora = room.join("Dora", watch=True)
    own, rival, spectator, visitor = (
        view.table.hands[0].cards
        for member in (room["Ann"], room["Bob"], dora, None)
        if (view := game_view(room.state, member))
    )
    assert own != (BACK,)
    assert rival == spectator == visitor == (BACK,)


def test_spectators_see_nothing_while_watching_is_off() -> None:
    room = Room("Ann", "Bob").start()
    dora = room.join("Dora", watch=True)
    room.do(room["Ann"], SetTable(watch_open=False))
    assert game_view(room.state, dora) is None
    assert game_view(room.state, None) is None
    assert game_view(room.state, room["Bob"]) is not None


def test_whoever_has_left_sees_nothing() -> None:
    room = Room("Ann", "Bob", "Cat").start()
    gone = room["Bob"]
    room.do(gone, Leave())
    assert not may_watch(room.state, gone)
    assert viewer_of(room.state, gone) is None


def test_a_batch_shows_the_public_events_of_the_game_only() -> None:
    room = Room("Ann", "Bob").start()
    types = [event.type for event in public_events(room.journal[-1], None)]
    assert types[:2] == ["game_announced", "deck_refilled"]
    assert public_events(room.journal[0], None) == ()


def test_no_secret_is_in_anything_that_is_shown() -> None:
    room = Room("Ann", "Bob", "Cat", bots=1)
    room.do(room["Ann"], Ready(seed("ann")))
    room.join("Dora", watch=True)
    room.start()
    for _ in range(8):
        room.default()
    shown = b"".join(
        [
            codec.to_json(room_view(room.state)),
            *(codec.to_json(game_view(room.state, member)) for member in (None, room["Ann"])),
            *(codec.to_json(public_events(batch, viewer)) for batch in room.journal for viewer in (None, 0)),
        ]
    ).decode()
    hashes = [member.token_hash for member in room.state.members if member.token_hash]
    secrets = [room.state.pledge.server_seed.hex(), room.game.seed.hex(), *hashes]
    assert len(secrets) == 6
    assert [secret for secret in secrets if secret in shown] == []
    order = codec.to_json(room.game.deck).decode().strip("[]")
    assert order not in shown
