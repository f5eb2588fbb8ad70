"""The table without a mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.scenes import Stage


def test_a_key_opens_the_sheet_of_all_keys_and_the_focus_comes_back(stage: Stage) -> None:
    ann = stage.ann
    stage.seat(3)
    stage.ann_is_asked()
    ann.button("Stay").focus()
    ann.page.keyboard.press("?")
    sheet = ann.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(sheet.get_by_role("definition").filter(has_text="Hit")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(ann.button("Stay")).to_be_focused()


def test_the_sheet_of_all_keys_is_found_without_keys_and_switches_them_off(stage: Stage) -> None:
    ann = stage.ann
    stage.seat(3)
    stage.ann_is_asked()
    ann.press("Menu")
    ann.press("Keyboard shortcuts")
    sheet = ann.page.get_by_role("dialog", name="Keyboard shortcuts")
    sheet.get_by_role("checkbox", name="Single-key shortcuts").uncheck()
    expect(sheet.get_by_text("Hit", exact=True)).to_be_hidden()
    expect(sheet.get_by_text("Press what has the focus")).to_be_visible()
    for _ in range(2):
        ann.page.keyboard.press("Escape")
    for key in "h?mr":
        ann.page.keyboard.press(key)
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.dock.get_by_role("listitem")).to_have_count(0)
