"""A page of yesterday meets a server of today."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from fliptable.wire.outbound import VERSION
from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve


class Age:
    """How many versions older a page is than the server; it says so in its hello."""

    def __init__(self, page: Page) -> None:
        self.versions = 0
        page.route_web_socket("**/ws/*", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hello":
                message["version"] -= self.versions
            server.send(json.dumps(message))

        route.on_message(pass_on)


def test_a_page_of_another_version_asks_to_be_loaded_anew(serve: Serve, company: Company) -> None:
    tables = serve()
    ann, ben = company.person("Ann"), company.person("Ben", locale="de-DE")
    link = ann.create_table(tables.http)
    age = Age(ben.page)
    age.versions = VERSION  # none is as old
    ben.open(link)
    expect(ben.page.get_by_role("alert")).to_contain_text("Bitte lade sie neu")
    expect(ben.button("Hinsetzen")).to_be_hidden()

    age.versions = 0
    ben.press("Seite neu laden")
    expect(ben.button("Hinsetzen")).to_be_visible()
