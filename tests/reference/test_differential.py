"""The engine and the reference agree on every decision, card and point of random games."""

import pytest

from tests.reference.duel import GAMES, play
from tests.reference.scenario import scenario


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(10))
def test_engine_plays_as_the_reference_does(game: str, seed: int) -> None:
    for number in range(12):
        play(scenario(game, seed, number))
