"""The recordings of one game, to be spoilt in one way."""

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
from fliptable.room import Accepted, Entropy, Request, encode_batch, handle, open_room
from fliptable.room.attendance import UNKNOWN
from fliptable.room.commands import Act, Join, RoomCommand, SetTable, Start
from fliptable.room.outputs import RoomChange
from fliptable.store import JournalEntry
from fliptable.wire import frames, projection
from fliptable.wire.outbound import READABLE, Done
from fliptable.wire.projection import Principal
from tests.chaos.recording import HEARD, SENT, Mark, Sighting
from tests.chaos.remains import TableRemains
from tests.chaos.report import judge_table

Message = dict[str, Any]

TOKENS = ("a1" * 32, "b2" * 32, "c3" * 32)
ANN, WATCHER = range(2)


class Evening:
    """A game without sockets: its journal, and what Ann, who is host, and a spectator saw of it."""

    def __init__(self) -> None:
        opened = open_room("ABCDEF", Options("flip7", target=100), self._entropy())
        self.state = opened.state
        self.entries = [JournalEntry(1, "opened", encode_batch(opened.batch))]
        self.marks: tuple[list[Mark], list[Mark]] = ([], [])
        for name, token in zip(("Ann", "Ben", "Cem"), TOKENS, strict=True):
            self._ask(Join(name, watch=False), token=token)
        self._guests = (Principal(1), Principal(watching=True))
        self._note(ANN, SENT, {"type": "hello", "version": READABLE, "token": TOKENS[0]})
        self._note(WATCHER, SENT, {"type": "hello", "version": READABLE, "watch": True})
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
        answer = handle(before, Request(command, self._entropy(token), member, ref), 0)
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
            self._hear(viewer, projection.encode(frames.batch(change, seen, UNKNOWN, 0)))
        if member == 1:
            self._hear(ANN, projection.encode(Done(ref, self.state.seq)))

    def _note(self, viewer: int, kind: str, message: Message) -> None:
        self.marks[viewer].append(Mark(0.0, kind, json.dumps(message)))

    def _hear(self, viewer: int, text: str) -> None:
        self.marks[viewer].append(Mark(0.0, HEARD, text))

    @staticmethod
    def _entropy(token: str = "") -> Entropy:
        return Entropy("", token_hash(token) if token else "", hashlib.sha256(b"server").digest(), "game")


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
