"""How a game begins."""

import pytest

from fliptable import engine
from fliptable.engine import IllegalOptions, Options, notation


def test_the_same_seed_gives_the_same_game() -> None:
    assert engine.new_game("flip7", 3, 5) == engine.new_game("flip7", 3, (5).to_bytes(32, "big"))
    assert engine.new_game("flip7", 3, 5).state.deck != engine.new_game("flip7", 3, 6).state.deck


def test_the_whole_deck_is_shuffled() -> None:
    state = engine.new_game("flip7", 3, 5).state
    assert sorted(state.deck) == list(range(94))
    assert list(state.deck) != sorted(state.deck)


def test_the_first_dealer_is_drawn_unless_he_is_named() -> None:
    dealers = {engine.new_game("flip7", 4, seed).state.table.dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}
    assert engine.new_game("flip7", 4, 0, dealer=2).state.table.dealer == 2
    with pytest.raises(IllegalOptions, match="no_such_seat"):
        engine.new_game("flip7", 4, 0, dealer=4)


def test_a_stacked_deck_lies_top_first_and_is_all_there_is() -> None:
    state = engine.new_game("flip7", 2, 0, deck=["x2", "FREEZE", "9", "9"]).state
    assert notation.deck(state) == ("x2", "FREEZE", "9", "9")
    assert state.table.deck == 4


@pytest.mark.parametrize("deck", [["14"], ["0", "0"], ["STEAL"], ["CHANCE"] * 4])
def test_a_deck_holds_no_more_than_the_box(deck: list[str]) -> None:
    with pytest.raises(IllegalOptions, match="no_such_card"):
        engine.new_game("flip7", 2, 0, deck=deck)


@pytest.mark.parametrize(
    ("game", "deck"),
    [("flip7", ["x2", "CHANCE"]), ("vengeance", []), ("vengeance", ["0"])],
)
def test_a_deal_that_could_neither_ask_anybody_nor_score_is_left_out(game: str, deck: list[str]) -> None:
    """B-76: its round would end at once, and so would every round after it."""
    state = engine.new_game(game, 3, 0, Options("flip7", start_card=True), deck=deck).state
    for _ in range(9):
        state = engine.apply(state, engine.fallback(state)).state
    assert state.table.round > 1
    assert engine.decision(state) is not None


def test_a_deal_that_asks_somebody_is_not_left_out() -> None:
    state = engine.new_game("vengeance", 3, 0, deck=["JUST1"], dealer=2).state
    question = engine.decision(state)
    assert question is not None
    assert (question.seat, question.source) == (0, state.table.limbo[0])


def test_a_deal_that_runs_out_of_cards_ends_its_round() -> None:
    """B-76: whoever was dealt a card scores it, and while somebody scores, the next round is dealt."""
    table = engine.new_game("vengeance", 3, 0, deck=["13", "12"], dealer=2).state.table
    assert [line.points for line in table.history[0].lines] == [13, 12, 0]
    assert {score.reason for score in table.history} == {"no_cards"}
    assert table.result is not None


@pytest.mark.parametrize(
    "options",
    [Options("flip7", target=150), Options("flip7", decks=3), Options("flip7", face_down=1)],
)
def test_values_that_no_lobby_offers_are_refused(options: Options) -> None:
    with pytest.raises(IllegalOptions, match="bad_option"):
        engine.new_game("flip7", 3, 0, options)


def test_there_is_no_other_game() -> None:
    with pytest.raises(IllegalOptions, match="unknown_game"):
        engine.new_game("chess", 2, 0)


def test_an_option_that_no_game_has_is_refused() -> None:
    with pytest.raises(IllegalOptions, match="bad_option"):
        engine.new_game("flip7", 3, 0, Options("flip7", wild=True))


def test_true_is_not_one() -> None:
    assert Options("flip7", decks=1) != Options("flip7", decks=True)


def test_what_is_not_chosen_has_its_default_and_all_have_their_order() -> None:
    complete = engine.complete_options(Options("flip7", decks=2, target=100))
    assert list(complete.to_plain().items()) == [
        ("game", "flip7"),
        ("target", 100),
        ("start_card", False),
        ("stay_needs_card", None),
        ("forced_self", "last_active"),
        ("brutal", False),
        ("face_down", True),
        ("decks", 2),
    ]


def test_options_of_another_game_are_replaced_by_what_is_fixed() -> None:
    chosen = Options("flip7", decks=2, face_down=True, stay_needs_card=None)
    second = engine.new_game("vengeance", 3, 0, chosen).state.table.options.to_plain()
    fixed = {"start_card": True, "stay_needs_card": False, "face_down": False, "decks": 1}
    assert fixed.items() <= second.items()
    chosen = Options("vengeance", brutal=True, forced_self="last_not_busted")
    base = engine.new_game("flip7", 3, 0, chosen).state.table.options.to_plain()
    assert {"forced_self": "last_active", "brutal": False}.items() <= base.items()


@pytest.mark.parametrize("game", engine.game_keys())
def test_every_game_says_what_it_is_played_to(game: str) -> None:
    options = engine.check_options(Options(game), 3)
    assert options.chosen()["target"] == engine.bounds(options).target


@pytest.mark.parametrize("game", engine.game_keys())
def test_every_default_is_offered_and_is_what_is_played(game: str) -> None:
    played = engine.new_game(game, 3, 0).state.table.options.chosen()
    for spec in engine.option_specs(game):
        assert spec.default in spec.values
        if spec.default is not None:
            assert played[spec.name] == spec.default
