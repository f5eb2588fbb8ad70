"""The checker finds what it is there to find: the recordings of one game, each spoilt in one way."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import orjson
import pytest

from fliptable import codec
from fliptable.engine import Options
from fliptable.live.environment import token_hash
from fliptable.room import Accepted, Chance, Request, encode_batch, handle, open_room
from fliptable.room.attendance import UNKNOWN
from fliptable.room.commands import Act, Join, RoomCommand, SetTable, Start
from fliptable.room.outputs import RoomChange
from fliptable.store import JournalEntry
from fliptable.wire import projection
from fliptable.wire.outbound import VERSION, Done
from fliptable.wire.projection import Principal
from tests.chaos.journal import Journal
from tests.chaos.recording import HEARD, SENT, Mark, Sighting
from tests.chaos.remains import TableRemains
from tests.chaos.report import judge_table

Message = dict[str, Any]

TOKENS = ("a1" * 32, "b2" * 32, "c3" * 32)
ANN, WATCHER = range(2)


class Evening:
    """A game without sockets: its journal, and what Ann, who is host, and a spectator saw of it."""

    def __init__(self) -> None:
        opened = open_room("ABCDEF", Options("flip7", target=100), self._chance())
        self.state = opened.state
        self.entries = [JournalEntry(1, "opened", encode_batch(opened.batch))]
        self.marks: tuple[list[Mark], list[Mark]] = ([], [])
        for name, token in zip(("Ann", "Ben", "Cem"), TOKENS, strict=True):
            self._ask(Join(name, watch=False), token=token)
        self._guests = (Principal(1), Principal(watching=True))
        self._note(ANN, SENT, {"type": "hello", "version": VERSION, "token": TOKENS[0]})
        self._note(WATCHER, SENT, {"type": "hello", "version": VERSION, "watch": True})
        for viewer, guest in enumerate(self._guests):
            self._hear(viewer, projection.encode(projection.welcome(self.state, guest, UNKNOWN, 0)))
        self._ask(Start(), 1, "start")
        rng = Random(4)
        while question := self.state.question:
            self._ask(
                Act(rng.choice(question.options)), self.state.seats[question.seat], f"move-{question.id}"
            )
        self._ask(SetTable(watch_open=True), 1, "last")

    def _ask(self, command: RoomCommand, member: int | None = None, ref: str = "", token: str = "") -> None:
        before = self.state
        answer = handle(before, Request(command, self._chance(token), member, ref), 0)
        assert isinstance(answer, Accepted), answer
        self.state = answer.state
        self.entries.append(JournalEntry(self.state.seq, ref, encode_batch(answer.batch)))
        if not ref:
            return
        if member == 1:
            self._note(ANN, SENT, {"ref": ref, **orjson.loads(codec.to_json(command))})
        change = RoomChange(answer.batch, before, answer.state)
        for viewer, guest in enumerate(self._guests):
            seen = projection.perspective(self.state, guest)
            self._hear(viewer, projection.encode(projection.batch(change, seen, UNKNOWN, 0)))
        if member == 1:
            self._hear(ANN, projection.encode(Done(ref, self.state.seq)))

    def _note(self, viewer: int, kind: str, message: Message) -> None:
        self.marks[viewer].append(Mark(0.0, kind, json.dumps(message)))

    def _hear(self, viewer: int, text: str) -> None:
        self.marks[viewer].append(Mark(0.0, HEARD, text))

    @staticmethod
    def _chance(token: str = "") -> Chance:
        return Chance("", token_hash(token) if token else "", hashlib.sha256(b"server").digest(), "game")


@cache
def evening() -> Evening:
    return Evening()


@dataclass
class Spoilt:
    """A copy to be changed."""

    entries: list[JournalEntry]
    ann: list[Mark]
    watcher: list[Mark]

    def heard(self, holds: Callable[[Message], bool]) -> int:
        """Where Ann first heard such a message."""
        return next(
            place
            for place, mark in enumerate(self.ann)
            if mark.kind == HEARD and holds(json.loads(mark.text))
        )

    def change(self, place: int, **fields: Any) -> None:
        """Let the message there say something else."""
        mark = self.ann[place]
        self.ann[place] = mark._replace(text=_compact(json.loads(mark.text) | fields))

    def findings(self) -> list[str]:
        sightings = [Sighting("Ann", TOKENS[0], self.ann), Sighting("watcher", "", self.watcher)]
        return [*judge_table(TableRemains("ABCDEF", self.entries, sightings), Counter())]


@pytest.fixture
def spoilt() -> Spoilt:
    whole = evening()
    return Spoilt([*whole.entries], [*whole.marks[ANN]], [*whole.marks[WATCHER]])


def _compact(message: Message) -> str:
    return json.dumps(message, separators=(",", ":"))


def deals(message: Message) -> bool:
    """A batch in which a card lands before somebody."""
    return message["type"] == "batch" and any(event["type"] == "card_landed" for event in message["events"])


def finds(spoilt: Spoilt, what: str) -> bool:
    return any(what in finding for finding in spoilt.findings())


def test_nothing_is_found_where_nothing_is_wrong(spoilt: Spoilt) -> None:
    assert spoilt.findings() == []
    assert len(spoilt.entries) > 50


def test_a_batch_that_did_not_come(spoilt: Spoilt) -> None:
    del spoilt.ann[spoilt.heard(deals)]
    assert finds(spoilt, "Ann at 0.000: batch")


def test_a_batch_that_came_twice(spoilt: Spoilt) -> None:
    place = spoilt.heard(deals)
    spoilt.ann.insert(place, spoilt.ann[place])
    assert finds(spoilt, "Ann at 0.000: batch")


def test_another_card_than_in_the_journal(spoilt: Spoilt) -> None:
    place = spoilt.heard(deals)
    events = json.loads(spoilt.ann[place].text)["events"]
    for event in events:
        if event["type"] in {"card_flipped", "card_landed"}:
            event["card"] = (event["card"] + 1) % 94
    spoilt.change(place, events=events)
    assert finds(spoilt, "has other events than in the journal")
    assert finds(spoilt, "another table at")


def test_another_decision_than_in_the_journal(spoilt: Spoilt) -> None:
    place = spoilt.heard(deals)
    prompt = json.loads(spoilt.ann[place].text)["prompt"]
    prompt["decision"]["id"] += 1
    spoilt.change(place, prompt=prompt)
    assert finds(spoilt, "another decision at")


def test_a_room_that_others_see_otherwise(spoilt: Spoilt) -> None:
    place = spoilt.heard(lambda message: message["type"] == "batch" and bool(message["changes"]))
    changes = json.loads(spoilt.ann[place].text)["changes"]
    spoilt.change(place, changes=changes | {"fields": {"host": 2}})
    assert finds(spoilt, "another room at")


def test_something_shown_that_was_never_confirmed(spoilt: Spoilt) -> None:
    spoilt.entries.pop()
    assert finds(spoilt, "which is not in the journal")


def test_something_acknowledged_that_is_not_there(spoilt: Spoilt) -> None:
    place = spoilt.heard(lambda message: message["type"] == "done" and message["ref"].startswith("move"))
    spoilt.change(place, seq=json.loads(spoilt.ann[place].text)["seq"] - 1)
    assert finds(spoilt, "is not in the journal at")


def test_another_move_than_was_acknowledged(spoilt: Spoilt) -> None:
    place = next(place for place, mark in enumerate(spoilt.ann) if '"act"' in mark.text)
    spoilt.change(place, action={"type": "choose", "decision": 0, "seat": 0, "card": None})
    assert finds(spoilt, "has another move than was acknowledged")


def test_a_request_that_was_done_twice(spoilt: Spoilt) -> None:
    last = spoilt.entries[-1]
    spoilt.entries.append(JournalEntry(last.seq + 1, "again", last.body))
    assert finds(spoilt, "request last of member 1 is in the journal 2 times")


def test_a_gap_in_the_journal(spoilt: Spoilt) -> None:
    last = spoilt.entries.pop()
    spoilt.entries.append(JournalEntry(last.seq + 1, last.command, last.body))
    assert finds(spoilt, "a gap or come twice")


def test_a_card_that_is_there_twice(spoilt: Spoilt) -> None:
    place = next(place for place, entry in enumerate(spoilt.entries) if b'"deck_shuffled"' in entry.body)
    batch = json.loads(spoilt.entries[place].body)
    for event in batch["events"]:
        for move in event.get("events", ()):
            if move["type"] == "deck_shuffled":
                move["order"][0] = move["order"][1]
    spoilt.entries[place] = JournalEntry(place + 1, "", _compact(batch).encode())
    assert finds(spoilt, "a card is lost or doubled by deck_shuffled")


def test_a_game_without_an_end(spoilt: Spoilt) -> None:
    del spoilt.entries[-3:]
    assert finds(spoilt, "the last game has not ended")


@pytest.mark.parametrize("owner", range(3))
def test_a_seat_secret(spoilt: Spoilt, owner: int) -> None:
    spoilt.change(spoilt.heard(deals), more=token_hash(TOKENS[owner]))
    assert finds(spoilt, "was told a seed or a seat secret by a batch")


def test_the_secret_of_a_shuffle_before_the_end(spoilt: Spoilt) -> None:
    spoilt.change(spoilt.heard(deals), more=hashlib.sha256(b"server").hexdigest())
    assert finds(spoilt, "the secret of a shuffle, before its game was over")


@pytest.mark.parametrize("step", [1, -1], ids=["upwards", "downwards"])
def test_the_order_of_the_deck(spoilt: Spoilt, step: int) -> None:
    place = spoilt.heard(deals)
    game = Journal(spoilt.entries).rooms[json.loads(spoilt.ann[place].text)["seq"]].game
    assert game is not None
    spoilt.change(place, more=game.deck[3:12][::step])
    assert finds(spoilt, "was told the order of the deck by a batch")


def test_what_a_hidden_row_is_worth(spoilt: Spoilt) -> None:
    def hidden(message: Message) -> bool:
        return message["type"] == "batch" and None in message["prompt"]["worth"]

    place = spoilt.heard(hidden)
    prompt = json.loads(spoilt.ann[place].text)["prompt"]
    prompt["worth"] = [worth or 0 for worth in prompt["worth"]]
    spoilt.change(place, prompt=prompt)
    assert finds(spoilt, "the value of hidden cards")


def test_a_refusal_that_no_honest_client_gets(spoilt: Spoilt) -> None:
    refusal = {
        "type": "refused",
        "ref": None,
        "reason": "internal_error",
        "rule": "",
        "seq": 9,
        "snapshot": None,
    }
    spoilt.ann.append(Mark(0.0, HEARD, _compact(refusal)))
    assert finds(spoilt, "refused as internal_error")
