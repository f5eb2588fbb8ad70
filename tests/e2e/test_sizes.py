"""From a small phone to 4K: nothing is cut off, lies on something else or is too small to read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.scenes.dialogs import device, paused
from tests.e2e.scenes.entrance import lesson, lobby, start
from tests.e2e.scenes.table import card, eight, full, person, turn
from tests.e2e.screenshots import posed
from tests.e2e.stage import Scene, Stage

SIZES = (
    (320, 568),
    (360, 740),
    (568, 320),
    (768, 1024),
    (1024, 700),
    (1366, 768),
    (1920, 1080),
    (3840, 2160),
)


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        """() => {
          const faults = [];
          const box = (selector) => document.querySelector(selector).getBoundingClientRect();
          const all = (selector) => [...document.querySelectorAll(selector)];
          const { scrollWidth, clientWidth } = document.documentElement;
          if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} px too wide`);
          const [bar, head, answers] = [box(".action-bar"), box(".top"), box(".answers")];
          if (bar.bottom > innerHeight + 1 || bar.right > innerWidth + 1) faults.push("own place cut off");
          if (bar.top < head.bottom - 1) faults.push("own place over the head");
          for (const item of all(".action-bar .hand > li")) {
            const { left, right, top, bottom, width } = item.getBoundingClientRect();
            const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
            if (!inside) faults.push("own card cut off");
            const beside = right <= answers.left + 1 || left >= answers.right - 1;
            if (bottom > answers.top + 8 && !beside) faults.push("own card under the answers");
            if (width < 22) faults.push(`own card ${width} px wide`);
          }
          for (const button of all(".answers button")) {
            if (button.scrollWidth > button.clientWidth + 1) faults.push(`clipped: ${button.textContent}`);
            if (button.getBoundingClientRect().height < 44) faults.push(`small: ${button.textContent}`);
          }
          for (const name of all(".seat-name")) {
            if (parseFloat(getComputedStyle(name).fontSize) < Math.max(14, innerHeight / 100))
              faults.push(`small: ${name.textContent}`);
            if (name.textContent.length < 8 && name.scrollWidth > name.clientWidth + 1)
              faults.push(`clipped: ${name.textContent}`);
          }
          return faults;
        }"""
    )
    return found


@pytest.mark.parametrize("scene", [turn, person, card, lesson, full], ids=lambda scene: scene.__name__)
def test_everything_fits_into_every_window(stage: Stage, scene: Scene) -> None:
    scene(stage)
    page = stage.ann.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == [], f"{width} × {height}"


@pytest.mark.parametrize("scene", ["lesson", "learnt"])
def test_a_coach_leaves_the_places_of_the_others_in_sight(browser: Browser, scene: str) -> None:
    """On the lowest screens that show the whole table at once, with the longer words."""
    with posed(browser, scene, locale="de-DE") as ann:
        for width, height in ((1000, 640), (1366, 640), (1024, 700)):
            ann.page.set_viewport_size({"width": width, "height": height})
            others = ann.page.get_by_role("region", name="Mitspieler")
            hidden = others.evaluate("players => players.scrollHeight - players.clientHeight")
            assert hidden == 0, f"{width} × {height}"


@pytest.mark.parametrize("question", ["person", "award"])
def test_three_answers_are_in_sight_on_the_smallest_phone_on_its_side(
    serve: Serve, company: Company, question: str
) -> None:
    stage = Stage(serve, company.person("Ann", size=(568, 320), locale="de-DE"))
    if question == "person":
        stage.seat(3, "12 9 3 FREEZE", clock=90)
        stage.play("h h h h")
    else:
        stage.seat(3, "1 9 3  FLIP4 2 3 4 5 6 8", game="vengeance", brutal=True)
        stage.play("h 3  s s h h")
    stage.ann_is_asked()
    expect(stage.ann.answers()).to_have_count(3)
    for answer in stage.ann.answers().all():
        expect(answer).to_be_in_viewport(ratio=1)
    stage.leave()


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=str)
def test_the_seconds_left_stand_beside_the_question(
    serve: Serve, company: Company, size: tuple[int, int]
) -> None:
    """In the longer words: below it they would push up one's own place."""
    stage = Stage(serve, company.person("Ann", size=size, locale="de-DE"))
    stage.seat(3, clock=90)
    stage.ann_is_asked()
    question = stage.ann.action_bar.locator(".ask-text").bounding_box()
    clock = stage.ann.action_bar.get_by_role("timer").bounding_box()
    assert question is not None
    assert clock is not None
    assert clock["x"] >= question["x"] + question["width"]
    assert clock["height"] < 2 * question["height"] - 4
    assert abs(clock["y"] + clock["height"] / 2 - question["y"] - question["height"] / 2) < 4
    stage.leave()


def test_why_the_game_does_not_go_on_stays_in_sight(stage: Stage) -> None:
    paused(stage)
    page = stage.ann.page
    page.set_viewport_size({"width": 320, "height": 568})
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert page.evaluate("scrollY") > 100
    expect(page.get_by_role("button", name="Go on")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Go on").click()
    expect(stage.ann.button("Hit")).to_be_enabled()


def test_the_way_to_a_table_is_in_sight_on_a_phone_on_its_side(stage: Stage) -> None:
    start(stage)
    stage.ann.page.set_viewport_size({"width": 844, "height": 390})
    expect(stage.ann.button("Create a table")).to_be_in_viewport(ratio=1)


def test_what_it_is_stands_beside_the_ways_in_and_not_below_them(stage: Stage) -> None:
    start(stage)
    for width in (740, 768, 899, 900):
        stage.ann.page.set_viewport_size({"width": width, "height": 700})
        picture, ways = stage.ann.page.locator(".picture, .ways").evaluate_all(
            "parts => parts.map((part) => part.getBoundingClientRect())"
        )
        assert picture["left"] >= 0
        assert picture["right"] <= ways["left"] - 8, f"{width} px wide"


def test_people_and_the_invitation_stand_side_by_side_before_the_game(stage: Stage) -> None:
    """And the game below the people, so that a laptop shows nearly all at once."""
    lobby(stage)
    people, invitation, game = (
        stage.ann.page.get_by_role("region", name=name).bounding_box()
        for name in (re.compile("at the table"), "Invite friends", "What you play")
    )
    assert people is not None
    assert invitation is not None
    assert game is not None
    assert invitation["y"] == people["y"]
    assert 0 < game["y"] - people["y"] - people["height"] < 20


def test_the_state_of_a_place_leaves_its_cards_their_size(stage: Stage) -> None:
    """Cem is busted, with as many cards as Eva."""
    eight(stage)
    busted, active = (
        stage.ann.seat(name).get_by_role("listitem").first.bounding_box() for name in ("Cem", "Eva")
    )
    assert busted is not None
    assert active is not None
    assert abs(busted["width"] - active["width"]) < 1


def test_the_words_of_a_banner_stand_beside_its_sign(browser: Browser) -> None:
    with posed(browser, "overdue", phone=True, locale="de-DE") as ann:
        for width in (320, 390):
            ann.page.set_viewport_size({"width": width, "height": 740})
            sign, words = ann.page.locator(".banner > :is(svg, span)").evaluate_all(
                "parts => parts.map((part) => part.getBoundingClientRect())"
            )
            assert words["left"] >= sign["right"], f"{width} px wide"


def test_of_two_sheets_only_the_upper_one_is_seen(stage: Stage) -> None:
    device(stage)
    page = stage.ann.page
    menu = page.locator("dialog", has=page.locator("h2", has_text="Menu"))
    expect(menu).to_be_hidden()
    page.keyboard.press("Escape")
    expect(menu).to_be_visible()
    expect(menu.get_by_role("button", name="Settings of this device")).to_be_focused()


def test_the_edges_of_a_phone_cover_nothing(stage: Stage) -> None:
    """A notch at the left and a bar at the lower edge, as a phone on its side has them."""
    turn(stage)
    page = stage.ann.page
    page.set_viewport_size({"width": 844, "height": 390})
    insets = {"left": 47, "right": 47, "bottom": 21, "top": 0}
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    left = page.locator(".top-title, .seat").evaluate_all(
        "elements => Math.min(...elements.map((element) => element.getBoundingClientRect().left))"
    )
    right, bottom = page.locator(".answers .button, .top .button").evaluate_all(
        """buttons => {
          const boxes = buttons.map((button) => button.getBoundingClientRect());
          return [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
        }"""
    )
    assert left >= 47
    assert right <= 844 - 47
    assert bottom <= 390 - 21
