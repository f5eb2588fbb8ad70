"""Scenes of the big screen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.scenes.entrance import lobby
from tests.e2e.scenes.table import FIRST_ANSWERS, FIRST_ROUND, SECOND_ANSWERS, SECOND_ROUND, full
from tests.e2e.stage import Stage


def tv_lobby(stage: Stage) -> None:
    lobby(stage)
    on_tv(stage)
    expect(stage.ann.page.get_by_role("list")).to_be_visible()


def tv(stage: Stage) -> None:
    """It has seen the last move before Ann's turn."""
    stage.seat(5, f"{FIRST_ROUND} {SECOND_ROUND}", clock=90)
    stage.play(f"{FIRST_ANSWERS} {SECOND_ANSWERS.removesuffix('h')}")
    on_tv(stage)
    expect(stage.ann.page.get_by_role("heading", level=2)).to_have_count(5)
    stage.play("h")
    expect(stage.ann.page.get_by_role("status").filter(has_text="×2")).to_be_visible()


def on_tv(stage: Stage) -> None:
    """The table of this page as a television shows it."""
    stage.ann.open(stage.ann.page.url.replace("/t/", "/tv/"))


def tv_full(stage: Stage) -> None:
    full(stage)
    on_tv(stage)
    expect(stage.ann.page.get_by_role("heading", level=2)).to_have_count(36)
