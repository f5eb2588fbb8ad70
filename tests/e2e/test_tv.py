"""The big screen: a spectator whom nobody touches, read from the sofa."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.scenes.table import FIRST_ANSWERS, FIRST_ROUND, SECOND_ROUND
from tests.e2e.stage import Stage

SCREENS = ((1024, 768), (1366, 768), (3840, 2160), (1920, 1080))


def tv_link(link: str) -> str:
    return link.replace("/t/", "/tv/")


def television(company: Company, link: str) -> Page:
    screen = company.person("TV", size=(1920, 1080))
    screen.open(tv_link(link))
    return screen.page


def cut_off(page: Page) -> list[str]:
    """What cannot be seen without scrolling, or lies under something else's edge."""
    found: list[str] = page.evaluate(
        """[...document.querySelectorAll("main :is(.seat, .rank, h1:not(.sr-only), h2, .tv-qr, li)")]
          .filter((element) => {
            const box = element.getBoundingClientRect();
            const room = (element.closest(".seat") ?? document.documentElement).getBoundingClientRect();
            return box.left < room.left - 1 || box.top < room.top - 1 || box.right > room.right + 1 ||
              box.bottom > Math.min(room.bottom, innerHeight) + 1;
          })
          .map((element) => element.outerHTML.slice(0, 80))"""
    )
    return found


def expect_all_in_sight(page: Page) -> None:
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert cut_off(page) == [], width
        over: list[int] = page.evaluate(
            "(({ scrollWidth, scrollHeight }) => [scrollWidth - innerWidth, scrollHeight - innerHeight])"
            "(document.documentElement)"
        )
        assert over == [0, 0], width


def letters(page: Page, selector: str) -> float:
    """The height of the type, as a share of the screen."""
    size: float = page.locator(selector).first.evaluate(
        "element => parseFloat(getComputedStyle(element).fontSize) / innerHeight"
    )
    return size


def test_it_asks_people_in_and_is_no_spectator(serve: Serve, company: Company) -> None:
    ann = company.person("Ann")
    link = ann.create_table(serve().http)
    page = television(company, link)
    expect(page.get_by_role("heading", name="Come and play!")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link to play")).to_be_visible()
    expect(page.get_by_text(link.removeprefix("http://"))).to_be_visible()
    expect(page.get_by_role("listitem")).to_have_text(["Ann"])
    expect(ann.page.get_by_text("without a name")).to_be_hidden()
    expect_all_in_sight(page)
    expect(page.locator("body")).to_have_css("cursor", "none")


def test_the_browser_of_a_player_can_show_it_beside_his_own_place(serve: Serve, company: Company) -> None:
    """The screen speaks for nobody, so the seat is not taken over."""
    ann = company.person("Ann")
    ann.create_table(serve().http)
    ann.press("Big screen")
    with ann.page.context.expect_page() as opened:
        ann.page.get_by_role("link", name="Open it here").click()
    expect(opened.value.get_by_role("listitem")).to_have_text(["Ann"])
    expect(ann.button("Watch instead")).to_be_visible()


def test_the_address_can_choose_its_language(serve: Serve, company: Company) -> None:
    link = company.person("Ann").create_table(serve().http)
    page = television(company, f"{link}&lang=de")
    expect(page.get_by_role("heading", name="Spielt mit!")).to_be_visible()
    page.mouse.move(300, 300)
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="Come and play!")).to_be_visible()


def test_it_tells_what_happened_whose_turn_it_is_and_the_scores_of_a_round(
    stage: Stage, company: Company
) -> None:
    stage.seat(5, FIRST_ROUND)
    page = television(company, stage.ann.page.url)
    turn = page.locator(".tv-turn")
    expect(turn).to_have_text("It is Ann’s turn")
    stage.play("h h")
    expect(page.get_by_role("status")).to_contain_text(["Cem flips a 9."])
    expect(turn).to_have_text("It is Dot’s turn")
    stage.play(FIRST_ANSWERS.removeprefix("h h"))
    scores = page.get_by_role("region", name="After round 1")
    expect(scores).to_contain_text("Ann leads by 9 points")
    expect(scores.get_by_role("listitem").first).to_have_text("1.Ann+2222")
    expect_all_in_sight(page)


def test_the_scores_of_a_round_give_way_to_the_cards_of_the_next(stage: Stage, company: Company) -> None:
    stage.seat(5, f"{FIRST_ROUND} {SECOND_ROUND}")
    screen = company.person("TV", size=(1920, 1080))
    screen.page.clock.install()
    screen.open(tv_link(stage.ann.page.url))
    page = screen.page
    expect(page.locator(".seat")).to_have_count(5)
    stage.play(FIRST_ANSWERS)
    scores = page.get_by_role("region", name="After round 1")
    expect(scores).to_be_visible()
    page.clock.fast_forward(6_000)
    expect(scores).to_be_visible()
    stage.play("h")
    expect(scores).to_have_count(0)
    place = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Cem"))
    expect(place).to_contain_text("8 points this round")
    news = page.get_by_role("status").filter(has_text="flips an 8")
    expect(news).not_to_contain_text("Round 1 is over")


@pytest.fixture
def crowd(stage: Stage, company: Company) -> Page:
    """A television at a table of 36."""
    stage.fill(36)
    return television(company, stage.ann.page.url)


def test_a_full_table_is_in_sight_on_every_screen_and_the_one_who_is_asked_is_large(crowd: Page) -> None:
    expect(crowd.locator(".seat")).to_have_count(36)
    expect_all_in_sight(crowd)
    assert letters(crowd, ".seat-name") > 0.02
    assert letters(crowd, ".tv-turn") > 0.03
    large = crowd.locator(".tv-large svg").first.bounding_box()
    assert large is not None
    assert large["height"] > 0.1 * 768


def test_the_end_of_a_game(stage: Stage, company: Company) -> None:
    stage.seat(4, "12 5 7 9  11 7 x2 10 9 8", target=100)
    page = television(company, stage.ann.page.url)
    stage.play("h h h h  h s h s  h h h h s")
    expect(page.get_by_role("heading", name="Ann wins!")).to_be_visible()
    expect(page.get_by_role("list", name="Ranking").get_by_role("listitem").first).to_have_text("1.Ann100")
    expect_all_in_sight(page)


def test_where_watching_is_off_it_says_what_to_do_and_keeps_trying(serve: Serve, company: Company) -> None:
    ann, screen = company.person("Ann"), company.person("TV")
    screen.page.clock.install()
    link = ann.create_table(serve().http)
    ann.set_option("Spectators", "not allowed")
    screen.open(tv_link(link))
    expect(screen.page.get_by_role("alert")).to_contain_text("spectators are welcome")
    ann.set_option("Spectators", "welcome")
    screen.page.clock.fast_forward(16_000)
    expect(screen.page.get_by_role("heading", name="Come and play!")).to_be_visible()
