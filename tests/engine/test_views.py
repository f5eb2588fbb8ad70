"""What a viewer is shown, and what has no way to be shown; the laws of it are in test_laws.py."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_type_hints

import orjson
import pytest

from fliptable import codec, engine
from fliptable.engine import BACK, PublicEvent, View
from tests.engine.scenario import Scenario, flip7, vengeance


def seen(game: Scenario, viewer: int | None, seat: int) -> list[str]:
    codes = engine.catalogue(game.state.table.options)
    cards = engine.view(game.state, viewer).table.hands[seat].cards
    return ["back" if card == BACK else codes[card] for card in cards]


@pytest.mark.parametrize("out", ["A:S", "A:9", "A:FREEZE→A"])
def test_a_hand_that_is_out_is_seen_by_its_owner_only(out: str) -> None:
    game = flip7("A{9,5} B C").play(out)
    row = list(game.codes("A"))
    assert seen(game, 0, 0) == row
    assert seen(game, 1, 0) == seen(game, None, 0) == ["back"] * len(row)


def test_a_hand_is_turned_down_once_and_not_again_when_its_cards_are_gone() -> None:
    game = flip7("A{9,5} B stayed{4} C busted{3,3}").play("A:S")
    assert game.facts().count("hand_turned_down") == 1


def test_it_is_read_by_all_when_the_round_is_scored() -> None:
    game = flip7("A{9,5} B").play("A:S B:3 B:S")
    codes = engine.catalogue(game.state.table.options)
    score = engine.view(game.state, None).table.history[0]
    assert [[codes[card] for card in line.cards] for line in score.lines] == [["9", "5"], ["3"]]


def test_hands_stay_open_where_the_option_says_so() -> None:
    game = flip7("A{9,5} B C", "face_down=off").play("A:S")
    assert seen(game, 1, 0) == seen(game, None, 0) == ["9", "5"]
    game = vengeance("A{9,5} B C").play("A:S")
    assert seen(game, 1, 0) == seen(game, None, 0) == ["9", "5"]


def test_what_a_turned_down_hand_is_worth_is_its_owners_secret() -> None:
    game = flip7("A{9,5} B{3} C stayed").play("A:S")
    assert engine.worth(game.state, 0) == (14, 3, None)
    assert engine.worth(game.state, None) == (None, 3, None)


def test_a_row_is_worth_what_it_would_score_now() -> None:
    game = vengeance("A{10,/2,-2} B{0,5} C busted{9,9}", "brutal=on")
    assert engine.worth(game.state, None) == (3, 0, 0)


def types_within(kind: Any) -> Iterator[tuple[str, Any]]:
    """Every field of every dataclass that a value of type `kind` can hold."""
    for inner in get_args(kind):
        yield from types_within(inner)
    if is_dataclass(kind):
        hints = get_type_hints(kind)
        for field in fields(kind):
            yield field.name, hints[field.name]
            yield from types_within(hints[field.name])


def test_no_type_that_goes_to_a_browser_could_hold_a_deck_or_a_seed() -> None:
    shown = [*types_within(View), *types_within(PublicEvent)]
    assert ("deck", int) in shown
    assert not [name for name, kind in shown if kind is bytes or bytes in get_args(kind)]
    assert not {name for name, _ in shown} & {"seed", "order"}


def test_a_game_shows_its_seed_to_nobody() -> None:
    seed = b"\x5a\x17" * 16
    start = engine.new_game("flip7", 2, seed)
    for viewer in (None, 0, 1):
        shown = codec.to_json([engine.redact(event, viewer) for event in start.events])
        assert seed.hex() not in shown.decode()
        assert [event["type"] for event in orjson.loads(shown)][:2] == ["game_announced", "deck_refilled"]
