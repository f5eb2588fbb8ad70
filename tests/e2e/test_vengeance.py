"""Voll Fies: every action card once, through what the interface offers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.person import Person

DEAL = "5 9 3"
CARDS = "SWITCH STEAL BURN -4 FLIP4 0 10 11 2 JUST1 7 U7 L13 13 12"


def test_every_card_that_asks_something(serve: Serve, company: Company) -> None:
    tables = serve(f"{DEAL} {CARDS}", dealer=2)
    ann, ben = company.person("Ann"), company.person("Ben")
    cem = company.person("Cem", phone=True)
    dot = company.person("Dot")
    everybody = [ann, ben, cem, dot]
    link = ann.create_table(tables.http)
    ben.join(link)
    cem.join(link)
    dot.open(ann.watch_link())
    ann.set_option("Game", "With a Vengeance")
    ann.set_option("Brutal mode", "on")
    ann.press("Start the game")
    for person in everybody:
        person.expect_cards("Cem", "3")

    switch_in_two_picks(ann, everybody)
    steal(ben, everybody)
    burn(cem, everybody)
    malus(ann, everybody)
    flip_four(ben, everybody)
    zero_must_hit(cem)
    just_one_more(cem, ann, everybody)
    unlucky_seven(ben, everybody)
    lucky_thirteen(cem, ben, everybody)
    take_fifteen_points(cem, everybody)


def switch_in_two_picks(ann: Person, everybody: list[Person]) -> None:
    ann.press("Hit")
    ann.expect_asked("Which card do you want to swap?")
    expect(ann.answers()).to_have_count(3)
    take_back(ann, everybody)
    ann.pick("5", "Ann")
    for person in everybody:
        person.expect_event("First card: 5 of Ann")
        person.expect_cards("Ann", "5, picked first")
    expect(ann.answers()).to_have_count(3)  # Ben's, Cem's, and taking back
    ann.pick("9", "Ben")
    for person in everybody:
        person.expect_cards("Ann", "9")
        person.expect_cards("Ben", "5")


def take_back(ann: Person, everybody: list[Person]) -> None:
    """The first pick was a slip."""
    ann.pick("3", "Cem")
    for person in everybody:
        person.expect_event("First card: 3 of Cem")
    ann.press("Take the first card back")
    for person in everybody[1:]:
        person.expect_cards("Cem", "3")
    ann.expect_log("Ann takes that back.")
    expect(ann.answers()).to_have_count(3)


def steal(ben: Person, everybody: list[Person]) -> None:
    """Only foreign cards can be taken."""
    ben.press("Hit")
    ben.expect_asked("Which card do you steal?")
    expect(ben.answers()).to_have_count(2)
    ben.pick("3", "Cem")
    for person in everybody:
        person.expect_cards("Ben", "5", "3")
        person.expect_cards("Cem")


def burn(cem: Person, everybody: list[Person]) -> None:
    cem.press("Hit")
    cem.expect_asked("Which card has to go?")
    cem.pick("9", "Ann")
    for person in everybody:
        person.expect_cards("Ann")


def malus(ann: Person, everybody: list[Person]) -> None:
    ann.press("Hit")
    ann.expect_asked("Who gets −4?")
    expect(ann.answers()).to_have_count(3)
    ann.give("Ben")
    for person in everybody:
        person.expect_cards("Ben", "5", "3", "−4")


def flip_four(ben: Person, everybody: list[Person]) -> None:
    ben.press("Hit")
    ben.expect_asked("Who gets Flip Four?")
    ben.give("Cem")
    for person in everybody:
        person.expect_cards("Cem", "The Zero", "10", "11", "2")


def zero_must_hit(cem: Person) -> None:
    """Nothing else is offered."""
    expect(cem.button("Hit")).to_be_enabled()
    expect(cem.answers()).to_have_count(1)


def just_one_more(cem: Person, ann: Person, everybody: list[Person]) -> None:
    cem.press("Hit")
    cem.expect_asked("Who gets Just One More?")
    cem.give("Ann")
    for person in everybody:
        person.expect_cards("Ann", "7")
    expect(ann.action_bar).to_contain_text("frozen")


def unlucky_seven(ben: Person, everybody: list[Person]) -> None:
    """The rest of the row goes."""
    ben.press("Hit")
    for person in everybody:
        person.expect_cards("Ben", "Unlucky 7")


def lucky_thirteen(cem: Person, ben: Person, everybody: list[Person]) -> None:
    """A second 13 does not bust, and counts for the seven."""
    cem.press("Hit")
    ben.press("Stay")
    cem.press("Hit")
    for person in everybody:
        person.expect_cards("Cem", "The Zero", "10", "11", "2", "Lucky 13", "13")
    cem.press("Hit")


def take_fifteen_points(cem: Person, everybody: list[Person]) -> None:
    cem.expect_asked("What happens with the 15 points?")
    expect(cem.answers()).to_have_count(3)
    expect(cem.button("Keep 15 points")).to_be_enabled()
    expect(cem.button("Ben loses 15 points")).to_be_enabled()
    cem.press("Ann loses 15 points")
    for person in everybody:
        account = person.page.get_by_role("region", name="Round 1 is over")
        expect(account).to_contain_text("7 − 15 = −8")
        expect(account).to_contain_text("= 61")
