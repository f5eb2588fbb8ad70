"""The base game, rule by rule: the examples of B-01 to B-84."""

import pytest

from fliptable import engine
from fliptable.engine import IllegalAction, notation
from fliptable.engine.games.flip7.options import STAY_NEEDS_CARD
from tests.engine.scenario import Scenario, dealt, flip7

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


# Flip Three


def test_b31_any_active_player_can_get_it() -> None:
    game = (
        flip7("A B C stayed | deck 1,2,3")
        .play("A:FLIP3")
        .sees("ask A FLIP3→B,A")
        .play("A→A")
        .sees("A{1,2,3}")
    )
    flip7("A B busted{5,5} C busted{6,6} | deck 1,2,3").play("A:FLIP3").sees("A{1,2,3} | ask A")
    assert game.facts().count("card_flipped") == 3


def test_b32_every_card_counts_toward_the_three() -> None:
    game = flip7("A B C | deck +4,7,CHANCE,9").play("A:FLIP3→B").sees("B{+4,7,CHANCE} | deck 9 | ask B")
    assert game.facts().count("card_flipped") == 4


def test_b33_a_bust_ends_it() -> None:
    game = flip7("A B{9} C | deck 9,5,6").play("A:FLIP3→B")
    game.sees("B busted{9,9} | deck 5,6 | discard FLIP3 | ask C").play("C:hit").sees("C{5}")


def test_b34_it_stops_at_seven() -> None:
    game = flip7("A B{1,2,3,4,5} | deck 6,7,8").play("A:FLIP3→B")
    game.sees("scored 0,43 | flipped B | deck 8")


def test_b35_the_player_after_the_drawer_is_next() -> None:
    flip7("A B C D | deck 4,5,6").play("A:FLIP3→C").sees("C{4,5,6} | ask B")


def test_b36_the_target_keeps_his_own_turn() -> None:
    flip7("A B C | deck 2,3,4").play("A:FLIP3→B").sees("B{2,3,4} | ask B")


def test_b37_the_target_may_have_acted_already() -> None:
    game = flip7("A B C | deck 5,6,7").play("A:12 B:11 C:FLIP3→A").sees("A{12,5,6,7} | ask A")
    game.play("A:S B:S C:S").sees("scored 30,11,0")


def test_b38_flip_three_is_discarded_before_set_aside_cards_are_assigned() -> None:
    game = flip7("A B C | deck FREEZE,6,7").play("A:FLIP3→B")
    game.sees("pending FREEZE | discard FLIP3 | ask B FREEZE→C,A,B")


def test_b38_it_can_come_back_in_the_same_round_but_not_while_it_is_pending() -> None:
    flip7("A B C | deck 4,5,6").play("A:FLIP3→B B:hit").sees("B{4,5,6} | ask B FLIP3→C,A,B")
    flip7("A B | deck 4,5 | discard 9").play("A:FLIP3→B").sees("B{4,5,9} | discard FLIP3 | ask B")


def test_b39_nobody_stays_or_hits_during_it() -> None:
    game = flip7("A B{CHANCE} C | deck CHANCE,5,6").play("A:FLIP3→B").sees("ask B CHANCE→C,A")
    game.refuses("B:S", "not_an_option", "B-67").play("B→C").sees("B{CHANCE,5,6} | ask B")


def test_b40_freeze_in_it_is_set_aside() -> None:
    game = flip7("A B C | deck FREEZE,6,7").play("A:FLIP3→B").sees("B{6,7} | pending FREEZE")
    game.play("B→C").sees("B{6,7} C frozen{FREEZE} | ask B")


def test_b41_who_flipped_the_cards_chooses() -> None:
    flip7("A B C | deck FREEZE,6,7").play("A:FLIP3→B").sees("ask B FREEZE→C,A,B")


def test_b42_set_aside_cards_are_lost_by_a_bust() -> None:
    game = flip7("A B{6} C | deck FREEZE,6").play("A:FLIP3→B")
    game.sees("B busted{6,6} | discard FREEZE,FLIP3 | ask C")


def test_b43_set_aside_cards_are_lost_by_seven() -> None:
    game = flip7("A B{1,2,3,4,5} C | deck FLIP3,6,7").play("A:FLIP3→B")
    game.sees("scored 0,43,0 | pending | discard FLIP3,FLIP3,1,2,3,4,5,6,7 | ask B")


def test_b44_a_nested_flip_three_can_be_kept_or_passed() -> None:
    game = flip7("A B C | deck FLIP3,5,6,7,8,9").play("A:FLIP3→B B→B").sees("B{5,6,7,8,9} | ask B")
    game = flip7("A B C | deck FLIP3,5,6,7,8,9").play("A:FLIP3→B B→C").sees("B{5,6} C{7,8,9} | ask B")
    assert game.facts().count("card_flipped") == 7


def test_b45_all_set_aside_cards_are_assigned_before_the_first_takes_effect() -> None:
    game = flip7("A B C | deck FREEZE,FLIP3,5,7,8,9").play("A:FLIP3→B B→C")
    game.sees("C | pending FREEZE,FLIP3 | ask B FLIP3→C,A,B")
    game.play("B→A").sees("A{7,8,9} B{5} C frozen{FREEZE} | ask B")


def test_b46_freeze_then_flip_three_on_the_same_player() -> None:
    game = flip7("A B C | deck FREEZE,FLIP3,5,7").play("A:FLIP3→B B→C B→C")
    game.sees("C frozen{FREEZE} | deck 7 | discard FLIP3,FLIP3 | ask B")


def test_b47_flip_three_then_freeze_on_the_same_player() -> None:
    game = flip7("A B C{4} | deck FLIP3,FREEZE,5,1,2,3").play("A:FLIP3→B B→C B→C")
    game.sees("C frozen{4,1,2,3,FREEZE} | ask B").play("B:S A:S").sees("scored 0,5,10")


def test_b48_two_flip_threes_on_the_same_player() -> None:
    game = flip7("A B C{4} | deck FLIP3,FLIP3,5,1,4,9").play("A:FLIP3→B B→C B→C")
    game.sees("C busted{4,1,4} | deck 9 | discard FLIP3,FLIP3,FLIP3 | ask B")


def test_b49_new_cards_queue_behind_older_ones() -> None:
    game = flip7("A B C D | deck FLIP3,FREEZE,5,FLIP3,7,8").play("A:FLIP3→A A→B A→C")
    game.sees("A{5} B{7,8} C | ask B FLIP3→C,D,A,B")
    game.play("B→C").sees("C frozen{FREEZE} | discard FLIP3,FLIP3,FLIP3 | ask B")


def test_b50_freeze_twice_on_the_same_player() -> None:
    game = flip7("A{2} B C stayed | deck FREEZE,FREEZE,6").play("A:FLIP3→A A→B A→B")
    game.sees("A{2,6} B frozen{FREEZE} | discard FREEZE,FLIP3 | ask A")


def test_b51_the_flipper_may_freeze_himself_first() -> None:
    game = flip7("A B | deck FREEZE,FLIP3,6,7,8,9").play("A:FLIP3→A A→A A→B")
    game.sees("A frozen{6,FREEZE} B{7,8,9} | ask B")


def test_b52_a_waiting_card_with_a_dead_target_is_discarded_at_its_turn() -> None:
    game = flip7("A B{9} | deck FLIP3,FREEZE,6,9").play("A:FLIP3→A A→B A→B")
    game.sees("A{6} B busted{9,9} | discard FLIP3,FLIP3,FREEZE | ask A")


def test_b52_not_earlier() -> None:
    game = flip7("A B{9} C{8} D | deck FLIP3,FLIP3,FREEZE,9,8").play("A:FLIP3→A A→B A→C A→B")
    game.sees("B busted{9,9} C busted{8,8} | deck | ask D")
    discards = [event.rule for event in game.events if event.type == "card_discarded"]
    assert discards == ["B-38", "B-38", "B-38", "B-52"]


def test_b53_seven_ends_the_round_while_cards_wait() -> None:
    game = flip7("A B{1,2,3,4,5} C{9} | deck FLIP3,FREEZE,6,7,8").play("A:FLIP3→A A→B A→C")
    game.sees("scored 6,45,9 | flipped B | pending")
    assert game.state.table.history[-1].lines[2].status == "active"


def test_b54_a_sole_active_player_gives_everything_to_himself() -> None:
    game = flip7("A{3} B stayed | deck FREEZE,FLIP3,8").play("A:FLIP3").sees("scored 11,0 | ask B")
    assert sorted(notation.discard(game.state)) == ["3", "8", "FLIP3", "FLIP3", "FREEZE"]
    flip7("A{3} B stayed | deck FLIP3,FREEZE,8,9,10,+2").play("A:FLIP3").sees("scored 32,0")


def test_b55_nothing_stays_pending_after_the_round() -> None:
    game = flip7("A{3} B stayed | deck FREEZE,FLIP3,8").play("A:FLIP3")
    game.sees("pending | discard FREEZE,FLIP3,FLIP3,3,8 | ask B")


def test_b56_a_second_chance_turned_in_it_helps_at_once() -> None:
    game = flip7("A B{8} C | deck CHANCE,8,3,5").play("A:FLIP3→B").sees("B{8,3} | deck 5 | ask B")
    assert game.facts().count("card_flipped") == 4


def test_b57_a_saved_duplicate_counts_as_one_of_the_three() -> None:
    flip7("A B{8,CHANCE} C | deck 8,2,4,5").play("A:FLIP3→B").sees(
        "B{8,2,4} | deck 5 | discard FLIP3,8,CHANCE"
    )


def test_b58_a_second_second_chance_is_passed_on_before_the_next_flip() -> None:
    game = (
        flip7("A B{CHANCE} C | deck CHANCE,5,6")
        .play("A:FLIP3→B")
        .sees("B{CHANCE} | deck 5,6 | ask B CHANCE→C,A")
    )
    game.play("B→A").sees("A{CHANCE} B{CHANCE,5,6} | ask B")
    game = flip7("A{CHANCE} B{CHANCE} C stayed | deck CHANCE,5,6").play("A:FLIP3→B")
    game.sees("B{CHANCE,5,6} | discard CHANCE,FLIP3")


def test_b59_a_second_chance_after_the_first_was_used_is_kept() -> None:
    game = flip7("A B{8,CHANCE} C | deck 8,CHANCE,8").play("A:FLIP3→B")
    game.sees("B{8} | discard FLIP3,8,8,CHANCE,CHANCE | ask B")
    assert game.facts().count("player_saved") == 2


def test_b60_bonus_cards_are_lost_by_a_later_bust() -> None:
    game = flip7("A B{9} C | deck x2,9").play("A:FLIP3→B C:S A:S").sees("scored 0,0,0")
    assert game.state.table.history[-1].lines[1].cards != ()


# Second Chance


def test_b61_it_is_used_without_being_asked() -> None:
    flip7("A{8,CHANCE} B").play("A:8").sees("A{8} | discard 8,CHANCE")


def test_b62_the_turn_ends_after_a_save() -> None:
    flip7("A{8,CHANCE} B").play("A:8").sees("ask B")


def test_b63_the_pair_can_come_back_at_once() -> None:
    game = flip7("A{8,CHANCE} B").play("A:8 B:hit")
    assert game.state.table.shuffles == 2
    assert sorted((*game.codes("B"), *notation.deck(game.state))) == ["8", "CHANCE"]


def test_b64_the_first_one_stays_with_its_owner() -> None:
    flip7("A B").play("A:CHANCE").sees("A{CHANCE} | ask B")


def test_b65_a_second_one_goes_to_an_active_player_without_one() -> None:
    game = flip7("A{CHANCE} B C").play("A:CHANCE").sees("ask A CHANCE→B,C | pending CHANCE")
    game.refuses("A→A", "not_an_option", "B-67").play("A→B").sees("A{CHANCE} B{CHANCE} C | ask B")


def test_b66_the_only_one_eligible_gets_it() -> None:
    flip7("A{CHANCE} B{CHANCE} C").play("A:CHANCE").sees("C{CHANCE} | ask B")


def test_b67_nobody_is_eligible() -> None:
    flip7("A{CHANCE} B stayed").play("A:CHANCE").sees("A{CHANCE} | discard CHANCE | ask A")
    flip7("A{CHANCE} B{CHANCE} C stayed").play("A:CHANCE").sees("discard CHANCE | ask B")


def test_b68_stopped_players_are_not_eligible() -> None:
    flip7("A{CHANCE} B stayed C busted{4,4}").play("A:CHANCE").sees("B stayed | discard CHANCE | ask A")


def test_b69_a_second_chance_of_a_frozen_player_is_discarded_at_the_end() -> None:
    game = (
        flip7("A{CHANCE} B C").play("A:CHANCE→B B:5 C:FREEZE→B").sees("B frozen{CHANCE,5,FREEZE} | discard")
    )
    game.play("A:S C:S").sees("discard CHANCE,CHANCE,5,FREEZE")


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
