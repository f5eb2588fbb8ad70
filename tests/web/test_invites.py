"""Whoever was invited comes in, whatever others have tried from the same address."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from fliptable.wire.close_codes import Close
from tests.support.clock import ManualClock
from tests.support.tables import Tables, serving
from tests.web.conftest import People


def invite_of(tables: Tables, code: str) -> str:
    link: str = httpx.get(f"{tables.http}/api/rooms/{code}").json()["links"]["play"]
    return link.rpartition("?i=")[2]


def guess(tables: Tables, number: int) -> list[int]:
    return [httpx.get(f"{tables.http}/api/rooms/QQQQQ{digit}").status_code for digit in range(2, 2 + number)]


def test_an_invited_guest_is_not_locked_out_by_others_guesses(store: str, people: People) -> None:
    with (
        serving(store, guess_burst=3, guess_rate=0.001) as tables,
        serving(store, guess_burst=3, guess_rate=0.001) as other,
    ):
        code = tables.create()
        invite = invite_of(tables, code)
        assert invite == invite_of(other, code), "on every worker"
        for server in (tables, other):
            assert guess(server, 4) == [404, 404, 404, 429]
            assert people(server, code).open().closed() == Close.THROTTLED
            assert people(server, code).open(invite="0" * 10).closed() == Close.THROTTLED
            assert people(server, code).enter(invite=invite).room["code"] == code
            room = f"{server.http}/api/rooms/{code}"
            assert httpx.get(room).status_code == 429
            assert httpx.get(f"{room}?i={invite}").status_code == 200
            assert httpx.get(f"{room}/qr.svg?i={invite}").status_code == 200


def test_an_invitation_to_one_table_is_none_to_another(sqlite: str, people: People) -> None:
    with serving(sqlite, guess_burst=1, guess_rate=0.001) as tables:
        one, two = (httpx.post(f"{tables.http}/api/rooms", json={}).json() for _ in range(2))
        assert one["invite"] != two["invite"]
        guess(tables, 1)
        assert people(tables, two["code"]).open(invite=one["invite"]).closed() == Close.THROTTLED
        people(tables, two["code"]).enter(invite=two["invite"])


async def test_guesses_at_the_same_time_cost_as_much_as_one_after_the_other(
    sqlite: str, clock: ManualClock
) -> None:
    with serving(sqlite, clock=clock, guess_burst=2, guess_rate=1.0) as tables:
        async with httpx.AsyncClient() as client:
            codes = [f"QQQQ{first}{second}" for first in "23456" for second in "23456789"]
            answers = await asyncio.gather(*(client.get(f"{tables.http}/api/rooms/{code}") for code in codes))
            unknown = sum(answer.status_code == 404 for answer in answers)
            clock.advance(max(0, unknown - 2) * 1000)
            assert (await client.get(f"{tables.http}/api/rooms/QQQQQQ")).status_code == 429, (
                "each was paid for"
            )


@pytest.mark.parametrize("invite", ["x", "0123456789a", "ABCDEF0123"])
def test_what_cannot_be_an_invitation_is_no_message(tables: Tables, people: People, invite: str) -> None:
    player = people(tables, tables.create()).open(invite=invite)
    assert player.hear()["reason"] == "bad_message"
