"""Taking back on a board, and two people at the same field."""

from __future__ import annotations

from fliptable.board.commands import Claim, Enter, MovePlayer, Typed, Undo, WithdrawPlayer
from fliptable.board.sheet import ROUNDS
from fliptable.room import Phase
from fliptable.room.commands import Rematch, Stand
from tests.board.evenings import SHORT
from tests.support.boards import BRUTAL, BUST, Evening


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
