"""Players of a board who come late, leave, return, or are claimed by somebody; and the next sheet."""

from __future__ import annotations

import pytest

from fliptable.board.commands import (
    AddPlayer,
    Claim,
    ReleasePlayer,
    ReturnPlayer,
    SetDealer,
    WithdrawPlayer,
)
from fliptable.room import Phase
from fliptable.room.commands import Kick, Leave, Rematch
from tests.board.evenings import SHORT, names, playing
from tests.support.boards import BRUTAL, Evening


def test_a_newcomer_begins_with_nothing_or_with_the_lowest_total() -> None:
    evening = Evening("Ann", "Bob", options=BRUTAL).round(20, -8)
    evening.do(evening["Hanna"], AddPlayer("Cem"))
    evening.do(evening["Hanna"], AddPlayer("Dan", "lowest"))
    assert evening.totals == {"Ann": 20, "Bob": -8, "Cem": 0, "Dan": -8}
    assert evening.player("Dan").start == -8
    assert playing(evening) == ["Ann", "Bob", "Cem", "Dan"]


def test_the_lowest_total_is_that_of_somebody_who_plays() -> None:
    evening = Evening("Ann", "Bob", "Cem").round(30, 20, 10)
    evening.do(evening["Hanna"], WithdrawPlayer(evening.id("Cem")))
    evening.do(evening["Hanna"], AddPlayer("Dan", "lowest"))
    assert evening.player("Dan").start == 20


def test_a_newcomer_waits_for_the_end_of_a_round_that_is_being_entered() -> None:
    evening = Evening("Ann", "Bob")
    evening.enter("Ann", 12)
    evening.do(evening["Hanna"], AddPlayer("Cem"))
    assert playing(evening) == ["Ann", "Bob"]
    evening.enter("Bob", 13)
    assert playing(evening) == ["Ann", "Bob", "Cem"]


def test_a_newcomer_plays_a_round_that_turns_out_to_have_no_entry() -> None:
    evening = Evening("Ann", "Bob")
    evening.enter("Ann", 12)
    evening.do(evening["Hanna"], AddPlayer("Cem"))
    evening.undo("Ann")
    assert playing(evening) == ["Ann", "Bob", "Cem"]


def test_an_entry_on_its_way_is_taken_though_a_newcomer_sits_down() -> None:
    evening = Evening("Ann", "Bob")
    entry = evening.entry("Ann", 12)
    evening.do(evening["Hanna"], AddPlayer("Cem"))
    evening.do(evening["Hanna"], entry)
    assert evening.totals["Ann"] == 12


def test_nobody_comes_or_goes_when_the_evening_is_over() -> None:
    evening = Evening("Ann", "Bob", "Cem", options=SHORT)
    evening.do(evening["Hanna"], WithdrawPlayer(evening.id("Cem")))
    evening.round(100, 0)
    for command in (
        AddPlayer("Dan"),
        SetDealer(evening.id("Bob")),
        ReturnPlayer(evening.id("Cem")),
        WithdrawPlayer(evening.id("Bob")),
    ):
        assert evening.refused(evening["Hanna"], command) == "board_over"


def test_who_leaves_keeps_his_total_and_is_not_ranked() -> None:
    evening = Evening("Ann", "Bob", "Cem").round(50, 20, 10)
    evening.do(evening["Hanna"], WithdrawPlayer(evening.id("Ann")))
    ann, bob = evening.player("Ann"), evening.player("Bob")
    assert (ann.total, ann.rank, ann.missing, ann.behind, ann.left) == (50, None, None, None, True)
    assert (bob.rank, bob.behind) == (1, 0)
    assert playing(evening) == ["Bob", "Cem"]


def test_who_has_left_does_not_win() -> None:
    evening = Evening("Ann", "Bob", "Cem", options=SHORT).round(100, 100, 0)
    assert len(evening.board.tie) == 2
    evening.do(evening["Hanna"], WithdrawPlayer(evening.id("Ann")))
    assert evening.name(evening.board.winner) == "Bob"


def test_the_round_closes_when_the_one_it_waited_for_has_left() -> None:
    evening = Evening("Ann", "Bob", "Cem")
    evening.enter("Ann", 1)
    evening.enter("Bob", 2)
    evening.do(evening["Hanna"], WithdrawPlayer(evening.id("Cem")))
    assert evening.board.open == 2


def test_a_dealer_who_leaves_before_he_dealt_is_followed_by_his_left_neighbour() -> None:
    evening = Evening("Ann", "Bob", "Cem")
    evening.do(evening["Hanna"], WithdrawPlayer(evening.id("Ann")))
    assert evening.deals == "Bob"
    evening.round(1, 1)
    assert evening.deals == "Cem"


def test_a_dealer_who_leaves_in_his_round_is_followed_in_the_next_one() -> None:
    evening = Evening("Ann", "Bob", "Cem")
    evening.enter("Bob", 1)
    evening.do(evening["Hanna"], WithdrawPlayer(evening.id("Ann")))
    evening.enter("Cem", 1)
    assert evening.deals == "Bob"


def test_who_has_left_can_come_back() -> None:
    evening = Evening("Ann", "Bob", "Cem").round(10, 20, 30)
    evening.enter("Bob", 1)
    evening.do(evening["Hanna"], WithdrawPlayer(evening.id("Cem")))
    evening.do(evening["Hanna"], ReturnPlayer(evening.id("Cem")))
    assert playing(evening) == ["Ann", "Bob", "Cem"]
    assert evening.player("Cem").rank == 1


def test_leaving_and_returning_have_an_order() -> None:
    evening = Evening("Ann", "Bob", "Cem", "Dan")
    cem = evening.id("Cem")
    assert evening.refused(evening["Hanna"], ReturnPlayer(cem)) == "not_left"
    evening.do(evening["Hanna"], WithdrawPlayer(cem))
    for command in (WithdrawPlayer(cem), SetDealer(cem), Claim(cem)):
        assert evening.refused(evening["Hanna"], command) == "already_left"


def test_nobody_enters_for_who_has_left() -> None:
    evening = Evening("Ann", "Bob", "Cem")
    evening.do(evening.join("Tom"), Claim(evening.id("Cem")))
    evening.do(evening["Hanna"], WithdrawPlayer(evening.id("Cem")))
    assert evening.player("Cem").claimed_by is None


def test_nobody_leaves_a_sheet_that_was_not_started() -> None:
    evening = Evening("Ann", "Bob", "Cem", started=False)
    assert evening.refused(evening["Hanna"], WithdrawPlayer(evening.id("Ann"))) == "board_not_started"


def test_whoever_has_the_link_may_claim_a_player() -> None:
    evening = Evening("Ann", "Bob")
    tom, uli = evening.join("Tom"), evening.join("Uli")
    evening.do(tom, Claim(evening.id("Ann")))
    assert evening.player("Ann").claimed_by == tom
    assert evening.refused(uli, Claim(evening.id("Ann"))) == "claimed_by_other"
    assert evening.refused(uli, ReleasePlayer(evening.id("Ann"))) == "claimed_by_other"
    evening.do(tom, Claim(evening.id("Bob")))
    assert [player.claimed_by for player in evening.board.players] == [None, tom]


def test_the_host_can_release_any_player() -> None:
    evening = Evening("Ann", "Bob")
    evening.do(evening.join("Tom"), Claim(evening.id("Ann")))
    evening.do(evening["Hanna"], ReleasePlayer(evening.id("Ann")))
    assert evening.refused(evening["Hanna"], ReleasePlayer(evening.id("Ann"))) == "not_claimed"


@pytest.mark.parametrize("kicked", [False, True])
def test_a_player_is_free_again_when_his_claimant_goes(kicked: bool) -> None:
    evening = Evening("Ann", "Bob")
    tom = evening.join("Tom")
    evening.do(tom, Claim(evening.id("Ann")))
    if kicked:
        evening.do(evening["Hanna"], Kick(tom))
    else:
        evening.do(tom, Leave())
    assert evening.player("Ann").claimed_by is None


def test_a_new_sheet_has_the_same_people_order_claims_and_options() -> None:
    evening = Evening("Ann", "Bob", "Cem", "Dan", options=SHORT)
    tom = evening.join("Tom")
    evening.do(tom, Claim(evening.id("Bob")))
    evening.round(1, 2, 3, 4).enter("Ann", 5, 1)
    evening.do(evening["Hanna"], WithdrawPlayer(evening.id("Cem")))
    evening.do(evening["Hanna"], AddPlayer("Eve", "lowest"))
    evening.round(100, 1, 1, 1)
    assert evening.name(evening.board.winner) == "Ann"
    evening.do(evening["Hanna"], Rematch())
    assert evening.state.phase is Phase.PLAYING
    assert evening.totals == {"Ann": 0, "Bob": 0, "Dan": 0, "Eve": 0}
    assert evening.player("Bob").claimed_by == tom
    assert evening.board.bounds.target == 100
    assert evening.board.history == ()
    assert evening.deals == "Dan"


def test_a_new_sheet_can_be_begun_before_the_old_one_is_over() -> None:
    evening = Evening("Ann", "Bob").round(10, 20)
    evening.enter("Ann", 3)
    evening.do(evening["Hanna"], Rematch())
    assert evening.board.untouched
    assert evening.deals == "Bob"


def test_the_dealer_of_a_new_sheet_is_on_it() -> None:
    evening = Evening("Ann", "Bob", "Cem")
    evening.enter("Bob", 1)
    evening.do(evening["Hanna"], WithdrawPlayer(evening.id("Ann")))
    evening.do(evening["Hanna"], Rematch())
    assert names(evening) == ["Bob", "Cem"]
    assert evening.deals == "Bob"


def test_there_is_no_new_sheet_before_the_first() -> None:
    evening = Evening("Ann", "Bob", started=False)
    assert evening.refused(evening["Hanna"], Rematch()) == "board_not_started"
