"""Which names a table takes."""

from __future__ import annotations

import pytest

from fliptable.room.commands import Leave
from fliptable.room.names import LONGEST, checked_name
from fliptable.room.refusal import RoomRefusal
from tests.support.rooms import Room


def reason(name: str, *taken: str) -> str:
    with pytest.raises(RoomRefusal) as refused:
        checked_name(name, taken)
    return refused.value.reason


@pytest.mark.parametrize(
    "name",
    [
        "Анна",
        "Ελένη",
        "Ann 山田",
        "山田 はなこ",
        "Ann",
        "Zoë",
        "Łukasz",
        "Nguyễn",
        "山田",
        "علي",
        "मनीष",
        "မြို့",
        "O'Neil",
        "Jean-Luc P.",
        "🦊",
        "7",
        "ﬁ",
    ],
)
def test_takes_names_of_the_world(name: str) -> None:
    assert checked_name(name, ()) == name


def test_joins_white_space_and_trims() -> None:
    assert checked_name("  Ann \u00a0 Lee\u3000", ()) == "Ann Lee"


def test_composes_what_it_shows() -> None:
    assert checked_name("Zoe\u0308", ()) == "Zoë"


@pytest.mark.parametrize("name", ["", " ", "\u00a0\u3000", "\n"])
def test_refuses_nothing(name: str) -> None:
    assert reason(name) == "name_empty"


def test_takes_as_many_characters_as_fit() -> None:
    assert checked_name("ö" * LONGEST, ()) == "ö" * LONGEST
    assert checked_name("o\u0308" * LONGEST, ()) == "ö" * LONGEST
    assert reason("ö" * (LONGEST + 1)) == "name_too_long"


@pytest.mark.parametrize(
    "char",
    [
        pytest.param("\x00", id="null"),
        pytest.param("\x1b", id="escape"),
        pytest.param("\n", id="new line"),
        pytest.param("\u2028", id="line separator"),
        pytest.param("\u200b", id="zero width space"),
        pytest.param("\u200d", id="zero width joiner"),
        pytest.param("\ufeff", id="byte order mark"),
        pytest.param("\u00ad", id="soft hyphen"),
        pytest.param("\u034f", id="grapheme joiner"),
        pytest.param("\u3164", id="hangul filler"),
        pytest.param("\u2800", id="blank braille"),
        pytest.param("\ufe0f", id="variation selector"),
        pytest.param("\U000e0041", id="tag"),
        pytest.param("\U000e0100", id="supplementary variation selector"),
        pytest.param("\u202e", id="right-to-left override"),
        pytest.param("\u2066", id="isolate"),
        pytest.param("\u200f", id="right-to-left mark"),
        pytest.param("\u061c", id="arabic letter mark"),
        pytest.param("\ue000", id="private use"),
        pytest.param("\ud800", id="surrogate"),
        pytest.param("\uffff", id="noncharacter"),
        pytest.param("\u0378", id="unassigned"),
    ],
)
def test_refuses_what_cannot_be_seen_or_moves_others(char: str) -> None:
    assert reason(f"A{char}b") == "name_forbidden_character"


def test_refuses_nothing_but_marks() -> None:
    assert reason("\u0301\u0308") == "name_unreadable"


def test_refuses_piles_of_marks() -> None:
    assert reason("Z" + "\u0300" * 3) == "name_unreadable"
    assert reason("ก" + "\u0e47" * 5) == "name_unreadable"


@pytest.mark.parametrize("name", ["Ann", "ann", "ANN", " aNN ", "\uff21\uff4e\uff4e", "A nn"])
def test_refuses_a_name_that_reads_like_one_at_the_table(name: str) -> None:
    assert reason(name, "Ann") == "name_taken"


def test_compares_names_after_case_folding() -> None:
    assert reason("STRASSE", "Straße") == "name_taken"
    assert reason("ﬁnn", "Finn") == "name_taken"


@pytest.mark.parametrize("name", ["\u0410nn", "An\u03bd", "Zo\u0451"])
def test_refuses_letters_of_two_scripts_that_look_alike(name: str) -> None:
    assert reason(name) == "name_mixed_scripts"


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        pytest.param("\u0421\u043e\u0440\u0430", "Copa", id="Cyrillic"),
        pytest.param("\u039d\u03b9\u03ba\u03bf", "Niko", id="Greek"),
        pytest.param("Copa", "\u0421\u043e\u0440\u0430", id="Latin"),
        pytest.param("B0b", "Bob", id="zero"),
        pytest.param("Bi11", "Bill", id="one"),
    ],
)
def test_refuses_a_name_that_looks_like_one_at_the_table(name: str, taken: str) -> None:
    assert reason(name, taken) == "name_taken"


def test_a_name_is_free_again_when_its_owner_has_left() -> None:
    room = Room("Ann", "Bob", "Cat").start()
    room.do(room["Cat"], Leave())
    assert room.join("Cat")


def test_bots_do_not_take_the_names_of_people() -> None:
    room = Room("Ann", "Bot 1", bots=2)
    assert room.seated() == ["Ann", "Bot 1", "Bot 2", "Bot 3"]
