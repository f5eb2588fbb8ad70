"""What is in the boxes: the tables of 1.1.1 and 1.2.1."""

from collections import Counter

import pytest

from fliptable import engine
from fliptable.engine import Options

BASE = {"0": 1, **{str(rank): rank for rank in range(1, 13)}}
BASE |= dict.fromkeys(("x2", "+2", "+4", "+6", "+8", "+10"), 1)
BASE |= dict.fromkeys(("FREEZE", "FLIP3", "CHANCE"), 3)
SECOND = {"0": 1, **{str(rank): rank for rank in range(1, 14)}, "7": 6, "U7": 1, "13": 12, "L13": 1}
SECOND |= dict.fromkeys(("/2", "-2", "-4", "-6", "-8", "-10"), 1)
SECOND |= dict.fromkeys(("JUST1", "FLIP4", "SWITCH", "STEAL", "BURN"), 2)


@pytest.mark.parametrize(
    ("options", "copies", "cards"),
    [(Options("flip7"), BASE, 94), (Options("vengeance"), SECOND, 108)],
)
def test_the_deck_holds_the_printed_cards(options: Options, copies: dict[str, int], cards: int) -> None:
    codes = engine.catalogue(options)
    assert Counter(codes) == copies
    assert len(codes) == cards


def test_a_second_deck_doubles_every_card() -> None:
    twice = {code: 2 * copies for code, copies in BASE.items()}
    assert Counter(engine.catalogue(Options("flip7", decks=2))) == twice


@pytest.mark.parametrize("game", ["flip7", "vengeance"])
def test_cards_are_numbered_in_the_string_order_of_their_codes(game: str) -> None:
    codes = engine.catalogue(Options(game))
    assert list(codes) == sorted(codes)
