"""The score board, by the numbers of rules.md section 3."""

from __future__ import annotations

import pytest

from fliptable.board.commands import AddPlayer, Typed
from fliptable.engine import Options
from fliptable.room.commands import SetOptions, Start
from tests.support.boards import BRUTAL, BUST, Evening, cards

TWELVE = ("Ann", "Bob", "Cem", "Dan", "Eve", "Fay", "Gil", "Hal", "Ina", "Jon", "Kim", "Lea")
FIES = Options("vengeance")


def test_t1_twelve_players_fit_and_thirteen_do_not() -> None:
    evening = Evening(*TWELVE)
    assert [player.name for player in evening.board.players] == list(TWELVE)
    assert evening.refused(evening["Hanna"], AddPlayer("Max")) == "too_many_names"


def test_t1_one_player_alone_is_too_few() -> None:
    evening = Evening("Ann", started=False)
    assert evening.refused(evening["Hanna"], Start()) == "too_few_names"


@pytest.mark.parametrize("target", [100, 200, 300])
def test_t2_the_target_ends_the_evening(target: int) -> None:
    evening = Evening("Ann", "Bob", options=Options("flip7", target=target))
    for _ in range(target // 50):
        assert evening.board.winner is None
        evening.round(50, 49)
    assert evening.name(evening.board.winner) == "Ann"


def test_t2_no_other_target_is_offered() -> None:
    evening = Evening("Ann", "Bob")
    assert evening.refused(evening["Hanna"], SetOptions(Options("flip7", target=150))) == "bad_option"


def test_t3_the_box_of_the_variant_allows_negative_results() -> None:
    evening = Evening("Ann", "Bob", options=FIES)
    assert evening.refuses("Ann", -4) == "no_negative"
    evening.do(evening["Hanna"], SetOptions(BRUTAL))
    evening.enter("Ann", -4)
    assert evening.totals["Ann"] == -4


def test_t4_the_finished_result_of_a_round_is_typed_in() -> None:
    evening = Evening("Ann", "Bob")
    evening.enter("Bob", 35)
    assert evening.totals == {"Ann": 0, "Bob": 35}


@pytest.mark.parametrize(("options", "highest"), [(Options("flip7"), 171), (FIES, 91), (BRUTAL, 91)])
def test_t4_no_result_is_above_the_highest_possible_round(options: Options, highest: int) -> None:
    evening = Evening("Ann", "Bob", options=options)
    assert evening.refuses("Ann", highest + 1) == "too_high"
    evening.enter("Ann", highest)


@pytest.mark.parametrize("points", [12.5, 12.0, -0.5])
def test_t4_results_are_whole_numbers(points: float) -> None:
    assert Evening("Ann", "Bob", options=BRUTAL).refuses("Ann", Typed(points)) == "not_whole"


def test_t5_bust_is_a_round_without_points() -> None:
    evening = Evening("Ann", "Bob")
    evening.enter("Ann", BUST)
    entry = evening.field("Ann").entry
    assert entry is not None
    assert (entry.points, entry.how) == (0, "bust")


def test_t5_the_busted_pay_for_their_minus_cards() -> None:
    evening = Evening("Ann", "Bob", options=BRUTAL)
    evening.enter("Ann", cards("9 9 -4 -6", busted=True))
    assert evening.totals["Ann"] == -10


def test_t6_the_left_neighbour_deals_the_next_round() -> None:
    evening = Evening("Ann", "Bob", "Cem")
    dealers = [evening.deals]
    for _ in range(3):
        evening.round(1, 2, 3)
        dealers.append(evening.deals)
    assert dealers == ["Ann", "Bob", "Cem", "Ann"]


def test_t7_a_negative_result_can_be_entered_for_anybody() -> None:
    evening = Evening("Ann", "Bob", options=BRUTAL).round(-5, -7)
    assert evening.totals == {"Ann": -5, "Bob": -7}


def test_t8_the_lowest_round_is_minus_45() -> None:
    evening = Evening("Ann", "Bob", options=BRUTAL)
    assert evening.refuses("Ann", -46) == "too_low"
    evening.enter("Ann", -45)


def test_t8_without_the_variant_nothing_is_negative() -> None:
    for options in (Options("flip7"), FIES):
        evening = Evening("Ann", "Bob", options=options)
        assert evening.refuses("Ann", -1) == "no_negative"
        assert evening.refuses("Ann", -45) == "no_negative"


def test_t9_the_points_that_somebody_took_are_in_the_round_of_the_victim() -> None:
    evening = Evening("Ann", "Bob", "Cem", options=BRUTAL)
    evening.enter("Ann", cards("0 1 2 3 4 5 6", award="give"))
    evening.enter("Bob", cards("12 8", award="pay"))
    evening.enter("Cem", cards("9 9", busted=True, award="pay"))
    assert evening.totals == {"Ann": 21, "Bob": 5, "Cem": -15}


def test_t10_minus_points_reduce_the_total() -> None:
    evening = Evening("Ann", "Bob", options=BRUTAL).round(3, 20)
    evening.enter("Ann", -10)
    assert evening.totals == {"Ann": -7, "Bob": 20}
    assert evening.field("Ann").total == -7


def test_t11_the_end_comes_after_a_complete_round_only() -> None:
    evening = Evening("Ann", "Bob", options=Options("flip7", target=100)).round(90, 40)
    evening.enter("Ann", 14)
    assert evening.board.winner is None
    evening.enter("Bob", 70)
    assert evening.name(evening.board.winner) == "Bob"
    assert evening.totals == {"Ann": 104, "Bob": 110}
    assert evening.board.open is None


def test_t11_nobody_wins_below_the_target() -> None:
    assert Evening("Ann", "Bob", options=Options("flip7", target=100)).round(99, 12).board.winner is None


def test_t12_a_tie_at_the_top_is_played_on() -> None:
    evening = Evening("Ann", "Bob", "Cem", options=Options("flip7", target=100)).round(100, 100, 80)
    assert evening.board.winner is None
    assert evening.board.open == 2
    assert [evening.name(player) for player in evening.board.tie] == ["Ann", "Bob"]
    evening.round(0, 0, 40)
    assert evening.name(evening.board.winner) == "Cem"
    assert evening.board.tie == ()


def test_t12_a_tie_can_end_below_the_target() -> None:
    evening = Evening("Ann", "Bob", options=Options("vengeance", brutal=True, target=100))
    evening.round(50, 50).round(51, 51).round(-8, -8)
    assert evening.board.winner is None
    assert evening.board.tie == ()
