"""Pauses, people who are away, and seats that move to another device, as they are seen and pressed."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.person import Person
from tests.e2e.stage import Stage
from tests.support.clock import ManualClock


def start(people: list[Person], home: str) -> str:
    """The link to the table."""
    host, *guests = people
    link = host.create_table(home)
    for guest in guests:
        guest.join(link)
    host.press("Start the game")
    return link


def test_the_host_pauses_the_game_and_goes_on(serve: Serve, company: Company) -> None:
    tables = serve("5 9 7 8", dealer=1)
    ann, ben = company.person("Ann"), company.person("Ben", phone=True)
    start([ann, ben], tables.http)
    ann.press(re.compile("^Menu"))
    ann.press("Pause the game")
    ann.page.keyboard.press("Escape")
    for person in (ann, ben):
        expect(person.page.get_by_text("The game is paused.")).to_be_visible()
    expect(ann.button("Hit")).to_be_disabled()
    expect(ben.button("Go on")).to_be_hidden()
    ann.press("Go on")
    expect(ben.page.get_by_text("The game is paused.")).to_be_hidden()
    ann.expect_log("A pause begins.", "The pause is over.")
    ann.press("Hit")
    ben.expect_cards("Ann", "5")


def test_the_table_plays_on_until_whoever_is_away_is_back(serve: Serve, company: Company) -> None:
    tables = serve("5 9 7 8 6 10 11 12", dealer=1, away_grace=0.1, away_patience=0.1)
    ann, ben = company.person("Ann"), company.person("Ben", phone=True)
    link = start([ann, ben], tables.http)
    ben.page.goto("about:blank")
    ann.press("Hit")
    expect(ann.page.get_by_text("The table waits for Ben, who is away.")).to_be_visible()
    ann.press("Play on until they are back")
    ann.expect_cards("Ben", "9")
    ann.expect_log("From now on the table plays for Ben.", "The table plays for Ben.")
    ben.open(link)
    expect(ben.page.get_by_text("The table plays for you.")).to_be_visible()
    ben.press("I am back")
    expect(ben.page.get_by_text("The table plays for you.")).to_be_hidden()
    ann.expect_log("Ben is back.")
    ann.press("Hit")
    expect(ben.button("Hit")).to_be_enabled()


def test_everybody_is_told_that_the_time_was_up(serve: Serve, company: Company) -> None:
    clock = ManualClock()
    tables = serve("5 9 7 8", dealer=1, clock=clock)
    ann, ben = company.person("Ann"), company.person("Ben")
    link = ann.create_table(tables.http)
    ben.join(link)
    ann.set_option("Time for each choice", "20 s")
    ann.press("Start the game")
    expect(ben.action_bar).to_contain_text("It is Ann’s turn")
    clock.advance(20_000)
    for person in (ann, ben):
        person.expect_log("Time is up for Ann, and the table plays.")


def test_a_link_of_ones_own_moves_the_seat_and_can_be_undone(serve: Serve, company: Company) -> None:
    tables = serve("5 9 7 8", dealer=1)
    ann, ben = company.person("Ann"), company.person("Ben")
    start([ann, ben], tables.http)
    ann.press(re.compile("^Menu"))
    ann.press("Show my own link")
    expect(ann.page.get_by_role("img", name="QR code of your own link")).to_be_visible()
    secret = ann.page.evaluate("Object.entries(localStorage).find(([key]) => /token/.test(key))[1]")

    phone = company.person("Ann", phone=True)
    phone.open(f"{ann.page.url}#seat={secret}")
    expect(phone.button("Hit")).to_be_enabled()
    assert "#" not in phone.page.url
    expect(ann.page.get_by_text("You are playing in another tab or on another device.")).to_be_visible()

    ann.press("Play here")
    expect(ann.button("Hit")).to_be_enabled()
    expect(phone.page.get_by_text("You are playing in another tab or on another device.")).to_be_visible()


def test_whoever_was_removed_is_asked_nothing_any_more(stage: Stage) -> None:
    stage.seat(3)
    stage.ann_is_asked()
    stage.host.done("pause")
    pause = stage.ann.page.get_by_text("The game is paused.")
    expect(pause).to_be_visible()
    ann = next(member["id"] for member in stage.host.room["members"] if member["name"] == "Ann")
    stage.host.done("kick", member=ann)
    expect(stage.ann.page.get_by_text("The host has removed you from the table.")).to_be_visible()
    expect(pause).to_be_hidden()


def test_whoever_comes_later_is_not_told_of_those_who_left(stage: Stage, company: Company) -> None:
    stage.seat(3)
    stage.ann_is_asked()
    eva = company.person("Eva")
    eva.open(stage.ann.page.url)
    expect(eva.page.get_by_text("Ann", exact=True)).to_be_visible()
    ann = next(member["id"] for member in stage.host.room["members"] if member["name"] == "Ann")
    stage.host.done("kick", member=ann)
    expect(eva.page.get_by_text("Ann", exact=True)).to_be_hidden()
    expect(eva.page.get_by_text("Ben", exact=True)).to_be_visible()
