"""One address can ask for much, but not so much that the tables of others come to a halt."""

from __future__ import annotations

import httpx
import pytest
from websockets.frames import Frame, Opcode

from fliptable.web.limits.turns import PATIENCE
from fliptable.wire.close_codes import Close
from fliptable.wire.outbound import READABLE
from tests.support.clock import ManualClock
from tests.support.players import Player
from tests.support.tables import serving
from tests.web.conftest import People


def from_address(number: int) -> dict[str, str]:
    """The headers of a proxy's request for one of many people."""
    return {"X-Forwarded-For": f"192.0.2.{number}"}


def visitor(player: Player, address: int) -> Player:
    player.connect(additional_headers=from_address(address))
    player.say("hello", version=READABLE)
    player.until(lambda message: message["type"] == "welcome")
    return player


def test_all_sockets_of_one_address_share_what_they_may_send(
    sqlite: str, people: People, clock: ManualClock
) -> None:
    with serving(sqlite, clock=clock, address_message_burst=5, trusted_proxies="127.0.0.1") as tables:
        code = tables.create()
        one, two, other = (visitor(people(tables, code), address) for address in (1, 1, 2))
        for player in (one, two, one):
            player.say("ping")
            assert player.hear()["type"] == "pong"
        two.say("ping")
        assert two.hear()["reason"] == "too_fast"
        other.say("ping")
        assert other.hear()["type"] == "pong"
        clock.advance(1_000)
        two.say("ping")
        assert two.hear()["type"] == "pong"


def test_requests_of_one_address_are_limited(sqlite: str, clock: ManualClock) -> None:
    with (
        serving(sqlite, clock=clock, request_burst=2, request_rate=1, trusted_proxies="127.0.0.1") as tables,
        httpx.Client(base_url=tables.http) as client,
    ):
        statuses = [client.get(path, headers=from_address(1)).status_code for path in ("/", "/healthz", "/")]
        assert statuses == [200, 200, 429]
        refused = client.get("/api/rooms/QQQQQQ", headers=from_address(1))
        assert (refused.status_code, refused.json()) == (429, {"reason": "throttled"})
        assert refused.headers["retry-after"]
        assert refused.headers["connection"] == "close"
        assert client.get("/", headers=from_address(2)).status_code == 200
        clock.advance(1_000)
        assert client.get("/", headers=from_address(1)).status_code == 200


def test_qr_codes_take_long_to_draw_and_are_limited(sqlite: str, people: People, clock: ManualClock) -> None:
    with serving(sqlite, clock=clock, picture_burst=2, picture_rate=1) as tables:
        ann = people(tables, tables.create()).join("Ann")
        qr_code = f"{tables.http}/api/rooms/{ann.code}/qr.svg"
        assert httpx.get(qr_code).status_code == 200
        assert ann.ask("personal_link", token=ann.token)["type"] == "personal_link"
        assert httpx.get(qr_code).status_code == 429
        assert ann.refusal("personal_link", token=ann.token) == "too_fast"
        clock.advance(1_000)
        assert httpx.get(qr_code).status_code == 200


@pytest.mark.parametrize(("proxies", "code"), [("", Close.TOO_MANY), ("127.0.0.1", None)])
def test_all_connections_of_one_address_share_what_they_may_send_in_frames(
    sqlite: str, people: People, proxies: str, code: int | None
) -> None:
    with serving(sqlite, frame_burst=150, frame_rate=0.1, trusted_proxies=proxies) as tables:
        ann, ben = (people(tables, tables.create()).enter() for _ in range(2))
        pings = Frame(Opcode.PING, b"").serialize(mask=True) * 100
        for player in (ann, ben):
            player.connection.socket.sendall(pings)
        if code is None:
            ben.say("ping")
            assert ben.hear()["type"] == "pong"
        else:
            assert ben.closed() == code


def test_whoever_has_a_seat_is_not_silenced_by_others_behind_his_address(
    sqlite: str, people: People, clock: ManualClock
) -> None:
    with serving(sqlite, clock=clock, address_message_burst=10, member_message_burst=2) as tables:
        code = tables.create()
        ann, ben = people(tables, code).join("Ann"), people(tables, code).join("Ben")
        ben.done("stand")
        neighbour = people(tables, code).enter()
        neighbour.say("ping")
        while neighbour.hear()["type"] == "pong":
            neighbour.say("ping")
        assert ben.refusal("sit") == "too_fast", "he has no seat"
        ann.done("ready", seed="5e" * 32)
        ann.done("add_bot")
        assert ann.refusal("add_bot") == "too_fast", "what he has of his own is bounded, too"


def test_what_a_request_costs_is_waited_for_by_its_address_alone(
    sqlite: str, people: People, clock: ManualClock
) -> None:
    with serving(
        sqlite, clock=clock, trusted_proxies="127.0.0.1", work_burst=0.0053, work_rate=0.0001
    ) as tables:
        ann, ben = (visitor(people(tables, tables.create()), address) for address in (1, 2))
        for player, token in ((ann, "5e" * 32), (ben, "5f" * 32)):
            assert player.ask("join", name="Who", watch=False, token=token)["type"] == "joined"
        ann.say("add_bot", ref="waits")
        clock.run_out(round(PATIENCE * 1000))
        refused = ann.until(lambda message: message.get("ref") == "waits")
        assert refused["reason"] == "address_busy"
        clock.advance(1_000_000_000)
        ann.done("add_bot")
        ben.done("add_bot")
        ann.say("add_bot", ref="again")
        ann.say("ping")
        assert ann.until(lambda message: message["type"] in {"pong", "refused"})["type"] == "pong"


def test_somebody_with_a_seat_is_not_hung_up_on_for_the_frames_of_others_behind_his_address(
    sqlite: str, people: People
) -> None:
    with serving(sqlite, frame_burst=150, frame_rate=0.1) as tables:
        ann, ben = people(tables, tables.create()).join("Ann"), people(tables, tables.create()).enter()
        ben.connection.socket.sendall(Frame(Opcode.PING, b"").serialize(mask=True) * 200)
        assert ben.closed() == Close.TOO_MANY
        ann.done("add_bot")
