"""Moments at a score board. Ben is the host and enters results; Ann looks on, with a line of her own."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.e2e.stage import Stage
from tests.support.players import Player

NAMES = ("Ben", "Ann", "Cem", "Dorothea", "Eva")
MORE = ("Finn", "Gül", "Hanna", "Ibrahim", "Josephine-Marie", "Kim", "Maximilian")
CARDS = re.compile("^(Cards|Karten)$")


def names(stage: Stage, *players: str) -> Player:
    """Typed, but not begun."""
    tables = stage.serve()
    ben = Player(tables, tables.create(kind="board")).join("Ben")
    stage.keep(ben)
    for name in players or NAMES:
        ben.done("add_player", name=name)
    stage.ann.open(f"{tables.http}/t/{ben.code}")
    stage.enter_name()
    ben.until(lambda _: len(ben.room["members"]) == 2)
    expect(stage.ann.page.get_by_role("listitem").filter(has_text="Ann").first).to_be_visible()
    return ben


def evening(stage: Stage, rounds: int, *players: str, **options: Any) -> Player:
    """`rounds` are complete."""
    ben = names(stage, *players)
    ben.done("set_options", options={**ben.room["options"], **options})
    ben.done("start")
    dice = Random(5)
    for _ in range(rounds):
        for field in ben.board["rounds"][-1]["fields"]:
            enter(ben, field, dice.randrange(38))
    return ben


def enter(ben: Player, field: dict[str, Any], points: int, number: int = 0) -> None:
    ben.done(
        "enter",
        round=number or len(ben.board["rounds"]),
        player=field["player"],
        expected=field["change"],
        result={"type": "points", "points": points},
    )


def claimed(stage: Stage, ben: Player) -> None:
    """Ann has taken over her line and is asked for a result."""
    stage.ann.page.get_by_role("button", name="Ann", exact=True).click()
    expect(stage.ann.page.get_by_role("textbox")).to_be_focused()
    ben.until(lambda _: any(player["claimed_by"] for player in ben.board["players"]))


def board_names(stage: Stage) -> None:
    names(stage)


def board(stage: Stage) -> None:
    """In the fourth round; one result has been corrected."""
    ben = evening(stage, 3)
    enter(ben, ben.board["rounds"][0]["fields"][2], 12, number=1)
    enter(ben, ben.board["rounds"][3]["fields"][0], 19)
    claimed(stage, ben)


def board_many(stage: Stage) -> None:
    """Twelve players; nobody has said whose results Ann enters."""
    evening(stage, 5, *NAMES, *MORE)
    everybody_is_there(stage)


def everybody_is_there(stage: Stage) -> None:
    """In the sheet, and in the words for the chart."""
    expect(stage.ann.page.get_by_role("rowheader")).to_have_count(2 * len((*NAMES, *MORE)))


def board_cards(stage: Stage) -> None:
    ben = evening(stage, 1, game="vengeance", brutal=True)
    claimed(stage, ben)
    stage.ann.page.get_by_role("button", name=CARDS).click()
    for place in (12, 9, 17):
        stage.ann.page.get_by_role("group", name=CARDS).get_by_role("button").nth(place).click()
    expect(stage.ann.page.get_by_role("status").filter(has_text="=")).to_be_visible()


def board_over(stage: Stage) -> None:
    ben = evening(stage, 2, target=100)
    for field in ben.board["rounds"][-1]["fields"]:
        enter(ben, field, 80 + field["player"])
    expect(stage.ann.page.get_by_role("list").get_by_role("listitem")).to_have_count(len(NAMES))


def tv_board(stage: Stage) -> None:
    evening(stage, 5, *NAMES, *MORE)
    stage.ann.open(stage.ann.page.url.replace("/t/", "/tv/"))
    everybody_is_there(stage)
