"""Choosing on the table itself, and where the eye and the keyboard are taken for it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.stage import Stage

CARDS = re.compile("^Swap ")
DECK = "5 9 3 11  7 12 2 8  SWITCH"


def switching(stage: Stage) -> None:
    """Ann has turned a Switch; everybody has two cards."""
    stage.seat(4, DECK, game="vengeance")
    stage.play("h h h h  h")
    stage.ann_is_asked()


def test_the_listed_cards_and_no_others_are_buttons_where_they_lie(stage: Stage) -> None:
    switching(stage)
    ann = stage.ann
    expect(ann.page.get_by_role("button", name=CARDS)).to_have_count(8)
    ann.press("Swap Cem’s 9")
    expect(ann.seat("Cem").get_by_role("button", name=CARDS)).to_have_count(0)
    expect(ann.page.get_by_role("button", name=CARDS)).to_have_count(6)
    ann.press("Swap Dot’s 3")
    ann.expect_cards("Cem", "12", "3")
    ann.expect_cards("Dot", "2", "9")


def test_a_person_is_chosen_at_his_place(stage: Stage) -> None:
    stage.seat(4, "5 9 3 11  FLIP4", game="vengeance")
    stage.play("h")
    stage.ann_is_asked()
    stage.ann.press("Choose Dot for Flip Four")
    stage.ann.expect_log("Ann gives Flip Four to Dot.")


def test_the_keyboard_is_taken_to_the_answers_and_chooses_on_the_table(stage: Stage) -> None:
    switching(stage)
    page = stage.ann.page
    expect(stage.ann.action_bar.get_by_role("group")).to_be_focused()
    choice = stage.ann.button("Swap Cem’s 9")
    choice.focus()
    page.keyboard.press("Enter")
    stage.ann.expect_event("First card: 9 of Cem")


def test_nobody_is_torn_away_from_what_he_types(stage: Stage) -> None:
    stage.seat(3)
    stage.play("h")
    stage.ann.press("Menu")
    link = stage.ann.page.get_by_role("textbox", name="Link to play")
    link.focus()
    stage.play("h h")
    expect(stage.ann.page).to_have_title(re.compile("Your turn"))
    expect(link).to_be_focused()


def test_a_phone_shows_whoever_is_asked(stage: Stage) -> None:
    stage.ann.page.set_viewport_size({"width": 360, "height": 640})
    stage.seat(18)
    stage.play_on(12)
    asked = stage.ann.page.locator(".players .asked")
    expect(asked).to_be_in_viewport(ratio=1)
    assert asked.evaluate("seat => seat.getBoundingClientRect().bottom") <= stage.ann.action_bar.evaluate(
        "bar => bar.getBoundingClientRect().top"
    )


def test_a_small_laptop_shows_the_cards_of_many_who_can_be_chosen(stage: Stage) -> None:
    stage.ann.page.set_viewport_size({"width": 1024, "height": 700})
    stage.seat(18, "12 11 10 9 8 7 6 5 4 12 11 10 9 8 7 6 5 4  FREEZE")
    stage.play("h " * 19)
    stage.ann_is_asked()
    cards = stage.ann.page.get_by_role("region", name="Players").locator(".seat .hand > li")
    widths = cards.evaluate_all("cards => cards.map((card) => card.getBoundingClientRect().width)")
    assert len(widths) == 17
    assert min(widths) >= 30


def test_a_phone_stays_where_it_is_when_its_owner_is_asked(stage: Stage) -> None:
    """His own place and the answers are in sight anyway."""
    page = stage.ann.page
    page.set_viewport_size({"width": 360, "height": 640})
    stage.seat(8)
    stage.ann_is_asked()
    assert page.evaluate("scrollY") == 0
    stage.play_on(7)
    expect(stage.ann.seat("Ben")).to_be_in_viewport(ratio=1)
    scrolled = page.evaluate("scrollY")
    stage.play("h")
    stage.ann_is_asked()
    assert page.evaluate("scrollY") == scrolled > 100


def test_a_phone_puts_the_account_of_a_round_away_when_its_owner_plays_on(stage: Stage) -> None:
    page = stage.ann.page
    page.set_viewport_size({"width": 360, "height": 740})
    stage.seat(3, "2 3 4 5 6 7 8")
    stage.play("h h h  s s s")
    account = page.get_by_role("heading", name="Round 1 is over")
    expect(account).to_be_visible()
    stage.play("h h h")
    expect(account).to_be_hidden()
    stage.ann.press("Log")
    expect(account).to_be_visible()


def test_after_a_reload_the_middle_tells_nothing_of_the_last_round(stage: Stage) -> None:
    stage.seat(3, "2 3 4 5 6 7 8")
    stage.play("h h h  s s s  h")
    stage.ann.expect_event("Cem flips a 5")
    stage.ann.page.reload()
    expect(stage.ann.page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    expect(stage.ann.page.get_by_role("region", name="Deck and discard pile")).not_to_contain_text("point")


def test_the_result_is_seen_from_its_top(stage: Stage) -> None:
    page = stage.ann.page
    page.set_viewport_size({"width": 360, "height": 560})
    stage.seat(4, "12 5 7 9  11 7 x2 10 9 8", target=100)
    stage.play("h h h h  h s h s  h h h h")
    assert page.evaluate("scrollTo(0, 200), scrollY") > 100
    stage.play("s")
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
