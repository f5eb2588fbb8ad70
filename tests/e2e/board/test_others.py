"""What is seen and heard on a score board of the entries of others."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.board.keeper import Keeper, guest
from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve


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
