"""Records conversations: clients that are told what to do, and everything that they hear."""

from __future__ import annotations

import hashlib
import time
from typing import Any, Final

from tests.recorded.conversation import Message, Socket, Step
from tests.recorded.table import token
from tests.support.clock import ManualClock
from tests.support.tables import PATIENCE, Tables

_QUIET: Final = 0.04
_ROUNDS: Final = 3
"""Nothing more is expected when for so many rounds, so many seconds apart, nobody has heard anything."""


class Recorder:
    """What each client knows: its last `claims`, `prompts`, `rooms`, `boards` and `seq`."""

    def __init__(self, tables: Tables, clock: ManualClock, code: str) -> None:
        self.steps: list[Step] = []
        self.code = code
        self.claims: dict[str, int | None] = {}
        self.prompts: dict[str, Message] = {}
        self.rooms: dict[str, Message] = {}
        self.boards: dict[str, Message] = {}
        self.seq: dict[str, int] = {}
        self._tables = tables
        self._clock = clock
        self._sockets: dict[str, Socket] = {}
        self._refs = 0

    def opens(self, who: str, code: str | None = None) -> None:
        """A second after what was before: who comes later has the later claim."""
        self.waits(1000)
        path = f"/ws/{code or self.code}"
        self._sockets[who] = Socket(self._tables, path)
        self._step(who, "opens", path)

    def enters(self, who: str, code: str | None = None, **hello: Any) -> None:
        self.opens(who, code)
        self.says(who, {"type": "hello", "version": 1, **hello})

    def comes_back(self, who: str, *, seat: str | None = None, **hello: Any) -> None:
        """With the seat secret of `who`, or of `seat`."""
        self.enters(who, token=token(self.code, seat or who), **hello)

    def joins(self, who: str, *, watch: bool = False) -> None:
        self.enters(who)
        self.asks(who, "join", name=who, watch=watch, token=token(self.code, who))

    def says(self, who: str, message: Message | str) -> None:
        self._sockets[who].send(message)
        self._step(who, "says", message)

    def asks(self, who: str, kind: str, *, ref: str | None = None, **fields: Any) -> Message:
        """A command; its answer, whichever it is."""
        self._refs += ref is None
        ref = ref or f"{who}-{self._refs}"
        self.says(who, {"type": kind, "ref": ref, **fields})
        return next(message for message in self.steps[-1].heard[who] if message.get("ref") == ref)

    def does(self, who: str, kind: str, **fields: Any) -> None:
        answer = self.asks(who, kind, **fields)
        assert answer["type"] == "done", answer

    def is_refused(self, who: str, reason: str, kind: str, **fields: Any) -> None:
        answer = self.asks(who, kind, **fields)
        assert answer["type"] == "refused", answer
        assert answer["reason"] == reason, answer

    def gives_seed(self, *whos: str) -> None:
        for who in whos:
            self.does(who, "ready", seed=hashlib.sha256(who.encode()).hexdigest())

    def closes(self, who: str) -> None:
        self._forget(who)
        self._step(who, "closes", None)

    def waits(self, milliseconds: int) -> None:
        self._clock.advance(milliseconds)
        self._step("", "waits", milliseconds)

    def asked(self) -> str | None:
        """Who must answer, if he is connected."""
        prompt = next(iter(self.prompts.values()))
        if prompt["decision"] is None:
            return None
        room = next(room for room in self.rooms.values() if room)
        seats = {member["seat"]: member["name"] for member in room["members"]}
        return str(seats[prompt["decision"]["seat"]])

    def moves(self) -> bool:
        """Whoever is asked plays in a simple way; False if nobody can be."""
        who = self.asked()
        if who not in self._sockets:
            return False
        self.does(who, "act", action=self._choice(self.prompts[who]))
        return True

    @staticmethod
    def _choice(prompt: Message) -> Message:
        """Hits below 24 points; chooses the last of what can be chosen."""
        decision = prompt["decision"]
        options: list[Message] = decision["options"]
        kinds = [option["type"] for option in options]
        if "hit" in kinds:
            wanted = "hit" if prompt["worth"][decision["seat"]] < 24 or "stay" not in kinds else "stay"
            return options[kinds.index(wanted)]
        return options[-1]

    def _step(self, who: str, action: str, what: Any) -> None:
        step = Step(who, action, what)
        self.steps.append(step)
        quiet = 0
        while quiet < _ROUNDS:
            time.sleep(_QUIET)
            before = sum(map(len, step.heard.values())) + len(step.closed)
            for name in sorted(self._sockets):
                self._listen(name, step)
            quiet = 0 if sum(map(len, step.heard.values())) + len(step.closed) > before else quiet + 1

    def _listen(self, who: str, step: Step) -> None:
        """Up to the answer to a ping; a client that was not answered yet must not ask."""
        socket = self._sockets[who]
        greeted = who in self.prompts or who in step.heard
        if greeted:
            socket.send({"type": "ping"})
        while (heard := socket.hear(PATIENCE if greeted else _QUIET)) is not None:
            if isinstance(heard, int):
                step.closed[who] = heard
                self._forget(who)
                return
            if heard["type"] == "pong":
                return
            step.heard.setdefault(who, []).append(heard)
            self._take(who, heard)

    def end(self) -> None:
        for socket in self._sockets.values():
            socket.close()

    def _forget(self, who: str) -> None:
        self._sockets.pop(who).close()
        for known in (self.claims, self.prompts, self.rooms, self.boards, self.seq):
            known.pop(who, None)

    def _take(self, who: str, message: Message) -> None:
        if message["type"] in ("welcome", "synced"):
            self.claims[who] = message["claim"]
        if message["type"] in ("welcome", "batch"):
            self.seq[who] = message["seq"]
            self.prompts[who] = message["prompt"]
            self.rooms[who] = message["room"] or self.rooms.get(who, {})
            self.boards[who] = _updated(self.boards.get(who), message["board"])


def _updated(board: Message | None, news: Message | None) -> Message:
    """A batch brings the rounds of the same sheet that are new or not as before."""
    if board is None or news is None or board["sheet"] != news["sheet"]:
        return news or board or {}
    rounds = {played["number"]: played for played in (*board["rounds"], *news["rounds"])}
    return {**news, "rounds": [rounds[number + 1] for number in range(news["length"])]}
