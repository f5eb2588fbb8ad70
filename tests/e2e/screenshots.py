"""Pictures of every screen and state on every device, for a look at them: see `scripts/screenshots`."""

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
from tests.e2e.browsers import LAPTOP, PATIENCE, PHONE, Company, Scheme, launched
from tests.e2e.person import Person
from tests.e2e.scenes import SCENES
from tests.e2e.stage import Stage
from tests.support.tables import Tables, serving

HANDHELD = {"phone": PHONE, "phone-on-its-side": (844, 390)}
STANDING = {"laptop": LAPTOP, "television": (1920, 1080)}
LOCALES = {"en": "en-GB", "de": "de-DE"}
SCHEMES: tuple[Scheme, ...] = ("light", "dark")

README: dict[str, tuple[str, dict[str, Any]]] = {
    "table": ("person", {"size": (1280, 720)}),
    "phone": ("turn", {"phone": True, "scheme": "dark"}),
    "television": ("tv", {"size": (1280, 720)}),
}
"""A picture's name, its scene and how Ann looks at it."""

CONTACT_SHEET = """<!doctype html>
<meta charset="utf-8">
<title>Fliptable: every screen</title>
<style>
body { font-family: sans-serif; background: #888 }
img { height: 16rem; margin: 4px }
</style>"""


@contextmanager
def posed(browser: Browser, scene: str, *, client: Path | None = None, **look: Any) -> Iterator[Person]:
    """Ann's window in that scene; `client`: another folder of the browser client than the usual one."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        company = Company(browser)
        stack.callback(company.go_home)

        def serve(deck: str, dealer: int, **settings: Any) -> Tables:
            entropy = EntropySource(tuple(deck.split()), dealer)
            store = f"sqlite:///{folder / 'tables.sqlite'}"
            return stack.enter_context(serving(store, entropy=entropy, client=client, **settings))

        stage = Stage(serve, company.person("Ann", **look))
        stack.callback(stage.leave)
        SCENES[scene](stage)
        yield stage.ann
        assert company.complaints() == []


def picture(browser: Browser, scene: str, folder: Path) -> list[str]:
    """On every device that may show it; the names of the files.

    The scene is set anew for each language, and for devices that are held and that stand. All else changes
    the window only."""
    names = []
    for handheld, sizes in ((True, HANDHELD), (False, STANDING)):
        if handheld and scene.startswith("tv"):
            continue
        for language, locale in LOCALES.items():
            with posed(browser, scene, phone=handheld, locale=locale) as ann:
                for device, (width, height) in sizes.items():
                    unfold(ann.page, width, height)
                    for scheme in SCHEMES:
                        names.append(f"{scene}-{device}-{language}-{scheme}.png")
                        ann.page.emulate_media(color_scheme=scheme)
                        ann.page.screenshot(path=folder / names[-1], scale="css")
    return names


def unfold(page: Page, width: int, height: int) -> None:
    """Give the page a window of that size; where it scrolls, a higher one that shows all of it."""
    page.set_viewport_size({"width": width, "height": height})
    if page.locator(".table").count() == 0:
        scrolled: int = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": width, "height": scrolled})


def shrink(picture: Path) -> None:
    """To so few colours that a README loads fast, and so many that nobody misses one."""
    with Image.open(picture) as image:
        image.convert("RGB").quantize(200, dither=Image.Dither.NONE).save(picture, optimize=True)


def contact_sheet(pictures: dict[str, list[str]]) -> str:
    """A page with all of them, small; each leads to the large one. `pictures`: names of files, by scene."""
    sections = (
        f"<h2>{scene}</h2>\n"
        + "\n".join(f'<a href="{name}"><img src="{name}" alt="{name}" title="{name}"></a>' for name in names)
        for scene, names in pictures.items()
    )
    return "\n".join((CONTACT_SHEET, *sections))


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/screenshots")
    parser.add_argument("folder", type=Path)
    parser.add_argument("scenes", nargs="*", choices=[[], *SCENES], help="all of them if none is named")
    parser.add_argument("--readme", action="store_true", help="only the pictures of the README")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with launched() as browser:
        if given.readme:
            for name, (scene, look) in README.items():
                with posed(browser, scene, **look) as ann:
                    ann.page.screenshot(path=given.folder / f"{name}.png")
                shrink(given.folder / f"{name}.png")
            return
        pictures = {scene: picture(browser, scene, given.folder) for scene in given.scenes or SCENES}
    (given.folder / "index.html").write_text(contact_sheet(pictures))


if __name__ == "__main__":
    main()
