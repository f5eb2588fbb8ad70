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
        "Mia ❤️",
        "Mia ❤",
        "❤︎ Mia",
        "🏳️‍🌈",
        "7️⃣",
        "👨‍👩‍👧‍👦 Kim",
        "👍🏽",
        "🇩🇪 Uwe",
        pytest.param("\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f", id="Wales"),
        pytest.param("Mia \U0001fae8", id="newer than Python's tables"),
        pytest.param("\U0001f98a\u200d\U0001f525", id="joined emoji of some phones"),
        pytest.param("علی\u200cرضی", id="Persian"),
        pytest.param("ශ\u0dca\u200dරී", id="Sinhala"),
        pytest.param("നസീറിന\u0d4d\u200d", id="Malayalam"),
        pytest.param("दऱ\u094d\u200dया", id="Marathi"),
        pytest.param("র\u200d\u09cdযাচেল", id="Bengali"),
        pytest.param("辻\U000e0100", id="Japanese"),
        pytest.param("ᠰᠠᠷ\u180eᠠ", id="Mongolian"),
        pytest.param("ᠨᠠ\u180b", id="Mongolian form"),
    ],
)
def test_takes_names_of_the_world(name: str) -> None:
    assert checked_name(name, ()) == name


def test_joins_white_space_and_trims() -> None:
    assert checked_name("  Ann \u00a0 Lee\u3000", ()) == "Ann Lee"


@pytest.mark.parametrize(
    "mark",
    [
        "\u200b",
        "\u200c",
        "\u200d",
        "\u200e",
        "\u200f",
        "\u2060",
        "\u2068",
        "\u2069",
        "\ufeff",
        "\u00ad",
        "\ufe0f",
        "\u3164",
    ],
)
def test_drops_invisible_marks_at_the_edges(mark: str) -> None:
    assert checked_name(f"{mark} Ann{mark}{mark} ", ()) == "Ann"
    assert checked_name(f"Ann{mark}", ()) == "Ann"


def test_keeps_what_an_emoji_at_the_edge_needs() -> None:
    assert checked_name("\u2068Mia ❤️\u2069", ()) == "Mia ❤️"


def test_composes_what_it_shows() -> None:
    assert checked_name("Zoe\u0308", ()) == "Zoë"


@pytest.mark.parametrize("name", ["", " ", "\u00a0\u3000", "\n", "\u200d", "\u2060 \ufeff"])
def test_refuses_nothing(name: str) -> None:
    assert reason(name) == "name_empty"


def test_takes_as_many_characters_as_fit() -> None:
    assert checked_name("ö" * LONGEST, ()) == "ö" * LONGEST
    assert checked_name("o\u0308" * LONGEST, ()) == "ö" * LONGEST
    assert reason("ö" * (LONGEST + 1)) == "name_too_long"


def test_does_not_look_at_what_is_far_too_long() -> None:
    assert reason("\u200b" * 10_000 + "Ann") == "name_too_long"


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


@pytest.mark.parametrize(
    "name", ["7\ufe0f7", "a\u200d❤", "علی\u200c رضا", "ᠰ\u180eA", "\x00\u200dA", "क\u200dा"]
)
def test_refuses_marks_where_they_change_nothing(name: str) -> None:
    assert reason(name) == "name_forbidden_character"


def test_refuses_nothing_but_marks() -> None:
    assert reason("\u0301\u0308") == "name_unreadable"


def test_refuses_piles_of_marks() -> None:
    assert reason("Z" + "\u0300" * 3) == "name_unreadable"
    assert reason("ก" + "\u0e47" * 5) == "name_unreadable"
    assert reason("क" + "\u094d\u200d" * 3) == "name_unreadable"


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
        pytest.param("lan", "Ian", id="small l"),
        pytest.param("Ian", "lan", id="capital I"),
        pytest.param("lAN", "ian", id="small l among capitals"),
        pytest.param("\ua4f2\ua4ee\ua4e0", "IAN", id="Lisu"),
        pytest.param("\u2c9f\u2ca5", "oc", id="Coptic"),
        pytest.param("\u13c0\u13ac\u13ac", "GEE", id="Cherokee"),
        pytest.param("\u0555\u054d\u0555", "OUO", id="Armenian"),
        pytest.param("\u0251nn\u0251", "anna", id="Latin alpha"),
        pytest.param("\u0261reta", "Greta", id="script g"),
        pytest.param("K\u0131m", "Kim", id="dotless i"),
        pytest.param("Karn", "Kam", id="r and n"),
    ],
)
def test_refuses_a_name_that_looks_like_one_at_the_table(name: str, taken: str) -> None:
    assert reason(name, "Zoë", taken) == "name_looks_alike"


@pytest.mark.parametrize(
    ("name", "taken"),
    [("Mia ❤", "Mia ❤️"), ("علیرضی", "علی\u200cرضی"), ("辻", "辻\U000e0100"), ("👨👩", "👨\u200d👩")],
)
def test_compares_names_without_marks_that_draw_nothing(name: str, taken: str) -> None:
    assert reason(name, taken) == "name_taken"


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("Miia", "Mila"),
        ("Zoe", "Zoë"),
        ("Lea", "Leo"),
        ("Anna", "Ann"),
        ("Аня", "Оля"),
        ("P10", "P1"),
        ("👍🏽", "👍🏿"),
        ("山本", "山木"),
    ],
)
def test_tells_names_apart_that_differ_to_the_eye(name: str, taken: str) -> None:
    assert checked_name(name, [taken]) == name


def test_a_name_is_free_again_when_its_owner_has_left() -> None:
    room = Room("Ann", "Bob", "Cat").start()
    room.do(room["Cat"], Leave())
    assert room.join("Cat")


def test_bots_do_not_take_the_names_of_people() -> None:
    room = Room("Ann", "Bot 1", bots=2)
    assert room.seated() == ["Ann", "Bot 1", "Bot 2", "Bot 3"]
