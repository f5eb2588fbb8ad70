"""Scenes before a game, and of the lesson."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.person import SETTINGS, code_of
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


def settings(stage: Stage) -> None:
    """The lobby with everything open that can be."""
    lobby(stage)
    page = stage.ann.page
    page.get_by_role("button", name=SETTINGS).click()
    page.get_by_role("button", name=re.compile("^(Change your name|Namen ändern)$")).click()
    page.get_by_role("button", name=re.compile("^(Make Ben the host|Ben zum Host machen)$")).click()
    expect(page.get_by_role("alert")).to_be_visible()


def knock(stage: Stage) -> None:
    """Ann is the host of a running game, and Kim would like to play."""
    tables = stage.serve()
    stage.ann.open(tables.http)
    stage.enter_name()
    page = stage.ann.page
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Ann", exact=True)).to_be_visible()  # she is the host
    code = code_of(page.url)
    ben = stage.keep(Player(tables, code)).join("Ben")
    page.get_by_role("button", name=re.compile("^(Start the game|Spiel starten)$")).click()
    ben.until(lambda _: ben.view is not None)
    stage.keep(Player(tables, code)).join("Kim")
    expect(page.get_by_text(re.compile("Kim (would like to play|möchte mitspielen)"))).to_be_visible()


def queue(stage: Stage) -> None:
    """Ann has come late and waits for Ben to let her in."""
    tables = stage.serve()
    code = tables.create()
    ben, cem = (stage.keep(Player(tables, code)).join(name) for name in ("Ben", "Cem"))
    ben.until(lambda _: len(ben.room["members"]) == 2)
    ben.done("start")
    cem.until(lambda _: cem.view is not None)
    stage.ann.open(f"{tables.http}/t/{code}")
    stage.enter_name()
    expect(stage.ann.page.get_by_text(re.compile("You are in line|Du stehst an"))).to_be_visible()
