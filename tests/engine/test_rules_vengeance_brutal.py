"""The second game, rule by rule: V-101 to V-119, Brutal Mode and the end of the game."""

import pytest

from tests.engine.scenario import vengeance

BOX = "forced_self=last_not_busted"
BRUTAL = "brutal=on"


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
