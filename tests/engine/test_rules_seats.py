"""Players who come, go and do not answer: X-01 to X-10, as far as they are the engine's."""

import pytest

from fliptable import engine
from fliptable.engine import Hit, IllegalAction, IllegalOptions, Options, evolve
from tests.engine.scenario import Scenario, dealt, flip7, vengeance


@pytest.mark.parametrize(
    ("game", "seats", "decks", "reason"),
    [
        ("flip7", 1, 1, "needs_more_players"),
        ("flip7", 19, 1, "needs_second_deck"),
        ("flip7", 37, 2, "too_many_players"),
        ("vengeance", 2, 1, "needs_more_players"),
        ("vengeance", 19, 1, "too_many_players"),
    ],
)
def test_x01_tables_that_are_too_small_or_too_large(game: str, seats: int, decks: int, reason: str) -> None:
    with pytest.raises(IllegalOptions) as refused:
        engine.new_game(game, seats, 0, Options("flip7", decks=decks))
    assert (refused.value.reason, refused.value.rule) == (reason, "X-01")


@pytest.mark.parametrize(
    ("game", "seats", "decks"),
    [("flip7", 2, 1), ("flip7", 18, 1), ("flip7", 36, 2), ("vengeance", 3, 1), ("vengeance", 18, 1)],
)
def test_x01_the_smallest_and_the_largest_table(game: str, seats: int, decks: int) -> None:
    state = engine.new_game(game, seats, 0, Options("flip7", decks=decks)).state
    assert engine.decision(state) is not None


def test_x02_a_leaver_counts_as_stayed_and_scores_this_round() -> None:
    game = flip7("A{5,9} B{3} C{4}").leave("A").sees("A stayed{5,9} | ask B")
    game.play("B:S C:S").sees("scored 14,3,4 | totals 14,3,4 | A out B C | dealer B | ask C")


def test_x02_a_leaver_does_not_draw_in_front_of_the_zero() -> None:
    vengeance("A{0,12} B{3} C{4}").leave("A").sees("A stayed{0,12} | ask B")


def test_x02_a_leaver_stays_attackable() -> None:
    vengeance("A{5} B{9} C{4} | deck 9").leave("B").play("A:JUST1→B").sees("B busted{9,9} | ask C")


def test_x02_a_leaver_cannot_win() -> None:
    game = flip7("A{12} total=195 B{3} total=190 C{2}").leave("A").play("B:S C:S")
    game.sees("totals 207,193,2 | winner nobody | ask C")


def test_x02_a_leaver_out_of_turn() -> None:
    flip7("A{5} B{9} C{4}").leave("B").sees("B stayed{9} | ask A").play("A:S").sees("ask C")


def test_x03_stay_with_something_in_front_else_hit() -> None:
    flip7("A{5} B").fall_back().sees("A stayed{5} | ask B")
    flip7("A B | deck 7").fall_back().sees("A{7} | ask B")
    vengeance("A{0,5} B C | deck 7").fall_back().sees("A{0,5,7} | ask B")


def test_x03_the_first_person_clockwise() -> None:
    flip7("A{5} B C").play("A:FREEZE").fall_back().sees("B frozen{FREEZE} | ask C")
    flip7("A{5} B stayed C").play("A:FREEZE").fall_back().sees("C frozen{FREEZE} | ask A")


def test_x03_the_first_card_that_does_not_bust() -> None:
    game = vengeance("A{9} B{9,12} C{4}").play("A:STEAL").sees("ask A STEAL→B:12,B:9,C:4")
    game.fall_back().sees("A{9,12} B{9} | ask B")
    game = vengeance("A{4,9} B{9} C{4}").play("A:STEAL").sees("ask A STEAL→B:9,C:4")
    game.fall_back().sees("A busted{4,9,9} B C{4}")


def test_x03_each_pick_of_a_switch_looks_for_one_that_does_not_bust() -> None:
    game = vengeance("A{5,9} B{9,4} C stayed").play("A:SWITCH").sees("ask A SWITCH→B:4,B:9,A:5,A:9")
    game.fall_back().sees("ask A SWITCH→A:5,A:9").fall_back().sees("A{9,4} B{9,5}")


def test_x03_the_award_is_kept() -> None:
    game = vengeance("A{1,2,3,4,5,6} B{3} C{9}", "brutal=on").play("A:8").sees("ask A award→A,B,C")
    game.fall_back().sees("scored 44,3,9")


def test_x03_who_leaves_with_a_choice_open_has_its_default_applied() -> None:
    game = flip7("A{5} B C").play("A:FREEZE").leave("A")
    game.sees("A stayed{5} B frozen{FREEZE} | ask C")


def test_x03_delayed_cards_of_a_leaver_are_played_by_default() -> None:
    game = vengeance("A{5} B{9} C{4} | deck -2,BURN,1,2").play("A:FLIP4→B").sees("ask B -2→C,A,B")
    game.leave("B").sees("B stayed{9,1,2} C{4} | pending | discard FLIP4,BURN,-2 | ask C")


def test_x03_a_leaver_keeps_the_award() -> None:
    game = vengeance("A{1,2,3,4,5,6} B{3} C{9}", "brutal=on").play("A:8").leave("A")
    game.sees("scored 44,3,9 | A out")


def test_x03_there_is_no_default_after_the_game() -> None:
    game = flip7("A{10} total=190 B stayed").play("A:S").sees("winner A")
    with pytest.raises(IllegalAction, match="game_over"):
        engine.fallback(game.state)


def test_x04_with_the_zero_the_default_is_to_hit() -> None:
    vengeance("A{0,12} B C | deck 5").fall_back().sees("A{0,12,5} | ask B")


def test_x05_the_flips_of_a_leaver_are_cancelled() -> None:
    game = flip7("A B{CHANCE} C | deck FREEZE,CHANCE,7").play("A:FLIP3→B").sees("ask B CHANCE→C,A")
    game.leave("B").sees("B stayed{CHANCE} C{CHANCE} | deck 7 | discard FLIP3,FREEZE | ask C")


def test_x05_cards_assigned_to_a_leaver_fizzle_at_their_turn() -> None:
    game = flip7("A B C{CHANCE} D | deck FLIP3,FREEZE,5,CHANCE,7,8").play("A:FLIP3→A A→C A→B")
    game.sees("ask C CHANCE→D,A,B").leave("B").sees("ask C CHANCE→D,A | pending FLIP3,FREEZE,CHANCE")
    game.play("C→D").sees("B stayed C{CHANCE,7,8} | discard FLIP3,FLIP3,FREEZE | ask C")


def test_x05_the_flips_of_a_leaver_in_just_one_more() -> None:
    game = vengeance("A{5} B{9} C{4} | deck STEAL").play("A:JUST1→B").sees("ask B STEAL→C:4,A:5")
    game.leave("B").sees("B stayed{9,4} C | ask C")


def test_x06_the_next_dealer_is_the_next_one_seated() -> None:
    flip7("A{1} B{2} C{3} D{4}").leave("A").play("B:S C:S D:S").sees("dealer B | A out | ask C")


def test_x07_the_last_one_seated_wins() -> None:
    game = flip7("A{12} total=50 B total=3 C total=10").leave("A").sees("winner nobody")
    game.leave("C").sees("winner B | ask nobody | totals 50,3,10")
    assert game.facts()[-1] == "game_ended"


def test_x07_two_go_on_in_the_second_game_too() -> None:
    game = vengeance("A{5} B{9} C{4} | discard 1,2,3").leave("C").play("A:S B:S")
    game.sees("scored 5,9,4 | C out | winner nobody")
    assert len(game.codes("A")) == len(game.codes("B")) == 1


def test_x07_nobody_leaves_twice_or_after_the_game() -> None:
    game = flip7("A B C").leave("A")
    with pytest.raises(IllegalAction, match="not_seated"):
        engine.withdraw(game.state, 0)
    with pytest.raises(IllegalAction, match="game_over"):
        engine.withdraw(game.leave("B").state, 2)


def test_x08_who_is_admitted_plays_from_the_next_round() -> None:
    game = flip7("A{5} total=7 B{6} total=9")
    game = Scenario(engine.admit(game.state, 7).state).sees("A{5} B{6} C out | totals 7,9,7 | ask A")
    game.play("A:S B:S").sees("totals 12,15,7 | A B C | dealer C | ask A").play("A:S B:S").sees("ask C")


def test_x08_there_must_be_a_seat() -> None:
    full = dealt("flip7", 18, "5").state
    with pytest.raises(IllegalOptions, match="needs_second_deck"):
        engine.admit(full, 0)
    state = engine.admit(engine.withdraw(full, 3).state, 0).state
    assert len(state.table.hands) == 19
    over = flip7("A{10} total=190 B stayed").play("A:S").state
    with pytest.raises(IllegalAction, match="game_over"):
        engine.admit(over, 0)


def test_x09_a_second_identical_command_is_refused() -> None:
    game = flip7("A B | deck 5,6")
    hit = Hit(game.state.table.answered)
    state = engine.apply(game.state, hit).state
    with pytest.raises(IllegalAction) as refused:
        engine.apply(state, hit)
    assert (refused.value.reason, refused.value.rule) == ("stale_decision", "X-09")
    Scenario(state).sees("A{5} B | ask B")


def test_x09_nothing_is_accepted_after_the_game() -> None:
    game = flip7("A{10} total=190 B stayed").play("A:S")
    with pytest.raises(IllegalAction, match="game_over"):
        engine.apply(game.state, Hit(game.state.table.answered))
    assert engine.legal_actions(game.state, 0) == ()


def test_x10_scores_are_added_once() -> None:
    game = flip7("A{1,2,3,4,5} B{9} | deck 6,7,8").play("A:FLIP3→A").sees("totals 43,9")
    assert game.facts().count("round_ended") == 1
    before = flip7("A{1,2,3,4,5} B{9} | deck 6,7,8").state
    after = engine.apply(before, Hit(before.table.answered))
    folded = before
    for event in after.events:
        folded = evolve(folded, event)
    assert folded == after.state
