"""Fonts of the reader's machine, made as wide and as high as ours: nothing moves when ours arrive.

A face that a style sheet takes from the machine can be scaled (`size-adjust`), and can be given the height of
another (`ascent-override` and so on). By how much is computed from a text like those that the product shows.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, TypedDict

from fontTools.ttLib import TTFont

from assets.families import Family
from assets.subsets import instance


class _Cut(TypedDict):
    local: list[str]
    widths: dict[str, float]


_FILE: Final = Path(__file__).with_name("fallbacks.json")
_SAMPLE: Final = """
It is your turn: one more card, or bank the 24 points in front of you. Whoever has a number twice is out.
Du bist dran: noch eine Karte, oder die 24 Punkte sichern, die vor dir liegen. Doppelt ist raus.
Round 3. Lena deals. Jürgen is ahead by 12. Settings, Rules, Menu, Log, Back, Hit, Stay, Seven cards!
Runde 3. Lena gibt. Jürgen führt mit 12 Vorsprung. Einstellungen, Regeln, Menü, Zurück, Weiter, Sieben!
"""
"""Not the message catalogues: nothing should be made anew because somebody mends a sentence."""
_BOLD: Final = {("regular", True): "400 549", ("bold", True): "550 900", ("bold", False): "100 900"}
"""The weights for which a cut stands, by its name and whether it is one of two."""


def faces(family: Family, ranges: str) -> tuple[list[str], list[str]]:
    """The rules, and the names of the families that they make. `ranges`: the characters of ours."""
    machines: dict[str, dict[str, _Cut]] = json.loads(_FILE.read_text("utf-8"))
    rules = [
        _rule(f"Fliptable {family.name} {machine}", weights, cuts[name], font, ranges)
        for name, weights, font in _measured(family)
        for machine, cuts in machines.items()
    ]
    return rules, [f"Fliptable {family.name} {machine}" for machine in machines]


def _measured(family: Family) -> Iterator[tuple[str, str, TTFont]]:
    for name, weight in family.measured.items():
        yield name, _BOLD[name, len(family.measured) > 1], instance(family, wght=weight)


def _rule(name: str, weights: str, cut: _Cut, font: TTFont, ranges: str) -> str:
    head, high = font["head"], font["hhea"]
    ours = {chr(code): font["hmtx"][glyph][0] for code, glyph in font.getBestCmap().items()}
    scale = _average(ours, cut["widths"]) / head.unitsPerEm * 1000 / _average(cut["widths"], ours)
    height = head.unitsPerEm * scale
    sources = ", ".join(f'local("{local}")' for local in cut["local"])
    return f"""@font-face {{
  font-family: "{name}";
  font-weight: {weights};
  src: {sources};
  size-adjust: {scale:.2%};
  ascent-override: {high.ascent / height:.2%};
  descent-override: {-high.descent / height:.2%};
  line-gap-override: {high.lineGap / height:.2%};
  unicode-range: {ranges};
}}"""


def _average(widths: Mapping[str, float], others: Mapping[str, float]) -> float:
    """The width of a letter of the sample, among those that both fonts have."""
    counts = Counter(letter for letter in _SAMPLE if letter in widths and letter in others)
    return sum(widths[letter] * count for letter, count in counts.items()) / counts.total()
