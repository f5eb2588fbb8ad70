"""The first game, rule by rule: from B-70 on, the deck and the end of the game."""

import pytest

from fliptable import engine
from fliptable.engine import IllegalAction, notation
from tests.engine.scenario import Scenario, dealt, flip7

# Deck and discard


def test_b70_what_is_in_the_discard_during_a_round() -> None:
    game = flip7("A{8,CHANCE} B{9} C stayed{4} D busted{3,3} | discard 12 | deck FREEZE,2,6")
    game.play("A:8").sees("discard 12,8,CHANCE").play("B:FLIP3").sees("pending FLIP3")
    game.play("B→A").sees("pending FREEZE | discard 12,8,CHANCE,FLIP3 | ask A FREEZE→B,A")
    game.play("A→B").sees("B frozen{9,FREEZE} D busted{3,3} | pending | discard 12,8,CHANCE,FLIP3")


def test_b71_only_the_discard_is_reshuffled() -> None:
    game = flip7("A B busted{9,9} | discard 4,5,6").play("A:hit").sees("B busted{9,9} | discard")
    assert sorted((*game.codes("A"), *notation.deck(game.state))) == ["4", "5", "6"]
    assert game.facts()[:3] == ["decision_made", "frame_advanced", "deck_shuffled"]


def test_b72_it_is_reshuffled_when_a_card_must_be_turned_and_not_before() -> None:
    game = (
        flip7("A{3} B stayed{2} | deck 7")
        .play("A:hit A:S")
        .sees("scored 10,2 | deck | discard 2,3,7 | ask B")
    )
    assert game.state.table.shuffles == 1
    game.play("B:hit")
    assert game.state.table.shuffles == 2


def test_b73_the_deck_runs_out_within_flip_three() -> None:
    game = flip7("A B C | deck 7,9 | discard 1,2,3").play("A:FLIP3→B")
    assert game.codes("B")[:2] == ("7", "9")
    assert game.codes("B")[2] in ("1", "2", "3")
    game.sees("discard FLIP3 | ask B")


@pytest.mark.parametrize(("seats", "decks"), [(18, 1), (36, 2)])
def test_b74_the_deck_runs_out_in_the_opening_deal(seats: int, decks: int) -> None:
    codes = [
        code
        for code in engine.catalogue(engine.Options("flip7", decks=decks))
        if code.isdigit() or code[0] in "x+"
    ]
    people = " ".join(map(notation.letter, range(seats)))
    waiting = ",".join(map(notation.letter, range(seats)))
    game = flip7(
        f"{people} | deck {','.join(codes[:5])} | discard {','.join(codes[5:])}"
        f" | round next_seat=A | deal waiting={waiting}",
        f"start_card=on decks={decks}",
    )
    assert all(len(row) == 1 for row in notation.hands(game.state))
    assert len(notation.deck(game.state)) == len(codes) - seats
    game.sees("discard | ask A")


def test_b75_in_the_first_round_only_its_own_discards_return() -> None:
    people = " ".join(map(notation.letter, range(18)))
    game = flip7(f"{people} | discard FLIP3,CHANCE,8").play("A:hit")
    assert [len(event.order) for event in game.events if event.type == "deck_shuffled"] == [3]


def test_b76_both_piles_are_empty() -> None:
    game = dealt("flip7", 3, "4,5,6,7").play("A:hit B:hit C:hit | A:hit B:hit")
    game.sees("scored 11,5,6 | reason no_cards | flipped nobody | ask B")
    assert [line.status for line in game.state.table.history[-1].lines] == ["stayed"] * 3


def test_b76_a_running_flip_three_simply_ends() -> None:
    game = flip7("A{1} B{2} C busted{3,3} | deck FREEZE,4").play("A:FLIP3→B")
    game.sees("scored 1,6,0 | reason no_cards | pending | discard FREEZE,FLIP3,1,2,3,3,4")


def test_b76a_an_endless_round_is_cut_short() -> None:
    game = flip7("A{CHANCE} B stayed | discard FLIP3,FLIP3,CHANCE").play("A:hit")
    game.sees("scored 0,0 | reason endless | ask B")
    assert game.facts().count("card_flipped") + 1 == 940  # the Second Chance in front had been turned before


def test_b77_used_cards_stay_out_of_the_next_round() -> None:
    flip7("A{1} B stayed | deck 5,6").play("A:S").sees("deck 5,6 | discard 1")


def test_b78_two_decks_for_more_than_eighteen() -> None:
    flip7("A{0} B", "decks=2").play("A:0").sees("A busted{0,0}")
    game = flip7("A{5,x2,x2} B stayed", "decks=2").play("A:S").sees("scored 20,0")
    assert game.state.table.history[-1].lines[0].formula == "5 × 2 × 2 = 20"
    assert engine.seats_allowed(engine.Options("flip7", decks=2)) == (2, 36)
    assert len(engine.catalogue(engine.Options("flip7", decks=2))) == 188


# End of the game


def test_b79_nothing_ends_within_a_round() -> None:
    flip7("A{12,11,2} total=190 B").play("A:S").sees("winner nobody | ask B").play("B:S").sees("winner A")


def test_b80_the_highest_total_wins() -> None:
    game = flip7("A{3} total=200 B stayed{5} total=210 C stayed total=150").play("A:S")
    game.sees("totals 203,215,150 | winner B | ask nobody")


def test_b81_exactly_the_target_is_enough() -> None:
    flip7("A{10} total=190 B stayed total=199").play("A:S").sees("totals 200,199 | winner A")


def test_b82_a_tie_at_the_top_needs_another_round_of_all() -> None:
    game = flip7("A{3} total=200 B stayed{3} total=200 C stayed total=150").play("A:S")
    game.sees("totals 203,203,150 | winner nobody | dealer A | ask B")
    game.play("B:3 C:10 A:4 | B:S C:12 A:S | C:x2 C:+10 C:S").sees("totals 207,206,204 | winner A")


def test_b82_the_third_can_win() -> None:
    game = flip7("A{4} total=203 B stayed{3} total=203 C stayed{12,11,7,x2} total=150").play("A:S")
    game.sees("totals 207,206,210 | winner C")


def test_b83_a_tie_can_persist() -> None:
    game = flip7("A{4} total=203 B busted{3,3} total=203 C stayed{12,8} total=150").play("A:4")
    game.sees("totals 203,203,170 | winner nobody | ask B")


def test_b84_other_ties_do_not_matter() -> None:
    flip7("A{5} total=200 B stayed total=190 C stayed total=190").play("A:S").sees("winner A")
    flip7("A{5} total=180 B stayed{5} total=180 C stayed").play("A:S").sees("winner nobody | ask B")


# Across the rules


def test_b13_what_was_refused_has_not_happened() -> None:
    game: Scenario = flip7("A{7} B")
    with pytest.raises(IllegalAction):
        engine.apply(game.state, engine.Choose(0, 1))
    game.sees("A{7} B | ask A")
