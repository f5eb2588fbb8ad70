"""What a page does without something that only newer browsers have, or without its script."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve

NO_DIALOG = "for (const name of ['show', 'showModal', 'close']) delete HTMLDialogElement.prototype[name];"
"""As in Firefox before 98."""


def test_sheets_without_the_dialog_element(company: Company, serve: Serve) -> None:
    ann = company.person("Ann")
    ann.page.add_init_script(NO_DIALOG)
    page, sheet = ann.page, ann.page.get_by_role("dialog")
    link = ann.create_table(serve("5 9 7", dealer=1).http)
    company.person("Ben").join(link)
    ann.press("Start the game")
    ann.press("Menu")
    expect(sheet).to_have_count(1)
    expect(ann.button("Close")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    page.keyboard.press("Tab")
    expect(ann.button("Close")).to_be_focused()

    ann.press("Settings of this device")
    expect(page.get_by_role("heading", name="Settings of this device")).to_be_visible()
    expect(page.locator("dialog[data-behind]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(ann.button("Settings of this device")).to_be_focused()
    page.mouse.click(5, 400)
    expect(sheet).to_have_count(0)
    expect(ann.button("Menu")).to_be_focused()


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/tv/ABCDEF"])
def test_a_page_whose_script_does_not_come_says_what_to_do(company: Company, serve: Serve, path: str) -> None:
    page = company.person("Ann").page
    company.forgive("ERR_FAILED")
    page.route("**/joined/*/*.js", lambda route: route.abort())
    page.goto(serve().http + path)
    words = page.get_by_role("heading", name="This page does not start")
    expect(words).to_be_hidden()
    page.evaluate("for (const animation of document.getAnimations()) animation.finish()")
    expect(words).to_be_visible()
    page.unroute_all()
    page.reload()
    expect(page.get_by_text("This page does not start")).to_have_count(0)


def test_a_screen_that_cannot_be_drawn_says_so_until_one_can(company: Company, serve: Serve) -> None:
    ann, ben, cem = (company.person(name) for name in ("Ann", "Ben", "Cem"))
    company.forgive("too old for this")
    link = ann.create_table(serve().http)
    ben.open(link)
    expect(ben.button("Sit down")).to_be_visible()
    ben.page.evaluate(
        "() => { document.createTextNode = () => { throw new TypeError('too old for this'); }; }"
    )
    cem.join(link)
    expect(ben.page.get_by_role("heading", name="This page does not start")).to_be_visible()
    ben.page.evaluate("delete document.createTextNode")
    company.person("Dot").join(link)
    expect(ben.button("Sit down")).to_be_visible()
    expect(ben.page.get_by_text("Dot")).to_be_visible()
    expect(ben.page.get_by_text("This page does not start")).to_have_count(0)
