"""What a score board refuses over the wire, and why."""

from __future__ import annotations

import httpx
import pytest

from tests.support.players import Message
from tests.support.tables import Tables
from tests.web.boards import entry, row, set_up
from tests.web.conftest import Guests, People

SEED = "5e" * 32


@pytest.mark.parametrize(
    "body", [{"kind": "chess"}, {"kind": "board", "lesson": "flip7"}, {"kind": None}, {"kind": ["board"]}]
)
def test_there_are_no_other_kinds_of_rooms(tables: Tables, body: Message) -> None:
    answer = httpx.post(f"{tables.http}/api/rooms", json=body)
    assert (answer.status_code, answer.json()) == (422, {"reason": "bad_request"})


@pytest.mark.parametrize(
    ("result", "reason", "rule"),
    [
        (172, "too_high", "T4"),
        (-1, "no_negative", "T8"),
        (1.5, "not_whole", "T4"),
        (10**30, "too_high", "T4"),
        ({"type": "cards", "row": row("5", "5")}, "would_bust", "B-13"),
        ({"type": "cards", "row": row("x2", "x2")}, "not_in_deck", ""),
        ({"type": "cards", "row": row("5", award="pay")}, "no_award", "V-115"),
    ],
)
def test_a_result_that_cannot_be_is_refused_with_its_reason(
    principal: Guests, result: Message | int, reason: str, rule: str
) -> None:
    hanna = set_up(principal().join("Hanna"), "Ann", "Bob")
    refused = hanna.ask("enter", **entry(hanna, "Ann", result))
    assert (refused["reason"], refused["rule"]) == (reason, rule)


@pytest.mark.parametrize(
    "result",
    [
        {"type": "points", "points": "12"},
        {"type": "points", "points": True},
        {"type": "points", "points": None},
        {"type": "points"},
        {"type": "bust", "points": 0},
        {"type": "cards", "row": {"cards": [5]}},
        {"type": "cards", "row": {"cards": ["5"], "award": "take"}},
        {"type": "cards", "row": {"cards": ["5"], "busted": 1}},
        {"type": "guess"},
        None,
    ],
)
def test_a_result_of_another_shape_is_no_message(principal: Guests, result: Message | None) -> None:
    hanna = set_up(principal().join("Hanna"), "Ann", "Bob")
    said = {**entry(hanna, "Ann", 1), "result": result}
    assert hanna.refusal("enter", **said) == "bad_message"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("ready", {"seed": SEED}),
        ("act", {"action": {"type": "hit", "decision": 0}}),
        ("take_back", {"decision": 0}),
        ("play_for", {"decision": 0, "until": "once"}),
        ("back", {}),
        ("add_bot", {}),
        ("remove_bot", {"member": 1}),
        ("admit", {"member": 1, "points": "zero"}),
        ("pause", {}),
        ("resume", {}),
    ],
)
def test_what_belongs_to_a_game_is_refused_at_a_board(principal: Guests, kind: str, fields: Message) -> None:
    assert principal().join("Hanna").refusal(kind, **fields) == "not_a_game"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("add_player", {"name": "Ann"}),
        ("remove_player", {"player": 1}),
        ("rename_player", {"player": 1, "name": "Ann"}),
        ("move_player", {"player": 1, "place": 0}),
        ("set_dealer", {"player": 1}),
        ("withdraw_player", {"player": 1}),
        ("return_player", {"player": 1}),
        ("claim", {"player": 1}),
        ("release", {"player": 1}),
        ("enter", {"round": 1, "player": 1, "expected": 0, "result": {"type": "bust"}}),
        ("undo", {"change": 1}),
        ("tally", {"row": {"cards": ["5"]}}),
    ],
)
def test_what_belongs_to_a_board_is_refused_in_a_game(
    tables: Tables, people: People, kind: str, fields: Message
) -> None:
    assert people(tables, tables.create()).join("Ann").refusal(kind, **fields) == "not_a_board"


def test_a_visitor_enters_nothing(principal: Guests) -> None:
    hanna = set_up(principal().join("Hanna"), "Ann", "Bob")
    watcher = principal().enter(watch=True)
    assert watcher.refusal("enter", **entry(hanna, "Ann", 5)) == "unknown_member"
    assert watcher.refusal("tally", row=row("5")) == "unknown_member"


def test_only_the_host_writes_names(principal: Guests) -> None:
    principal().join("Hanna")
    assert principal().join("Tom").refusal("add_player", name="Ann") == "host_only"
