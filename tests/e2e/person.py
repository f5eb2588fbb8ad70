"""One person at one browser window, who sees roles and names and presses what is there."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

SETTINGS = re.compile("^(Settings|Einstellungen) (?!of|dieses)")
STAY = ("Stay", "Stopp")
DOCK = re.compile("^(Your place|Dein Platz)$")


def code_of(link: str) -> str:
    """The code of the table to which an invitation leads."""
    return link.partition("?")[0][-6:]


class Person:
    """`touches`: taps instead of clicking. Pressing waits until the button is there and on."""

    def __init__(self, name: str, page: Page, *, touches: bool = False) -> None:
        self.name = name
        self.page = page
        self.touches = touches

    def open(self, address: str) -> None:
        self.page.goto(address)

    def create_table(self, home: str) -> str:
        """From the start page to a new table; the link that the invitation shows."""
        self.open(home)
        self.page.get_by_label("Your name").fill(self.name)
        self.press("Create a table")
        link = self.page.get_by_role("textbox", name="Link to play")
        expect(link).to_have_value(re.compile(r"/t/[2-9A-Z]{6}\?i="))
        return link.input_value()

    def watch_link(self) -> str:
        """As the invitation shows it."""
        self.press("To watch")
        link = self.page.get_by_role("textbox", name="Link to watch")
        expect(link).to_be_visible()
        return link.input_value()

    def join(self, link: str) -> None:
        """Open the invitation and sit down."""
        self.open(link)
        self.page.get_by_label("Your name").fill(self.name)
        self.press("Sit down")
        expect(self.page.get_by_role("button", name="Watch instead")).to_be_visible()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Staying also says what it banks."""
        if name in STAY:
            name = re.compile(f"^{name} ")
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, name: str | re.Pattern[str]) -> None:
        self.push(self.button(name))

    def push(self, control: Locator) -> None:
        if self.touches:
            control.tap()
        else:
            control.click()

    def set_option(self, option: str, value: str) -> None:
        """As the host, in the lobby."""
        settings = self.page.get_by_role("button", name=SETTINGS, expanded=False)
        if self.page.get_by_role("group", name=option, exact=True).count() == 0 and settings.count() > 0:
            self.push(settings)
        choice = self.page.get_by_role("group", name=option, exact=True).get_by_role(
            "button", name=value, exact=True
        )
        self.push(choice)
        expect(choice).to_have_attribute("aria-pressed", "true")

    @property
    def action_bar(self) -> Locator:
        """This person's own place, with the question and the answers."""
        return self.page.get_by_role("region", name=DOCK)

    def answers(self) -> Locator:
        """The buttons of the open question."""
        return self.page.locator("[data-answer]")

    def give(self, name: str) -> None:
        """Choose a person at his place."""
        label = "yourself" if name == self.name else re.escape(name)
        self.press(re.compile(f"^Choose {label} for "))

    def pick(self, card: str, owner: str) -> None:
        """Choose a card where it lies."""
        self.press(re.compile(f"^[A-Z][a-z]+ {re.escape(owner)}’s {re.escape(card)}$"))

    def seat(self, name: str) -> Locator:
        """The place of `name` at the table."""
        heading = self.page.get_by_role("heading", name=name, exact=True)
        if name == self.name:
            return self.action_bar
        return (
            self.page.get_by_role("region", name=re.compile("^(Players|Mitspieler)$"))
            .get_by_role("listitem")
            .filter(has=heading)
        )

    def expect_cards(self, owner: str, *cards: str) -> None:
        """What lies in front of `owner`, as a screen reader reads it."""
        row = self.seat(owner).get_by_role("list")
        expect(row.get_by_role("listitem")).to_have_count(len(cards))
        if cards:
            lines = "".join(f"\n  - listitem: {card!r}" for card in cards)
            expect(row).to_match_aria_snapshot(f"- list:\n  - /children: equal{lines}")

    def expect_asked(self, question: str) -> None:
        expect(self.action_bar).to_contain_text(question)

    def expect_log(self, *sentences: str) -> None:
        for sentence in sentences:
            expect(self.page.get_by_role("list", name="Log")).to_contain_text(sentence)

    def expect_event(self, text: str) -> None:
        """Shown in the middle of the table."""
        expect(self.page.get_by_role("region", name="Deck and discard pile")).to_contain_text(text)
