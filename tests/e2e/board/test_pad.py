"""The pad with which results are entered, and the sheet, on every screen."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.board.keeper import Keeper
from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.scenes.board import board_many, board_over
from tests.e2e.stage import Stage


def test_what_is_typed_outlives_a_change_of_the_language(serve: Serve, keeper: Keeper) -> None:
    keeper.open_board(serve().http)
    keeper.name_players("Ann", "Ben")
    keeper.person.press("Begin")
    keeper.expect_pad("Ann", 1)
    keeper.key("3")
    keeper.person.press("Menu")
    keeper.page.get_by_role("dialog").get_by_role("button", name="Deutsch").click()
    keeper.page.keyboard.press("Escape")
    expect(keeper.page.get_by_role("heading", name="Ann, Runde 1")).to_be_visible()
    expect(keeper.page.get_by_label("Punkte", exact=True)).to_have_value("3")


def test_what_is_typed_outlives_a_store_that_is_away(serve: Serve, keeper: Keeper, tmp_path: Path) -> None:
    keeper.open_board(serve().http)
    keeper.name_players("Ann", "Ben")
    keeper.person.press("Begin")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        keeper.enter("Ann", 1, "35")
        expect(keeper.pad).to_contain_text("The server cannot save moves at the moment.")
        expect(keeper.page.get_by_label("Points", exact=True)).to_have_value("35")
        other.execute("ROLLBACK")
    keeper.key("OK")
    keeper.expect_row("Ann", "^35", "^35")


def test_all_keys_are_in_reach_on_a_phone_on_its_side(serve: Serve, keeper: Keeper) -> None:
    keeper.page.set_viewport_size({"width": 568, "height": 320})
    keeper.open_board(serve().http)
    keeper.name_players("Ann", "Ben")
    keeper.person.press("Begin")
    keeper.expect_pad("Ann", 1)
    for key in keeper.pad.get_by_role("button").all():
        expect(key).to_be_in_viewport(ratio=1)


def test_a_phone_shows_the_round_that_is_open(stage: Stage) -> None:
    stage.ann.page.set_viewport_size({"width": 360, "height": 740})
    board_many(stage)
    expect(stage.ann.page.get_by_role("columnheader", name="Round 6")).to_be_in_viewport(ratio=1)


def test_the_lines_of_a_board_have_room_for_total_and_rest(stage: Stage) -> None:
    board_over(stage)
    page = stage.ann.page
    for width in (320, 390, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        rooms: list[float] = page.locator("td.board-total").evaluate_all(
            """cells => cells.map((cell) => {
              const box = cell.getBoundingClientRect();
              const edges = [...cell.children].map((line) => line.getBoundingClientRect());
              return Math.min(edges[0].top - box.top, box.bottom - edges.at(-1).bottom);
            })"""
        )
        assert min(rooms) >= 2, f"{width} px wide"


def test_the_last_round_is_in_sight_when_the_evening_is_over(stage: Stage) -> None:
    stage.ann.page.set_viewport_size({"width": 360, "height": 740})
    board_over(stage)
    last, total = (
        stage.ann.page.locator("tbody tr")
        .first.locator("td")
        .evaluate_all("cells => cells.slice(-2).map((cell) => cell.getBoundingClientRect())")
    )
    assert last["right"] <= total["left"] + 1


def test_every_key_of_the_pad_says_what_it_is_on_the_smallest_phone(serve: Serve, company: Company) -> None:
    keeper = Keeper(company.person("Ann", size=(320, 640)))
    keeper.open_board(serve().http)
    keeper.name_players("Ann", "Ben")
    keeper.person.press("Begin")
    expect(keeper.pad.get_by_role("button", name="OK", exact=True)).to_be_visible()
    empty = keeper.pad.get_by_role("button").evaluate_all(
        """(keys) => keys.filter((key) => key.innerText.trim() === "" &&
          ![...key.querySelectorAll("svg")].some((sign) => sign.getClientRects().length > 0))
          .map((key) => key.getAttribute("aria-label"))"""
    )
    assert empty == []
