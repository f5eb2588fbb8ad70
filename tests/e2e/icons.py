"""Pictures of our drawings, for those who cannot read SVG: see `scripts/icons`."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.e2e.browsers import launched

PICTURES = {
    "icon-192.png": ("icon.svg", 192, 192),
    "icon-512.png": ("icon.svg", 512, 512),
    "maskable-512.png": ("maskable.svg", 512, 512),
    "apple-touch-icon.png": ("maskable.svg", 180, 180),
    "card.png": ("card.svg", 1200, 630),
}
"""The drawing, and the size in pixels."""


def main(folder: Path) -> None:
    with launched() as browser:
        for name, (drawing, width, height) in PICTURES.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            page.set_content(
                f"<style>* {{ margin: 0 }} svg {{ display: block }}</style>{(folder / drawing).read_text()}"
            )
            page.screenshot(path=folder / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
