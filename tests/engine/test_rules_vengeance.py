"""The second game, rule by rule: the examples of V-01 to V-119."""

import pytest

from fliptable import engine
from fliptable.engine import IllegalAction, Options
from tests.engine.scenario import dealt, vengeance

DEAL = "round next_seat=A | deal waiting=A,B,C"
BOX = "forced_self=last_not_busted"
BRUTAL = "brutal=on"


# Deal, staying, targets


def test_v01_one_open_card_each() -> None:
    dealt("vengeance", 3, "5,9,3").sees("A{5} B{9} C{3} | dealer C | ask A hit,stay")


def test_v02_an_action_in_the_deal_is_played_at_once() -> None:
    game = dealt("vengeance", 3, "JUST1,5,9").sees("ask A JUST1→B,C,A").play("A→B")
    game.sees("A B frozen{5} C{9} | discard JUST1 | deck | ask A")


def test_v03_a_malus_in_the_deal_is_placed_at_once() -> None:
    game = dealt("vengeance", 3, "-4,9,3").sees("ask A -4→B,C,A | deck 9,3").play("A→C")
    game.sees("A B{9} C{-4,3} | ask A")


@pytest.mark.parametrize("code", ["SWITCH", "STEAL", "BURN"])
def test_v04_an_action_on_cards_is_discarded_when_none_are_out(code: str) -> None:
    dealt("vengeance", 3, f"{code},9,3").sees(f"A B{{9}} C{{3}} | discard {code} | ask A")


def test_v05_cards_are_out_but_not_enough() -> None:
    dealt("vengeance", 3, "5,SWITCH,3").sees("A{5} B C{3} | discard SWITCH | ask A")


def test_v06_cards_are_out_so_it_must_be_executed() -> None:
    dealt("vengeance", 3, "5,STEAL,3").sees("A B{5} C{3} | discard STEAL | ask A")
    dealt("vengeance", 3, "5,BURN,3").sees("A B C{3} | discard BURN,5 | ask A")


def test_v07_flip_four_before_the_deal_reached_the_target() -> None:
    dealt("vengeance", 3, "FLIP4,1,2,3,4,9,10").play("A→C").sees("A B{9} C{1,2,3,4,10} | ask A")


def test_v08_just_one_more_on_oneself_in_the_deal() -> None:
    dealt("vengeance", 3, "JUST1,6,9,3").play("A→A").sees("A frozen{6} B{9} C{3} | ask B")


def test_v09_everyone_is_out_during_the_deal() -> None:
    game = dealt("vengeance", 3, "JUST1,FLIP4,4,4,JUST1,8").play("A→A").sees("ask A FLIP4→B,C,A")
    game.play("A→B").sees("scored 0,0,8 | reason nobody_active | dealer A")
    assert [line.status for line in game.state.table.history[0].lines] == ["frozen", "busted", "frozen"]


def test_v10_stopped_players_remain_attackable() -> None:
    game = vengeance("A B stayed{9} C | deck 9").play("A:JUST1→B").sees("B busted{9,9} | ask C")
    game.play("C:S A:S").sees("scored 0,0,0")


def test_v11_a_stopped_player_completes_seven() -> None:
    game = vengeance("A B stayed{1,2,3,4,5,6} C{9} | deck 8,10").play("A:FLIP4→B")
    game.sees("scored 0,44,9 | flipped B | reason flipped_seven")
    assert game.state.table.history[0].lines[1].status == "stayed"


def test_v12_busted_players_are_out_of_reach() -> None:
    game = vengeance("A{3} B busted{12,12} C{4,5}").play("A:STEAL").sees("ask A STEAL→C:4,C:5")
    game.play("A→C:4 C:BURN").sees("ask C BURN→A:3,A:4,C:5")
    vengeance("A{3} B busted{12,12} C{4}").play("A:-2").sees("ask A -2→C,A")
    vengeance("A{3} B busted{12,12} C{4} D{5}").play("A:SWITCH").sees("ask A SWITCH→C:4,D:5,A:3")


def test_v13_staying_with_nothing_in_front() -> None:
    vengeance("A B{9} C").sees("ask A hit,stay").play("A:S B:S C:S").sees("scored 0,9,0")
    vengeance("A{-2} B C").sees("ask A hit,stay").play("A:S").sees("A stayed{-2}")
    game = vengeance("A B C", "stay_needs_card=on").sees("ask A hit")
    game.refuses("A:S", "needs_card", "V-13")
    vengeance("A{-2} B C", "stay_needs_card=on").sees("ask A hit,stay")


def test_v14_what_is_drawn_must_be_played_at_once() -> None:
    game = vengeance("A B C").play("A:-6").sees("ask A -6→B,C,A | pending -6")
    game.refuses("A:S", "not_an_option", "V-14")


def test_v15_a_malus_may_be_placed_in_front_of_oneself() -> None:
    vengeance("A B C").play("A:-2→A").sees("A{-2} | ask B")


def test_v16_who_can_be_chosen() -> None:
    people = "A{1} B stayed{2} C busted{3,3} D{4}"
    vengeance(people).play("A:-6").sees("ask A -6→B,D,A")
    vengeance(people).play("A:JUST1").sees("ask A JUST1→B,D,A")
    vengeance(people).play("A:FLIP4").sees("ask A FLIP4→B,D,A")
    vengeance(people).play("A:BURN").sees("ask A BURN→B:2,D:4,A:1")
    vengeance(people).play("A:STEAL").sees("ask A STEAL→B:2,D:4")
    vengeance(people).play("A:SWITCH").sees("ask A SWITCH→B:2,D:4,A:1").play("A→D:4").sees(
        "ask A SWITCH→B:2,A:1"
    )


def test_v17_burning_needs_a_card() -> None:
    vengeance("A B C{4}").play("A:BURN").sees("C | discard BURN,4 | ask B")


def test_v18_a_forced_action_may_hurt() -> None:
    vengeance("A{9} B{9} C busted{8,8}").play("A:STEAL").sees("A busted{9,9} B | ask B")


@pytest.mark.parametrize(
    ("code", "seen"),
    [
        ("-10", "A{5,-10} | ask A"),
        ("/2", "A{5,/2} | ask A"),
        ("FLIP4", "A{5,1,2,3,6} | ask A"),
        ("JUST1", "scored 6,9,4"),
    ],
)
def test_v19_the_last_active_player_takes_it_himself(code: str, seen: str) -> None:
    vengeance("A{5} B stayed{9} C stayed{4} | deck 1,2,3,6").play(f"A:{code}").sees(seen)


@pytest.mark.parametrize("code", ["-10", "JUST1", "FLIP4"])
def test_v19_the_last_not_busted_player_takes_it_himself(code: str) -> None:
    people = "A{5} B stayed{9} C stayed{4} | deck 1,2,3,6"
    vengeance(people, BOX).play(f"A:{code}").sees(f"ask A {code}→B,C,A")


def test_v19_the_last_active_player_burns_his_own() -> None:
    vengeance("A{5,-2} B stayed{9} C stayed").play("A:BURN").sees("ask A BURN→A:-2,A:5")
    vengeance("A{5,-2} B stayed{9} C stayed", BOX).play("A:BURN").sees("ask A BURN→B:9,A:-2,A:5")
    vengeance("A B stayed{9} C stayed{4}").play("A:BURN").sees("B stayed{9} | discard BURN | ask A")


def test_v19_stealing_and_switching_keep_working() -> None:
    for options in ("", BOX):
        vengeance("A{5} B stayed{9} C stayed{4}", options).play("A:STEAL").sees("ask A STEAL→B:9,C:4")
        vengeance("A{5} B stayed{9} C stayed", options).play("A:SWITCH").sees("ask A SWITCH→B:9,A:5")
        vengeance("A{5} B stayed C stayed", options).play("A:STEAL").sees("A{5} | discard STEAL | ask A")


@pytest.mark.parametrize("options", ["", BOX])
def test_v20_all_others_are_busted(options: str) -> None:
    people = "A{5,-4} B busted{9,9} C busted{8,8}"
    vengeance(f"{people} | deck 1,2,3,6", options).play("A:FLIP4").sees("A{5,-4,1,2,3,6} | ask A")
    vengeance(people, options).play("A:STEAL").sees("A{5,-4} | discard STEAL | ask A")
    vengeance(people, options).play("A:SWITCH").sees("A{5,-4} | discard SWITCH | ask A")
    game = vengeance(people, options).play("A:BURN").sees("ask A BURN→A:-4,A:5")
    game.play("A→A:-4").sees("A{5} | discard BURN,-4")


# Malus and scoring


@pytest.mark.parametrize(
    ("row", "points", "formula"),
    [
        ("4,5,7,10,11", 37, "4 + 5 + 7 + 10 + 11 = 37"),
        ("4,5,7,10,11,/2", 18, "(4 + 5 + 7 + 10 + 11) ÷ 2 = 18"),
        ("4,5,7,10,11,-4", 33, "4 + 5 + 7 + 10 + 11 − 4 = 33"),
        ("4,5,7,10,11,/2,-4", 14, "(4 + 5 + 7 + 10 + 11) ÷ 2 − 4 = 14"),
    ],
)
def test_v21_order_of_scoring(row: str, points: int, formula: str) -> None:
    game = vengeance(f"A{{{row}}} B stayed C stayed").play("A:S").sees(f"scored {points},0,0")
    assert game.state.table.history[0].lines[0].formula == formula


def test_v21_the_example_of_the_booklet() -> None:
    vengeance("A{3,11,5,7,10,8,/2,-4} B C").play("A:4").sees("scored 35,0,0")


def test_v22_not_below_zero_before_the_bonus() -> None:
    vengeance("A{1,2,3,4,5,6,-2,-4,-6,-8,-10} B C").play("A:8").sees("scored 15,0,0")


@pytest.mark.parametrize("row", ["5,-10", "-10", "-2,/2,-4"])
def test_v23_not_below_zero(row: str) -> None:
    vengeance(f"A{{{row}}} B stayed C stayed").play("A:S").sees("scored 0,0,0")


@pytest.mark.parametrize(("row", "points"), [("1,/2", 0), ("13,/2", 6)])
def test_v24_halves_are_rounded_down(row: str, points: int) -> None:
    vengeance(f"A{{{row}}} B stayed C stayed").play("A:S").sees(f"scored {points},0,0")


def test_v25_only_numbers_are_halved() -> None:
    vengeance("A{10,11,/2,-6} B stayed C stayed").play("A:S").sees("scored 4,0,0")
    vengeance("A{1,2,3,4,5,6,/2} B C").play("A:10").sees("scored 30,0,0")


def test_v26_a_busted_player_scores_nothing() -> None:
    vengeance("A{3} B busted{9,-10,9} C stayed").play("A:S").sees("scored 3,0,0")


def test_v27_malus_cards_never_bust_and_never_count_for_seven() -> None:
    game = (
        vengeance("A B{1,2,3,4,5,6} C")
        .play("A:-2→B B:S C:-4→B A:/2→B")
        .sees("B stayed{1,2,3,4,5,6,-2,-4,/2}")
    )
    game.sees("ask C")


def test_v28_malus_cards_can_be_burned_stolen_and_switched() -> None:
    vengeance("A{-8} B C").play("A:BURN").sees("A | discard BURN,-8 | ask B")
    vengeance("A{5} B{-8} C").play("A:STEAL").sees("A{5,-8} B")
    vengeance("A{5} B{-8} C").play("A:SWITCH→B:-8").sees("A{-8} B{5}")


def test_v29_one_deck_only() -> None:
    assert "decks" not in [spec.name for spec in engine.option_specs("vengeance")]
    assert engine.seats_allowed(Options("vengeance")) == (3, 18)
    assert len(engine.catalogue(Options("vengeance"))) == 108


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


# Brutal Mode


@pytest.mark.parametrize(("row", "points"), [("5,-10", -5), ("11,/2,-8", -3)])
def test_v101_a_negative_round(row: str, points: int) -> None:
    vengeance(f"A{{{row}}} B stayed C stayed", BRUTAL).play("A:S").sees(f"scored {points},0,0")


def test_v102_seven_with_a_negative_sum() -> None:
    text = "A{1,2,3,4,5,6,-2,-4,-6,-8,-10} B C"
    vengeance(text, BRUTAL).play("A:8 A→A").sees("scored 14,0,0")


def test_v103_busted_players_can_be_given_a_malus() -> None:
    game = vengeance("A B busted{9,9} C", BRUTAL).play("A:-10").sees("ask A -10→B,C,A")
    game.play("A→B").sees("B busted{9,9,-10}").play("C:S A:S").sees("scored 0,-10,0")


def test_v104_a_malus_from_before_the_bust_counts() -> None:
    game = vengeance("A B{9,-4} C | deck 9", BRUTAL).play("A:JUST1→B").sees("B busted{9,-4,9}")
    game.play("C:-6→B A:S C:S").sees("scored 0,-10,0")


def test_v105_half_of_nothing() -> None:
    vengeance("A B busted{9,9,/2,-4} C stayed", BRUTAL).play("A:S").sees("scored 0,-4,0")


def test_v106_the_lowest_round() -> None:
    game = vengeance("A{1,2,3,4,5,6} B busted{9,9,-2,-4,-6,-8,-10} C", BRUTAL).play("A:8 A→B")
    game.sees("scored 29,-45,0 | totals 29,-45,0")


@pytest.mark.parametrize(("choice", "scored"), [("B", "29,5,0"), ("C", "29,20,-15"), ("A", "44,20,0")])
def test_v107_the_player_who_flips_seven_chooses(choice: str, scored: str) -> None:
    text = "A{1,2,3,4,5,6} B stayed{11,9} C busted{3,3}"
    game = vengeance(text, BRUTAL).play("A:8").sees("A{1,2,3,4,5,6,8} B stayed{11,9} | ask A award→A,B,C")
    game.play(f"A→{choice}").sees(f"scored {scored}")


def test_v107_a_stopped_player_has_the_same_choice() -> None:
    game = vengeance("A B stayed{1,2,3,4,5,6} C | deck STEAL,8", BRUTAL).play("A:FLIP4→B")
    game.sees("pending | discard STEAL,FLIP4 | ask B award→B,C,A").play("B→A").sees("scored -15,29,0")


def test_v108_no_floor() -> None:
    vengeance("A{1,2,3,4,5,6} B C", BRUTAL).play("A:8 A→B").sees("scored 29,-15,0")


def test_v109_totals_may_become_negative() -> None:
    vengeance("A B stayed{-10} total=3 C stayed", BRUTAL).play("A:S").sees("totals 0,-7,0")


def test_v110_points_are_taken_before_the_end_of_the_game_is_looked_for() -> None:
    game = vengeance("A{1,2,3,4,5,6} B{8,12} total=190 C", BRUTAL).play("A:9 A→B")
    game.sees("totals 30,195,0 | winner nobody")


def test_v111_actions_never_hit_busted_players() -> None:
    text = "A{1} B busted{9,9,-4} C{2}"
    vengeance(text, BRUTAL).play("A:STEAL").sees("A{1,2} | ask C")
    vengeance(text, BRUTAL).play("A:BURN").sees("ask A BURN→C:2,A:1")
    vengeance(text, BRUTAL).play("A:SWITCH").sees("ask A SWITCH→C:2,A:1")
    vengeance(text, BRUTAL).play("A:JUST1").sees("ask A JUST1→C,A")


@pytest.mark.parametrize("options", [BRUTAL, f"{BRUTAL} {BOX}"])
def test_v112_the_last_active_player_may_give_a_malus_away(options: str) -> None:
    vengeance("A{5} B busted{9,9} C busted{8,8}", options).play("A:-8").sees("ask A -8→B,C,A")
    vengeance("A{5} B busted{9,9} C stayed | deck 6", options).play("A:-8").sees("ask A -8→B,C,A")


def test_v112_actions_are_still_forced() -> None:
    vengeance("A{5} B busted{9,9} C stayed | deck 6", BRUTAL).play("A:JUST1").sees("scored 11,0,0")


def test_v113_a_delayed_malus_is_void_after_a_bust() -> None:
    vengeance("A B{5} C | deck -4,5", BRUTAL).play("A:FLIP4→B").sees(
        "B busted{5,5} | discard FLIP4,-4 | ask C"
    )


def test_v114_without_an_answer_the_points_are_kept() -> None:
    vengeance("A{1,2,3,4,5,6} B C", BRUTAL).play("A:8").fall_back().sees("scored 44,0,0")


def test_v115_none_of_it_without_brutal_mode() -> None:
    vengeance("A{5,-10} B stayed C stayed").play("A:S").sees("scored 0,0,0")
    vengeance("A{1,2,3,4,5,6} B C").play("A:8").sees("scored 44,0,0 | ask B")


# End of the game


def test_v116_the_target() -> None:
    game = vengeance("A{4} total=100 B stayed total=99 C stayed", "target=100").play("A:S")
    game.sees("totals 104,99,0 | winner A")
    vengeance("A{4} total=200 B stayed C stayed | deck 1,2,3", "target=300").play("A:S").sees("winner nobody")


def test_v117_a_tie_needs_further_rounds() -> None:
    game = vengeance("A{5} total=200 B stayed{5} total=200 C stayed total=180 | deck 1,2,3").play("A:S")
    game.sees("totals 205,205,180 | winner nobody")
    text = "A total=205 B stayed total=205 C stayed{8,9,11,12} total=180"
    vengeance(text).play("A:S").sees("totals 205,205,220 | winner C")


def test_v118_a_tie_can_fall_under_the_target() -> None:
    text = "A{-8} total=201 B stayed{-10,2} total=201 C stayed total=20 | discard 3,4,5"
    vengeance(text, BRUTAL).play("A:S").sees("totals 193,193,20 | winner nobody")


def test_v119_order_by_total() -> None:
    (vengeance("A{4} total=200 B stayed total=-20 C stayed total=-300", BRUTAL).play("A:S").sees("winner A"))
