"""The engine finds games in folders, and plays one of which it has never heard."""

from collections.abc import Iterator

import pytest

from fliptable import engine
from fliptable.engine import IllegalOptions, Options, Row, game_registry, notation
from fliptable.engine.game_registry import found_in, registered
from fliptable.engine.ruleset import Game


@pytest.fixture
def beans() -> Iterator[Game]:
    (game,) = found_in("tests.third_game.server")
    with registered(game):
        yield game


def test_every_folder_of_the_engine_is_a_game() -> None:
    assert [game.key for game in found_in("fliptable.engine.games")] == ["flip7", "vengeance"]
    assert engine.game_keys() == ("flip7", "vengeance")


def test_two_games_of_one_name_are_refused(beans: Game) -> None:
    with pytest.raises(ValueError, match="two games beans"):
        game_registry.register(beans)


def test_a_game_that_is_taken_away_is_unknown() -> None:
    (game,) = found_in("tests.third_game.server")
    with registered(game):
        assert engine.game_keys() == ("flip7", "vengeance", "beans")
        engine.check_options(Options("beans"), 2)
    assert engine.game_keys() == ("flip7", "vengeance")
    with pytest.raises(IllegalOptions, match="unknown_game"):
        engine.check_options(Options("beans"), 2)


@pytest.mark.usefixtures("beans")
def test_the_third_game_is_played_to_its_end() -> None:
    deck = ["BEAN", "WEEVIL", "BEAN", "BEAN", "BEAN"]
    state = engine.new_game("beans", 2, 0, Options("beans", weevils=6), deck=deck, dealer=1).state
    for verb in ["hit", "hit", "hit", "hit", "hit", "stay"]:
        question = engine.decision(state)
        assert question is not None
        action = next(option for option in question.options if option.type == verb)
        state = engine.apply(state, action).state
    assert notation.write(state).splitlines()[0] == "game beans weevils=6"
    assert state.table.result is not None
    assert (state.table.result.winner, state.table.totals) == (0, (40, 0))


@pytest.mark.usefixtures("beans")
def test_the_third_game_is_offered_set_and_counted_as_the_others() -> None:
    (spec,) = engine.option_specs("beans")
    assert (spec.name, spec.values, spec.default) == ("weevils", (2, 6), 2)
    assert engine.complete_options(Options("beans", decks=2, target=300)).to_plain() == {
        "game": "beans",
        "target": 300,
        "weevils": 2,
    }
    assert engine.check_options(Options("beans", target=300), 2).chosen()["target"] == 40
    with pytest.raises(IllegalOptions, match="too_many_players"):
        engine.check_options(Options("beans"), 5)
    assert engine.tally(Options("beans"), Row(("BEAN", "BEAN"))).formula == "10 + 10 = 20"
    assert engine.bounds(Options("beans")).highest == 70


@pytest.mark.usefixtures("beans")
def test_what_is_stored_of_the_other_games_does_not_change() -> None:
    assert "weevils" not in engine.complete_options(Options("flip7")).to_plain()
    assert "weevils" not in engine.complete_options(Options("flip7", weevils=6)).to_plain()
