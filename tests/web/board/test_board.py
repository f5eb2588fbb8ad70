"""A score board over the wire: several devices, spectators, the preview, the download, restarts."""

from __future__ import annotations

import json

import httpx

from tests.support.players import Player
from tests.support.process import process
from tests.support.tables import Tables, serving
from tests.web.boards import entry, field, row, set_up
from tests.web.conftest import Guests, People


def totals(player: Player) -> dict[str, int]:
    return {other["name"]: other["total"] for other in player.board["players"]}


def test_a_room_is_opened_for_a_board(tables: Tables, code: str, principal: Guests) -> None:
    hanna = principal().join("Hanna")
    assert (hanna.room["kind"], hanna.room["phase"], hanna.view) == ("board", "lobby", None)
    assert hanna.room["limits"] == {"min": 2, "max": 12}
    assert hanna.room["startable"] == "too_few_names"
    assert hanna.board["players"] == []
    door = httpx.get(f"{tables.http}/api/rooms/{code}").json()
    assert (door["kind"], door["seats_free"]) == ("board", 0)


def test_everybody_sees_at_once_what_somebody_enters(principal: Guests) -> None:
    hanna = set_up(principal().join("Hanna"), "Ann", "Bob")
    tom = principal().join("Tom")
    watcher = principal().enter(watch=True)
    tom.done("enter", **entry(tom, "Ann", 35))
    for other in (hanna, watcher):
        other.catch_up(tom.seq)
        assert other.board == tom.board
    assert totals(watcher) == {"Ann": 35, "Bob": 0}
    assert field(watcher, "Ann")["entry"]["by"] == {"member": tom.you, "name": "Tom"}


def test_an_entry_tells_of_its_own_round_only(principal: Guests) -> None:
    hanna = set_up(principal().join("Hanna"), "Ann", "Bob", "Cem")
    for name in ("Ann", "Bob", "Cem") * 3:
        hanna.done("enter", **entry(hanna, name, 10))
    hanna.done("enter", **entry(hanna, "Ann", 5, 3))
    hanna.done("enter", **entry(hanna, "Ann", 20))
    hanna.done("enter", **entry(hanna, "Bob", 20))
    batches = [message for message in map(json.loads, hanna.heard) if message["type"] == "batch"]
    news = batches[-1]["board"]
    assert [played["number"] for played in news["rounds"]] == [4]
    assert (news["length"], news["history"]) == (4, [])
    assert hanna.board == principal().enter(watch=True).board


def test_a_visitor_sees_the_board_as_a_spectator_only(principal: Guests) -> None:
    set_up(principal().join("Hanna"), "Ann", "Bob")
    assert principal().enter().board is None
    assert principal().enter(watch=True).board["open"] == 1


def test_members_see_it_when_nobody_may_watch(principal: Guests) -> None:
    hanna = set_up(principal().join("Hanna"), "Ann", "Bob")
    hanna.done("set_table", watch_open=False)
    tom = principal().join("Tom")
    assert tom.board["open"] == 1
    tom.done("enter", **entry(tom, "Ann", 7))


def test_a_reload_finds_the_board_as_it_is_now(principal: Guests) -> None:
    hanna = set_up(principal().join("Hanna"), "Ann", "Bob")
    tom = principal().join("Tom")
    hanna.catch_up(tom.seq)
    hanna.close()
    tom.done("enter", **entry(tom, "Ann", 35))
    hanna.open(after=hanna.seq)
    hanna.until(lambda message: message["type"] == "synced")
    assert hanna.board == tom.board
    assert principal().enter(watch=True).board == tom.board


def test_of_two_at_the_same_field_one_wins_and_the_other_is_told_how_it_is(principal: Guests) -> None:
    hanna = set_up(principal().join("Hanna"), "Ann", "Bob")
    tom = principal().join("Tom")
    hanna.catch_up(tom.seq)
    late = entry(tom, "Ann", 13)
    hanna.done("enter", **entry(hanna, "Ann", 12))
    refused = tom.ask("enter", **late)
    assert refused["reason"] == "field_taken"
    assert refused["snapshot"]["board"] == hanna.board == tom.board


def test_a_request_that_is_sent_again_is_done_once(principal: Guests) -> None:
    hanna = set_up(principal().join("Hanna"), "Ann", "Bob")
    said = entry(hanna, "Ann", 12)
    first = hanna.ask("enter", ref="once", **said)
    assert hanna.ask("enter", ref="once", **said) == first


def test_tapped_cards_are_counted_for_the_one_who_taps_only(principal: Guests) -> None:
    hanna = set_up(principal().join("Hanna"), "Ann", "Bob", game="vengeance", brutal=True)
    seq = hanna.seq
    tallied = hanna.ask("tally", ref="t", row=row("12", "8", "-4", award="pay"))
    formula = "12 + 8 − 4 − 15 = 1"
    assert tallied.pop("awards") == ["keep", "pay"]
    assert tallied == {"type": "tallied", "ref": "t", "points": 1, "formula": formula, "flipped": False}
    assert hanna.ask("tally", row=row("0", "1", "2", "3", "4", "5", "6"))["flipped"]
    assert hanna.refusal("tally", row=row("5", "5")) == "would_bust"
    assert principal().join("Tom").seq == seq + 1


def test_the_names_of_the_cards_are_those_of_the_chosen_game(principal: Guests) -> None:
    hanna, tom = principal().join("Hanna"), principal().join("Tom")
    hanna.done("set_options", options={**hanna.room["options"], "game": "vengeance"})
    welcome = tom.until(lambda message: message["type"] == "welcome")
    assert "U7" in welcome["catalogue"]
    offered = {spec["name"] for spec in welcome["specs"]["vengeance"] if spec["on_paper"]}
    assert offered == {"target", "brutal"}


def test_the_host_is_followed_by_somebody_else(principal: Guests) -> None:
    hanna, tom = principal().join("Hanna"), principal().join("Tom")
    hanna.done("leave")
    tom.until(lambda message: message["type"] == "batch")
    assert tom.room["host"] == tom.you
    tom.done("add_player", name="Ann")


def test_the_room_is_told_only_when_it_changed(principal: Guests) -> None:
    hanna = set_up(principal().join("Hanna"), "Ann", "Bob", target=100)
    hanna.done("enter", **entry(hanna, "Ann", 100))
    assert '"room":null' in hanna.heard[-2]
    hanna.done("enter", **entry(hanna, "Bob", 1))
    assert hanna.room["phase"] == "over"
    hanna.done("rematch")
    assert (hanna.room["phase"], hanna.room["game"]) == ("playing", 2)


def test_the_sheet_can_be_downloaded(tables: Tables, code: str, principal: Guests) -> None:
    hanna = set_up(principal().join("Hanna"), "=1+1", "B, -2;@x", game="vengeance", brutal=True)
    for name, points in (("=1+1", 20), ("B, -2;@x", -15), ("=1+1", 7)):
        hanna.done("enter", **entry(hanna, name, points))
    hanna.done("add_player", name="@Cem", points="lowest")
    answer = httpx.get(f"{tables.http}/api/rooms/{code}/board.csv")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="board-{code}.csv"'
    assert answer.text.removeprefix("\ufeff").splitlines() == [
        "round,dealer,'=1+1,\"B, '-2;'@x\",'@Cem",
        "start,,0,0,-15",
        "1,'=1+1,20,-15,",
        "2,\"B, '-2;'@x\",7,,",
        "total,,27,-15,-15",
    ]
    german = httpx.get(f"{tables.http}/api/rooms/{code}/board.csv?separator=semicolon")
    assert german.text.splitlines()[-1] == "total;;27;-15;-15"


def test_there_is_no_sheet_of_a_game(tables: Tables) -> None:
    answer = httpx.get(f"{tables.http}/api/rooms/{tables.create()}/board.csv")
    assert (answer.status_code, answer.json()) == (404, {"reason": "not_a_board"})
    assert httpx.get(f"{tables.http}/api/rooms/QQQQQQ/board.csv").json() == {"reason": "unknown_room"}


def test_two_workers_keep_one_sheet(store: str, people: People) -> None:
    with serving(store) as one, serving(store) as two:
        code = one.create(kind="board")
        hanna = set_up(people(one, code).join("Hanna"), "Ann", "Bob")
        tom = people(two, code).join("Tom")
        hanna.catch_up(tom.seq)
        mine, his = entry(hanna, "Ann", 12), entry(tom, "Ann", 13)
        hanna.say("enter", ref="a", **mine)
        tom.say("enter", ref="a", **his)
        answers = [player.until(lambda message: message.get("ref") == "a")["type"] for player in (hanna, tom)]
        assert sorted(answers) == ["done", "refused"]
        latest = max(hanna.seq, tom.seq)
        assert hanna.catch_up(latest).board == tom.catch_up(latest).board


def test_killed_and_started_again_the_sheet_is_there(store: str, people: People) -> None:
    with process(store) as first:
        code = first.tables.create(kind="board")
        hanna = set_up(people(first.tables, code).join("Hanna"), "Ann", "Bob")
        hanna.done("enter", **entry(hanna, "Ann", 12))
        hanna.done("enter", **entry(hanna, "Ann", 21))
        before = hanna.board
        first.kill()
    with process(store) as second:
        again = people(second.tables, code)
        again.token = hanna.token
        assert again.enter().board == before
        again.done("undo", change=field(again, "Ann")["change"])
        assert totals(again) == {"Ann": 12, "Bob": 0}
