"""Who comes in, by which secret, and what the host can do about it."""

from __future__ import annotations

import secrets

import httpx
import pytest

from fliptable.wire.close_codes import Close
from tests.support.players import Player
from tests.support.tables import Tables, serving
from tests.web.boards import set_up
from tests.web.conftest import Guests, People


def joining(player: Player, name: str, *, watch: bool = False) -> str:
    return player.enter().refusal("join", name=name, watch=watch, token=secrets.token_hex(32))


def test_nobody_new_comes_through_a_closed_door(principal: Guests) -> None:
    ann, ben = principal().join("Ann"), principal().join("Ben")
    ann.done("set_table", door_open=False)
    ben.catch_up(ann.seq)
    assert not ben.room["door_open"]
    assert joining(principal(), "Cem") == "door_closed"
    assert joining(principal(), "Cem", watch=True) == "door_closed"
    ben.enter()
    assert ben.you is not None, "whoever has a seat comes back"
    ann.done("set_table", door_open=True)
    principal().join("Cem")


def test_whoever_was_kicked_does_not_come_back_through_a_closed_door(principal: Guests) -> None:
    ann, ben = principal().join("Ann"), principal().join("Ben")
    ann.done("set_table", door_open=False).done("kick", member=ben.you)
    assert ben.closed() == Close.KICKED
    assert ben.open().closed() == Close.UNKNOWN_TOKEN, "the secret was revoked"
    ben.token = None
    assert joining(ben, "Ben") == "door_closed"


def test_only_the_host_closes_the_door_and_a_room_that_all_have_left_can_be_entered(
    principal: Guests,
) -> None:
    ann, ben = principal().join("Ann"), principal().join("Ben")
    assert ben.refusal("set_table", door_open=False) == "host_only"
    ann.done("set_table", door_open=False)
    ben.done("leave")
    ann.done("leave")
    principal().join("Cem")


def test_the_host_erases_the_table(store: str, people: People) -> None:
    with serving(store) as one, serving(store) as two:
        ann = people(one, one.create()).join("Ann")
        ben = people(two, ann.code).join("Ben")
        assert ben.refusal("erase") == "host_only"
        assert people(one, ann.code).enter().refusal("erase") == "unknown_member"
        ann.say("erase", ref="last")
        for player in (ann, ben):
            assert player.closed() == Close.ROOM_GONE
        for player, tables in ((ann, two), (ben, one)):
            player.tables = tables
            assert player.open().closed() == Close.UNKNOWN_ROOM
        assert httpx.get(f"{one.http}/api/rooms/{ann.code}").status_code == 404


def test_an_owner_logs_out_his_other_devices(store: str, people: People) -> None:
    with serving(store) as one, serving(store) as two:
        ann = people(one, one.create()).join("Ann")
        stolen = people(two, ann.code)
        stolen.token, renewed = ann.token, secrets.token_hex(32)
        ann.done("renew_secret", token=renewed)
        assert stolen.open(after=ann.seq).closed() == Close.UNKNOWN_TOKEN
        ann.done("add_bot")
        ann.token = renewed
        assert ann.enter().you == 1


def test_a_visitor_has_no_secret_to_renew(principal: Guests) -> None:
    principal().join("Ann")
    visitor = principal().enter()
    assert visitor.refusal("renew_secret", token=secrets.token_hex(32)) == "unknown_member"


def sheet(player: Player, token: str | None = None) -> httpx.Response:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    return httpx.get(f"{player.tables.http}/api/rooms/{player.code}/board.csv", headers=headers)


def test_the_sheet_is_for_those_who_may_see_it(tables: Tables, people: People) -> None:
    hanna = set_up(people(tables, tables.create(kind="board")).join("Hanna"), "Ann", "Bob")
    assert sheet(hanna).status_code == 200
    hanna.done("set_table", watch_open=False)
    answer = sheet(hanna)
    assert (answer.status_code, answer.json()) == (403, {"reason": "not_watchable"})
    assert sheet(hanna, "wrong").status_code == 403
    assert sheet(hanna, hanna.token).status_code == 200
    assert sheet(hanna, hanna.token).content.startswith("\ufeffround".encode())


def test_wrong_secrets_for_a_sheet_are_guesses(sqlite: str, people: People) -> None:
    with serving(sqlite, guess_burst=2, guess_rate=0.001) as tables:
        hanna = people(tables, tables.create(kind="board")).join("Hanna")
        assert [sheet(hanna, "wrong").status_code for _ in range(3)] == [200, 200, 429]


@pytest.mark.parametrize("fields", [{"door_open": 1}, {"door_open": "no"}])
def test_a_door_is_open_or_not(principal: Guests, fields: dict[str, object]) -> None:
    assert principal().join("Ann").refusal("set_table", **fields) == "bad_message"
