"""The engine and the reference agree on every decision, card and point of random games."""

import pytest

from tests.reference.duel import GAMES, DifferenceError
from tests.reference.flip7 import Flip7
from tests.reference.playing import play
from tests.reference.scenario import scenario


def play_some(game: str, seed: int) -> None:
    for number in range(15):
        play(scenario(game, seed, number))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(12))
def test_engine_plays_as_the_reference_does(game: str, seed: int) -> None:
    play_some(game, seed)


def test_a_wrong_rule_is_found_and_described(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Flip7, "score", lambda _self, player, *, flipped: len(player.hand) + 15 * flipped)
    with pytest.raises(DifferenceError) as found:
        play_some("flip7", seed=0)
    assert "points" in found.value.where or "worth" in found.value.where
    assert "--game flip7 --seed 0 --first" in str(found.value)
