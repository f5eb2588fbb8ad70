"""Somebody is asked and is away, or there and idle: the table is told, and goes on if it wants to."""

from __future__ import annotations

from tests.support.clock import ManualClock
from tests.support.players import Message, Player
from tests.support.tables import Tables, serving
from tests.web.conftest import People


def overdue(message: Message) -> bool:
    changes = message["type"] == "batch" and message["changes"]
    return bool(changes and changes["fields"].get("overdue"))


def started(tables: Tables, people: People) -> tuple[Player, Player, Player]:
    """Who is asked, and the two others, of whom the first is host."""
    code = tables.create()
    players = [people(tables, code).join(name) for name in ("Ann", "Ben", "Cem")]
    players[0].catch_up(players[2].seq).done("start")
    for player in players:
        player.catch_up(players[0].seq)
    seat = players[0].prompt["decision"]["seat"]
    asked = next(player for player in players if player.view and player.view.viewer == seat)
    host, third = (player for player in players if player is not asked)
    if asked is players[0]:
        asked.done("hand_over", member=host.you)
        host.catch_up(asked.seq)
        third.catch_up(asked.seq)
    return asked, host, third


def test_the_table_is_told_that_it_waits_for_somebody_away(
    sqlite: str, clock: ManualClock, people: People
) -> None:
    with serving(sqlite, clock=clock, away_grace=0, away_patience=7) as tables:
        asked, host, third = started(tables, people)
        asked.close()
        clock.run_out(7_000)
        for player in (host, third):
            player.until(overdue)
            assert player.room["overdue"] == {
                "decision": player.prompt["decision"]["id"],
                "member": asked.you,
                "votes": {},
                "needed": 2,
                "deciders": sorted(filter(None, (host.you, third.you))),
            }


def test_and_for_somebody_idle(sqlite: str, clock: ManualClock, people: People) -> None:
    with serving(sqlite, clock=clock, idle_patience=25) as tables:
        asked, host, _ = started(tables, people)
        clock.run_out(25_000)
        host.until(overdue)
        asked.until(overdue)
        asked.done("back")
        assert asked.room["overdue"] is None
        clock.run_out(25_000)
        asked.until(overdue)


def test_nobody_is_overdue_in_a_pause(sqlite: str, clock: ManualClock, people: People) -> None:
    with serving(sqlite, clock=clock, idle_patience=25) as tables:
        _, host, third = started(tables, people)
        host.done("pause")
        third.catch_up(host.seq)
        assert third.room["paused"]
        assert third.enter().room["paused"], "a snapshot says so too"
        clock.advance(100_000)
        host.done("resume")
        clock.run_out(25_000)
        third.until(overdue)
        assert not third.room["paused"]


def test_the_host_lets_the_game_go_on_until_the_absent_returns(
    sqlite: str, clock: ManualClock, people: People
) -> None:
    with serving(sqlite, clock=clock, away_grace=0, away_patience=7) as tables:
        asked, host, third = started(tables, people)
        asked.close()
        clock.run_out(7_000)
        host.until(overdue)
        decision = host.prompt["decision"]["id"]
        host.done("play_for", decision=decision, until="return")
        third.catch_up(host.seq)
        assert third.prompt["decision"]["id"] == decision + 1
        assert [member["id"] for member in third.room["members"] if member["autoplay"]] == [asked.you]
        asked.enter()
        assert any(member["autoplay"] for member in asked.room["members"]), "it takes a tap, not a connection"
        asked.done("back")
        assert not any(member["autoplay"] for member in asked.room["members"])


def test_those_who_are_there_decide_without_the_host(sqlite: str, clock: ManualClock, people: People) -> None:
    with serving(sqlite, clock=clock, away_grace=0, away_patience=7) as tables:
        asked, host, third = started(tables, people)
        host.close()
        third.until(lambda message: message["type"] == "presence" and message["away"] == [host.you])
        asked.close()
        clock.run_out(7_000)
        third.until(overdue)
        assert third.room["overdue"]["needed"] == 1
        decision = third.prompt["decision"]["id"]
        third.done("play_for", decision=decision, until="once")
        assert third.prompt["decision"]["id"] == decision + 1


def test_votes_count_when_those_who_had_not_voted_have_gone(
    sqlite: str, clock: ManualClock, people: People
) -> None:
    with serving(sqlite, clock=clock, away_grace=5, idle_patience=25) as tables:
        _, host, third = started(tables, people)
        clock.run_out(25_000)
        third.until(overdue)
        decision = third.prompt["decision"]["id"]
        third.done("play_for", decision=decision, until="once")
        assert third.prompt["decision"]["id"] == decision
        host.close()
        clock.run_out(5_000)
        third.until(lambda message: message["type"] == "batch")
        assert third.prompt["decision"]["id"] == decision + 1
