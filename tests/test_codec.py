"""Encoding is plain and decoding strict; that all events and states survive both, test_laws.py proves."""

from typing import Any

import pytest

from fliptable import codec, engine
from fliptable.engine import Action, Choose, Event, Hit, Options, State

CHOOSE = {"decision": 3, "seat": 1, "card": None, "type": "choose"}


def test_values_look_like_their_dataclasses() -> None:
    assert codec.encode(Choose(3, 1)) == CHOOSE
    assert codec.encode(b"\x00\xff") == "00ff"
    assert codec.encode(((1, None), ("a",))) == [[1, None], ["a"]]


def test_a_union_is_told_apart_by_its_type() -> None:
    assert codec.decode(Action, CHOOSE) == Choose(3, 1)
    assert codec.decode(Action, {"decision": 3, "type": "hit"}) == Hit(3)


@pytest.mark.parametrize(
    "damage",
    [
        {"extra": 1},
        {"seat": None},
        {"seat": "1"},
        {"seat": True},
        {"seat": 1.0},
        {"card": "FREEZE"},
        {"type": "chose"},
        {"type": None},
    ],
)
def test_what_does_not_fit_is_refused(damage: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"expected|union"):
        codec.decode(Action, CHOOSE | damage)


@pytest.mark.parametrize("data", [None, [], "hit", 7, {}, {"decision": 3}, {"type": "hit"}])
def test_what_is_no_object_of_the_union_is_refused(data: Any) -> None:
    with pytest.raises(ValueError, match=r"expected|union"):
        codec.decode(Action, data)


def test_bytes_are_hex() -> None:
    state = engine.new_game("flip7", 2, 7).state
    data = codec.encode(state)
    assert isinstance(data, dict)
    assert codec.decode(State, data) == state
    with pytest.raises(ValueError, match="hex"):
        codec.decode(State, data | {"seed": 7})


def test_what_has_no_plain_form_is_an_error() -> None:
    with pytest.raises(TypeError, match="cannot encode"):
        codec.encode({1, 2})
    with pytest.raises(TypeError, match="cannot decode"):
        codec.decode(set, [])


def test_every_event_has_a_type_of_its_own() -> None:
    start = engine.new_game("flip7", 2, 7)
    types = [event.type for event in start.events]
    assert types[:2] == ["game_started", "deck_shuffled"]
    assert [codec.decode(Event, codec.encode(event)) for event in start.events] == list(start.events)


def test_the_options_of_a_table_are_one_flat_object() -> None:
    options = Options("flip7", decks=2, stay_needs_card=None)
    assert codec.to_json(options) == b'{"game":"flip7","decks":2,"stay_needs_card":null}'
    assert codec.encode(options) == {"game": "flip7", "decks": 2, "stay_needs_card": None}
    assert codec.decode(Options, codec.encode(options)) == options


@pytest.mark.parametrize(
    "data", [None, [], {}, {"game": 7}, {"game": "flip7", "decks": 1.5}, {"game": "flip7", "x": []}]
)
def test_what_are_no_options_is_refused(data: Any) -> None:
    with pytest.raises(ValueError, match="expected"):
        codec.decode(Options, data)
