"""The page opens the socket while its script is still on its way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("kind", ["t", "w", "tv"])
def test_the_table_is_there_as_soon_as_the_script_is(company: Company, serve: Serve, kind: str) -> None:
    tables = serve()
    code = company.person("Ann").create_table(tables.http).partition("?")[0].rsplit("/", 1)[-1]
    ben = company.person("Ben").page
    scripts: list[str] = []
    sockets: list[str] = []

    def hold_up(route: Route) -> None:
        ben.wait_for_function("() => window.preconnection?.heard.length > 0")
        scripts.append(route.request.url)
        route.continue_()

    ben.route("**/joined/*/*.js", hold_up)
    ben.on("websocket", lambda socket: sockets.append(socket.url))
    ben.goto(f"{tables.http}/{kind}/{code}", wait_until="commit")
    expect(ben.get_by_text(code).first).to_be_visible()
    assert len(scripts) > 0
    assert len(sockets) == 1


@pytest.mark.parametrize("way", ["", "?plain"], ids=["joined", "one by one"])
def test_who_has_a_seat_sits_on_it_at_once(company: Company, serve: Serve, way: str) -> None:
    ann = company.person("Ann")
    link = ann.create_table(serve().http)
    sockets: list[str] = []
    ann.page.on("websocket", lambda socket: sockets.append(socket.url))
    ann.open(link + way)
    expect(ann.button("Start the game")).to_be_visible()
    assert len(sockets) == 1
