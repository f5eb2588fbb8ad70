"""Pictures of the main screens and states, for a look at them: see `scripts/screenshots`.

With `--readme` only the one that the README shows.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from fliptable.room.sources import Luck
from tests.e2e.browsers import PATIENCE, Company, launched
from tests.e2e.person import Person
from tests.e2e.scenes import SCENES, Stage
from tests.support.tables import Tables, serving

LOOKS: dict[str, dict[str, Any]] = {
    "laptop-en-light": {},
    "laptop-de-dark": {"locale": "de-DE", "scheme": "dark"},
    "phone-de-light": {"phone": True, "locale": "de-DE"},
    "phone-en-dark": {"phone": True, "scheme": "dark"},
}


@contextmanager
def posed(browser: Browser, scene: str, *, client: Path | None = None, **look: Any) -> Iterator[Person]:
    """Ann's window in that scene; `client`: another folder of the browser client than the usual one."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        company = Company(browser)
        stack.callback(company.go_home)

        def serve(deck: str, dealer: int, **settings: Any) -> Tables:
            luck = Luck(tuple(deck.split()), dealer)
            store = f"sqlite:///{folder / 'tables.sqlite'}"
            return stack.enter_context(serving(store, luck=luck, client=client, **settings))

        stage = Stage(serve, company.person("Ann", **look))
        stack.callback(stage.leave)
        SCENES[scene](stage)
        yield stage.ann
        assert company.complaints() == []


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/screenshots")
    parser.add_argument("folder", type=Path)
    parser.add_argument("scenes", nargs="*", choices=[[], *SCENES])
    parser.add_argument("--readme", action="store_true", help="only table.png, as the README shows it")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with launched() as browser:
        if given.readme:
            with posed(browser, "person", size=(1280, 720)) as ann:
                ann.page.screenshot(path=given.folder / "table.png")
            return
        for scene in given.scenes or SCENES:
            for name, look in LOOKS.items():
                with posed(browser, scene, **look) as ann:
                    ann.page.screenshot(path=given.folder / f"{scene}-{name}.png")


if __name__ == "__main__":
    main()
