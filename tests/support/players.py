"""A browser without a screen: speaks the wire's protocol, folds what it hears, and keeps every byte."""

from __future__ import annotations

import itertools
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fliptable import codec
from fliptable.engine import View
from fliptable.wire.outbound import READABLE
from tests.support.folding import folded, room_after
from tests.support.tables import PATIENCE, Tables

Message = dict[str, Any]

_REFS = itertools.count(1)
"""Of all players: a member may be played by several, one after the other."""


class Player:
    """One connection. `open` makes the next one, as a reload does: it keeps the token and what was folded.

    Fails by itself when a batch is missing or comes twice, and when a checksum differs from its own fold.
    """

    def __init__(self, tables: Tables, code: str) -> None:
        self.tables = tables
        self.code = code
        self.path = f"/ws/{code}"
        self.token: str | None = None
        self.you: int | None = None
        self.claim: int | None = None
        self.seq = 0
        self.room: Message = {}
        self.catalogue: list[str] = []
        self.view: View | None = None
        self.prompt: Message = {}
        self.board: Message = {}
        self.away: list[int] = []
        self.heard: list[str] = []
        self._connection: ClientConnection | None = None

    @property
    def connection(self) -> ClientConnection:
        assert self._connection is not None
        return self._connection

    def open(self, **hello: Any) -> Self:
        """Connect and say hello, without waiting for the answer."""
        self.connect()
        said = {"version": READABLE, **({"token": self.token} if self.token else {}), **hello}
        self.say("hello", **said)
        return self

    def connect(self, **how: Any) -> Self:
        """What is not heard waits without a limit: a full queue would hold up the closing."""
        self.close()
        how = {"open_timeout": PATIENCE, "max_queue": None, **how}
        context = connect(self.tables.socket + self.path, proxy=None, **how)
        self._connection = context.__enter__()
        return self

    def enter(self, **hello: Any) -> Self:
        """`open`, and wait for the welcome."""
        self.open(**hello)
        self.until(lambda message: message["type"] == "welcome")
        return self

    def join(self, name: str, *, watch: bool = False) -> Self:
        """Enter as a visitor and become a member."""
        self.enter()
        token = secrets.token_hex(32)
        joined = self.ask("join", name=name, watch=watch, token=token)
        assert joined["type"] == "joined", joined
        self.token = token
        self.until(lambda message: message["type"] == "welcome")
        return self

    def say(self, kind: str, **fields: Any) -> None:
        self.send(json.dumps({"type": kind, **fields}))

    def send(self, frame: str) -> None:
        """Whoever has been turned away meanwhile hears of it as soon as he listens."""
        with suppress(ConnectionClosed):
            self.connection.send(frame)

    def ask(self, kind: str, *, ref: str | None = None, **fields: Any) -> Message:
        """Send a command and return its answer; everything heard before is folded."""
        ref = f"r{next(_REFS)}" if ref is None else ref
        self.say(kind, ref=ref, **fields)
        return self.until(lambda message: message.get("ref") == ref)

    def done(self, kind: str, **fields: Any) -> Self:
        """`ask`, for what must not be refused."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "done", answer
        return self

    def refusal(self, kind: str, **fields: Any) -> str:
        """`ask`, for what must be refused: the reason."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        reason: str = answer["reason"]
        return reason

    def hear(self) -> Message:
        """The next message, folded."""
        text = self.connection.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        self._take(message)
        return message

    def until(self, holds: Callable[[Message], bool]) -> Message:
        while not holds(message := self.hear()):
            pass
        return message

    def catch_up(self, seq: int) -> Self:
        """Hear everything up to batch `seq`."""
        while self.seq < seq:
            self.hear()
        return self

    def closed(self) -> int:
        """Hear until the server closes, and return its close code."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        close = self.connection.protocol.close_rcvd
        assert close is not None, "the connection was lost without a close"
        return close.code

    def close(self) -> None:
        if self._connection is not None:
            self._connection.__exit__(None, None, None)
            self._connection = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _take(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self._snapshot(message)
            case "refused" if message["snapshot"]:
                self._snapshot(message["snapshot"])
            case "synced":
                self.claim = message["claim"]
            case "batch":
                self._fold(message)
            case "presence":
                self.away = message["away"]

    def _snapshot(self, welcome: Message) -> None:
        self.seq = welcome["seq"]
        self.you = welcome["you"]
        self.claim = welcome["claim"]
        self.room = welcome["room"]
        self.catalogue = welcome["catalogue"]
        self.prompt = welcome["prompt"]
        self.board = welcome["board"]
        self.view = welcome["game"] and codec.decode(View, welcome["game"])

    def _fold(self, batch: Message) -> None:
        assert batch["seq"] == self.seq + 1, f"batch {batch['seq']} after {self.seq}"
        self.seq = batch["seq"]
        self.room = room_after(self.room, batch)
        self.board = _updated(self.board, batch["board"])
        self.prompt = batch["prompt"]
        self.view = folded(self.view, batch, self.room, self.you)


def _updated(board: Message, update: Message | None) -> Message:
    """A batch brings what is new of the same sheet, or all of another one."""
    if update is None or board["sheet"] != update["sheet"]:
        return update or board
    rounds = {played["number"]: played for played in (*board["rounds"], *update["rounds"])}
    kept = [rounds[number + 1] for number in range(update["length"])]
    return {**update, "rounds": kept, "history": update["history"] or board["history"]}


def play(*players: Player, moves: int) -> None:
    """So many moves, each the last option that is listed."""
    for _ in range(moves):
        latest = max(player.seq for player in players)
        for player in players:
            player.catch_up(latest)
        decision = players[0].prompt["decision"]
        asked = next(player for player in players if player.view and player.view.viewer == decision["seat"])
        asked.done("act", action=decision["options"][-1])
