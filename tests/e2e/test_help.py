"""What lies on the table explains itself, what happened can be asked "why?", and the rules are at hand."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.person import Person


def seated(serve: Serve, ann: Person, ben: Person, deck: str, game: str = "Flip 7") -> None:
    """A game of Ann, Ben and a bot has begun; Ann acts first, the bot deals."""
    link = ann.create_table(serve(deck, dealer=2).http)
    ben.join(link)
    ann.press("Add a bot")
    ann.set_option("Game", game)
    ann.press("Start the game")
    expect(ann.answers().first).to_be_enabled()


def explanation(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def card(person: Person, owner: str, code: str) -> Locator:
    """In the row of `owner`."""
    return person.seat(owner).get_by_role("listitem").filter(has_text=code)


def test_a_mouse_that_rests_on_a_card_learns_what_it_does(serve: Serve, company: Company) -> None:
    ann, ben = company.person("Ann"), company.person("Ben")
    seated(serve, ann, ben, "U7 9 3 5 11", "With a Vengeance")
    card(ann, "Ann", "Unlucky 7").hover()
    expect(explanation(ann.page)).to_contain_text("all other numbers and malus cards of that row")
    explanation(ann.page).hover()
    expect(explanation(ann.page)).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(explanation(ann.page)).to_be_hidden()


def test_a_long_press_explains_a_card_and_a_tap_still_chooses_it(serve: Serve, company: Company) -> None:
    ann, ben = company.person("Ann", phone=True), company.person("Ben")
    seated(serve, ann, ben, "5 9 3 STEAL 11 12", "With a Vengeance")
    ann.press("Hit")
    choice = ann.button("Take Ben’s 9")
    long_press(ann.page, choice)
    expect(explanation(ann.page)).to_contain_text("Worth 9 points")
    ann.expect_asked("Which card do you steal?")
    ann.push(choice)
    ann.expect_cards("Ann", "5", "9")


def long_press(page: Page, control: Locator) -> None:
    """Playwright taps only; the browser's own protocol can keep the finger down."""
    control.scroll_into_view_if_needed()
    box = control.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devtools = page.context.new_cdp_session(page)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(explanation(page)).to_be_visible()
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_key_explains_the_card_that_has_the_focus(serve: Serve, company: Company) -> None:
    ann, ben = company.person("Ann"), company.person("Ben")
    seated(serve, ann, ben, "5 9 3 STEAL 11 12", "With a Vengeance")
    ann.press("Hit")
    choice = ann.button("Take Ben’s 9")
    choice.focus()
    ann.page.keyboard.press("i")
    expect(explanation(ann.page)).to_contain_text("Worth 9 points")
    expect(choice).to_have_accessible_description(re.compile("^9 Worth 9 points"))
    ann.page.keyboard.press("i")
    expect(explanation(ann.page)).to_be_hidden()


def test_a_place_explains_its_player_and_every_card(serve: Serve, company: Company) -> None:
    ann, ben = company.person("Ann"), company.person("Ben")
    seated(serve, ann, ben, "9 CHANCE 3 9 11 5")
    ann.press("Hit")
    ben.press("Hit")
    ann.page.get_by_role("button", name="Explain the place of Ben").press("Enter")
    place = ann.page.get_by_role("dialog", name="Ben")
    expect(place).to_contain_text("in the round")
    expect(place).to_contain_text("Second Chance")


def test_a_bust_and_a_score_say_why(serve: Serve, company: Company) -> None:
    ann, ben = company.person("Ann"), company.person("Ben")
    seated(serve, ann, ben, "9 4 12 9 11 12 5 6 7 8")
    for _ in range(2):
        ann.press("Hit")
        ben.press("Hit")
    ann.press("Why? Ann flips another 9 and is busted.")
    expect(explanation(ann.page)).to_contain_text("Why?9 · 9A number that you have already busts you")
    ben.press("Stay")
    ann.press("Why? The points of Ben")
    expect(explanation(ann.page)).to_contain_text("Add up the numbers")
    expect(explanation(ann.page)).to_contain_text("4 + 11 = 15")


def test_a_refusal_says_why(serve: Serve, company: Company) -> None:
    ann, ben = company.person("Ann"), company.person("ann")
    link = ann.create_table(serve().http)
    ben.open(link)
    ben.page.get_by_label("Your name").fill("ann")
    ben.press("Sit down")
    ben.press("Why? Somebody at the table has this name already.")
    expect(explanation(ben.page)).to_contain_text("Two names that look alike would be mixed up.")


def test_the_rules_show_this_table_as_it_is_set(serve: Serve, company: Company) -> None:
    ann = company.person("Ann")
    ann.create_table(serve().http)
    ann.set_option("Game", "With a Vengeance")
    ann.set_option("Brutal mode", "on")
    ann.page.keyboard.press("r")
    rules = ann.page.get_by_role("dialog", name="Rules: With a Vengeance")
    for head in ["The aim", "Your turn", "Numbers and busting", "Special numbers"]:
        expect(rules.get_by_role("heading", level=3)).to_have_text(head)
        ann.press("Next")
    ann.press("This table")
    expect(rules).to_contain_text("Rows can fall below 0")
    ann.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
