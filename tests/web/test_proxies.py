"""What proxies do to a request on its way, and what the log says about it."""

from __future__ import annotations

from collections.abc import Callable
from urllib.request import urlopen

import httpx
import pytest

from fliptable.wire.close_codes import Close
from tests.support.tables import Tables, serving
from tests.web.conftest import People

Lines = Callable[[], list[str]]


@pytest.fixture
def warnings(caplog: pytest.LogCaptureFixture) -> Lines:
    return lambda: [record.getMessage() for record in caplog.records if "advice" in record.name]


def test_what_did_not_match_is_said_when_a_page_is_turned_away(
    sqlite: str, people: People, warnings: Lines
) -> None:
    page = {"Origin": "https://cards.example.org:8443"}
    lost = {**page, "Host": "cards.example.org"}
    with serving(sqlite) as tables:
        answer = httpx.post(f"{tables.http}/api/rooms", json={}, headers=lost)
        assert (answer.status_code, answer.json()) == (403, {"reason": "forbidden_origin"})
        ann = people(tables, tables.create()).connect(origin=page["Origin"])
        assert ann.closed() == Close.ORIGIN
        right = {**page, "Host": "cards.example.org:8443"}
        assert httpx.post(f"{tables.http}/api/rooms", json={}, headers=right).status_code == 201
    [said] = warnings()
    assert "'https://cards.example.org:8443'" in said
    assert "'cards.example.org'" in said
    assert "$http_host" in said


def test_what_a_stranger_sends_does_not_fill_the_log(sqlite: str, warnings: Lines) -> None:
    with serving(sqlite) as tables:
        for number in range(3):
            headers = {"Origin": f"https://{number}{'x' * 5000}.example", "Host": "y" * 5000}
            httpx.post(f"{tables.http}/api/rooms", json={}, headers=headers)
    [said] = warnings()
    assert len(said) < 600


def test_a_socket_without_an_upgrade_is_told_that_it_needs_one(sqlite: str, warnings: Lines) -> None:
    with serving(sqlite, root_path="/flip") as tables:
        code = tables.create()
        for path in (f"/ws/{code}", f"/flip/ws/{code}", f"/ws/{code}"):
            answer = httpx.get(tables.http + path)
            assert (answer.status_code, answer.json()) == (426, {"reason": "upgrade_required"})
            assert answer.headers["upgrade"] == "websocket"
    [said] = warnings()
    assert "upgrade" in said


def forwarded(tables: Tables) -> None:
    headers = {"X-Forwarded-For": "203.0.113.7, 198.51.100.2", "X-Forwarded-Proto": "https"}
    for _ in range(2):
        httpx.get(f"{tables.http}/healthz", headers=headers)


def test_a_proxy_that_nobody_trusts_is_named_once_with_the_setting(sqlite: str, warnings: Lines) -> None:
    with serving(sqlite) as tables:
        room = f"{tables.http}/api/rooms/{tables.create()}"
        assert httpx.get(room).json()["advice"] == []
        forwarded(tables)
        assert httpx.get(room).json()["advice"] == ["untrusted_proxy"], "and the host's page says it"
    [said] = warnings()
    assert "127.0.0.1" in said
    assert "FLIPTABLE_TRUSTED_PROXIES" in said
    assert "203.0.113.7" not in said


def test_nothing_is_said_of_a_proxy_that_is_trusted_or_not_there(sqlite: str, warnings: Lines) -> None:
    with serving(sqlite, trusted_proxies="127.0.0.0/8") as tables:
        forwarded(tables)
        tables.create()
    assert warnings() == []


@pytest.mark.parametrize("trusted", ["127.0.0.1", "127.0.0.0/8"])
def test_a_proxy_is_trusted_whichever_way_the_socket_names_it(sqlite: str, trusted: str) -> None:
    with serving(sqlite, host="::", trusted_proxies=trusted) as tables:
        headers = {
            "X-Forwarded-Proto": "https",
            "X-Forwarded-For": "203.0.113.7",
            "Host": "cards.example.org",
        }
        code = tables.create()
        room = httpx.get(f"{tables.http}/api/rooms/{code}", headers=headers).json()
        assert room["links"]["play"].startswith("https://cards.example.org/")


def test_everybody_reaches_it_by_both_kinds_of_addresses(sqlite: str) -> None:
    with serving(sqlite, host="::") as tables:
        for host in ("127.0.0.1", "[::1]"):
            with urlopen(f"http://{host}:{tables.port}/healthz") as answer:
                assert answer.status == 200


def test_without_ipv6_everybody_reaches_it_by_ipv4(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fliptable.web.serve.socket.has_dualstack_ipv6", lambda: False)
    with serving(sqlite, host="::") as tables:
        assert httpx.get(f"{tables.http}/healthz").status_code == 200


@pytest.mark.parametrize(
    "path", ["/healthz", "/api/rooms/{code}", "/api/rooms/{code}/qr.svg", "/openapi.json", "/", "/worker.js"]
)
def test_one_may_ask_about_any_address_without_having_it_sent(tables: Tables, path: str) -> None:
    path = path.format(code=tables.create())
    asked, sent = httpx.head(tables.http + path), httpx.get(tables.http + path)
    assert (asked.status_code, asked.content) == (200, b"")
    assert asked.headers["content-type"] == sent.headers["content-type"]
    assert httpx.head(f"{tables.http}/api/rooms").status_code == 405
