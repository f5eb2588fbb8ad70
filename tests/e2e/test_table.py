"""The running game of Flip 7, as its players see it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.scenes.table import result
from tests.e2e.stage import Stage


def test_a_reshuffle_in_mid_round_is_an_event_with_the_number_of_cards(
    serve: Serve, company: Company
) -> None:
    """Ann's Second Chance and the 9 from which it saves her are all that the discard pile has."""
    tables = serve("CHANCE 5 9 6 9", dealer=1)
    ann, ben = company.person("Ann"), company.person("Ben", phone=True)
    ben.join(ann.create_table(tables.http))
    ann.press("Start the game")
    for person in (ann, ben, ann, ben, ann, ben):
        person.press("Hit")
    for person in (ann, ben):
        person.expect_event("Reshuffled: the discard pile is the new deck (2 cards)")
    ann.expect_log("the discard pile is shuffled and becomes the new deck of 2 cards")
    ann.expect_cards("Ann", "9")


def test_somebody_who_leaves_keeps_his_points_and_the_others_go_on(serve: Serve, company: Company) -> None:
    tables = serve("5 9 7 8", dealer=2)
    ann, ben, cem = (company.person(name) for name in ("Ann", "Ben", "Cem"))
    link = ann.create_table(tables.http)
    ben.join(link)
    cem.join(link)
    ann.press("Start the game")
    ann.press("Hit")
    expect(ben.button("Hit")).to_be_enabled()
    ben.press("Menu")
    ben.press("Leave the table")
    ben.press("Yes, leave")
    expect(ben.button("Create a table")).to_be_visible()
    cem.press("Hit")
    ann.expect_log("Ben has left the game.")
    ann.expect_cards("Cem", "9")


def test_menu_and_rules_are_at_hand_when_a_game_is_over(stage: Stage) -> None:
    result(stage)
    stage.ann.press("Menu")
    menu = stage.ann.page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("heading", name="Invite friends")).to_be_visible()
    stage.ann.page.keyboard.press("Escape")
    stage.ann.press("Rules")
    expect(stage.ann.page.get_by_role("dialog")).to_be_visible()
