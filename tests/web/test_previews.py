"""What a link shows where it is pasted, and what devices learn when a page is installed."""

from __future__ import annotations

import json
import re
import struct
from html import unescape
from typing import Any

import httpx
import pytest

from fliptable.site.release import client_folder
from tests.support.players import Player
from tests.support.tables import Tables, serving

KINDS = ("t", "w", "tv")


def card(server: Tables, path: str, **headers: str) -> dict[str, str]:
    """All that the page says about itself, by name or property."""
    text = httpx.get(server.http + path, headers=headers).text
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', text)
    return {name: unescape(content) for name, content in found}


@pytest.mark.parametrize("kind", KINDS)
def test_an_invitation_looks_the_same_for_every_table_and_for_none(tables: Tables, kind: str) -> None:
    code = tables.create()
    with Player(tables, code).join("Annabel") as ann:
        ann.done("add_bot")
        ann.done("start")
        pages = {httpx.get(f"{tables.http}/{kind}/{each}").text for each in (code, tables.create(), "NOSUCH")}
    assert len(pages) == 1
    (page,) = pages
    assert "Annabel" not in page
    assert code not in page


def test_an_invitation_has_a_title_a_text_and_a_picture(tables: Tables) -> None:
    shown = card(tables, "/t/ABCDEF")
    assert shown["og:title"] == "Join our card table"
    assert shown["og:description"] == shown["description"] != ""
    picture = httpx.get(shown["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)
    assert (shown["og:image:width"], shown["og:image:height"]) == ("1200", "630")


def test_an_invitation_speaks_the_language_of_whoever_asks(tables: Tables) -> None:
    shown = card(tables, "/t/ABCDEF", **{"Accept-Language": "de"})
    assert shown["og:title"] == "Komm an unseren Kartentisch"
    assert shown["og:image:alt"] != card(tables, "/t/ABCDEF")["og:image:alt"]


def test_search_engines_are_shown_the_start_page_only(tables: Tables) -> None:
    assert card(tables, "/")["robots"] == "index"
    assert {card(tables, f"/{kind}/ABCDEF")["robots"] for kind in KINDS} == {"noindex"}


def test_the_picture_has_the_address_at_which_others_reach_the_server(sqlite: str) -> None:
    with serving(sqlite, public_url="https://cards.example.org/flip", root_path="/flip") as server:
        assert card(server, "/t/ABCDEF")["og:image"] == "https://cards.example.org/flip/static/icons/card.png"
    with serving(sqlite, root_path="/flip") as server:
        asked = card(server, "/flip/t/ABCDEF", Host="cards.example.org:8443")
        assert asked["og:image"] == "http://cards.example.org:8443/flip/static/icons/card.png"


@pytest.mark.parametrize(
    "host",
    [
        '"><script>alert(1)</script>',
        "evil.example/path",
        "evil.example?",
        "evil.example#",
        "user@evil.example",
        "[::1",
        "cards.example.org:http",
        "localhost:99999",
        "a b",
        "x" * 300,
        "",
    ],
)
def test_a_host_that_cannot_be_one_stands_in_no_page(tables: Tables, host: str) -> None:
    answer = httpx.get(f"{tables.http}/t/ABCDEF", headers={"Host": host})
    assert answer.status_code == 200
    assert answer.text == httpx.get(f"{tables.http}/t/ABCDEF").text


@pytest.mark.parametrize("prefix", ["", "/flip"])
def test_what_is_installed_starts_at_the_start_page(sqlite: str, prefix: str) -> None:
    with serving(sqlite, root_path=prefix) as server:
        page = httpx.get(f"{server.http}{prefix}/").text
        found = re.search(r'<link rel="manifest" href="([^"]+)">', page)
        assert found is not None
        where = httpx.URL(server.http + found[1])
        answer = httpx.get(where)
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest: dict[str, Any] = answer.json()
        assert where.join(manifest["start_url"]) == where.join(manifest["scope"]) == f"{server.http}{prefix}/"
        purposes = set()
        for icon in manifest["icons"]:
            sent = httpx.get(where.join(icon["src"]))
            assert sent.headers["content-type"] == icon["type"]
            if icon["type"] == "image/png":
                width, height = struct.unpack(">II", sent.content[16:24])
                assert icon["sizes"] == f"{width}x{height}"
                purposes.add((width, icon.get("purpose", "any")))
        assert purposes == {(192, "any"), (512, "any"), (512, "maskable")}


@pytest.mark.parametrize("prefix", ["", "/flip"])
def test_the_service_worker_keeps_the_offline_page_and_its_files(sqlite: str, prefix: str) -> None:
    with serving(sqlite, root_path=prefix) as server:
        worker = httpx.get(f"{server.http}{prefix}/worker.js")
        assert worker.headers["cache-control"] == "no-cache"
        assert worker.headers["content-type"].startswith("text/javascript")
        kept = re.search(r'KEPT="([^"]+)"', worker.text)
        assert kept is not None
        page, *files = kept[1].split()
        assert page == f"{prefix}/offline"
        text = httpx.get(server.http + page).text
        assert sorted(files) == sorted(re.findall(r'(?:href|src)="([^"]+)"', text))
        assert {httpx.get(server.http + path).status_code for path in files} == {200}


def test_the_offline_page_speaks_the_language_of_the_browser(tables: Tables) -> None:
    page = httpx.get(f"{tables.http}/offline", headers={"Accept-Language": "de-AT,de;q=0.9"}).text
    assert '<html lang="de">' in page
    assert "Der Server antwortet nicht" in page


def test_every_language_has_the_texts_of_the_pages() -> None:
    texts = [json.loads(path.read_text("utf-8")) for path in client_folder().glob("text/*/pages.json")]
    assert len(texts) == len(list(client_folder().glob("text/*/screens")))
    assert len({tuple(each) for each in texts}) == 1
    assert all(text.strip() for each in texts for text in each.values())
