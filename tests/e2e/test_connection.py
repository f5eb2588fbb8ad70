"""A lost connection is shown, and mends itself."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.line import Line
from tests.e2e.person import Person
from tests.support.process import process

FLIP_THREE = "CHANCE 5 7 FLIP3 9 CHANCE 8 3 4 6 10 11 12"
"""Ben, who is dealt the second card, gives his Flip Three to Ann; in its middle she must give away a Second
Chance. For three people, of whom the third deals."""


def start(people: list[Person], home: str) -> None:
    host, *guests = people
    link = host.create_table(home)
    for guest in guests:
        guest.join(link)
    host.press("Start the game")


def into_the_flip_three(ann: Person, ben: Person, cem: Person) -> None:
    for person in (ann, ben, cem):
        person.press("Hit")
    ann.press("Hit")
    ann.give("Ann")
    ann.expect_asked("Who gets Second Chance?")


def test_buttons_are_off_until_the_snapshot_has_arrived(serve: Serve, company: Company) -> None:
    tables = serve("5 9 7 8", dealer=1)
    ann, ben = company.person("Ann"), company.person("Ben")
    line = Line(ann.page)
    start([ann, ben], tables.http)
    expect(ann.button("Hit")).to_be_enabled()

    line.cut()
    line.wait_for_answer()
    expect(ann.page.get_by_text("The connection is gone. Trying again")).to_be_visible()
    expect(ann.button("Hit")).to_be_disabled()
    expect(ann.button("Stay")).to_be_disabled()

    line.release()
    expect(ann.page.get_by_text("The connection is gone")).to_be_hidden()
    ann.press("Hit")
    ben.expect_cards("Ann", "5")


def test_what_happened_meanwhile_is_there_after_a_lost_connection(serve: Serve, company: Company) -> None:
    tables = serve("5 9 7 8", dealer=1)
    ann, ben = company.person("Ann"), company.person("Ben")
    line = Line(ben.page)
    start([ann, ben], tables.http)
    expect(ben.action_bar).to_contain_text("It is Ann’s turn")

    line.cut()
    expect(ben.page.get_by_text("The connection is gone")).to_be_visible()
    ann.press("Hit")
    ann.expect_cards("Ann", "5")
    line.wait_for_answer()
    ben.expect_cards("Ann")

    line.release()
    ben.expect_cards("Ann", "5")
    ben.press("Hit")
    ann.expect_cards("Ben", "9")


def test_a_second_tab_takes_the_seat_over(serve: Serve, company: Company) -> None:
    tables = serve("5 9 7 8", dealer=1)
    ann, ben = company.person("Ann"), company.person("Ben")
    start([ann, ben], tables.http)
    expect(ann.button("Hit")).to_be_enabled()

    second = Person("Ann", ann.page.context.new_page())
    second.open(ann.page.url)
    expect(ann.page.get_by_role("alert")).to_contain_text("You are playing in another tab")
    second.press("Hit")
    ben.expect_cards("Ann", "5")

    ann.press("Play here")
    expect(second.page.get_by_role("alert")).to_contain_text("You are playing in another tab")
    ben.press("Hit")
    ann.press("Hit")
    ben.expect_cards("Ann", "5", "7")


def test_everybody_comes_back_by_himself_after_the_server_was_killed(
    tmp_path: Path, company: Company
) -> None:
    company.forgive("WebSocket connection to .* failed|fetching the script")
    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    people = [company.person("Ann"), company.person("Ben"), company.person("Cem", phone=True)]
    ann, ben, cem = people
    with ExitStack() as stack:
        first = stack.enter_context(process(store, deck=FLIP_THREE.split(), dealer=2))
        start(people, first.tables.http)
        into_the_flip_three(ann, ben, cem)
        options = ann.answers().all_inner_texts()

        first.kill()
        for person in people:
            expect(person.page.get_by_text("The connection is gone")).to_be_visible()
        stack.enter_context(process(store, port=first.tables.port))

        for person in people:
            expect(person.page.get_by_text("The connection is gone")).to_be_hidden()
        ann.expect_asked("Who gets Second Chance?")
        assert ann.answers().all_inner_texts() == options
        ann.give("Cem")
        for person in people:
            person.expect_cards("Ann", "9", "8", "Second Chance")
        ben.press("Hit")
        cem.expect_cards("Ben", "5", "3")
