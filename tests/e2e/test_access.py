"""Who comes in, and what the host can do about it; and where a browser does not come in at all."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve


def test_nobody_new_comes_through_a_door_that_the_host_closes(serve: Serve, company: Company) -> None:
    tables = serve()
    ann, ben = company.person("Ann"), company.person("Ben")
    link = ann.create_table(tables.http)
    ann.set_option("New people", "door closed")
    ben.open(link)
    expect(ben.page.get_by_text("The door of this table is closed")).to_be_visible()
    expect(ben.button("Sit down")).to_be_hidden()
    ann.set_option("New people", "welcome")
    ben.join(link)


def test_the_host_erases_the_table_for_everybody(serve: Serve, company: Company) -> None:
    tables = serve()
    ann, ben = company.person("Ann"), company.person("Ben")
    ben.join(ann.create_table(tables.http))
    expect(ben.button("Erase the table")).to_be_hidden()
    ann.press("Erase the table")
    ann.press("Keep it")
    ann.press("Erase the table")
    ann.press("Yes, erase it")
    for person in (ann, ben):
        expect(person.page.get_by_role("heading", name="This table is gone")).to_be_visible()


def test_an_older_link_is_worth_nothing_after_its_owner_logged_out_his_devices(
    serve: Serve, company: Company
) -> None:
    tables = serve()
    ann, thief = company.person("Ann"), company.person("Thief")
    ann.create_table(tables.http)
    ann.press("Move to another device")
    ann.press("Show my own link")
    code = ann.page.locator("#app").evaluate("() => location.pathname.split('/').at(-1)")
    token = ann.page.evaluate("code => localStorage.getItem(`fliptable.token.${code}`)", code)
    ann.press("Log out my other devices")
    ann.page.wait_for_function(
        "([code, token]) => ![localStorage.getItem(`fliptable.token.${code}`), null].includes(token)",
        arg=[code, token],
    )
    ann.page.reload()
    expect(ann.button("Start the game")).to_be_visible()
    thief.open(f"{tables.http}/t/{code}#seat={token}")
    expect(thief.button("Sit down")).to_be_visible()


@pytest.mark.parametrize("path", ["t", "tv"])
def test_a_proxy_without_websockets_is_named(serve: Serve, company: Company, path: str) -> None:
    tables = serve()
    code = tables.create()
    company.forgive("426")
    ann = company.person("Ann")
    ann.page.route_web_socket("**/ws/*", lambda socket: socket.close(code=1006))
    ann.page.clock.install()
    ann.open(f"{tables.http}/{path}/{code}")
    expect(ann.page.get_by_text("Connecting")).to_be_visible()
    ann.page.clock.run_for(11_000)
    expect(ann.page.get_by_text("does not let WebSockets through")).to_be_visible()
