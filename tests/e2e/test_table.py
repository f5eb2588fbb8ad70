"""The running game of Flip 7, as its players see it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.person import Person
from tests.e2e.scenes import Stage, result


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


class Keyboard:
    """Somebody without a mouse."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.keys = person.page.keyboard

    def tab_to(self, name: str, role: str = "button") -> None:
        """Press Tab until the control has the focus; as many times as a page may have controls."""
        control = self.person.page.locator(f"role={role}[name='{name}'s]")
        expect(control).to_be_visible()
        for _ in range(60):
            if control.evaluate("element => element === document.activeElement"):
                return
            self.keys.press("Tab")
        raise AssertionError(f"Tab does not reach {name!r}")

    def press(self, name: str) -> None:
        self.tab_to(name)
        self.keys.press("Enter")

    def enter_name(self) -> None:
        self.tab_to("Your name", "textbox")
        self.keys.type(self.person.name)

    def key(self, key: str, asked: str) -> None:
        """A shortcut, once the question is there."""
        self.person.expect_asked(asked)
        expect(self.person.answers().first).to_be_enabled()
        self.keys.press(key)


def test_a_whole_game_by_the_keyboard_alone(serve: Serve, company: Company) -> None:
    tables = serve("12 FREEZE 11 x2 10 9 8", dealer=1)
    ann, ben = Keyboard(company.person("Ann")), Keyboard(company.person("Ben"))
    ann.person.open(tables.http)
    ann.enter_name()
    ann.press("Create a table")
    link = ann.person.page.get_by_role("textbox", name="Link to play")
    expect(link).to_be_visible()
    ben.person.open(link.input_value())
    ben.enter_name()
    ben.press("Sit down")
    expect(ann.person.button("Remove Ben")).to_be_visible()
    ann.press("100")
    ann.press("Start the game")

    ann.press("Hit")
    ben.press("Hit")
    ben.key("2", asked="Who gets Freeze?")
    expect(ben.person.dock).to_contain_text("frozen")
    for cards in ("12", "12 11", "12 11 ×2", "12 11 10 ×2", "12 11 10 9 ×2"):
        ann.person.expect_cards("Ann", *cards.split())
        ann.key("h", asked="Your turn")
    ann.person.expect_cards("Ann", "12", "11", "10", "9", "8", "×2")
    ann.press("Menu")
    expect(ann.person.page.get_by_role("dialog")).to_be_visible()
    ann.keys.press("Escape")
    expect(ann.person.button("Menu")).to_be_focused()
    ann.key("s", asked="Your turn")

    for person in (ann.person, ben.person):
        expect(person.page.get_by_role("region", name="Ranking")).to_contain_text("100")
    ann.press("Play again")
    ann.press("Start the game")
    ann.key("h", asked="Your turn")
    ben.person.expect_cards("Ann", "12")


def test_single_key_shortcuts_can_be_switched_off(serve: Serve, company: Company) -> None:
    tables = serve("5 9 7 8", dealer=1)
    ann, ben = company.person("Ann"), company.person("Ben")
    ben.join(ann.create_table(tables.http))
    ann.press("Start the game")
    ann.press("Menu")
    ann.press("Settings of this device")
    ann.page.get_by_role("checkbox", name="Single-key shortcuts").uncheck()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")
    expect(ann.button("Hit")).to_be_enabled()
    ann.page.keyboard.press("h")
    ann.press("Stay")
    expect(ann.page.get_by_role("alert")).to_contain_text("Nothing lies in front of you")


def test_menu_and_rules_are_at_hand_when_a_game_is_over(stage: Stage) -> None:
    result(stage)
    stage.ann.press("Menu")
    menu = stage.ann.page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("heading", name="Invite friends")).to_be_visible()
    stage.ann.page.keyboard.press("Escape")
    stage.ann.press("Rules")
    expect(stage.ann.page.get_by_role("dialog")).to_be_visible()
