"""The examples of docs/fairness.md, which the browser's tests read too, and how a room keeps its promise."""

from __future__ import annotations

import hashlib
from typing import Any

import orjson
import pytest

from fliptable import engine
from fliptable.engine.shuffle import first_dealer, shuffled
from fliptable.room import room_view
from fliptable.room.commands import Leave, Ready, Rematch, Start
from fliptable.room.fairness import commitment, game_seed
from tests.support.fairness_vectors import PATH, written
from tests.support.rooms import Room, seed

VECTORS: dict[str, list[dict[str, Any]]] = orjson.loads(PATH.read_bytes())


@pytest.mark.parametrize("case", VECTORS["commitments"])
def test_commitment_vector(case: dict[str, Any]) -> None:
    assert commitment(bytes.fromhex(case["server_seed"])) == case["commitment"]


@pytest.mark.parametrize("case", VECTORS["game_seeds"])
def test_game_seed_vector(case: dict[str, Any]) -> None:
    seeds = [bytes.fromhex(part) for part in case["seeds"]]
    assert game_seed(bytes.fromhex(case["server_seed"]), case["game_id"], seeds).hex() == case["game_seed"]


@pytest.mark.parametrize("case", VECTORS["dealers"])
def test_dealer_vector(case: dict[str, Any]) -> None:
    assert first_dealer(bytes.fromhex(case["game_seed"]), case["seats"]) == case["dealer"]


@pytest.mark.parametrize("case", VECTORS["shuffles"])
def test_shuffle_vector(case: dict[str, Any]) -> None:
    assert list(shuffled(bytes.fromhex(case["game_seed"]), case["number"], case["cards"])) == case["order"]


def test_the_file_is_what_its_script_writes() -> None:
    assert PATH.read_text(encoding="utf-8") == written()


def test_a_seed_cannot_move_to_another_seat_or_into_the_game_id() -> None:
    secret = bytes(32)
    same_bytes = [("g", [b"ab", b"c"]), ("g", [b"a", b"bc"]), ("ga", [b"b", b"c"]), ("g", [b"abc"])]
    assert len({game_seed(secret, game_id, parts) for game_id, parts in same_bytes}) == len(same_bytes)


def test_the_commitment_is_public_in_the_lobby_and_its_secret_is_not() -> None:
    room = Room("Ann", "Bob")
    fairness = room_view(room.state).fairness
    assert fairness.commitment == hashlib.sha256(room.state.pledge.server_seed).hexdigest()
    assert fairness.server_seed is None


def test_the_secret_stays_secret_while_the_game_runs() -> None:
    room = Room("Ann", "Bob").start()
    assert room_view(room.state).fairness.server_seed is None


def test_the_seeds_of_all_seats_go_into_the_game_in_seat_order() -> None:
    room = Room("Ann", "Bob", "Cat")
    room.do(room["Cat"], Ready(seed("cat")))
    room.do(room["Ann"], Ready(seed("ann")))
    pledge = room.state.pledge
    room.start()
    parts = [bytes.fromhex(seed("ann")), b"", bytes.fromhex(seed("cat"))]
    assert room.game.seed == game_seed(pledge.server_seed, pledge.game_id, parts)
    assert room_view(room.state).fairness.seeds == {"0": seed("ann"), "1": "", "2": seed("cat")}


def test_seeds_are_not_shown_before_the_start() -> None:
    room = Room("Ann", "Bob")
    room.do(room["Ann"], Ready(seed("ann")))
    assert room_view(room.state).fairness.seeds == {}


def test_a_seed_may_be_replaced_until_the_start() -> None:
    room = Room("Ann", "Bob")
    room.do(room["Ann"], Ready(seed("first")))
    room.do(room["Ann"], Ready(seed("second")))
    room.start()
    assert room.refused(room["Ann"], Ready(seed("late"))) == "game_running"
    assert room_view(room.state).fairness.seeds["0"] == seed("second")


@pytest.mark.parametrize("text", ["", "ab", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "\u0660" * 64])
def test_a_seed_is_32_bytes_in_lower_case_hex(text: str) -> None:
    room = Room("Ann", "Bob")
    assert room.refused(room["Ann"], Ready(text)) == "bad_seed"


def test_spectators_give_no_seed() -> None:
    room = Room("Ann", "Bob")
    dora = room.join("Dora", watch=True)
    assert room.refused(dora, Ready(seed("dora"))) == "not_seated"


def test_the_secret_is_revealed_with_the_end_of_the_game() -> None:
    room = Room("Ann", "Bob").start()
    secret = room.state.pledge.server_seed
    room.do(room["Bob"], Leave())
    assert room_view(room.state).fairness.server_seed == secret.hex()


def test_a_rematch_has_a_new_commitment_and_forgets_the_seeds() -> None:
    room = Room("Ann", "Bob", "Cat")
    room.do(room["Ann"], Ready(seed("ann")))
    before = room_view(room.state).fairness
    room.start()
    room.do(room["Bob"], Leave())
    room.do(room["Cat"], Leave())
    room.do(room["Ann"], Rematch())
    after = room_view(room.state)
    assert after.fairness.commitment != before.commitment
    assert after.fairness.game_id != before.game_id
    assert not any(member.ready for member in after.members)
    assert after.fairness.server_seed is None


def test_the_same_seeds_lead_to_the_same_game() -> None:
    games = []
    for _ in range(2):
        room = Room("Ann", "Bob")
        room.do(room["Bob"], Ready(seed("bob")))
        room.do(room["Ann"], Start())
        games.append(room.game)
    assert games[0] == games[1]
    assert engine.decision(games[0]) is not None
