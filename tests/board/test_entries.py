"""Results, corrections, taking back, and two people at the same field."""

from __future__ import annotations

import pytest

from fliptable.board.commands import Claim, Enter, Laid, MovePlayer, Typed, Undo, WithdrawPlayer
from fliptable.board.evolve import HISTORY
from fliptable.board.sheet import ROUNDS
from fliptable.engine import Options
from fliptable.room import Phase, Rejected
from fliptable.room.commands import Rematch, Stand
from tests.support.boards import BRUTAL, BUST, Evening, cards

SHORT = Options("flip7", target=100)


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


def test_the_last_entry_can_be_undone() -> None:
    evening = Evening("Ann", "Bob")
    evening.enter("Ann", 12)
    evening.undo("Ann")
    assert evening.field("Ann").entry is None
    assert evening.totals["Ann"] == 0


def test_undoing_a_correction_brings_the_value_before_it_back() -> None:
    evening = Evening("Ann", "Bob")
    evening.enter("Ann", 12)
    evening.enter("Ann", 21)
    evening.undo("Ann")
    assert evening.totals["Ann"] == 12
    assert [change.undo for change in evening.board.history] == [False, True]


def test_nothing_is_undone_twice() -> None:
    evening = Evening("Ann", "Bob")
    evening.enter("Ann", 12)
    evening.enter("Ann", 21)
    change = evening.field("Ann").change
    evening.undo("Ann")
    assert evening.refused(evening["Hanna"], Undo(change)) == "not_undoable"
    assert evening.refused(evening["Hanna"], Undo(evening.field("Ann").change)) == "not_undoable"


def test_undoing_the_entry_that_closed_a_round_opens_it_again() -> None:
    evening = Evening("Ann", "Bob").round(12, 13)
    evening.undo("Bob", 1)
    assert evening.board.open == 1
    assert evening.deals == "Ann"
    evening.enter("Bob", 14)
    assert evening.board.open == 2


def test_undoing_the_entry_that_ended_the_evening_opens_it_again() -> None:
    evening = Evening("Ann", "Bob", options=SHORT).round(100, 13)
    evening.undo("Bob", 1)
    assert evening.state.phase is Phase.PLAYING
    assert evening.open == 1


def test_no_field_becomes_empty_once_the_next_round_has_begun() -> None:
    evening = Evening("Ann", "Bob").round(12, 13)
    evening.enter("Ann", 1)
    assert not evening.field("Bob", 1).undoable
    assert evening.refused(evening["Hanna"], Undo(evening.field("Bob", 1).change)) == "not_undoable"
    evening.enter("Bob", 14, 1)
    evening.undo("Bob", 1)
    assert evening.totals == {"Ann": 13, "Bob": 13}


def test_only_ones_own_entries_can_be_undone() -> None:
    evening = Evening("Ann", "Bob")
    evening.join("Tom")
    evening.enter("Ann", 12, by="Tom")
    assert evening.refused(evening["Hanna"], Undo(evening.field("Ann").change)) == "not_undoable"
    evening.undo("Ann", by="Tom")


def test_nothing_is_undone_for_a_player_whom_somebody_else_has_claimed_since() -> None:
    evening = Evening("Ann", "Bob")
    evening.join("Tom")
    evening.join("Uli")
    evening.enter("Ann", 12, by="Tom")
    evening.do(evening["Uli"], Claim(evening.id("Ann")))
    assert evening.refused(evening["Tom"], Undo(evening.field("Ann").change)) == "claimed_by_other"


def test_what_somebody_else_has_corrected_since_is_not_undone() -> None:
    evening = Evening("Ann", "Bob")
    evening.join("Tom")
    evening.enter("Ann", 12, by="Tom")
    change = evening.field("Ann").change
    evening.enter("Ann", 21)
    assert evening.refused(evening["Tom"], Undo(change)) == "not_undoable"


def test_an_entry_of_somebody_who_has_left_the_sheet_cannot_become_empty() -> None:
    evening = Evening("Ann", "Bob", "Cem")
    evening.enter("Cem", 12)
    evening.do(evening["Hanna"], WithdrawPlayer(evening.id("Cem")))
    assert not evening.field("Cem").undoable
    assert evening.refused(evening["Hanna"], Undo(evening.field("Cem").change)) == "not_undoable"


def test_an_entry_for_an_older_opening_of_a_round_is_refused() -> None:
    evening = Evening("Ann", "Bob").round(12, 13)
    old = evening.entry("Ann", 1)
    evening.undo("Bob", 1)
    evening.enter("Bob", 14)
    assert evening.refused(evening["Hanna"], old) == "field_taken"


def test_an_entry_for_the_sheet_before_is_refused() -> None:
    evening = Evening("Ann", "Bob")
    old = evening.entry("Ann", 1)
    evening.do(evening["Hanna"], Rematch())
    assert evening.refused(evening["Hanna"], old) == "field_taken"


def test_there_are_entries_in_the_rounds_that_there_are() -> None:
    evening = Evening("Ann", "Bob", options=SHORT)
    ann = evening.id("Ann")
    for number in (0, -1, 2, ROUNDS + 1):
        assert evening.refused(evening["Hanna"], Enter(number, ann, 0, BUST)) == "unknown_round"
    assert evening.refused(evening["Hanna"], Enter(1, 99, 0, BUST)) == "unknown_player"
    evening.round(100, 1)
    assert evening.refused(evening["Hanna"], Enter(2, ann, 0, BUST)) == "board_over"


def test_before_the_first_round_nothing_is_entered() -> None:
    evening = Evening("Ann", "Bob", started=False)
    entry = Enter(1, evening.id("Ann"), 0, Typed(12))
    assert evening.refused(evening["Hanna"], entry) == "board_not_started"


def test_a_sheet_has_an_end_if_nobody_scores() -> None:
    evening = Evening("Ann", "Bob")
    for _ in range(ROUNDS):
        evening.round(0, 0)
    assert evening.board.open is None
    assert evening.refused(evening["Hanna"], Enter(ROUNDS + 1, 1, 0, BUST)) == "rounds_exhausted"


def test_the_claimant_and_the_host_enter_for_a_player_who_is_claimed() -> None:
    evening = Evening("Ann", "Bob")
    evening.join("Tom")
    evening.join("Uli")
    evening.do(evening["Tom"], Claim(evening.id("Ann")))
    assert evening.refuses("Ann", 12, by="Uli") == "claimed_by_other"
    evening.enter("Ann", 12, by="Tom")
    evening.enter("Ann", 13, by="Hanna")
    evening.enter("Bob", 14, by="Uli")


def test_whoever_only_watches_enters_nothing() -> None:
    evening = Evening("Ann", "Bob")
    evening.join("Tom", watch=True)
    assert evening.refuses("Ann", 12, by="Tom") == "only_watching"
    assert evening.refused(evening["Tom"], Claim(evening.id("Ann"))) == "only_watching"


def test_ranks_are_shared_and_count_from_the_top() -> None:
    evening = Evening("Ann", "Bob", "Cem", "Dan", options=BRUTAL).round(30, 50, 30, -5)
    ranked = {player.name: (player.rank, player.missing, player.behind) for player in evening.board.players}
    assert ranked == {"Ann": (2, 170, 20), "Bob": (1, 150, 0), "Cem": (2, 170, 20), "Dan": (4, 205, 55)}
    assert evening.board.lead == 20


def test_the_lead_of_two_who_are_level_is_nothing() -> None:
    assert Evening("Ann", "Bob").round(7, 7).board.lead == 0


def test_nothing_is_missing_once_the_target_is_reached() -> None:
    evening = Evening("Ann", "Bob", options=SHORT)
    evening.enter("Ann", 120)
    assert evening.player("Ann").missing == 0


def test_the_order_of_players_does_not_touch_what_was_entered() -> None:
    evening = Evening("Ann", "Bob").round(12, 13)
    evening.do(evening["Hanna"], MovePlayer(evening.id("Bob"), 0))
    assert [player.name for player in evening.board.players] == ["Bob", "Ann"]
    assert [evening.name(field.player) for field in evening.board.rounds[0].fields] == ["Bob", "Ann"]
    assert evening.totals == {"Ann": 12, "Bob": 13}


def test_who_has_stood_up_to_watch_enters_nothing_more() -> None:
    evening = Evening("Ann", "Bob")
    evening.join("Tom")
    evening.do(evening["Tom"], Claim(evening.id("Ann")))
    evening.do(evening["Tom"], Stand())
    assert evening.player("Ann").claimed_by is None
    assert evening.refuses("Ann", 12, by="Tom") == "only_watching"
