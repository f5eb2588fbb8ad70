"""The second game, rule by rule: V-01 to V-29, the deal, who can be chosen, malus cards and scoring."""

import pytest

from fliptable import engine
from fliptable.engine import Options
from tests.engine.scenario import dealt, vengeance

BOX = "forced_self=last_not_busted"


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
