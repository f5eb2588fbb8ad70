"""The pages and files of the client as they are served: addresses, caching, headers."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

import httpx
import pytest

from fliptable.wire.outbound import VERSION
from tests.support.players import Player
from tests.support.tables import Tables, serving
from tests.web.requests import get


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/w/ABCDEF", "/tv/ABCDEF"])
def test_every_link_leads_to_the_one_page(server: Tables, path: str) -> None:
    answer = get(server, path)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert re.search(r'src="/joined/[0-9a-f]{16}/(start|table|tv).en.js"', answer.text)


def test_files_are_kept_by_browsers_and_asked_for_again(server: Tables, client: Path) -> None:
    first = get(server, "/static/main.js")
    assert first.text == (client / "main.js").read_text()
    assert "javascript" in first.headers["content-type"]
    assert first.headers["cache-control"] == "no-cache"
    again = get(server, "/static/main.js", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "none.js",
        "index.html",
        "offline.html",
        "worker.js",
        "%2e/index.html",
        "pages/%2e%2e/index.html",
        "index.html/",
        "main.js/",
        "main.js%00",
        "",
        "../pyproject.toml",
        "%2e%2e/tables.sqlite",
        "%2fetc%2fpasswd",
    ],
)
def test_nothing_but_the_files_of_the_client_is_served(server: Tables, path: str) -> None:
    assert get(server, f"/static/{path}").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/t/ABCDEF/more",
        "/t/ABCDEF.",
        "/w/%20ABCDEF",
        "/tv/ÄBCDEF",
        "/static/none.css",
        "/flip/",
        "/index.html",
    ],
)
def test_who_looks_for_a_page_that_is_not_there_gets_one(server: Tables, path: str) -> None:
    reader = {"Accept": "text/html,*/*;q=0.8", "Accept-Language": "de"}
    answer = get(server, path, headers=reader)
    assert answer.status_code == 404
    assert answer.text == get(server, "/", headers=reader).text


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/static/main.js"])
def test_one_may_ask_about_a_page_without_having_it_sent(server: Tables, path: str) -> None:
    answer = httpx.head(server.http + path)
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-type"] == get(server, path).headers["content-type"]


@pytest.mark.parametrize("path", ["/", "/static/main.js", "/healthz", "/api/rooms/QQQQQQ", "/nowhere"])
def test_every_answer_tells_browsers_to_be_careful(server: Tables, path: str) -> None:
    headers = get(server, path).headers
    policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert (
        policy["script-src"]
        == policy["style-src"]
        == policy["connect-src"]
        == policy["worker-src"]
        == "'self'"
    )
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers


def test_what_browsers_heed_on_secure_connections_only_they_are_told_only_there(sqlite: str) -> None:
    with serving(sqlite, trusted_proxies="127.0.0.1") as server:
        for scheme, said in (("https", "same-origin"), ("http", None)):
            headers = get(server, "/", headers={"X-Forwarded-Proto": scheme}).headers
            assert headers.get("cross-origin-opener-policy") == said


@pytest.mark.parametrize("path", ["/t/ABCDEF", "/w/ABCDEF", "/tv/ABCDEF"])
def test_a_page_of_a_room_opens_its_socket_by_the_one_script_that_may_stand_in_it(
    tables: Tables, path: str
) -> None:
    answer = get(tables, path)
    pattern = rf'<script data-root="" data-protocol="{VERSION}">(.*?)</script>'
    [script] = re.findall(pattern, answer.text, re.DOTALL)
    known = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"; script-src 'self' 'sha256-{known}'; " in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/nowhere", "/offline"])
def test_other_pages_open_no_socket(tables: Tables, path: str) -> None:
    assert "WebSocket" not in get(tables, path, headers={"Accept": "text/html"}).text


@pytest.mark.parametrize("prefix", ["", "/flip"], ids=["stripped by the proxy", "passed on"])
def test_it_works_under_a_path(sqlite: str, client: Path, prefix: str) -> None:
    with serving(sqlite, client=client, root_path="/flip") as server:
        page = get(server, f"{prefix}/t/ABCDEF").text
        script = re.search(r'src="/flip(/joined/[^"]+)"', page)
        assert script is not None
        assert '<script data-root="/flip" ' in page
        assert get(server, prefix + script[1]).status_code == 200
        assert get(server, f"{prefix}/static/main.js").status_code == 200
        assert get(server, f"{prefix}/healthz").status_code == 200
        code = httpx.post(f"{server.http}{prefix}/api/rooms", json={}).json()["code"]
        with Player(server, code) as ann:
            ann.path = f"{prefix}/ws/{code}"
            ann.join("Ann")
