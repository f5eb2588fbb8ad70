"""Somebody who keeps the score at his device."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.person import Person


class Keeper:
    """Somebody who keeps the score at his device."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def open_board(self, home: str) -> str:
        """A new board with this person as host; the link for others."""
        self.person.open(home)
        self.page.get_by_label("Your name").fill(self.person.name)
        self.person.press("Open a score board")
        link = self.page.get_by_role("textbox", name="Link to play")
        expect(link).to_have_value(re.compile(r"/t/[2-9A-Z]{6}\?i="))
        return link.input_value()

    def join(self, link: str) -> None:
        self.person.open(link)
        self.page.get_by_label("Your name").fill(self.person.name)
        self.person.press("Enter results")
        expect(self.page.get_by_label("Your name")).to_have_count(0)

    def name_players(self, *names: str) -> None:
        for name in names:
            self.page.get_by_label("Name of the next player").fill(name)
            self.page.keyboard.press("Enter")
            expect(self.names.filter(has_text=name)).to_have_count(1)

    @property
    def names(self) -> Locator:
        return self.page.get_by_role("region", name="Players").get_by_role("listitem")

    @property
    def pad(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile(r", round \d+$"))

    def expect_pad(self, player: str, number: int) -> None:
        expect(self.pad.get_by_role("heading")).to_have_text(f"{player}, round {number}")

    def key(self, name: str) -> None:
        self.person.push(self.pad.get_by_role("button", name=name, exact=True))

    def enter(self, player: str, number: int, points: str) -> None:
        """With the keys of the pad, which is open at that field."""
        self.expect_pad(player, number)
        for digit in points:
            self.key("Plus or minus" if digit == "-" else digit)
        self.key("OK")

    def fill_round(self, number: int, **points: str) -> None:
        for player, result in points.items():
            self.enter(player, number, result)

    def row(self, player: str) -> Locator:
        name = self.page.get_by_role("rowheader", name=player)
        return self.page.get_by_role("row").filter(has=name)

    def expect_row(self, player: str, *cells: str) -> None:
        """The results of each round, and the total with what is missing."""
        expect(self.row(player).get_by_role("cell")).to_have_text([re.compile(cell) for cell in cells])


def guest(keeper: Keeper, home: str, person: Person) -> Keeper:
    """At a new board for Ann and Ben."""
    link = keeper.open_board(home)
    keeper.name_players("Ann", "Ben")
    other = Keeper(person)
    other.join(link)
    return other
