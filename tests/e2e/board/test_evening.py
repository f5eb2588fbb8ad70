"""Evenings with real cards, from the first name to the end: one score board on several devices."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.board.keeper import Keeper
from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.line import Line


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


def test_nobody_needs_a_seat_at_a_board(serve: Serve, company: Company, keeper: Keeper) -> None:
    link = keeper.open_board(serve().http)
    keeper.name_players("Ann", "Ben")
    Keeper(company.person("Eva", phone=True)).join(link)
    keeper.person.press("Begin")
    keeper.person.press("Menu")
    expect(keeper.person.button("Remove Eva")).to_be_visible()
    expect(keeper.person.button("Seat with 0 points")).to_have_count(0)
