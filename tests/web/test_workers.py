"""Two workers, one store: friends at one table do not notice that they are on different ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from fliptable.wire.close_codes import Close
from tests.support.players import Message, Player
from tests.support.tables import Tables, serving
from tests.web.conftest import People


@contextmanager
def two_workers(store: str, **settings: Any) -> Iterator[tuple[Tables, Tables]]:
    with serving(store, **settings) as one, serving(store, **settings) as two:
        yield one, two


def away(*members: int | None) -> Callable[[Message], bool]:
    return lambda message: message["type"] == "presence" and message["away"] == list(members)


def nobody_away(player: Player) -> bool:
    player.say("sync")
    player.until(lambda message: message["type"] == "welcome")
    return not any(member["away"] for member in player.room["members"])


def test_both_hear_the_same_numbers(store: str, people: People) -> None:
    with two_workers(store) as (one, two):
        code = one.create()
        ann, ben = people(one, code).join("Ann"), people(two, code).join("Ben")
        ben.done("ready", seed="ab" * 32)
        ann.catch_up(ben.seq).done("start")
        ben.catch_up(ann.seq)
        assert ben.room == ann.room


def test_who_is_with_the_other_worker_is_not_away(store: str, people: People) -> None:
    with two_workers(store, away_grace=0.3) as (one, two):
        code = one.create()
        ann, ben = people(one, code).join("Ann"), people(two, code).join("Ben")
        cem = people(one, code).join("Cem")
        cem.close()
        ben.until(away(cem.you))
        ann.until(away(cem.you))
        ben.close()
        ann.until(away(ben.you, cem.you))
        ben.enter()
        ann.until(away(cem.you))


def test_the_newest_connection_wins_on_another_worker_too(store: str, people: People) -> None:
    with two_workers(store, away_grace=0.3) as (one, two):
        code = one.create()
        ann, ben = people(one, code).join("Ann"), people(one, code).join("Ben")
        phone = people(two, code)
        phone.token = ann.token
        phone.enter()
        assert ann.closed() == Close.REPLACED
        ann.close()
        phone.done("set_table", watch_open=False)
        ben.catch_up(phone.seq)
        assert nobody_away(ben), "the late close of the older one means nothing"
        ann.enter()
        assert phone.closed() == Close.REPLACED


def test_a_host_with_the_other_worker_stays_host(store: str, people: People) -> None:
    with two_workers(store, away_grace=0.1, host_grace=0.1) as (one, two):
        code = one.create()
        ann, ben = people(one, code).join("Ann"), people(two, code).join("Ben")
        cem = people(two, code).join("Cem")
        cem.close()
        ben.until(away(cem.you))
        ann.catch_up(ben.seq).done("set_table", watch_open=False)
        assert ann.room["host"] == ann.you
        ann.close()
        ben.until(lambda message: message["type"] == "batch" and ben.room["host"] == ben.you)


def test_clients_of_a_worker_that_ends_go_on_with_another(store: str, people: People) -> None:
    with serving(store) as two:
        with serving(store) as one:
            code = one.create()
            ann, ben = people(one, code).join("Ann"), people(two, code).join("Ben")
            ben.done("ready", seed="ab" * 32)
            ann.catch_up(ben.seq)
            one.stop()
            assert ann.closed() == Close.GOING_AWAY
            ann.close()
        ann.tables = two
        ann.open(after=ann.seq)
        assert ann.hear() == {"type": "synced", "seq": ben.seq, "claim": ann.claim}
        ann.done("start")
        ben.catch_up(ann.seq)
        assert ben.view is not None


def test_whoever_changes_workers_is_not_taken_back_to_what_the_other_knows(
    store: str, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deaf(*_: object) -> None:
        await asyncio.Event().wait()

    with two_workers(store) as (one, two):
        code = one.create()
        ann = people(one, code).join("Ann")
        monkeypatch.setattr("fliptable.live.actor.Actor._follow", deaf)
        ben = people(two, code).join("Ben")
        ann.catch_up(ben.seq).done("set_table", watch_open=False)
        ann.tables = two
        assert ann.open(after=ann.seq).hear() == {"type": "synced", "seq": ann.seq, "claim": ann.claim}
        assert not ben.catch_up(ann.seq).room["watch_open"]
