"""Members take other names."""

from __future__ import annotations

import pytest

from fliptable.room.commands import AddBot, Join, Leave
from fliptable.room.naming import MemberRenamed, NameChosen, Rename
from fliptable.room.views import room_view
from tests.support.boards import Evening
from tests.support.rooms import Room


def playing() -> Room:
    """Ann acts first."""
    return Room("Ann", "Bob", deck="5 6 7 8 9 10 11 12 1 2", dealer=1).start()


def finish_round(room: Room) -> None:
    for answer in ("hit", "hit", "stay", "stay"):
        room.answer(answer)


def test_in_the_lobby_a_new_name_is_there_at_once() -> None:
    room = Room("Ann", "Bob")
    assert room.do(room["Bob"], Rename("  Lena ")).events == (MemberRenamed(room["Lena"], "Lena"),)
    assert room.seated() == ["Ann", "Lena"]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Ann", "name_taken"),
        ("ANN", "name_taken"),
        (" ", "name_empty"),
        ("x" * 25, "name_too_long"),
        ("\N{CYRILLIC CAPITAL LETTER A}nn", "name_mixed_scripts"),
    ],
)
def test_a_new_name_is_checked_as_that_of_a_newcomer(name: str, reason: str) -> None:
    room = Room("Ann", "Bob")
    assert room.refused(room["Bob"], Rename(name)) == reason


def test_ones_own_name_can_be_written_in_another_way() -> None:
    room = Room("ann")
    room.do(room["ann"], Rename("Ann"))
    assert room.seated() == ["Ann"]


def test_one_may_go_back_to_a_name_that_nobody_has_any_more() -> None:
    room = Room("Ann", "Bob")
    room.do(room["Bob"], Rename("Lena"))
    assert room.join("Bob")


def test_the_present_name_changes_nothing() -> None:
    room = Room("Ann")
    assert room.do(room["Ann"], Rename("Ann")).events == ()


def test_in_a_round_everybody_keeps_the_name_by_which_others_choose_him() -> None:
    room = playing()
    bob = room["Bob"]
    assert room.do(bob, Rename("Lena")).events == (NameChosen(bob, "Lena"),)
    room.hit("Ann")
    assert room.seated() == ["Ann", "Bob"]


def test_the_name_that_was_chosen_comes_with_the_next_round() -> None:
    room = playing()
    room.do(room["Bob"], Rename("Lena"))
    finish_round(room)
    assert room.seated() == ["Ann", "Lena"]
    assert room.member("Lena").next_name == ""


def test_the_name_that_was_chosen_comes_with_the_end_of_the_game() -> None:
    room = Room("Ann", "Bob", "Cat", deck="5 6 7 8 9", dealer=2).start()
    room.do(room["Bob"], Rename("Lena"))
    room.do(room["Cat"], Leave())
    room.do(room["Ann"], Leave())
    assert "Lena" in {member.name for member in room.state.members}


def test_a_name_that_was_chosen_is_shown_to_all() -> None:
    room = playing()
    room.do(room["Bob"], Rename("Lena"))
    (bob,) = (member for member in room_view(room.state).members if member.name == "Bob")
    assert bob.next_name == "Lena"


def test_a_name_that_was_chosen_is_taken() -> None:
    room = playing()
    room.do(room["Bob"], Rename("Lena"))
    assert room.refused(room["Ann"], Rename("Lena")) == "name_taken"
    assert room.refused(None, Join("Lena", watch=True)) == "name_taken"
    assert room.refused(None, Join("Bob", watch=True)) == "name_taken"


def test_the_present_name_takes_the_choice_back() -> None:
    room = playing()
    room.do(room["Bob"], Rename("Lena"))
    room.do(room["Bob"], Rename("Bob"))
    finish_round(room)
    assert room.seated() == ["Ann", "Bob"]


def test_whoever_leaves_keeps_his_name() -> None:
    room = Room("Ann", "Bob", "Cat", deck="5 6 7 8 9 10 11 12 1 2", dealer=2).start()
    room.do(room["Cat"], Rename("Lena"))
    room.do(room["Cat"], Leave())
    finish_round(room)
    assert room.seated() == ["Ann", "Bob", "Cat"]
    assert room.join("Lena")


def test_those_who_enter_at_a_board_have_names_too() -> None:
    evening = Evening("Ann", "Bob")
    evening.do(evening["Hanna"], Rename("Lena"))
    assert evening["Lena"] == evening.state.host


def test_a_bot_takes_no_name_that_somebody_took() -> None:
    room = Room("Ann")
    room.do(room["Ann"], Rename("Bot 1"))
    room.do(room.state.host, AddBot())
    assert room.seated() == ["Bot 1", "Bot 2"]
