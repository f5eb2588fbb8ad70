"""A seat is found again: by this browser, by a link of one's own; and what stands in the way is said."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.person import code_of

REFUSED = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("refused", "SecurityError"); } });
"""
INVALID = "This link of your own is incomplete or no longer valid."


def test_a_browser_that_stores_nothing_says_so_once_and_offers_the_way_back(
    serve: Serve, company: Company
) -> None:
    tables = serve()
    ann = company.person("Ann")
    ann.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.page.add_init_script(REFUSED)
    ann.open(f"{tables.http}/t/{tables.create()}")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.press("Sit down")
    sheet = ann.page.get_by_role("dialog", name="Keep your seat")
    expect(sheet).to_contain_text("If you reload or close it, your seat is gone.")
    sheet.get_by_role("button", name="Show my own link").click()
    sheet.get_by_role("button", name="Copy my link").click()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    sheet.get_by_role("button", name="Close").click()
    ann.press("Add a bot")
    expect(ann.button("Remove Bot 1")).to_be_visible()
    expect(sheet).to_have_count(0)
    ann.page.goto("about:blank")
    ann.open(link)
    expect(ann.button("Remove Bot 1")).to_be_attached()
    expect(sheet).to_be_visible()


def test_a_browser_that_stores_it_says_nothing(serve: Serve, company: Company) -> None:
    ann = company.person("Ann")
    ann.create_table(serve().http)
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_a_link_of_ones_own_that_is_not_valid_says_so(serve: Serve, company: Company) -> None:
    tables = serve()
    ann = company.person("Ann")
    address = f"{tables.http}/t/{tables.create()}"
    for secret in ("5e" * 32, "5e5e", "nonsense"):
        ann.page.goto("about:blank")
        ann.open(f"{address}#seat={secret}")
        expect(ann.page.get_by_role("alert")).to_contain_text(INVALID)
        assert ann.page.url == address
    ann.page.get_by_label("Your name").fill("Ann")
    ann.press("Sit down")
    expect(ann.button("Watch instead")).to_be_visible()
    expect(ann.page.get_by_role("alert")).to_have_count(0)


def test_the_start_page_leads_back_to_a_seat_until_the_table_is_gone(serve: Serve, company: Company) -> None:
    company.forgive("status of 404")
    tables = serve()
    ann = company.person("Ann")
    code = code_of(ann.create_table(tables.http))
    ann.open(tables.http)
    ann.page.get_by_role("link", name=f"Back to your seat at {code}").click()
    expect(ann.button("Watch instead")).to_be_visible()
    ann.page.evaluate("localStorage.setItem('fliptable.seats', 'ZZZZZZ ' + localStorage['fliptable.seats'])")
    ann.open(tables.http)
    expect(ann.page.get_by_role("link", name=re.compile("Back to your seat"))).to_have_count(1)
    ann.page.get_by_role("link", name=re.compile("Back to your seat")).click()
    ann.press("Leave the table")
    ann.page.wait_for_url(re.compile("/$"))
    expect(ann.button("Create a table")).to_be_visible()
    expect(ann.page.get_by_role("link", name=re.compile("Back to your seat"))).to_have_count(0)
