"""Somebody who sends anything, and checks whatever comes back."""

from __future__ import annotations

import itertools
import json
import secrets
import struct
from collections.abc import Iterable
from contextlib import suppress
from socket import SO_LINGER, SOL_SOCKET
from typing import Annotated, Any, Self, get_args

from jsonschema_rs import Draft202012Validator
from pydantic import BaseModel, ConfigDict, Field
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from fliptable import codec
from fliptable.engine import View
from fliptable.room.refusal import RoomReason
from fliptable.wire.close_codes import Close
from fliptable.wire.inbound import JoinRequest, Unreadable, read
from fliptable.wire.outbound import Notice, WireReason
from fliptable.wire.schema import json_schema
from tests.support.frames import Frame
from tests.support.players import Message, Player
from tests.support.tables import Tables

WARNINGS = 10
"""Refusals of what is no message that one connection may get."""

_SAID = Draft202012Validator(json_schema.from_server())
_TAKEN = Draft202012Validator(json_schema.from_browser())
_ANSWERS = {"done", "refused", "joined", "personal_link", "pong"}
_OF_THE_WIRE = set(get_args(WireReason)) - {"temporarily_unavailable", "internal_error"}


class _Heard(BaseModel):
    """What docs/protocol.md allows the server to say."""

    model_config = ConfigDict(strict=True, extra="forbid")

    notice: Annotated[Notice, Field(discriminator="type")]


class Troublemaker(Player):
    """Counts frames and answers, which must be as many, and compares every snapshot with what it folded."""

    def __init__(self, tables: Tables, code: str, *, watch: bool = False, secret: str | None = None) -> None:
        super().__init__(tables, code)
        self.watch = watch
        self.secret = secret or secrets.token_hex(32)
        """What it would become a member with."""
        self.sent: list[Frame] = []
        self._barriers = itertools.count(1)
        self._barrier = ""
        self._unanswered = 0
        self._warned = 0

    def open(self, **hello: Any) -> Self:
        super().open(**hello)
        self._unanswered = self._warned = 0
        return self

    def arrive(self) -> Self:
        """Come back with what one knows, or anew if the server does not know it any more."""
        hellos: Iterable[dict[str, Any]] = (
            {"after": self.seq, "watch": self.watch},
            {"watch": self.watch},
            {},
        )
        for hello in hellos:
            self.open(**hello)
            with suppress(ConnectionClosed):
                self.until(lambda message: message["type"] in {"welcome", "synced"})
                return self
            if self.closed() == Close.UNKNOWN_TOKEN:
                self.token = None
        raise AssertionError(f"not let in: {self.closed()}")

    def say(self, kind: str, **fields: Any) -> None:
        self.transmit(json.dumps({"type": kind, **fields}))

    def transmit(self, frame: Frame) -> None:
        self.note(frame)
        with suppress(ConnectionClosed):  # heard of by the next `settle`
            self.connection.send(frame)

    def note(self, frame: Frame) -> None:
        """`frame` is on its way."""
        self.sent.append(frame)
        self._unanswered += _type_of(frame) != "sync"

    def cut(self, *, reset: bool) -> None:
        """Lose the connection without a goodbye. `reset`: and what is still on its way."""
        if reset:
            self.connection.socket.setsockopt(SOL_SOCKET, SO_LINGER, struct.pack("ii", 1, 0))
        self.connection.close_socket()
        self._connection = None

    def ask_for_an_answer(self) -> None:
        """To be heard by `settle`."""
        self._barrier = f"barrier-{next(self._barriers)}"
        self.say("kick", member=-1, ref=self._barrier)
        self.say("sync")

    def settle(self) -> int | None:
        """Hear the answers to all that was sent, one each, and a snapshot. The close code if the connection
        has ended."""
        try:
            self.until(lambda message: message.get("ref") == self._barrier)
            assert self._unanswered == 0, "not one answer for each frame"
            self.until(lambda message: message["type"] == "welcome")
        except ConnectionClosed:
            close = self.connection.protocol.close_rcvd
            code = CloseCode.ABNORMAL_CLOSURE if close is None else close.code
            assert code != Close.OFFENSIVE or self._warned > WARNINGS
            return code
        return None

    def hear(self) -> Message:
        message = super().hear()
        text = self.heard[-1]
        assert codec.to_json(_Heard.model_validate_json(f'{{"notice":{text}}}').notice).decode() == text
        _SAID.validate(message)
        self._unanswered -= message["type"] in _ANSWERS
        match message:
            case {"type": "refused", "reason": reason, "rule": rule}:
                assert rule or reason in _OF_THE_WIRE or reason in get_args(RoomReason), reason
                self._warned += reason in _OF_THE_WIRE
            case {"type": "joined", "ref": ref}:
                self.token = next(join.token for name, join in self._joins() if name == ref)
        return message

    def _joins(self) -> Iterable[tuple[str | None, JoinRequest]]:
        """The latest first."""
        for frame in reversed(self.sent):
            with suppress(Unreadable, UnicodeError):
                incoming = read(str(frame))
                if isinstance(incoming.message, JoinRequest):
                    yield incoming.ref, incoming.message

    def _snapshot(self, welcome: Message) -> None:
        game = welcome["game"] and codec.decode(View, welcome["game"])
        if welcome["seq"] == self.seq and game and self.view and game.viewer == self.view.viewer:
            assert game == self.view, f"another view than folded at {self.seq}"
            assert _lasting(welcome["room"]) == _lasting(self.room)
        super()._snapshot(welcome)


def _type_of(frame: Frame) -> str | None:
    """None if it is no message."""
    try:
        kind = read(frame).message.type if isinstance(frame, str) else None
    except (Unreadable, UnicodeError):
        return None
    if kind is not None:
        _TAKEN.validate(json.loads(frame))
    return kind


def _lasting(room: Message) -> Message:
    """Without who is connected, which is told apart from it."""
    members = [{**member, "away": None} for member in room["members"]]
    return {**room, "watchers": None, "members": members}
