"""Names on a sheet before and after the start: their order, the dealer, the settings."""

from __future__ import annotations

import pytest

from fliptable.board.commands import (
    AddPlayer,
    MovePlayer,
    RemovePlayer,
    RenamePlayer,
    ReturnPlayer,
    SetDealer,
    WithdrawPlayer,
)
from fliptable.room.commands import Rematch, SetOptions, Start
from tests.board.evenings import SHORT, names, playing
from tests.support.boards import BRUTAL, Evening


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("ANN", "name_taken"),
        ("\u0410nn", "name_mixed_scripts"),
        ("", "name_empty"),
        ("B\u202eob", "name_forbidden_character"),
        ("x" * 25, "name_too_long"),
    ],
)
def test_names_must_be_told_apart(name: str, reason: str) -> None:
    evening = Evening("Ann", started=False)
    assert evening.refused(evening["Hanna"], AddPlayer(name)) == reason
    evening.do(evening["Hanna"], AddPlayer("Bob"))
    assert evening.refused(evening["Hanna"], RenamePlayer(evening.id("Bob"), name)) == reason


def test_a_member_and_a_player_may_have_the_same_name() -> None:
    evening = Evening("Hanna", "Ann")
    assert names(evening) == ["Hanna", "Ann"]


def test_a_name_can_be_written_in_another_way() -> None:
    evening = Evening("Ann", "Bob").round(1, 2)
    evening.do(evening["Hanna"], RenamePlayer(evening.id("Ann"), " ANN  Lee "))
    evening.do(evening["Hanna"], RenamePlayer(evening.id("ANN Lee"), "Ann"))
    assert evening.totals == {"Ann": 1, "Bob": 2}


def test_the_host_writes_the_names() -> None:
    evening = Evening("Ann", "Bob")
    tom = evening.join("Tom")
    ann = evening.id("Ann")
    for command in (
        AddPlayer("Cem"),
        RemovePlayer(ann),
        RenamePlayer(ann, "Cem"),
        MovePlayer(ann, 1),
        SetDealer(ann),
        WithdrawPlayer(ann),
        ReturnPlayer(ann),
        SetOptions(BRUTAL),
        Start(),
        Rematch(),
    ):
        assert evening.refused(tom, command) == "host_only"


def test_before_the_first_entry_names_and_options_can_be_changed() -> None:
    evening = Evening("Ann", "Bob", "Cem")
    evening.do(evening["Hanna"], RemovePlayer(evening.id("Ann")))
    evening.do(evening["Hanna"], AddPlayer("Dan"))
    evening.do(evening["Hanna"], SetOptions(BRUTAL))
    assert names(evening) == ["Bob", "Cem", "Dan"] == playing(evening)
    assert evening.deals == "Bob"
    assert evening.board.bounds.lowest == -45


def test_after_the_first_entry_nobody_is_removed_and_no_option_changed() -> None:
    evening = Evening("Ann", "Bob", "Cem")
    evening.enter("Ann", 0)
    assert evening.refused(evening["Hanna"], RemovePlayer(evening.id("Bob"))) == "entries_made"
    assert evening.refused(evening["Hanna"], SetOptions(BRUTAL)) == "entries_made"
    evening.undo("Ann")
    evening.do(evening["Hanna"], RemovePlayer(evening.id("Bob")))


def test_two_stay_on_a_sheet_that_was_started() -> None:
    evening = Evening("Ann", "Bob")
    assert evening.refused(evening["Hanna"], RemovePlayer(evening.id("Ann"))) == "too_few_names"
    assert evening.refused(evening["Hanna"], WithdrawPlayer(evening.id("Ann"))) == "too_few_names"


def test_a_sheet_is_started_once() -> None:
    evening = Evening("Ann", "Bob", options=SHORT)
    assert evening.refused(evening["Hanna"], Start()) == "game_running"
    evening.round(100, 0)
    assert evening.refused(evening["Hanna"], Start()) == "game_over"


def test_the_seating_order_is_that_of_the_names_and_can_be_changed() -> None:
    evening = Evening("Ann", "Bob", "Cem")
    evening.do(evening["Hanna"], MovePlayer(evening.id("Cem"), 1))
    assert names(evening) == ["Ann", "Cem", "Bob"]
    assert evening.refused(evening["Hanna"], MovePlayer(evening.id("Cem"), 3)) == "bad_place"
    assert evening.refused(evening["Hanna"], MovePlayer(evening.id("Cem"), -1)) == "bad_place"
    evening.round(1, 1, 1)
    assert evening.deals == "Cem"


def test_the_first_dealer_can_be_chosen() -> None:
    evening = Evening("Ann", "Bob", "Cem", started=False)
    assert evening.deals == "Ann"
    evening.do(evening["Hanna"], SetDealer(evening.id("Cem")))
    evening.do(evening["Hanna"], Start())
    assert evening.deals == "Cem"
    evening.round(1, 1, 1)
    assert evening.deals == "Ann"


def test_the_mark_can_be_put_right_later() -> None:
    evening = Evening("Ann", "Bob", "Cem").round(1, 1, 1)
    evening.do(evening["Hanna"], SetDealer(evening.id("Cem")))
    evening.round(1, 1, 1)
    assert evening.deals == "Ann"


def test_the_first_name_deals_when_the_chosen_dealer_is_removed_before_the_start() -> None:
    evening = Evening("Ann", "Bob", "Cem", started=False)
    evening.do(evening["Hanna"], SetDealer(evening.id("Bob")))
    evening.do(evening["Hanna"], RemovePlayer(evening.id("Bob")))
    assert evening.deals == "Ann"


def test_a_dealer_who_is_removed_after_the_start_is_followed_by_his_left_neighbour() -> None:
    evening = Evening("Ann", "Bob", "Cem")
    evening.do(evening["Hanna"], SetDealer(evening.id("Bob")))
    evening.do(evening["Hanna"], RemovePlayer(evening.id("Bob")))
    assert evening.deals == "Cem"


def test_who_left_before_the_first_entry_can_be_removed() -> None:
    evening = Evening("Ann", "Bob", "Cem")
    evening.do(evening["Hanna"], WithdrawPlayer(evening.id("Cem")))
    evening.do(evening["Hanna"], RemovePlayer(evening.id("Cem")))
    assert names(evening) == ["Ann", "Bob"]


def test_without_names_nobody_deals() -> None:
    evening = Evening("Ann", started=False)
    evening.do(evening["Hanna"], SetDealer(evening.id("Ann")))
    evening.do(evening["Hanna"], RemovePlayer(evening.id("Ann")))
    assert evening.deals is None
