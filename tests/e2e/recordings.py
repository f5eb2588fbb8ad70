"""Sequences of pictures of every moment that is made to be seen: see `scripts/record-moments`.

Nothing is left to time: every animation stands still, and is set to each frame before the picture is taken.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from fliptable.live.environment import EntropySource
from tests.e2e.browsers import PATIENCE, Company, launched
from tests.e2e.moments import MOMENTS, Moment
from tests.e2e.stage import Stage
from tests.support.tables import Tables, serving

SIZES = {"phone": (390, 844), "laptop": (1366, 768)}
EVERY = 80
"""Milliseconds from one picture to the next."""
_COLUMNS = {"phone": 10, "laptop": 5}
_THUMB = {"phone": 260, "laptop": 520}

_HELD = """
try { if (!localStorage.getItem("fliptable.pace")) localStorage.setItem("fliptable.pace", "0"); } catch {}
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  const animation = animate.apply(this, given);
  animation.pause();
  return animation;
};
"""
_FRAME = "new Promise(requestAnimationFrame)"
_LENGTH = """() => Math.max(0, ...document.getAnimations()
  .map(({ effect }) => Number(effect.getComputedTiming().endTime)))"""
_SET = """async (ms) => {
  for (const animation of document.getAnimations()) animation.currentTime = ms;
  await new Promise(requestAnimationFrame);
}"""
_END = f"""async () => {{
  const seen = document.getAnimations();
  for (const animation of seen) animation.finish();
  for (let n = 0; n < 90 && seen.some(({{ playState }}) => playState !== "idle"); n++) await {_FRAME};
}}"""


@contextmanager
def prepared(
    browser: Browser, moment: Moment, size: tuple[int, int], *, moving: bool = True, **look: Any
) -> Iterator[Stage]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        company = Company(browser)
        stack.callback(company.go_home)

        def serve(deck: str, dealer: int, **settings: Any) -> Tables:
            store = f"sqlite:///{folder / 'tables.sqlite'}"
            entropy = EntropySource(tuple(deck.split()), dealer)
            return stack.enter_context(serving(store, entropy=entropy, **settings))

        ann = company.person("Ann", size=size, moving=True, **look)
        if not moving:
            ann.page.emulate_media(reduced_motion="reduce")
        ann.page.add_init_script(_HELD)
        stage = Stage(serve, ann)
        stack.callback(stage.leave)
        moment.prepare(stage)
        ann.page.evaluate("localStorage.setItem('fliptable.pace', '1')")
        yield stage
        assert company.complaints() == []


def frames(page: Page) -> Iterator[bytes]:
    """Of what is running, and of what comes behind it."""
    page.wait_for_function("() => document.getAnimations().length > 0")
    while length := page.evaluate(_LENGTH):
        ms = 0.0
        while ms < length:
            page.evaluate(_SET, ms)
            yield page.screenshot(scale="css")
            ms += EVERY
        page.evaluate(_END)


def record(browser: Browser, name: str, size: str, folder: Path, **how: Any) -> list[Path]:
    """The pictures, in order."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    moment = MOMENTS[name]
    with prepared(browser, moment, SIZES[size], **how) as stage:
        page = stage.ann.page
        taken = 0
        for answer in moment.answers.split():
            stage.play(answer.replace("+", " "))
            for picture in frames(page):
                (folder / f"{taken:04}.png").write_bytes(picture)
                taken += 1
        page.screenshot(path=folder / f"{taken:04}.png", scale="css")
    return sorted(folder.glob("*.png"))


def sheet(pictures: list[Path], size: str, file: Path) -> None:
    """All of them at a glance."""
    width, height = SIZES[size]
    columns, wide = _COLUMNS[size], _THUMB[size]
    high = round(wide * height / width)
    rows = -(-len(pictures) // columns)
    whole = Image.new("RGB", (columns * (wide + 4), rows * (high + 4)), "#808080")
    for place, path in enumerate(pictures):
        with Image.open(path) as picture:
            small = picture.convert("RGB").resize((wide, high))
        whole.paste(small, (place % columns * (wide + 4), place // columns * (high + 4)))
    whole.save(file, quality=80)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("moment", nargs="*", default=[*MOMENTS], choices=[*MOMENTS])
    parser.add_argument("--size", choices=[*SIZES], action="append")
    parser.add_argument("--scheme", choices=["light", "dark"], default="light")
    parser.add_argument("--still", action="store_true", help="as for somebody who wants less motion")
    asked = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    with launched() as browser:
        for name in asked.moment:
            for size in asked.size or SIZES:
                folder = asked.folder / f"{name}-{size}"
                taken = record(browser, name, size, folder, moving=not asked.still, scheme=asked.scheme)
                sheet(taken, size, asked.folder / f"{name}-{size}.jpg")
                print(f"{name} {size}: {len(taken)} pictures", flush=True)


if __name__ == "__main__":
    main()
