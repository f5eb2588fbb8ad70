"""The generated files of the client are those that `scripts/fonts` makes, and hold what is needed."""

from __future__ import annotations

import io
import re

import pytest
from fontTools.ttLib import TTFont

from assets.build import FONTS, built, stale
from assets.families import CLIENT, FAMILIES, Family, catalogues

BUDGET = 60_000
"""Bytes of the fonts that every page fetches."""

IN_TITLES = set("●")
"""Signs that only stand where the browser writes with a font of its own."""
NAMES = (
    *(
        "Jürgen",
        "Groß",
        "GROẞ",
        "Łukasz",
        "Šárka",
        "Đorđe",
        "Zoë",
        "Ñusta",
        "Åsa",
        "Þór",
        "Œnone",
        "Ștefan",
        "Ţuţea",
    ),
    *(
        "İpek",
        "Ağaoğlu",
        "Ēriks",
        "Ķegums",
        "Őry",
        "Nguyễn",
        "Thị",
        "Đặng",
        "Phạm",
        "Hữu",
        "Ưng",
        "O’Brien",
        "Seán",
    ),
)


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    return built()


def fonts(family: str, *, ahead: bool = False) -> list[TTFont]:
    """Those of a family, or of them the one that every page fetches."""
    paths = (CLIENT / FONTS).glob(f"{family}.*.woff2" if ahead else f"{family}*.woff2")
    return [TTFont(io.BytesIO(path.read_bytes())) for path in paths]


def characters(family: str, *, ahead: bool = False) -> set[str]:
    return {chr(code) for font in fonts(family, ahead=ahead) for code in font.getBestCmap()}


def test_they_are_as_they_would_be_made_now(files: dict[str, bytes]) -> None:
    """Else run `scripts/fonts`: a text has new letters, or a family has a new version."""
    assert [name for name, content in files.items() if (CLIENT / name).read_bytes() != content] == []
    assert list(stale(files)) == []


def test_every_letter_of_the_catalogues_is_fetched_at_once() -> None:
    shown = {letter for letter in catalogues() if letter.isprintable()} - IN_TITLES
    assert shown - characters("text", ahead=True) == set()
    assert shown - characters("display", ahead=True) == {"→"}


@pytest.mark.parametrize("name", NAMES)
def test_latin_names_are_written_in_the_same_face(name: str) -> None:
    assert set(name) - characters("text") == set()
    assert set(name) - characters("display") == set()


def test_no_character_is_in_two_files() -> None:
    style = (CLIENT / "styles" / "fonts.css").read_text()
    for family in FAMILIES:
        rules = [rule for rule in style.split("@font-face") if f'"Fliptable {family.name}";' in rule]
        named = [code for rule in rules for code in codes(rule)]
        assert len(named) == len(set(named))
        assert {chr(code) for code in named} == characters(family.name)


def codes(rule: str) -> list[int]:
    found = re.search("unicode-range: (.*);", rule)
    assert found is not None
    ends = [[int(end, 16) for end in each.removeprefix("U+").split("-")] for each in found[1].split(", ")]
    return [code for each in ends for code in range(each[0], each[-1] + 1)]


def test_what_every_page_fetches_is_small() -> None:
    sizes = [path.stat().st_size for path in (CLIENT / FONTS).glob("*.woff2") if "-" not in path.name]
    assert len(sizes) == len(FAMILIES)
    assert sum(sizes) <= BUDGET


@pytest.mark.parametrize("family", ["text", "display"])
def test_figures_can_stand_in_columns(family: str) -> None:
    (font,) = fonts(family, ahead=True)
    cmap, advances = font.getBestCmap(), font["hmtx"]
    figures = [cmap[ord(digit)] for digit in "0123456789"]
    if family == "display":
        rules = font["GSUB"].table
        (chosen,) = (found.Feature for found in rules.FeatureList.FeatureRecord if found.FeatureTag == "tnum")
        (place,) = chosen.LookupListIndex
        (table,) = rules.LookupList.Lookup[place].SubTable
        figures = [table.mapping[name] for name in figures]
    assert len({advances[name][0] for name in figures}) == 1


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_their_licence_lies_beside_them(family: Family) -> None:
    text = (CLIENT / FONTS / f"{family.name}.LICENSE.txt").read_text()
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert "Reserved Font Name" not in text.partition("-----")[0]


def test_no_drawing_and_no_style_names_a_font_of_the_machine() -> None:
    drawings = [path for path in CLIENT.rglob("*.svg") if "<text" in path.read_text()]
    assert drawings == []
    for path in CLIENT.rglob("*.css"):
        named = re.findall(r"font-family: ([^;]+);", path.read_text())
        if path.name != "fonts.css":
            assert set(named) <= {"inherit", "var(--font-display)", "var(--font-text)"}, path
