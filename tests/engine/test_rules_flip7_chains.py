"""The first game, rule by rule: the examples of B-31 to B-69, Flip Three and Second Chance."""

from fliptable.engine import notation
from tests.engine.scenario import flip7

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
