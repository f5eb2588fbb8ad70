"""Scenes at the table, and of its end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.line import Line
from tests.e2e.person import code_of
from tests.e2e.stage import Stage
from tests.support.players import Player

FIRST_ROUND = "12 9 7 11 5 10 9 8"
FIRST_ANSWERS = "h h h h h  h h s s h  s s"
SECOND_ROUND = "8 3 11 6 CHANCE  8 +6 FREEZE 12  10 x2 FLIP3 7 CHANCE"
SECOND_ANSWERS = "h h h h h  h h h 1 h  h h"
"""Cem busts, Ben is frozen, Ann holds a Second Chance and is asked."""


def overdue(stage: Stage) -> None:
    """Ben, who is asked, is away: Ann may let the table go on."""
    tables = stage.serve(away_grace=0.1, away_patience=0.1)
    stage.ann.open(tables.http)
    stage.enter_name()
    stage.ann.page.wait_for_url("**/t/*")
    expect(stage.ann.page.get_by_text("Ann", exact=True)).to_be_visible()  # she is the host
    with Player(tables, code_of(stage.ann.page.url)) as ben:
        ben.join("Ben")
        stage.ann.page.get_by_role("button", name=re.compile("^(Start the game|Spiel starten)$")).click()
        ben.until(lambda _: ben.view is not None)
    expect(stage.ann.page.get_by_text(re.compile("waits for Ben|wartet auf Ben"))).to_be_visible()


def turn(stage: Stage) -> None:
    stage.seat(5, f"{FIRST_ROUND} {SECOND_ROUND}", clock=90)
    stage.play(f"{FIRST_ANSWERS} {SECOND_ANSWERS}")
    stage.ann_is_asked()


def person(stage: Stage) -> None:
    """In the middle of her Flip Three, Ann must give her second Second Chance away."""
    turn(stage)
    stage.play("h 3")
    stage.ann_is_asked()


def really(stage: Stage) -> None:
    stage.seat(3)
    stage.play("s")
    expect(stage.ann.page.get_by_role("alert")).to_be_visible()


def card(stage: Stage) -> None:
    """The second pick of a Switch."""
    stage.seat(4, "5 9 3 11  -4 12 L13 8  7 2 0  SWITCH", game="vengeance")
    stage.play("h 1 h h h  h h h s  h 1")
    stage.ann_is_asked()


def award(stage: Stage) -> None:
    stage.seat(4, "1 9 3 11  FLIP4 2 3 4 5 6 8", game="vengeance", brutal=True)
    stage.play("h 4 s s s h h")
    stage.ann_is_asked()


def round_end(stage: Stage) -> None:
    stage.seat(5, f"{FIRST_ROUND} {SECOND_ROUND}")
    stage.play(FIRST_ANSWERS)
    stage.ann_sees(5)


def spectator(stage: Stage) -> None:
    turn(stage)
    stage.ann.page.evaluate("localStorage.clear()")
    stage.ann.open(stage.ann.page.url.replace("/t/", "/w/"))
    expect(stage.ann.page.get_by_role("heading", level=3)).to_have_count(5)


def result(stage: Stage) -> None:
    stage.seat(4, "12 5 7 9  11 7 x2 10 9 8", target=100)
    stage.play("h h h h  h s h s  h h h h s")
    expect(stage.ann.page.get_by_role("listitem").filter(has_text="100")).not_to_have_count(0)


def removed(stage: Stage) -> None:
    stage.seat(3)
    stage.ann_is_asked()
    ann = next(member["id"] for member in stage.host.room["members"] if member["name"] == "Ann")
    stage.host.done("kick", member=ann)
    expect(stage.ann.page.get_by_role("alert")).to_be_visible()


def lost(stage: Stage) -> None:
    line = Line(stage.ann.page)
    turn(stage)
    line.cut()
    line.wait_for_answer()


def three(stage: Stage) -> None:
    stage.seat(3)
    stage.play_on(6)
    stage.ann_sees(3)


def eight(stage: Stage) -> None:
    stage.seat(8)
    stage.play_on(20)
    stage.ann_sees(8)


def eighteen(stage: Stage) -> None:
    stage.seat(18)
    stage.play_on(36)
    stage.ann_sees(18)


def full(stage: Stage) -> None:
    """As many as can play."""
    stage.fill(36)
