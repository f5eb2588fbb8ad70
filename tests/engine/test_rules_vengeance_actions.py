"""The second game, rule by rule: V-61 to V-100, the action cards."""

import pytest

from fliptable import engine
from fliptable.engine import IllegalAction
from tests.engine.scenario import vengeance

# Steal, Switch, Burn


def test_v61_stealing_can_bust_the_thief() -> None:
    game = vengeance("A{9} B{9,4} C").play("A:STEAL").sees("ask A STEAL→B:4,B:9")
    game.play("A→B:9").sees("A busted{9,9} B{4} | ask B")


def test_v62_stealing_can_make_seven() -> None:
    vengeance("A{1,2,3,4,5,6} B{9} C").play("A:STEAL").sees("scored 45,0,0 | flipped A")


def test_v63_a_malus_can_be_stolen() -> None:
    vengeance("A{5} B{-2} C").play("A:STEAL").sees("A{5,-2} B | ask B")


def test_v64_a_stopped_player_can_lose_everything() -> None:
    game = vengeance("A B stayed{9} C").play("A:STEAL").sees("A{9} B stayed | ask C").play("C:S A:S")
    game.sees("scored 9,0,0")


def test_v65_nobody_steals_from_himself() -> None:
    vengeance("A{5} B{9} C{3}").play("A:STEAL").refuses("A→A:5", "not_an_option", "V-65")


def test_v66_an_active_player_without_cards_is_asked_as_usual() -> None:
    vengeance("A B{9} C").play("A:STEAL").sees("A{9} B | ask B hit,stay")


def test_v67_switching_takes_two_picks() -> None:
    game = vengeance("A B{5} C{11,-2}").play("A:SWITCH").sees("ask A SWITCH→B:5,C:-2,C:11 | pending SWITCH")
    game.play("A→C:11").sees("B{11} C{-2,5} | discard SWITCH | ask B")
    game = vengeance("A{9} B{5} C{11}").play("A:SWITCH→B:5").sees("ask A SWITCH→C:11,A:9")
    game.play("A→A:9").sees("A{5} B{9} C{11}")


def test_v67_the_first_pick_can_be_taken_back_until_the_second_is_made() -> None:
    game = vengeance("A{9} B{5} C{11}").play("A:SWITCH→B:5").take_back("A")
    game.sees("A{9} B{5} C{11} | pending SWITCH | ask A SWITCH→B:5,C:11,A:9")
    game.play("A→C:11→A:9").sees("A{11} B{5} C{9} | discard SWITCH | ask B")


def test_v67_it_can_be_taken_back_again() -> None:
    game = vengeance("A{9} B{5} C{11}").play("A:SWITCH→B:5").take_back("A").play("A→C:11").take_back("A")
    game.sees("ask A SWITCH→B:5,C:11,A:9")


def test_v67_a_second_pick_that_comes_after_it_is_too_late() -> None:
    game = vengeance("A{9} B{5} C{11}").play("A:SWITCH→B:5")
    late = engine.fallback(game.state)
    game.take_back("A")
    with pytest.raises(IllegalAction) as refused:
        engine.apply(game.state, late)
    assert (refused.value.reason, refused.value.rule) == ("stale_decision", "X-09")


@pytest.mark.parametrize(
    ("table", "moves", "who"),
    [
        ("A{9} B{5} C{11}", "", "A"),  # hit or stay
        ("A{9} B{5} C{11}", "A:SWITCH", "A"),  # nothing is picked yet
        ("A{9} B{5} C{11}", "A:SWITCH→B:5", "B"),  # another one's pick
        ("A{9} B{5} C{11}", "A:SWITCH→B:5→C:11", "A"),  # done
        ("A{9} B{5} C{11}", "A:STEAL", "A"),  # a card of one pick
    ],
)
def test_v67_there_is_nothing_else_to_take_back(table: str, moves: str, who: str) -> None:
    game = vengeance(table).play(moves)
    with pytest.raises(IllegalAction) as refused:
        game.take_back(who)
    assert (refused.value.reason, refused.value.rule) == ("nothing_to_take_back", "V-67")


def test_v68_switching_can_bust_one() -> None:
    vengeance("A{5,9} B{9,4} C").play("A:SWITCH→A:9→B:4").sees("A{5,4} B busted{9,9} | ask C")


def test_v69_switching_can_bust_both() -> None:
    game = vengeance("A B{10,11} C{10,11}").play("A:SWITCH→B:10→C:11")
    game.sees("B busted{11,11} C busted{10,10} | ask A")


def test_v70_a_number_for_a_malus() -> None:
    vengeance("A{12,-8} B{5} C").play("A:SWITCH→A:-8").sees("A{12,5} B{-8}")


def test_v71_switching_can_make_seven() -> None:
    vengeance("A{1,2,3,4,5,6,-8} B{9} C").play("A:SWITCH→A:-8").sees("scored 45,0,0 | flipped A")


def test_v71a_switching_can_make_seven_for_somebody_else() -> None:
    vengeance("A B{1,2,3,4,5,6,-4} C{9}").play("A:SWITCH→B:-4").sees("scored 0,45,0 | flipped B")


def test_v72_both_leave_before_both_arrive() -> None:
    game = vengeance("A{10,3} B{10,5} C").play("A:SWITCH→A:10→B:10").sees("A{3,10} B{5,10} | ask B")
    moves = [event.type for event in game.events if event.type in ("card_lifted", "card_landed")]
    assert moves == ["card_lifted", "card_lifted", "card_landed", "card_landed"]


def test_v73_never_two_cards_of_one_person() -> None:
    game = vengeance("A{10,3} B{9,5} C").play("A:SWITCH→B:9").sees("ask A SWITCH→A:10,A:3")
    game.refuses("A→B:5", "not_an_option", "V-67")


def test_v74_switching_needs_two_people_with_cards() -> None:
    vengeance("A{10,3} B C").play("A:SWITCH").sees("A{10,3} | discard SWITCH | ask B")


def test_v75_two_stopped_players_can_be_switched() -> None:
    (vengeance("A B stayed{9,4} C stayed{4,2}").play("A:SWITCH→B:9→C:4").sees("B busted{4,4} C stayed{2,9}"))


def test_v76_burning_takes_a_card_of_a_person() -> None:
    game = vengeance("A B{12,11} C{-2}").play("A:BURN").sees("ask A BURN→B:11,B:12,C:-2")
    game.play("A→B:12").sees("B{11} | discard BURN,12 | ask B")


def test_v77_whom_one_may_burn() -> None:
    game = vengeance("A{8} B stayed{9} C{1,2,3,4,5,6}").play("A:BURN")
    game.sees("ask A BURN→B:9,C:1,C:2,C:3,C:4,C:5,C:6,A:8").play("A→B:9").sees("B stayed | ask C")
    game.play("C:S A:S").sees("scored 8,0,21")


def test_v78_burning_never_busts() -> None:
    vengeance("A B{L13,13} C").play("A:BURN→B:L13").sees("B{13} | ask B")


def test_v79_a_bust_out_of_turn_stays_open_until_the_end() -> None:
    game = vengeance("A{9} B stayed{9} C stayed").play("A:STEAL").sees("scored 0,0,0 | reason nobody_active")
    game = vengeance("A{5,9} B{9,4} C").play("A:SWITCH→A:9→B:4")
    assert not game.state.table.hands[1].down


# Just One More


def test_v80_one_card_then_out() -> None:
    vengeance("A B{5} C | deck 8").play("A:JUST1→B").sees("B frozen{5,8} | ask C").play("C:S A:S").sees(
        "scored 0,13,0"
    )


def test_v81_a_stopped_target_takes_one_too() -> None:
    vengeance("A B stayed{9} C | deck 4").play("A:JUST1→B").sees("B stayed{9,4} | ask C")


def test_v82_on_oneself() -> None:
    vengeance("A{5} B C | deck 6").play("A:JUST1→A").sees("A frozen{5,6} | ask B")


def test_v83_the_card_is_an_action() -> None:
    vengeance("A B{5} C{8} | deck STEAL,1").play("A:JUST1→B").sees("B frozen{5,8} C | deck 1 | ask C")


def test_v84_the_card_is_a_malus() -> None:
    game = vengeance("A B{5} C | deck -8,1").play("A:JUST1→B").sees("B{5} | ask B -8→C,A,B")
    game.play("B→C").sees("B frozen{5} C{-8} | deck 1 | ask C")
    vengeance("A{1} B{5} C busted{2,2} | deck -8").play("A:S B:JUST1").sees("scored 1,0,0")


def test_v85_it_draws_another() -> None:
    game = vengeance("A B C | deck JUST1,6").play("A:JUST1→B").sees("ask B JUST1→C,A,B").play("B→C")
    game.sees("B frozen C frozen{6} | ask A")


def test_v86_it_draws_flip_four_which_is_kept() -> None:
    (vengeance("A B C | deck FLIP4,1,2,3,4").play("A:JUST1→B").play("B→B").sees("B frozen{1,2,3,4} | ask C"))


def test_v87_it_makes_seven() -> None:
    vengeance("A B{1,2,3,4,5,6} C | deck 8").play("A:JUST1→B").sees("scored 0,44,0 | flipped B")


def test_v88_the_player_after_the_drawer_is_next() -> None:
    vengeance("A B C D | deck 8").play("A:JUST1→C").sees("C frozen{8} | ask B")


# Flip Four


def test_v89_up_to_four_cards() -> None:
    vengeance("A B{5} C | deck 2,3,4,6,7").play("A:FLIP4→B").sees("B{5,2,3,4,6} | deck 7 | ask B")


def test_v90_delayed_cards_are_played_one_after_the_other() -> None:
    game = vengeance("A B C{1} | deck BURN,-4,8,3").play("A:FLIP4→B")
    game.sees("B{8,3} | pending BURN,-4 | discard FLIP4 | ask B BURN→C:1,B:3,B:8")
    game.play("B→C:1").sees("C | ask B -4→C,A,B | discard FLIP4,BURN,1").play("B→A").sees("A{-4} | ask B")


def test_v91_a_bust_discards_what_was_delayed() -> None:
    game = vengeance("A B{5} C | deck 2,STEAL,5,9").play("A:FLIP4→B")
    game.sees("B busted{5,2,5} | deck 9 | discard FLIP4,STEAL | ask C")


def test_v92_seven_makes_delayed_cards_void() -> None:
    game = vengeance("A B{1,2,3,4,5,6} C{9} | deck STEAL,8,10,11,12").play("A:FLIP4→B")
    game.sees("scored 0,44,9 | flipped B")


def test_v93_a_stopped_target_takes_four() -> None:
    (
        vengeance("A B stayed{9} C{7} | deck STEAL,1,2,3")
        .play("A:FLIP4→B")
        .sees("B stayed{9,1,2,3,7} C | ask C")
    )
    vengeance("A B stayed{9} C | deck 1,9,2,3").play("A:FLIP4→B").sees("B busted{9,1,9} | deck 2,3 | ask C")


def test_v94_busted_by_a_delayed_card() -> None:
    game = vengeance("A B C{2} | deck STEAL,BURN,1,2").play("A:FLIP4→B")
    game.sees("B busted{1,2,2} C | discard FLIP4,STEAL,BURN | ask C")


def test_v94_stopped_by_a_delayed_card() -> None:
    game = vengeance("A B C{8} | deck JUST1,STEAL,1,2,9").play("A:FLIP4→B").sees("ask B JUST1→C,A,B")
    game.play("B→B").sees("B frozen{1,2,9,8} C | ask C")


def test_v95_an_inner_flip_four_is_finished_first() -> None:
    game = (
        vengeance("A{10} B C | deck FLIP4,BURN,1,2,STEAL,3,4,6").play("A:FLIP4→B").sees("ask B FLIP4→C,A,B")
    )
    game.play("B→C").sees("C{3,4,6} | ask C STEAL→A:10,B:1,B:2").play("C→A:10")
    game.sees("C{3,4,6,10} | ask B BURN→C:10,C:3,C:4,C:6,B:1,B:2")


def test_v96_a_delayed_card_without_use_is_discarded() -> None:
    vengeance("A B C | deck STEAL,1,2,3").play("A:FLIP4→B").sees("B{1,2,3} | discard FLIP4,STEAL | ask B")


def test_v97_a_delayed_action_makes_seven() -> None:
    game = vengeance("A B{5,6,8,9} C{10} | deck STEAL,-2,1,3,12,11,10").play("A:FLIP4→B")
    game.sees("scored 0,57,0 | flipped B | pending | discard FLIP4,STEAL,-2,1,3,5,6,8,9,10")


def test_v98_who_is_forced_is_looked_at_when_each_card_is_played() -> None:
    game = vengeance("A B stayed C | deck JUST1,-4,1,2,3").play("A:FLIP4→B").sees("ask B JUST1→C,A,B")
    game.play("B→C").sees("C frozen{3} | ask B -4→C,A,B")


def test_v98_a_stopped_performer_chooses_freely_when_nobody_is_active() -> None:
    game = vengeance("A B stayed C | deck JUST1,JUST1,-4,1,2,3").play("A:FLIP4→B B→A B→C")
    game.sees("A frozen{2} B stayed{1} C frozen{3} | ask B -4→C,A,B")


def test_v99_the_player_after_the_drawer_is_next() -> None:
    vengeance("A B C D | deck 1,2,3,4").play("A:FLIP4→D").sees("D{1,2,3,4} | ask B")


def test_v100_what_is_in_the_discard_during_a_round() -> None:
    game = vengeance("A{3} B{-2} C | discard 9 | deck 1").play("A:FLIP4→B")
    game.sees("scored 3,8,0 | reason no_cards")
    game = vengeance("A{3} B{-2} C | deck 1,2 | discard 8,9").play("A:FLIP4→B").sees("discard FLIP4 | ask B")
    assert sorted(game.codes("B")) == ["-2", "1", "2", "8", "9"]
