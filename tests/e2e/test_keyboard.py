"""The table without a mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.keyboard import Keyboard
from tests.e2e.scenes.board import board
from tests.e2e.scenes.table import turn
from tests.e2e.stage import Stage

LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def test_a_whole_game_by_the_keyboard_alone(serve: Serve, company: Company) -> None:
    """Twice: from the start page to the result, and from there to another game."""
    tables = serve("12 FREEZE 11 x2 10 9 8", dealer=1)
    ann, ben = Keyboard(company.person("Ann")), Keyboard(company.person("Ben"))
    ann.person.open(tables.http)
    ann.type_name()
    ann.press("Create a table")
    link = ann.page.get_by_role("textbox", name="Link to play")
    expect(link).to_be_visible()
    ben.person.open(link.input_value())
    ben.type_name()
    ben.press("Sit down")
    expect(ben.person.button("Watch instead")).to_be_visible()
    ben.expect_focus()
    expect(ann.person.button("Remove Ben")).to_be_visible()
    ann.press_settings()
    ann.press("100", key="Space")
    ann.press("Start the game")

    ann.person.expect_asked("Your turn")
    ann.press("Hit")
    ben.press("Hit")
    ben.key("2", asked="Who gets Freeze?")
    expect(ben.person.action_bar).to_contain_text("frozen")
    ben.expect_focus()
    for cards in ("12", "12 11", "12 11 ×2", "12 11 10 ×2", "12 11 10 9 ×2"):
        ann.person.expect_cards("Ann", *cards.split())
        ann.key("h", asked="Your turn")
    ann.person.expect_cards("Ann", "12", "11", "10", "9", "8", "×2")
    ann.key("s", asked="Your turn")

    for player in (ann, ben):
        expect(player.page.get_by_role("region", name="Ranking")).to_contain_text("100")
        player.expect_focus()
    ann.press("Play again")
    expect(ann.person.button("Start the game")).to_be_visible()
    ann.expect_focus()
    ann.press("Start the game")
    ann.key("h", asked="Your turn")
    ben.person.expect_cards("Ann", "12")


def test_the_focus_goes_over_the_table_as_the_eye_does(stage: Stage) -> None:
    stage.seat(3)
    stage.ann_is_asked()
    table = ["Skip to the table", "Rules", "Menu", "Players", "Explain the middle of the table"]
    people = ["Explain the place of Cem", "Explain the place of Ben"]
    own = ["Explain the place of Ann", "Hit", "Stay bank 0"]
    assert Keyboard(stage.ann).order("Skip to your answers", 11) == [*table, *people, "Log", *own]


def test_whoever_is_asked_skips_everything_else(stage: Stage) -> None:
    turn(stage)
    ann = Keyboard(stage.ann)
    ann.page.get_by_role("link", name="Skip to your answers").press("Enter")
    ann.page.keyboard.press("Tab")
    expect(ann.person.button("Hit")).to_be_focused()


def test_many_players_can_be_scrolled_through_with_keys(stage: Stage) -> None:
    """Whether the page, the table or the part with the players scrolls; never one within the other."""
    stage.seat(18)
    stage.ann_is_asked()
    page = stage.ann.page
    for width, height in ((390, 844), (844, 390), (1000, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LAID_OUT)  # whoever is asked is brought into view, once
        page.get_by_role("region", name="Players").focus()
        for key, name in (("End", "Ben"), ("Home", "Cem")):
            page.keyboard.press(key)
            expect(page.get_by_role("heading", name=name, exact=True)).to_be_in_viewport(ratio=1)
        scrolled = page.locator("html, .board, .players").evaluate_all(
            "boxes => boxes.filter((box) => box.scrollHeight > box.clientHeight + 1).length"
        )
        assert scrolled == 1, f"{width} × {height}"


def test_a_sheet_keeps_the_focus_and_gives_it_back(stage: Stage) -> None:
    turn(stage)
    ann = Keyboard(stage.ann)
    for opener in ("Menu", "Explain the place of Dot"):
        ann.press(opener)
        sheet = ann.page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        for key in [*["Tab"] * 12, *["Shift+Tab"] * 14]:
            ann.page.keyboard.press(key)
            outside = ann.page.evaluate(
                "document.activeElement !== document.body && !document.activeElement.closest('dialog')"
            )
            assert not outside, f"{opener}: {key}"
        ann.page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
        expect(ann.person.button(opener)).to_be_focused()


def test_a_key_opens_the_sheet_of_all_keys_and_the_focus_comes_back(stage: Stage) -> None:
    stage.seat(3)
    stage.ann_is_asked()
    ann = Keyboard(stage.ann)
    ann.tab_to(ann.person.button("Stay"))
    ann.page.keyboard.press("?")
    sheet = ann.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(sheet.get_by_role("definition").filter(has_text="Hit")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(ann.person.button("Stay")).to_be_focused()


def test_the_sheet_of_all_keys_is_found_without_keys_and_switches_them_off(stage: Stage) -> None:
    stage.seat(3)
    stage.ann_is_asked()
    ann = stage.ann
    ann.press("Menu")
    ann.press("Keyboard shortcuts")
    sheet = ann.page.get_by_role("dialog", name="Keyboard shortcuts")
    sheet.get_by_role("checkbox", name="Single-key shortcuts").uncheck()
    expect(sheet.get_by_text("Hit", exact=True)).to_be_hidden()
    expect(sheet.get_by_text("Press what is selected")).to_be_visible()
    for _ in range(2):
        ann.page.keyboard.press("Escape")
    for key in "h?mr":
        ann.page.keyboard.press(key)
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.press("Stay")
    expect(ann.page.get_by_role("alert")).to_contain_text("Nothing lies in front of you")


def test_a_score_board_has_a_sheet_of_its_own_keys(stage: Stage) -> None:
    board(stage)
    ann = stage.ann
    for button in ("Menu", "Settings of this device", "Keyboard shortcuts"):
        ann.press(button)
    sheet = ann.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(sheet.get_by_role("definition").filter(has_text="Bust")).to_be_visible()
    expect(sheet.get_by_text("Hit", exact=True)).to_be_hidden()
