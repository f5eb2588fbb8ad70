"""Scenes with something open above the table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.scenes.table import card, turn
from tests.e2e.stage import Stage

DEVICE = re.compile("^(Settings of this device|Einstellungen dieses Geräts)$")


def menu(stage: Stage) -> None:
    turn(stage)
    stage.ann.page.keyboard.press("m")
    expect(stage.ann.page.get_by_role("dialog")).to_be_visible()


def paused(stage: Stage) -> None:
    """With the button that ends it."""
    turn(stage)
    stage.host.done(
        "hand_over", member=next(m["id"] for m in stage.host.room["members"] if m["name"] == "Ann")
    )
    stage.ann.page.keyboard.press("m")
    sheet = stage.ann.page.get_by_role("dialog")
    sheet.get_by_role("button", name=re.compile("^(Pause the game|Spiel anhalten)$")).click()
    stage.ann.page.keyboard.press("Escape")
    expect(stage.ann.page.get_by_role("button", name=re.compile("^(Go on|Weiterspielen)$"))).to_be_visible()


def log(stage: Stage) -> None:
    """A laptop shows it always."""
    turn(stage)
    stage.ann.page.keyboard.press("l")


def rules(stage: Stage) -> None:
    """The settings of this table."""
    turn(stage)
    stage.ann.page.keyboard.press("r")
    stage.ann.page.get_by_role("navigation").get_by_role("button").last.press("Enter")
    expect(stage.ann.page.get_by_role("dialog").get_by_role("heading", level=3)).to_have_count(1)


def keys(stage: Stage) -> None:
    """The sheet of all shortcuts."""
    turn(stage)
    stage.ann.page.keyboard.press("?")
    expect(stage.ann.page.get_by_role("dialog").get_by_role("term")).to_have_count(12)


def device(stage: Stage) -> None:
    turn(stage)
    stage.ann.page.keyboard.press("m")
    stage.ann.page.get_by_role("dialog").get_by_role("button", name=DEVICE).press("Enter")
    expect(stage.ann.page.get_by_role("dialog", name=DEVICE)).to_be_visible()


def place(stage: Stage) -> None:
    """What lies in front of Dot, card by card."""
    card(stage)
    stage.ann.page.get_by_role("button", name=re.compile("(place of|Platz von) Dot")).press("Enter")
    expect(stage.ann.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(4)


def why(stage: Stage) -> None:
    log(stage)
    stage.ann.page.get_by_role("button", name=re.compile("^(Why|Warum)")).nth(1).press("Enter")
    expect(stage.ann.page.get_by_role("tooltip")).to_be_visible()
