"""The second game, rule by rule: V-30 to V-60, The Zero, Unlucky 7 and Lucky 13."""

import pytest

from fliptable import engine
from fliptable.engine import Options
from tests.engine.scenario import dealt, vengeance

BRUTAL = "brutal=on"


# The Zero


def test_v30_the_zero_must_hit() -> None:
    vengeance("A{0,12} B C").sees("ask A hit").refuses("A:S", "zero_must_hit", "V-30")


def test_v31_the_zero_scores_nothing() -> None:
    vengeance("A{0,12,13} B{1,2,3,4,5,6} C stayed").play("A:11 B:8").sees("scored 0,44,0")


def test_v32_seven_cards_with_the_zero() -> None:
    vengeance("A{0,1,2,3,4,5} B C").play("A:6").sees("scored 36,0,0")
    vengeance("A{0,1,2,3,4,5,/2} B C").play("A:6").sees("scored 25,0,0")


def test_v33_just_one_more_is_stronger_than_the_zero() -> None:
    game = vengeance("A stayed B C{0,5,9} | deck 12").play("B:JUST1→C").sees("C frozen{0,5,9,12} | ask B")
    game.play("B:S").sees("scored 0,0,0")
    vengeance("A B C{0,1,2,3,4,5} | deck 6").play("A:JUST1→C").sees("scored 0,0,36 | flipped C")


def test_v34_a_stolen_zero_frees_its_owner() -> None:
    game = vengeance("A{3} B C{0,10}").play("A:STEAL→C:0").sees("A{3,0} C{10} | ask B")
    game.play("B:S").sees("ask C hit,stay").play("C:S").sees("ask A hit")


def test_v35_the_zero_is_switched_onto_a_stopped_player() -> None:
    game = vengeance("A{0,5} B stayed{12,11} C").play("A:SWITCH→A:0→B:12").sees("A{5,12} B stayed{11,0}")
    game.play("C:S A:S").sees("scored 17,0,0")


def test_v36_a_burned_zero_is_over() -> None:
    vengeance("A B C{0,10}").play("A:BURN→C:0 B:S").sees("C{10} | ask C hit,stay")


def test_v37_a_stopped_player_gets_the_zero_through_a_delayed_action() -> None:
    game = vengeance("A{0} B stayed{8} C | deck STEAL,1,2,3").play("A:FLIP4→B").sees("A B stayed{8,1,2,3,0}")
    game.play("C:S A:S").sees("scored 0,0,0")


def test_v38_the_zero_keeps_its_holder_hitting() -> None:
    game = vengeance("A{0,5} B stayed C busted{9,9}").sees("ask A hit").play("A:6").sees("ask A hit")
    game.play("A:5").sees("scored 0,0,0")


def test_v39_there_is_one_zero() -> None:
    assert engine.catalogue(Options("vengeance")).count("0") == 1


def test_v39a_the_zero_hides_minus_cards_in_brutal_mode() -> None:
    text = "A{0,9,-6} B{1,2,3,4,5,6} C stayed"
    game = vengeance(text, BRUTAL).play("A:8 B:8").sees("ask B award→B,C,A")
    game.play("B→B").sees("scored 0,44,0")
    vengeance(text, BRUTAL).play("A:8 B:8 B→A").sees("scored -15,29,0")


# Unlucky 7


def test_v40_it_wipes_the_row() -> None:
    game = vengeance("A{3,9,-4} B stayed C stayed").play("A:U7").sees("A{U7} | discard -4,3,9")
    game.play("A:S").sees("scored 7,0,0")


def test_v41_a_seven_in_front_does_not_bust() -> None:
    vengeance("A{7,5} B C").play("A:U7").sees("A{U7} | discard 5,7 | ask B")


def test_v42_a_later_seven_busts() -> None:
    vengeance("A{U7} B C").play("A:7").sees("A busted{U7,7}")


def test_v43_there_may_be_nothing_to_wipe() -> None:
    dealt("vengeance", 3, "U7,5,6").sees("A{U7} | discard")


def test_v44_it_is_never_the_seventh() -> None:
    vengeance("A{1,2,3,4,5,6} B C").play("A:U7").sees("A{U7} | ask B")


def test_v45_it_wipes_within_flip_four() -> None:
    vengeance("A B{2,11} C | deck 5,U7,8,9,10").play("A:FLIP4→B").sees("B{U7,8,9} | deck 10")


def test_v46_delayed_cards_are_not_wiped() -> None:
    game = vengeance("A B{2} C | deck -6,U7,3,8").play("A:FLIP4→B").sees("B{U7,3,8} | ask B -6→C,A,B")
    game.play("B→B").sees("B{U7,3,8,-6}")


def test_v47_it_works_on_the_thief() -> None:
    vengeance("A{10,12} B{U7,5} C").play("A:STEAL→B:U7").sees("A{U7} B{5} | discard 10,12,STEAL")


def test_v48_it_works_on_who_receives_it() -> None:
    game = vengeance("A B{U7,4} C stayed{12,13,-2}").play("A:SWITCH→B:U7→C:12")
    game.sees("B{4,12} C stayed{U7} | discard 13,-2,SWITCH")


def test_v49_it_can_be_switched_for_a_seven() -> None:
    vengeance("A{U7,3} B{7,8} C").play("A:SWITCH→B:7→A:U7").sees("A{3,7} B{U7} | ask B")


def test_v50_a_thief_with_a_seven() -> None:
    vengeance("A{7,9} B{U7} C").play("A:STEAL").sees("A{U7} B")
    vengeance("A{U7,9} B{7} C").play("A:STEAL").sees("A busted{U7,9,7}")


def test_v51_it_wipes_the_zero_and_lucky_thirteen() -> None:
    vengeance("A{0,5} B stayed C stayed").play("A:U7").sees("A{U7} | ask A hit,stay")
    vengeance("A{L13,13} B stayed C stayed").play("A:U7 A:13 A:13").sees("scored 0,0,0")


def test_v52_without_it_a_seven_is_fine() -> None:
    vengeance("A B stayed C{U7,4}").play("A:BURN→C:U7 C:7").sees("C{4,7}")


def test_v53_wiped_cards_can_come_back_at_once() -> None:
    vengeance("A{3} B C").play("A:U7").sees("discard 3").play("B:hit").sees("B{3}")


# Lucky 13


@pytest.mark.parametrize(
    ("row", "code", "seen"), [("L13", "13", "A"), ("13", "L13", "A"), ("13", "13", "A busted")]
)
def test_v54_one_of_two_thirteens_must_be_lucky(row: str, code: str, seen: str) -> None:
    vengeance(f"A{{{row}}} B C").play(f"A:{code}").sees(f"{seen}{{{row},{code}}}")


def test_v55_a_third_thirteen_busts() -> None:
    vengeance("A{L13,13} B C").play("A:13").sees("A busted{L13,13,13}")


def test_v56_both_count_and_both_score() -> None:
    vengeance("A{L13,13,1,2,3,4} B C").play("A:5").sees("scored 56,0,0")


def test_v57_the_privilege_leaves_with_lucky_thirteen() -> None:
    game = vengeance("A B C{L13,13}").play("A:STEAL→C:L13 B:S").sees("C{13} | ask C")
    game.play("C:13").sees("C busted{13,13}")


def test_v58_lucky_thirteen_allows_another() -> None:
    vengeance("A{L13,13} B stayed C stayed").play("A:BURN→A:13 A:13").sees("A{L13,13}")
    vengeance("A B{L13,13} C").play("A:BURN→B:L13").sees("B{13}")


def test_v59_lucky_thirteen_switched_for_a_thirteen() -> None:
    vengeance("A{13} B C{L13,13}").play("A:SWITCH→C:L13").sees("A{L13} C busted{13,13}")
    vengeance("A{13} B C{L13,13}").play("A:STEAL→C:L13").sees("A{13,L13} C{13}")
    vengeance("A{13} B C{L13,13}").play("A:STEAL→C:13").sees("A busted{13,13}")


def test_v60_a_third_thirteen_by_any_route() -> None:
    vengeance("A{L13,13} B{13} C").play("A:STEAL").sees("A busted{L13,13,13} B")
    vengeance("A B{L13,13} C | deck 13").play("A:JUST1→B").sees("B busted{L13,13,13}")
    vengeance("A B{L13,13} C | deck 1,13").play("A:FLIP4→B").sees("B busted{L13,13,1,13}")
    vengeance("A B{L13,13,1} C{13}").play("A:SWITCH→B:1").sees("B busted{L13,13,13} C{1}")
