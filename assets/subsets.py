"""The files of a typeface: cut down to an alphabet, and compressed for browsers."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Any, Final

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from assets.families import Family

_FEATURES: Final = ["ccmp", "kern", "liga", "mark", "mkmk", "tnum"]
_NAMES: Final = [0, 1, 2, 3, 4, 5, 6, 13, 14]
"""Who made it, what it is called and what its licence is."""
_DIGITS: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def instance(family: Family, **axes: float) -> TTFont:
    """The family with its settings, and with `axes` in place of some of them."""
    font = TTFont(family.path(), recalcTimestamp=False)
    return instantiateVariableFont(font, {**family.axes, **axes})


def cut(family: Family, alphabet: Iterable[int]) -> TTFont:
    """The family with those of these characters that it has, and with figures of one width as `tnum`."""
    font = TTFont(family.path(), recalcTimestamp=False)
    options = Options(
        layout_features=_FEATURES, name_IDs=_NAMES, hinting=False, notdef_outline=True, drop_tables=["DSIG"]
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=alphabet)
    subsetter.subset(font)
    font = instantiateVariableFont(_reread(font), dict(family.axes))
    if "fvar" not in font and font.getBestCmap().get(ord("0")):
        _add_tabular_figures(font)
    return font


def compressed(font: TTFont) -> bytes:
    font.flavor = "woff2"
    buffer = io.BytesIO()
    font.save(buffer, reorderTables=False)
    return buffer.getvalue()


def _reread(font: TTFont) -> TTFont:
    """As if from a file: what was read lazily does not know of the glyphs that are gone."""
    buffer = io.BytesIO()
    font.save(buffer)
    buffer.seek(0)
    return TTFont(buffer, recalcTimestamp=False)


def _add_tabular_figures(font: TTFont) -> None:
    """Each figure once more, in the middle of the width of the widest, and the rules that choose them."""
    glyphs, advances = font.getGlyphSet(), font["hmtx"]
    widest = max(advances[digit][0] for digit in _DIGITS)
    drawn: dict[str, Any] = {}
    for digit in _DIGITS:
        pen, outline = TTGlyphPen(None), DecomposingRecordingPen(glyphs)
        glyphs[digit].draw(outline)
        outline.replay(TransformPen(pen, (1, 0, 0, 1, (widest - advances[digit][0]) // 2, 0)))
        drawn[f"{digit}.tnum"] = pen.glyph()
    font.setGlyphOrder([*font.getGlyphOrder(), *drawn])
    for name, glyph in drawn.items():
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
        advances[name] = (widest, glyph.xMin)
    joined = {"f_f_i": "f f i", "f_f_l": "f f l", "f_f": "f f", "fi": "f i", "fl": "f l"}
    known = set(font.getGlyphOrder())
    ligatures = "".join(f"sub {parts} by {name};" for name, parts in joined.items() if name in known)
    figures = "".join(f"sub {digit} by {digit}.tnum;" for digit in _DIGITS)
    addOpenTypeFeaturesFromString(
        font, f"feature liga {{ {ligatures} }} liga; feature tnum {{ {figures} }} tnum;", ["GSUB"]
    )
