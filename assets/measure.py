"""Measures fonts that stand in for ours: `python -m assets.measure FILE...` prints how wide letters are.

`fallbacks.json` holds what it printed: Liberation Sans (as wide as Arial and Helvetica), DejaVu Sans and Noto
Sans of Debian 12, Roboto 3.15; of each the regular and the bold. So `scripts/fonts` needs none of them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from fontTools.ttLib import TTFont

_LETTERS: Final = [*map(chr, range(0x20, 0x7F)), *"ÄÖÜäöüßé–„“”’…−×÷·"]


def widths(path: Path) -> dict[str, float]:
    """Of each letter, in thousandths of the font size."""
    with TTFont(path) as font:
        advances, glyphs, unit = font["hmtx"], font.getBestCmap(), font["head"].unitsPerEm
        return {
            letter: round(1000 * advances[glyphs[ord(letter)]][0] / unit)
            for letter in _LETTERS
            if ord(letter) in glyphs
        }


if __name__ == "__main__":
    print(json.dumps({Path(path).stem: widths(Path(path)) for path in sys.argv[1:]}, ensure_ascii=False))
