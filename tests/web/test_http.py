"""The HTTP interface: rooms, invitations, limits, asked by a real client."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from fliptable.room.codes import ALPHABET
from tests.support.clock import ManualClock
from tests.support.players import Player
from tests.support.redis_server import RedisServer
from tests.support.tables import Tables, serving
from tests.support.waiting import wait_until
from tests.web.requests import get


def invite(server: Tables, code: str) -> str:
    """What its links have behind the code."""
    link: str = httpx.get(f"{server.http}/api/rooms/{code}").json()["links"]["play"]
    return link[link.index("?") :]


def test_a_new_room_has_a_code_that_can_be_read_aloud(server: Tables) -> None:
    answer = httpx.post(server.http + "/api/rooms", json={})
    assert answer.status_code == 201
    code = answer.json()["code"]
    assert len(code) >= 6
    assert set(code) <= set(ALPHABET)
    assert not set("01OILU") & set(ALPHABET)


def test_the_door_says_what_a_stranger_needs(server: Tables) -> None:
    code = server.create()
    pages = {"play": "t", "watch": "w", "tv": "tv"}
    links = {kind: f"{server.http}/{page}/{code}{invite(server, code)}" for kind, page in pages.items()}
    door = {"code": code, "kind": "game", "watch_open": True, "links": links, "advice": []}
    expected = {**door, "phase": "lobby", "seats_free": 18}
    assert get(server, f"/api/rooms/{code}").json() == expected
    assert get(server, f"/api/rooms/{code.lower()}").json() == expected
    with Player(server, code).join("Ann") as ann:
        ann.done("add_bot")
        assert get(server, f"/api/rooms/{code}").json()["seats_free"] == 16
        ann.done("start")
        assert get(server, f"/api/rooms/{code}").json() == {**expected, "phase": "playing", "seats_free": 0}


def test_a_lesson_is_a_room_in_which_whoever_comes_plays_at_once(server: Tables) -> None:
    answer = httpx.post(server.http + "/api/rooms", json={"lesson": "vengeance"})
    assert answer.status_code == 201
    with Player(server, answer.json()["code"]).join("Ann") as ann:
        assert ann.room["phase"] == "playing"
        assert ann.room["options"]["game"] == "vengeance"
        assert ann.room["lesson"]
        assert ann.prompt["decision"]["seat"] == 0


def test_there_is_no_lesson_of_an_unknown_game(server: Tables) -> None:
    answer = httpx.post(server.http + "/api/rooms", json={"lesson": "chess"})
    assert (answer.status_code, answer.json()) == (422, {"reason": "bad_request"})


@pytest.mark.parametrize("path", ["/api/rooms/QQQQQQ", "/api/rooms/x", "/api/rooms/QQQQQQ/qr.svg"])
def test_an_unknown_room_is_not_found(server: Tables, path: str) -> None:
    answer = get(server, path)
    assert (answer.status_code, answer.json()) == (404, {"reason": "unknown_room"})


def test_a_bad_request_is_refused_and_not_repeated(server: Tables) -> None:
    code = server.create()
    for answer in (
        httpx.post(server.http + "/api/rooms", json={"deck": "smuggled"}),
        httpx.post(server.http + "/api/rooms", content=b"smuggled"),
        get(server, f"/api/rooms/{code}/qr.svg?kind=smuggled"),
        get(server, "/api/rooms/" + "smuggled" * 6),
    ):
        assert (answer.status_code, answer.json()) == (422, {"reason": "bad_request"})


def test_pages_of_other_origins_open_no_rooms(server: Tables) -> None:
    answer = httpx.post(server.http + "/api/rooms", json={}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()) == (403, {"reason": "forbidden_origin"})


def test_one_address_opens_rooms_only_so_fast(sqlite: str, clock: ManualClock) -> None:
    with serving(sqlite, clock=clock, create_burst=2, create_rate=1.0) as server:
        server.create()
        server.create()
        answer = httpx.post(server.http + "/api/rooms", json={})
        assert (answer.status_code, answer.json()) == (429, {"reason": "throttled"})
        assert answer.headers["retry-after"]
        clock.advance(1_000)
        server.create()


def test_whoever_guesses_codes_is_told_nothing_any_more(sqlite: str, clock: ManualClock) -> None:
    with serving(sqlite, clock=clock, guess_burst=2, guess_rate=1.0) as server:
        code = server.create()
        statuses = [get(server, "/api/rooms/QQQQQQ").status_code for _ in range(3)]
        assert statuses == [404, 404, 429]
        assert get(server, f"/api/rooms/{code}").status_code == 429, "a hit must look like a miss"
        clock.advance(3_000)
        assert get(server, f"/api/rooms/{code}").status_code == 200


@pytest.mark.parametrize(("trusted", "second"), [("", 429), ("127.0.0.1", 404)])
def test_forwarded_addresses_count_only_from_trusted_proxies(
    sqlite: str, clock: ManualClock, trusted: str, second: int
) -> None:
    with serving(sqlite, clock=clock, guess_burst=1, trusted_proxies=trusted) as server:
        for address, status in (("192.0.2.1", 404), ("192.0.2.2", second)):
            answer = get(server, "/api/rooms/QQQQQQ", headers={"X-Forwarded-For": address})
            assert answer.status_code == status


def test_a_qr_code_holds_the_link_and_no_secret(sqlite: str) -> None:
    with serving(sqlite, public_url="https://cards.example.org/flip") as server:
        code = server.create()
        play = get(server, f"/api/rooms/{code}/qr.svg")
        watch = get(server, f"/api/rooms/{code}/qr.svg?kind=watch")
        assert play.headers["content-type"] == "image/svg+xml"
        assert play.text.startswith("<svg")
        assert play.text == get(server, f"/api/rooms/{code.lower()}/qr.svg?kind=play").text
        assert watch.text != play.text


def test_whoever_opened_localhost_sends_friends_a_link_that_they_can_open(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fliptable.web.banner._own_address", lambda: "192.0.2.7")
    with serving(sqlite, host="0.0.0.0", root_path="/flip") as server:
        code = server.create()
        links = get(server, f"/api/rooms/{code}").json()["links"]
        assert links["play"].startswith(f"http://192.0.2.7:{server.port}/flip/t/{code}?i=")


def test_a_host_that_cannot_be_one_stands_in_no_link(server: Tables) -> None:
    code, claimed = server.create(), {"Host": "x" * 5000}
    answer = get(server, f"/api/rooms/{code}", headers=claimed)
    assert answer.json()["links"]["play"].startswith(f"{server.http}/t/{code}?i=")
    assert get(server, f"/api/rooms/{code}/qr.svg", headers=claimed).status_code == 200


def test_links_are_under_the_public_address(sqlite: str) -> None:
    with serving(sqlite, public_url="https://cards.example.org/flip/") as server:
        code = server.create()
        links = get(server, f"/api/rooms/{code}").json()["links"]
        assert links["watch"].startswith(f"https://cards.example.org/flip/w/{code}?i=")


def test_the_server_is_well_while_redis_answers(tmp_path: Path) -> None:
    with RedisServer(tmp_path) as redis, serving(redis.url) as server:
        assert (get(server, "/healthz").status_code, get(server, "/healthz").json()["status"]) == (200, "ok")
        redis.kill()
        wait_until(lambda: get(server, "/healthz", timeout=20).status_code == 503, within=5)
        assert get(server, "/healthz").json()["status"] == "temporarily_unavailable"
        assert httpx.post(server.http + "/api/rooms", json={}, timeout=20).status_code == 503
        redis.start()
        wait_until(lambda: get(server, "/healthz", timeout=20).status_code == 200)
