"""Results and corrections on a board."""

from __future__ import annotations

import pytest

from fliptable.board.commands import Laid
from fliptable.board.evolve import HISTORY
from fliptable.room import Phase, Rejected
from tests.board.evenings import SHORT
from tests.support.boards import Evening, cards


def test_cards_are_counted_and_shown_with_the_arithmetic() -> None:
    evening = Evening("Ann", "Bob")
    evening.enter("Ann", cards("3 11 x2 +10 CHANCE"))
    entry = evening.field("Ann").entry
    assert entry is not None
    assert (entry.points, entry.how, entry.formula) == (38, "cards", "(3 + 11) × 2 + 10 = 38")
    assert entry.row is not None
    assert entry.row.cards == ("3", "11", "x2", "+10", "CHANCE")


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (cards("x2 x2"), "not_in_deck"),
        (cards("14"), "not_in_deck"),
        (cards("5 5"), "would_bust"),
        (cards("0 1 2 3 4 5 6 7"), "too_many_numbers"),
        (cards("5", award="pay"), "no_award"),
    ],
)
def test_cards_that_cannot_lie_there_are_refused(row: Laid, reason: str) -> None:
    assert Evening("Ann", "Bob").refuses("Ann", row) == reason


def test_an_entry_names_who_made_it() -> None:
    evening = Evening("Ann", "Bob")
    evening.join("Tom")
    evening.enter("Ann", 12, by="Tom")
    entry = evening.field("Ann").entry
    assert entry is not None
    assert (entry.by.member, entry.by.name) == (evening["Tom"], "Tom")


def test_of_two_at_the_same_field_one_wins_and_the_other_sees_it() -> None:
    evening = Evening("Ann", "Bob")
    evening.join("Tom")
    mine, his = evening.entry("Ann", 12), evening.entry("Ann", 13)
    evening.do(evening["Hanna"], mine)
    answer = evening.ask(evening["Tom"], his)
    assert isinstance(answer, Rejected)
    assert answer.reason == "field_taken"
    assert answer.stale
    assert evening.totals["Ann"] == 12


def test_two_may_enter_at_the_same_time_for_different_players() -> None:
    evening = Evening("Ann", "Bob")
    evening.join("Tom")
    first, second = evening.entry("Ann", 12), evening.entry("Bob", 13)
    evening.do(evening["Hanna"], first)
    evening.do(evening["Tom"], second)
    assert evening.totals == {"Ann": 12, "Bob": 13}


def test_the_same_result_again_changes_nothing() -> None:
    evening = Evening("Ann", "Bob")
    evening.enter("Ann", 12)
    evening.enter("Ann", 12)
    assert evening.board.history == ()


def test_a_correction_says_who_changed_what_from_which_value_and_when() -> None:
    evening = Evening("Ann", "Bob").round(12, 40).round(5, 7)
    evening.join("Tom")
    evening.enter("Bob", 4, 1, by="Tom")
    (change,) = evening.board.history
    assert change.after is not None
    assert (change.round, change.player, change.at) == (1, evening.id("Bob"), evening.now)
    assert (change.before.points, change.after.points, change.by.name) == (40, 4, "Tom")
    assert evening.totals == {"Ann": 17, "Bob": 11}
    assert [field.total for field in evening.board.rounds[1].fields] == [17, 11]


def test_the_history_is_bounded() -> None:
    evening = Evening("Ann", "Bob")
    for points in range(HISTORY + 5):
        evening.enter("Ann", points)
    assert len(evening.board.history) == HISTORY
    assert evening.board.history[-1].before.points == HISTORY + 3


def test_a_correction_reopens_a_finished_evening() -> None:
    evening = Evening("Ann", "Bob", options=SHORT).round(100, 30)
    assert evening.state.phase is Phase.OVER
    evening.enter("Ann", 99, 1)
    assert evening.board.winner is None
    assert evening.open == 2
    assert evening.deals == "Bob"


def test_a_correction_can_end_an_evening() -> None:
    evening = Evening("Ann", "Bob", options=SHORT).round(90, 30)
    evening.enter("Ann", 100, 1)
    assert evening.state.phase is Phase.OVER
    assert evening.board.open is None
    assert len(evening.board.rounds) == 1


def test_a_round_that_was_begun_is_played_to_its_end_whatever_is_corrected() -> None:
    evening = Evening("Ann", "Bob", options=SHORT).round(90, 30)
    evening.enter("Bob", 1)
    evening.enter("Ann", 100, 1)
    assert evening.board.open == 2
    evening.enter("Ann", 0)
    assert evening.name(evening.board.winner) == "Ann"


def test_rounds_after_one_that_should_have_been_the_last_stay_valid() -> None:
    evening = Evening("Ann", "Bob", options=SHORT).round(50, 50).round(20, 60)
    assert evening.name(evening.board.winner) == "Bob"
    evening.enter("Bob", 10, 2)
    evening.round(1, 1)
    evening.enter("Ann", 60, 2)
    evening.enter("Bob", 90, 3)
    assert evening.totals == {"Ann": 111, "Bob": 150}
    assert evening.name(evening.board.winner) == "Bob"


def test_a_correction_can_make_a_tie_and_break_it() -> None:
    evening = Evening("Ann", "Bob", options=SHORT).round(110, 30)
    evening.enter("Bob", 110, 1)
    assert [evening.name(player) for player in evening.board.tie] == ["Ann", "Bob"]
    assert evening.board.open == 2
    evening.enter("Bob", 109, 1)
    assert evening.name(evening.board.winner) == "Ann"
