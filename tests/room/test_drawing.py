"""Seeds of people: committed to in the lobby, fixed by the start, revealed after it."""

from __future__ import annotations

from itertools import permutations

import pytest

from fliptable import engine
from fliptable.room import CollectSeeds, Phase, RoomView, room_view
from fliptable.room.commands import AddBot, Kick, Leave, Ready, Rematch, SetOptions, Sit, Stand, Start
from fliptable.room.fairness import game_seed
from fliptable.room.seeding import BeginGame, CommitSeed, RevealSeed
from tests.support.rooms import Room, seed, seed_hash


def committed(*names: str) -> Room:
    room = Room(*names)
    for name in names:
        room.do(room[name], CommitSeed(seed_hash(name)))
    return room


def shown(room: Room) -> RoomView:
    return room_view(room.state)


def hashes(room: Room) -> dict[str, str]:
    return {member.name: member.seed_hash for member in shown(room).members}


def test_the_game_begins_with_the_last_reveal() -> None:
    room = committed("Ann", "Bob")
    room.do(room["Ann"], Start())
    assert (shown(room).phase, shown(room).fairness.locked, room.state.game) == (Phase.LOBBY, True, None)
    room.do(room["Bob"], RevealSeed(seed("Bob")))
    assert shown(room).fairness.seeds == {}, "nobody sees a seed before all are there"
    room.do(room["Ann"], RevealSeed(seed("Ann")))
    assert shown(room).phase is Phase.PLAYING
    assert shown(room).fairness.seeds == {"0": seed("Ann"), "1": seed("Bob")}
    pledge = room.state.pledge
    parts = [bytes.fromhex(seed(name)) for name in ("Ann", "Bob")]
    assert room.game.seed == game_seed(pledge.server_seed, pledge.game_id, parts)


@pytest.mark.parametrize("order", list(permutations(("Ann", "Bob", "Cat"))))
def test_the_order_of_the_reveals_changes_nothing(order: tuple[str, ...]) -> None:
    room = committed("Ann", "Bob", "Cat").start()
    for name in order:
        room.do(room[name], RevealSeed(seed(name)))
    assert shown(room).fairness.seeds == {"0": seed("Ann"), "1": seed("Bob"), "2": seed("Cat")}


def test_everybody_sees_the_hashes_until_the_next_game() -> None:
    room = committed("Ann", "Bob")
    expected = {"Ann": seed_hash("Ann"), "Bob": seed_hash("Bob")}
    assert hashes(room) == expected
    room.start()
    room.do(room["Bob"], RevealSeed(seed("Bob")))
    room.do(None, BeginGame(1))
    assert hashes(room) == expected
    room.do(room["Bob"], Leave())
    room.do(room["Ann"], Rematch())
    assert hashes(room) == {"Ann": ""}


@pytest.mark.parametrize("names", [(), ("Ann",)])
def test_nothing_is_waited_for_where_nobody_has_committed(
    names: tuple[str, ...],
) -> None:
    room = Room("Ann", bots=2)
    for name in names:
        room.do(room[name], Ready(seed(name)))
    room.start()
    assert shown(room).phase is Phase.PLAYING


def test_who_does_not_reveal_counts_as_empty_when_the_time_is_over() -> None:
    room = committed("Ann", "Bob").start()
    assert room.owes() == {CollectSeeds(1)}
    room.do(room["Ann"], RevealSeed(seed("Ann")))
    assert room.owes() == {CollectSeeds(1)}, "the time runs on"
    room.do(None, BeginGame(1))
    assert shown(room).fairness.seeds == {"0": seed("Ann"), "1": ""}
    assert CollectSeeds(1) not in room.owes()
    assert room.refused(room["Bob"], RevealSeed(seed("Bob"))) == "nothing_to_reveal"


def test_nobody_waits_for_the_seed_of_somebody_who_is_away() -> None:
    room = committed("Ann", "Bob")
    room.away.add("Bob")
    room.start()
    room.do(room["Ann"], RevealSeed(seed("Ann")))
    assert shown(room).fairness.seeds == {"0": seed("Ann"), "1": ""}


def test_the_time_of_another_start_begins_nothing() -> None:
    room = committed("Ann", "Bob")
    assert room.refused(None, BeginGame(1)) == "nothing_to_reveal"
    room.start()
    assert room.refused(None, BeginGame(2)) == "nothing_to_reveal"


def test_a_seed_that_is_not_the_one_behind_the_hash_is_refused_and_counts_as_not_revealed() -> None:
    room = committed("Ann", "Bob").start()
    assert room.refused(room["Ann"], RevealSeed(seed("another"))) == "wrong_seed"
    assert room.refused(room["Ann"], RevealSeed("short")) == "bad_seed"
    room.do(room["Bob"], RevealSeed(seed("Bob")))
    assert room.refused(room["Bob"], RevealSeed(seed("Bob"))) == "nothing_to_reveal"
    room.do(None, BeginGame(1))
    assert shown(room).fairness.seeds == {"0": "", "1": seed("Bob")}


def test_nothing_is_revealed_before_all_hashes_are_fixed() -> None:
    room = committed("Ann", "Bob")
    assert room.refused(room["Ann"], RevealSeed(seed("Ann"))) == "nothing_to_reveal"


def test_a_hash_can_be_replaced_until_the_start_and_not_after_it() -> None:
    room = committed("Ann", "Bob")
    room.do(room["Ann"], CommitSeed(seed_hash("other")))
    room.start()
    assert room.refused(room["Ann"], CommitSeed(seed_hash("Ann"))) == "drawing"
    assert room.refused(room["Ann"], Ready(seed("Ann"))) == "drawing"
    assert hashes(room)["Ann"] == seed_hash("other")


def test_seats_and_options_are_settled_while_the_seeds_are_revealed() -> None:
    room = committed("Ann", "Bob")
    dora = room.join("Dora", watch=True)
    room.start()
    host = room["Ann"]
    assert shown(room).startable == "drawing"
    for member, command in (
        (host, AddBot()),
        (host, Start()),
        (host, SetOptions(room.state.options)),
        (room["Bob"], Stand()),
    ):
        assert room.refused(member, command) in {"drawing", "game_running"}
    room.do(dora, Sit())
    late = room.join("Late")
    assert (room.state.seats, room.state.seat_of(late)) == ((host, room["Bob"]), None)


def test_whoever_leaves_meanwhile_leaves_the_game_as_soon_as_it_begins() -> None:
    room = committed("Ann", "Bob", "Cat").start()
    room.do(room["Cat"], Leave())
    room.do(room["Ann"], RevealSeed(seed("Ann")))
    room.do(room["Bob"], RevealSeed(seed("Bob")))
    assert shown(room).phase is Phase.PLAYING
    assert room.game.table.seated == (True, True, False)
    assert shown(room).fairness.seeds["2"] == ""


def test_a_start_is_called_off_for_everybody_to_see_when_too_few_are_left() -> None:
    room = committed("Ann", "Bob").start()
    before = shown(room).fairness
    room.do(room["Bob"], Leave())
    assert shown(room).fairness.abandoned is None, "who is here may still reveal"
    room.do(room["Ann"], RevealSeed(seed("Ann")))
    after = shown(room).fairness
    assert after.abandoned is not None
    assert (after.abandoned.number, after.abandoned.reason) == (1, "too_few_left")
    assert (after.number, after.locked, after.seeds) == (2, False, {})
    assert after.commitment != before.commitment
    assert (shown(room).phase, hashes(room), room.seated()) == (Phase.LOBBY, {"Ann": ""}, ["Ann"])


def test_the_game_begins_when_the_last_one_who_has_not_revealed_is_kicked() -> None:
    room = committed("Ann", "Bob", "Cat").start()
    for name in ("Ann", "Bob"):
        room.do(room[name], RevealSeed(seed(name)))
    room.do(room["Ann"], Kick(room["Cat"]))
    assert shown(room).phase is Phase.PLAYING
    assert room.game.table.seated == (True, True, False)


def test_a_page_of_before_gives_its_seed_at_once_and_is_not_waited_for() -> None:
    room = committed("Ann", "Bob")
    room.do(room["Bob"], Ready(seed("Bob")))
    assert hashes(room)["Bob"] == seed_hash("Bob")
    assert seed("Bob") not in str(shown(room))
    room.start()
    room.do(room["Ann"], RevealSeed(seed("Ann")))
    assert shown(room).fairness.seeds == {"0": seed("Ann"), "1": seed("Bob")}


def test_commitments_are_counted_from_game_to_game() -> None:
    room = committed("Ann", "Bob").start()
    for name in ("Ann", "Bob"):
        room.do(room[name], RevealSeed(seed(name)))
    assert (shown(room).fairness.number, shown(room).game) == (1, 1)
    while engine.decision(room.game) is not None:
        room.default()
    room.do(room["Ann"], Rematch())
    assert (shown(room).fairness.number, shown(room).fairness.locked) == (2, False)


def test_only_people_with_a_seat_commit() -> None:
    room = Room("Ann", "Bob")
    dora = room.join("Dora", watch=True)
    assert room.refused(dora, CommitSeed(seed_hash("Dora"))) == "not_seated"
    assert room.refused(room["Ann"], CommitSeed("x" * 64)) == "bad_seed"
