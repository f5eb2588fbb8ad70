"""The first game, rule by rule: the examples of B-01 to B-30, order, busts, scoring and Freeze."""

import pytest

from fliptable import engine
from fliptable.engine.games.flip7.options import STAY_NEEDS_CARD
from tests.engine.scenario import dealt, flip7

START = "start_card=on"


# Order, start, stopping


def test_b01_left_of_the_dealer_starts_and_deals_next() -> None:
    game = flip7("A B C | deck 5,9,3").sees("dealer C | ask A")
    game.play("A:hit B:hit C:hit").sees("A{5} B{9} C{3} | ask A")
    game.play("A:S B:S C:S").sees("scored 5,9,3 | dealer A | ask B")


def test_b02_the_first_lap_is_an_ordinary_lap() -> None:
    dealt("flip7", 3, "5,9,3").sees("A B C | ask A hit,stay").play("A:hit").sees("A{5} B C | ask B hit,stay")


def test_b03_staying_without_a_card_scores_nothing() -> None:
    flip7("A B C").play("A:S B:9 C:3").sees("A stayed B{9} | ask B")


def test_b03_staying_without_a_card_can_be_refused() -> None:
    game = flip7("A B C", "stay_needs_card=on").sees("ask A hit").refuses("A:S", "needs_card", "B-03")
    game.play("A:5 B:9 C:3").sees("A{5} | ask A hit,stay")


def test_b03_the_refusal_follows_the_start_card_unless_it_is_set() -> None:
    assert flip7("A B", START).state.table.options[STAY_NEEDS_CARD] is True
    assert flip7("A B", f"{START} stay_needs_card=off").state.table.options[STAY_NEEDS_CARD] is False
    assert flip7("A B").state.table.options[STAY_NEEDS_CARD] is False


def test_b04_a_bonus_card_is_a_card_to_stay_on() -> None:
    game = flip7("A B C", "stay_needs_card=on").play("A:+4 B:9 C:3 | A:S").sees("A stayed{+4}")
    game.play("B:S C:S").sees("scored 4,9,3")


def test_b05_a_second_chance_is_a_card_to_stay_on() -> None:
    game = flip7("A B C", "stay_needs_card=on").play("A:CHANCE B:9 C:3 | A:S").sees("A stayed{CHANCE}")
    game.play("B:S C:S").sees("scored 0,9,3")


@pytest.mark.parametrize(("row", "points"), [("x2", 0), ("+2,+6,x2", 8)])
def test_b06_bonus_cards_alone(row: str, points: int) -> None:
    flip7(f"A{{{row}}} B stayed").play("A:S").sees(f"scored {points},0")


def test_b07_a_card_given_away_leaves_nothing_in_front() -> None:
    game = flip7("A B C").play("A:FREEZE→C").sees("A B C frozen{FREEZE}")
    game.play("B:9 | A:S B:S").sees("scored 0,9,0")
    game = flip7("A B C", "stay_needs_card=on").play("A:FREEZE→C B:9")
    game.refuses("A:S", "needs_card", "B-03")


def test_b08_one_card_a_turn() -> None:
    game = flip7("A B C").play("A:5").sees("ask B")
    assert engine.legal_actions(game.state, 0) == ()


def test_b09_a_single_target_is_not_asked_for() -> None:
    flip7("A{9} B busted{3,3} C busted{4,4}").play("A:FREEZE").sees("scored 9,0,0 | reason nobody_active")


def test_b09_hit_or_stay_is_always_asked() -> None:
    flip7("A B stayed C stayed", "stay_needs_card=on").sees("ask A hit")


def test_b10_the_deal_pauses_for_an_action_card() -> None:
    game = dealt("flip7", 3, "FREEZE,8,5", start_card=True).sees("ask A FREEZE→B,C,A")
    game.play("A→B").sees("A B frozen{FREEZE} C{8} | deck 5 | ask A hit")


def test_b11_who_has_turned_cards_before_the_deal_reaches_him_is_asked() -> None:
    game = dealt("flip7", 3, "FLIP3,5,6,7,9,4", start_card=True).play("A→C")
    game.sees("A B{9} C{5,6,7} | deck 4 | ask C hit,stay").play("C:S").sees("C stayed{5,6,7} | ask A hit")
    game.play("A:hit B:S A:S").sees("scored 4,9,18")


def test_b11_a_second_chance_passed_on_does_not_count() -> None:
    game = dealt("flip7", 3, "FLIP3,CHANCE,CHANCE,5,7", start_card=True).play("A→B B→C")
    game.sees("B{CHANCE,5} C{CHANCE} | ask B").play("B:S").sees("C{CHANCE,7} | ask A")


def test_b12_everybody_frozen_in_the_deal() -> None:
    game = dealt("flip7", 3, "FREEZE,FREEZE,FREEZE,5,6,7", start_card=True)
    game.play("A→A B→B").sees("scored 0,0,0 | reason nobody_active | dealer A")


def test_b12_the_last_one_in_the_deal_must_hit() -> None:
    game = dealt("flip7", 3, "FREEZE,FREEZE,5", start_card=True)
    game.play("A→B C→A").sees("A frozen{FREEZE} B frozen{FREEZE} C | ask C hit")


# Bust, Flip 7, scoring


def test_b13_the_second_copy_busts() -> None:
    game = flip7("A{7,+10} B C").play("A:7").sees("A busted{7,+10,7} | discard | ask B")
    game.play("B:S C:S").sees("scored 0,0,0 | discard 7,+10,7")


def test_b14_bonus_cards_never_bust_and_never_count_for_seven() -> None:
    game = flip7("A{0,1,2,3,4,5,+2,+4,+6,+8,+10} B stayed").play("A:x2").sees("ask A hit,stay")
    game.play("A:S").sees("scored 60,0 | flipped nobody")


def test_b15_seven_numbers_end_the_round_for_all() -> None:
    game = flip7("A{1,2,3,4,5,6} B{9} C busted{8,8}").play("A:7")
    game.sees("scored 43,9,0 | reason flipped_seven | flipped A | dealer A | ask B")


def test_b16_the_zero_counts_for_seven() -> None:
    flip7("A{0,1,2,3,4,5} B").play("A:6").sees("scored 36,0 | flipped A")


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("3,11,5,7,10", 36),
        ("3,11,5,7,10,x2", 72),
        ("3,11,5,7,10,+10", 46),
        ("+10,3,11,5,7,x2,10", 82),
    ],
)
def test_b17_numbers_are_doubled_before_bonus_cards(row: str, points: int) -> None:
    flip7(f"A{{{row}}} B stayed").play("A:S").sees(f"scored {points},0")


def test_b17_seven_numbers_add_fifteen() -> None:
    flip7("A{3,11,5,7,10,9} B").play("A:4").sees("scored 64,0")


def test_b17_the_arithmetic_is_written_out() -> None:
    game = flip7("A{3,11,x2,+10} B stayed{0} C busted{4,4} D stayed{+2}").play("A:S")
    lines = game.state.table.history[-1].lines
    assert [line.formula for line in lines] == ["(3 + 11) × 2 + 10 = 38", "0", "0", "2"]


def test_b18_neither_bonus_cards_nor_the_seven_are_doubled() -> None:
    flip7("A{0,1,2,3,4,5,x2,+10} B").play("A:6").sees("scored 67,0")
    flip7("A{7,8,9,10,11,12,x2,+2,+4,+6,+8,+10} B").play("A:6").sees("scored 171,0")


def test_b19_a_held_second_chance_is_worth_nothing() -> None:
    flip7("A{5,CHANCE} B stayed").play("A:S").sees("scored 5,0 | discard 5,CHANCE")
    flip7("A{0,1,2,3,4,5,CHANCE} B").play("A:6").sees("scored 36,0 | discard 0,1,2,3,4,5,6,CHANCE")


def test_b20_everybody_busts() -> None:
    game = flip7("A{4} B{5} C{6}").play("A:4 B:5 C:6")
    game.sees("scored 0,0,0 | reason nobody_active | dealer A | ask B")


def test_b21_the_first_seven_is_the_only_one() -> None:
    flip7("A{12,11,10,9,8,7} B{12,11,10,9,8,6}").play("A:6").sees("scored 78,56 | flipped A")


# Freeze


def test_b22_a_player_may_freeze_himself() -> None:
    game = flip7("A{10} B").play("A:FREEZE").sees("ask A FREEZE→B,A")
    game.play("A→A").sees("A frozen{10,FREEZE} | ask B").play("B:S").sees("scored 10,0")


def test_b23_only_active_players_can_be_frozen() -> None:
    game = flip7("A{10} B stayed C D busted{5,5}").play("A:FREEZE").sees("ask A FREEZE→C,A")
    game.refuses("A→B", "not_an_option", "B-22").refuses("A→D", "not_an_option", "B-22")


def test_b24_a_player_without_cards_can_be_frozen() -> None:
    game = flip7("A B", "stay_needs_card=on").play("A:FREEZE→B").sees("B frozen{FREEZE}")
    game.play("A:5 A:S").sees("scored 5,0")


def test_b25_who_is_frozen_before_his_turn_is_skipped() -> None:
    flip7("A B C").play("A:FREEZE→C B:5").sees("ask A")


def test_b26_the_only_active_player_freezes_himself() -> None:
    flip7("A{9} B stayed C stayed").play("A:FREEZE").sees("scored 9,0,0")


def test_b27_a_second_chance_does_not_stop_a_freeze() -> None:
    game = flip7("A B{5,CHANCE}").play("A:FREEZE→B").sees("B frozen{5,CHANCE,FREEZE} | ask A")
    game.play("A:S").sees("scored 0,5 | discard 5,CHANCE,FREEZE")


def test_b28_frozen_points_count_when_somebody_flips_seven() -> None:
    game = flip7("A{1,2,3,4,5,6} B{12,+4}").play("A:FREEZE→B A:7").sees("scored 43,16")
    assert game.state.table.history[-1].lines[1].status == "frozen"


def test_b29_the_freeze_lies_in_front_of_the_frozen_player_until_the_round_ends() -> None:
    game = flip7("A B C | deck 8 | discard 3").play("A:FREEZE→B").sees("B frozen{FREEZE}")
    game.play("C:hit A:hit").sees("A{3} B frozen{FREEZE} C{8} | deck | discard")


def test_b30_the_turn_is_over_after_a_freeze() -> None:
    flip7("A B C").play("A:FREEZE→C").sees("ask B")
