"""What one tab saw, held against the journal: what was confirmed, what was shown, and what was not to be."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator
from typing import Final

import orjson

from fliptable import codec
from fliptable.engine.events import DecisionMade
from fliptable.room.batch import Batch
from fliptable.room.events import GameMoved
from tests.chaos.journal import Journal, lasting
from tests.chaos.known import Known, Message
from tests.chaos.leaks import Secrets
from tests.chaos.recording import HEARD, OPENED, SENT, Sighting
from tests.support.expand import expand

_MISTAKES: Final = frozenset(
    ("bad_json", "binary_frame", "too_large", "unknown_type", "bad_message", "missing_ref", "internal_error")
)
"""Refusals that a client which keeps to the protocol never hears."""


class Checker:
    """Goes through one sighting. `counts`: what was in it."""

    def __init__(self, journal: Journal, secrets: Secrets, sighting: Sighting) -> None:
        self.counts: Counter[str] = Counter()
        self._journal = journal
        self._secrets = secrets
        self._sighting = sighting
        self._known = Known()
        self._member: int | None = None
        self._watches = False
        self._sent: dict[str, Message] = {}

    def check(self) -> Iterator[str]:
        """What does not hold, in words."""
        for mark in self._sighting.marks:
            if mark.kind == OPENED:
                self.counts["connections"] += 1
            elif mark.kind == SENT:
                self._send(orjson.loads(mark.text))
            elif mark.kind == HEARD:
                for what in self._hear(mark.text):
                    yield f"{self._sighting.who} at {mark.at:.3f}: {what}"

    def _send(self, message: Message) -> None:
        if message["type"] == "hello":
            self._watches = message.get("watch", False)
        if "ref" in message:
            self._sent[message["ref"]] = message

    def _hear(self, text: str) -> Iterator[str]:
        message: Message = expand(orjson.loads(text))
        known = self._known
        known.hear(message)
        yield from known.problems
        known.problems.clear()
        if known.you is not None:
            self._member = known.you
        shown = message.get("snapshot") or message
        seq = shown["seq"] if shown["type"] in {"welcome", "batch"} else None
        if seq is not None and seq not in self._journal.batches:
            yield f"heard of batch {seq}, which is not in the journal"
            return
        match message["type"]:
            case "batch" if known.in_sync:
                self.counts["batches heard"] += 1
                yield from self._check_batch(message)
                yield from self._check_table(message["seq"])
            case "welcome":
                self.counts["snapshots"] += 1
                yield from self._check_table(message["seq"])
                if known.view is not None and not self._sees(message["seq"]):
                    yield f"a game at {message['seq']} that is not his to see"
            case "synced":
                self.counts["resumed without a snapshot"] += 1
            case "done" | "joined":
                yield from self._check_done(message)
            case "refused":
                yield from self._check_refusal(message)
        for secret in self._secrets.told_by(text, seq):
            yield f"was told {secret} by a {message['type']}"

    @property
    def _viewer(self) -> int | None:
        return None if self._known.view is None else self._known.view.viewer

    def _sees(self, seq: int) -> bool:
        return self._watches or self._journal.rooms[seq].member(self._known.you) is not None

    def _check_batch(self, batch: Message) -> Iterator[str]:
        seq = batch["seq"]
        expected = self._journal.events(seq, self._viewer) if self._sees(seq) else []
        if batch["events"] != expected:
            yield f"batch {seq} has other events than in the journal"

    def _check_table(self, seq: int) -> Iterator[str]:
        """What is known after batch `seq`, by whatever way."""
        known = self._known
        if lasting(known.room) != self._journal.room(seq):
            yield f"another room at {seq}"
        if not self._sees(seq):
            if known.prompt["decision"] is not None:
                yield f"a decision at {seq} of a game that is not his to see"
            return
        view = None if known.view is None else zlib.crc32(codec.to_json(known.view))
        if view != self._journal.view(seq, self._viewer):
            yield f"another table at {seq}"
        if known.prompt["decision"] != self._journal.decision(seq):
            yield f"another decision at {seq}"
        if known.view is not None and self._tells_hidden(known):
            yield f"the value of hidden cards at {seq}"

    @staticmethod
    def _tells_hidden(known: Known) -> bool:
        assert known.view is not None
        worth, viewer = known.prompt["worth"], known.view.viewer
        hidden = [seat for seat, hand in enumerate(known.view.table.hands) if hand.down and seat != viewer]
        return any(
            worth[seat] is not None or set(known.view.table.hands[seat].cards) - {-1} for seat in hidden
        )

    def _check_done(self, message: Message) -> Iterator[str]:
        """Once it is said to be done it is in the journal, there, from him, and what he asked for."""
        ref, sent = message["ref"], self._sent.get(message["ref"])
        if sent is None:
            yield f"an answer to {ref}, which was not asked here"
            return
        if message["type"] == "joined":
            if message["member"] not in self._journal.joined_with(sent["token"]):
                yield f"joined as {message['member']}, which is not in the journal"
            return
        batch = self._journal.batches.get(message["seq"])
        self.counts["acknowledged"] += 1
        if batch is None or (batch.member, batch.ref) != (self._member, ref):
            yield f"{sent['type']} {ref} is not in the journal at {message['seq']}"
        elif sent["type"] == "act":
            self.counts["acknowledged moves"] += 1
            if sent["action"] not in _answers(batch):
                yield f"batch {message['seq']} has another move than was acknowledged"

    def _check_refusal(self, refusal: Message) -> Iterator[str]:
        self.counts[f"refused: {refusal['reason']}"] += 1
        if refusal["reason"] in _MISTAKES:
            yield f"refused as {refusal['reason']}"
        if (refusal["reason"] == "stale_decision") != (refusal["snapshot"] is not None):
            yield f"refused as {refusal['reason']} with or without a snapshot"


def _answers(batch: Batch) -> list[object]:
    moves = (event.events for event in batch.events if isinstance(event, GameMoved))
    return [
        codec.encode(move.action) for events in moves for move in events if isinstance(move, DecisionMade)
    ]
