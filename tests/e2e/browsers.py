"""Real browsers: one Chromium, and a window of its own for each person."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Error, sync_playwright

from tests.e2e.person import Person

PATIENCE = 15_000
"""Milliseconds after which an expectation fails: far more than anything here needs."""

PHONE = (390, 844)
LAPTOP = (1280, 800)

Scheme = Literal["light", "dark"]


@contextmanager
def launched() -> Iterator[Browser]:
    """The browser that CHROMIUM names or that is on the PATH; else the one that Playwright has installed."""
    with sync_playwright() as playwright, started(playwright.chromium) as browser:
        yield browser


@contextmanager
def started(kind: BrowserType, fonts: Path | None = None) -> Iterator[Browser]:
    """`fonts`: a configuration of fontconfig that names all the fonts that there are."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    told: dict[str, str | float | bool] = {**os.environ}
    if fonts:
        told["FONTCONFIG_FILE"] = str(fonts)
    try:
        browser = kind.launch(executable_path=path or None, args=["--no-sandbox"], env=told)
    except Error as error:
        raise RuntimeError(f"no browser: set CHROMIUM to one ({error.message.splitlines()[0]})") from None
    try:
        yield browser
    finally:
        browser.close()


_AT_ONCE = "try { localStorage.setItem('fliptable.pace', '0'); } catch {}"
"""Nothing that is shown takes time, and answers count at once."""


class Company:
    """The people of one test. Whatever their browsers complain about is a failure, unless it is forgiven."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._complaints: list[str] = []
        self._forgiven: list[str] = []

    def person(
        self,
        name: str,
        *,
        size: tuple[int, int] = LAPTOP,
        phone: bool = False,
        locale: str = "en-GB",
        scheme: Scheme = "light",
        moving: bool = False,
    ) -> Person:
        """Somebody new, who has never been at any table. `moving`: cards fly, which takes time."""
        width, height = PHONE if phone else size
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            locale=locale,
            color_scheme=scheme,
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        if not moving:
            context.add_init_script(_AT_ONCE)
        context.on("console", self._listen)
        context.on("weberror", lambda error: self._complaints.append(f"{name}: {error.error}"))
        self._contexts.append(context)
        return Person(name, context.new_page(), touches=phone)

    def forgive(self, pattern: str) -> None:
        """Complaints that match `pattern` belong to this test."""
        self._forgiven.append(pattern)

    def complaints(self) -> list[str]:
        """Errors of scripts, refused resources and offences against the page's policy."""
        return [said for said in self._complaints if not any(re.search(p, said) for p in self._forgiven)]

    def go_home(self) -> None:
        for context in self._contexts:
            context.close()

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._complaints.append(f"{message.type}: {message.text}")
