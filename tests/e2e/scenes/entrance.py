"""Scenes before a game, and of the lesson."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.person import code_of
from tests.e2e.stage import Stage
from tests.support.players import Player


def start(stage: Stage) -> None:
    stage.ann.open(stage.serve().http)
    expect(stage.ann.page.get_by_role("textbox")).to_have_count(2)


def lesson(stage: Stage) -> None:
    """The coach tells what the third card does."""
    stage.ann.open(stage.serve().http)
    stage.ann.page.get_by_role("textbox").first.fill(stage.ann.name)
    stage.ann.page.locator("[name=learn]").first.click()
    for cards in range(3):
        expect(stage.ann.answers().first).to_be_enabled()
        expect(stage.ann.action_bar.get_by_role("listitem")).to_have_count(cards)
        stage.ann.page.keyboard.press("h")
    expect(stage.ann.action_bar.get_by_role("listitem")).to_have_count(3)
    expect(stage.ann.answers().first).to_be_enabled()


def learnt(stage: Stage) -> None:
    """The first round is over: she has stayed with three cards, the others have seen the rest."""
    lesson(stage)
    stage.ann.page.keyboard.press("s")
    expect(stage.ann.page.get_by_role("region", name="Coach").get_by_role("button")).to_have_count(3)


def join(stage: Stage) -> None:
    tables = stage.serve()
    code = tables.create()
    for name in ("Ben", "Cem"):
        with Player(tables, code) as player:
            player.join(name)
    stage.ann.open(f"{tables.http}/t/{code}")
    expect(stage.ann.page.get_by_text("Cem")).to_be_visible()


def lobby(stage: Stage) -> None:
    tables = stage.serve()
    stage.ann.open(tables.http)
    stage.enter_name()
    stage.ann.page.wait_for_url("**/t/*")
    expect(stage.ann.page.get_by_text("Ann", exact=True)).to_be_visible()
    code = code_of(stage.ann.page.url)
    with Player(tables, code) as ben, Player(tables, code) as dot:
        ben.join("Ben")
        dot.join("Dot", watch=True)
        expect(stage.ann.page.get_by_text("Dot", exact=True)).to_be_visible()


def guest(stage: Stage) -> None:
    """The lobby as somebody sees it who may change nothing."""
    join(stage)
    stage.enter_name()
    expect(stage.ann.page.get_by_text("Ann", exact=True)).to_be_visible()
