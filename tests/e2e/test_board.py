"""Evenings with real cards: one score board on several devices."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.line import Line
from tests.e2e.person import Person
from tests.e2e.scenes.board import board_many, board_over
from tests.e2e.stage import Stage


class Keeper:
    """Somebody who keeps the score at his device."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def open_board(self, home: str) -> str:
        """A new board with this person as host; the link for others."""
        self.person.open(home)
        self.page.get_by_label("Your name").fill(self.person.name)
        self.person.press("Open a score board")
        link = self.page.get_by_role("textbox", name="Link to play")
        expect(link).to_have_value(re.compile(r"/t/[2-9A-Z]{6}\?i="))
        return link.input_value()

    def join(self, link: str) -> None:
        self.person.open(link)
        self.page.get_by_label("Your name").fill(self.person.name)
        self.person.press("Enter results")
        expect(self.page.get_by_label("Your name")).to_have_count(0)

    def name_players(self, *names: str) -> None:
        for name in names:
            self.page.get_by_label("Name of the next player").fill(name)
            self.page.keyboard.press("Enter")
            expect(self.names.filter(has_text=name)).to_have_count(1)

    @property
    def names(self) -> Locator:
        return self.page.get_by_role("region", name="Players").get_by_role("listitem")

    @property
    def pad(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile(r", round \d+$"))

    def expect_pad(self, player: str, number: int) -> None:
        expect(self.pad.get_by_role("heading")).to_have_text(f"{player}, round {number}")

    def key(self, name: str) -> None:
        self.person.push(self.pad.get_by_role("button", name=name, exact=True))

    def enter(self, player: str, number: int, points: str) -> None:
        """With the keys of the pad, which is open at that field."""
        self.expect_pad(player, number)
        for digit in points:
            self.key("Plus or minus" if digit == "-" else digit)
        self.key("OK")

    def fill_round(self, number: int, **points: str) -> None:
        for player, result in points.items():
            self.enter(player, number, result)

    def row(self, player: str) -> Locator:
        name = self.page.get_by_role("rowheader", name=player)
        return self.page.get_by_role("row").filter(has=name)

    def expect_row(self, player: str, *cells: str) -> None:
        """The results of each round, and the total with what is missing."""
        expect(self.row(player).get_by_role("cell")).to_have_text([re.compile(cell) for cell in cells])


@pytest.fixture
def keeper(company: Company) -> Keeper:
    return Keeper(company.person("Ann"))


def test_a_whole_evening_on_two_devices_with_a_reload(serve: Serve, company: Company, keeper: Keeper) -> None:
    tables = serve()
    link = keeper.open_board(tables.http)
    keeper.name_players("Ann", "Ben", "Cem")
    keeper.person.set_option("Points to win", "100")
    other = Keeper(company.person("Ben", phone=True))
    other.join(link)
    other.person.press("That is me: Ben")
    keeper.person.press("Begin")

    keeper.enter("Ann", 1, "35")
    other.enter("Ben", 1, "20")
    expect(other.pad).to_have_count(0)
    keeper.expect_row("Ben", "^20", "^20")

    keeper.expect_pad("Cem", 1)
    keeper.key("Cards")
    for card in ("12", "8", "+4"):
        keeper.key(f"{card}, 0 laid")
    expect(keeper.pad).to_contain_text("12 + 8 + 4 = 24")
    keeper.key("OK")
    expect(keeper.page.get_by_role("heading", level=1)).to_have_text("Round 2")
    expect(keeper.page.get_by_text("Ben deals")).to_be_visible()
    expect(keeper.page.get_by_text("Ann leads by 11 points, 65 to go.")).to_be_visible()

    keeper.page.reload()
    keeper.expect_row("Cem", "^24", "^$", "^24")
    keeper.enter("Ann", 2, "70")
    other.expect_pad("Ben", 2)
    other.key("Bust")
    keeper.enter("Cem", 2, "30")
    for one in (keeper, other):
        expect(one.page.get_by_text("Ann wins with 105 points.")).to_be_visible()
        ranking = one.page.get_by_role("list", name="Ranking").get_by_role("listitem")
        expect(ranking).to_have_text([re.compile(line) for line in ("Ann.*105", "Cem.*54", "Ben.*20")])

    keeper.person.press("Ann, round 2: 70. Correct it")
    keeper.enter("Ann", 2, "7")
    expect(other.page.get_by_role("heading", level=1)).to_have_text("Round 3")
    other.person.press("Corrections")
    expect(other.page.get_by_role("dialog")).to_contain_text("Ann: Ann, round 2: 70 → 7")
    other.page.keyboard.press("Escape")

    keeper.fill_round(3, Ann="60")
    other.enter("Ben", 3, "1")
    keeper.fill_round(3, Cem="2")
    expect(other.page.get_by_text("Ann wins with 102 points.")).to_be_visible()
    keeper.person.press("New board with the same people")
    expect(other.page.get_by_role("heading", level=1)).to_have_text("Round 1")
    other.expect_row("Ann", "^$", "^0")


def test_the_special_rules_bring_negative_results_and_a_tie_goes_on(serve: Serve, keeper: Keeper) -> None:
    keeper.open_board(serve().http)
    keeper.name_players("Ann", "Ben")
    keeper.person.set_option("Game", "With a Vengeance")
    keeper.person.set_option("Brutal mode", "on")
    keeper.person.set_option("Points to win", "100")
    keeper.person.press("Begin")

    keeper.enter("Ann", 1, "46-")
    expect(keeper.pad).to_contain_text("A round cannot be worth less than −45 points.")
    keeper.key("Delete the last digit")
    keeper.key("5")
    keeper.key("OK")
    keeper.expect_pad("Ben", 1)
    keeper.key("Cards")
    for card in ("12", "11", "10", "9", "8", "6", "5"):
        keeper.key(f"{card}, 0 laid")
    keeper.key("Another loses 15")
    expect(keeper.pad).to_contain_text("= 61")
    keeper.key("OK")
    keeper.expect_row("Ann", "−45", "^$", "−45")
    keeper.fill_round(2, Ann="91", Ben="0")
    keeper.fill_round(3, Ann="54", Ben="39")
    expect(keeper.page.get_by_text("Ann and Ben share the lead with 100 points")).to_be_visible()
    keeper.fill_round(4, Ann="3", Ben="4")
    expect(keeper.page.get_by_text("Ben wins with 104 points.")).to_be_visible()


def test_two_who_enter_the_same_field_at_once(serve: Serve, company: Company, keeper: Keeper) -> None:
    """The slower one sees what the faster one has entered, and may replace it."""
    link = keeper.open_board(serve().http)
    keeper.name_players("Ann", "Ben")
    other = Keeper(company.person("Ben"))
    line = Line(other.page)
    other.join(link)
    keeper.person.press("Begin")
    other.person.press("Nobody’s in particular")
    other.expect_pad("Ann", 1)
    other.key("9")
    line.cut()
    keeper.enter("Ann", 1, "35")
    line.wait_for_answer()
    line.release()
    expect(other.page.get_by_text("Reconnecting")).to_have_count(0)
    other.key("OK")
    expect(other.pad).to_contain_text("Ann has just entered 35 here. OK replaces it.")
    keeper.expect_row("Ann", "^35", "^35")
    other.key("OK")
    keeper.expect_row("Ann", "^9", "^9")


def test_no_more_names_than_twelve_and_none_twice(serve: Serve, keeper: Keeper) -> None:
    keeper.open_board(serve().http)
    names = [f"Player {letter}" for letter in "ABCDEFGHKPRS"]
    keeper.name_players(*names)
    for name, reason in (("player a", "has this name already"), ("Player M", "Twelve players are the most")):
        keeper.page.get_by_label("Name of the next player").fill(name)
        keeper.page.keyboard.press("Enter")
        expect(keeper.page.locator(".toast").filter(has_text=reason)).to_be_visible()
    expect(keeper.names).to_have_count(12)


def test_a_board_with_the_keyboard_alone(serve: Serve, keeper: Keeper) -> None:
    keeper.open_board(serve().http)
    keeper.name_players("Ann", "Ben", "Cem")
    keeper.person.press("Begin")
    keys = keeper.page.keyboard
    for player, typed in (("Ann", "35"), ("Ben", "171"), ("Cem", "b")):
        keeper.expect_pad(player, 1)
        keys.type(typed)
        if typed != "b":
            keys.press("Enter")
    keeper.expect_pad("Ann", 2)
    keys.press("ArrowLeft")
    keeper.expect_pad("Ann", 1)
    keys.press("ArrowDown")
    keeper.expect_pad("Ben", 1)
    keys.type("17")
    keys.press("Enter")
    keeper.expect_row("Ben", "^17", "^$", "^17")
    keys.press("Escape")
    expect(keeper.pad).to_have_count(0)
    keeper.person.press("Take back: Ben")
    keeper.expect_row("Ben", "^171", "^$", "^171")


def test_who_comes_later_is_asked_for_his_line_first(serve: Serve, company: Company, keeper: Keeper) -> None:
    link = keeper.open_board(serve().http)
    keeper.name_players("Ann", "Ben")
    keeper.person.press("Begin")
    other = Keeper(company.person("Ben", phone=True))
    other.join(link)
    question = other.page.get_by_role("region", name="Whose results do you enter here?")
    expect(question).to_be_visible()
    expect(other.pad).to_have_count(0)
    other.person.push(question.get_by_role("button", name="Ben"))
    other.enter("Ben", 1, "12")
    keeper.expect_row("Ben", "^12", "^12")


def test_names_can_be_changed_in_the_middle(serve: Serve, keeper: Keeper) -> None:
    keeper.open_board(serve().http)
    keeper.name_players("Ann", "Bne")
    keeper.person.press("Begin")
    keeper.enter("Ann", 1, "12")
    keeper.person.press("Players")
    keeper.person.press("Rename Bne")
    keeper.page.get_by_role("textbox", name="Rename Bne").fill("Ben")
    keeper.page.keyboard.press("Enter")
    keeper.page.keyboard.press("Escape")
    keeper.expect_row("Ben", "^$", "^0")


def guest(keeper: Keeper, home: str, person: Person) -> Keeper:
    """At a new board for Ann and Ben."""
    link = keeper.open_board(home)
    keeper.name_players("Ann", "Ben")
    other = Keeper(person)
    other.join(link)
    return other


def test_what_others_enter_is_heard(serve: Serve, company: Company, keeper: Keeper) -> None:
    other = guest(keeper, serve().http, company.person("Ben"))
    keeper.person.press("Begin")
    other.person.press("Nobody’s in particular")
    other.expect_pad("Ann", 1)
    keeper.enter("Ann", 1, "35")
    heard = other.page.get_by_role("log")
    expect(heard).to_contain_text("Ann: 35, total 35.")
    keeper.person.press("Ann, round 1: 35. Correct it")
    keeper.enter("Ann", 1, "7")
    expect(heard).to_contain_text("Ann: Ann, round 1: 35 → 7")


def test_a_correction_is_seen_by_everybody_until_the_round_is_over(
    serve: Serve, company: Company, keeper: Keeper
) -> None:
    other = guest(keeper, serve().http, company.person("Eva", phone=True))
    keeper.person.press("Begin")
    keeper.fill_round(1, Ann="35", Ben="20")
    keeper.person.press("Ben, round 1: 20. Correct it")
    keeper.enter("Ben", 1, "2")
    news = other.page.get_by_role("main").get_by_text("Ann: Ben, round 1: 20 → 2")
    expect(news).to_be_visible()
    keeper.fill_round(2, Ann="1", Ben="1")
    expect(news).to_have_count(0)


def test_a_field_says_to_everybody_where_its_result_comes_from(
    serve: Serve, company: Company, keeper: Keeper
) -> None:
    other = guest(keeper, serve().http, company.person("Eva", phone=True))
    keeper.person.press("That is me: Ann")
    keeper.person.press("Begin")
    keeper.expect_pad("Ann", 1)
    keeper.key("Cards")
    for card in ("12", "8", "+4"):
        keeper.key(f"{card}, 0 laid")
    keeper.key("OK")
    keeper.expect_pad("Ben", 1)
    visitor = Keeper(company.person("Zoe"))
    visitor.person.open(other.person.page.url.replace("/t/", "/w/"))
    for one in (other, visitor):
        one.person.press("Ann, round 1: 24. How it came about")
        expect(one.pad).to_contain_text("Entered by Ann: 12 + 8 + 4 = 24")
        expect(one.pad.get_by_role("button", name="OK")).to_have_count(0)
        expect(one.page.locator(".toast")).to_have_count(0)
    keeper.person.press("Ann, round 1: 24. Correct it")
    expect(keeper.pad.get_by_role("status")).to_contain_text("12 + 8 + 4 = 24")
    keeper.key("Take away 8")
    expect(keeper.pad.get_by_role("status")).to_contain_text("12 + 4 = 16")


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


def test_a_correction_that_ends_the_evening_closes_the_pad_of_the_round_that_is_gone(
    serve: Serve, company: Company, keeper: Keeper
) -> None:
    link = keeper.open_board(serve().http)
    keeper.name_players("Ann", "Ben")
    keeper.person.set_option("Points to win", "100")
    keeper.person.press("Begin")
    keeper.fill_round(1, Ann="100", Ben="100")
    keeper.expect_pad("Ann", 2)
    other = Keeper(company.person("Ben"))
    other.join(link)
    other.person.press("Ben")
    other.person.press("Ben, round 1: 100. Correct it")
    other.enter("Ben", 1, "99")
    expect(keeper.page.get_by_text("Ann wins with 100 points.")).to_be_visible()
    expect(keeper.pad).to_have_count(0)


def test_all_keys_are_in_reach_on_a_phone_on_its_side(serve: Serve, keeper: Keeper) -> None:
    keeper.page.set_viewport_size({"width": 568, "height": 320})
    keeper.open_board(serve().http)
    keeper.name_players("Ann", "Ben")
    keeper.person.press("Begin")
    keeper.expect_pad("Ann", 1)
    for key in keeper.pad.get_by_role("button").all():
        expect(key).to_be_in_viewport(ratio=1)


def test_nobody_needs_a_seat_at_a_board(serve: Serve, company: Company, keeper: Keeper) -> None:
    link = keeper.open_board(serve().http)
    keeper.name_players("Ann", "Ben")
    Keeper(company.person("Eva", phone=True)).join(link)
    keeper.person.press("Begin")
    keeper.person.press("Menu")
    expect(keeper.person.button("Remove Eva")).to_be_visible()
    expect(keeper.person.button("Seat with 0 points")).to_have_count(0)


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
