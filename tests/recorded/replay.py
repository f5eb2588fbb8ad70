"""Says again what was said in a recorded conversation, and compares what is heard."""

from __future__ import annotations

from copy import deepcopy
from typing import Final

from tests.recorded.compare import Comparison
from tests.recorded.conversation import Header, Message, Socket, Step
from tests.support.clock import ManualClock
from tests.support.tables import Tables

_ANSWERS: Final = frozenset({"done", "joined", "refused", "personal_link", "tallied", "pong"})


class Replay:
    """Raises AssertionError at the first step after which something else is heard than was recorded."""

    def __init__(self, tables: Tables, clock: ManualClock, header: Header) -> None:
        self._tables = tables
        self._clock = clock
        self._header = header
        self._sockets: dict[str, Socket] = {}
        self._greeted: set[str] = set()
        self._claims: dict[int, int] = {}
        self.comparison = Comparison()

    def run(self, steps: list[Step]) -> None:
        try:
            for number, step in enumerate(steps):
                self._act(step)
                for who in {**step.heard, **step.closed}:
                    found = "\n".join(self._listen(who, step))
                    assert not found, f"step {number}, {step.who} {step.action} {step.what}: {who}\n{found}"
                self._expect_nothing_else(number, step)
        finally:
            for socket in self._sockets.values():
                socket.close()
        assert not self.comparison.changed_checks()

    def _act(self, step: Step) -> None:
        match step.action:
            case "opens":
                if step.who in self._sockets:
                    self._forget(step.who)
                self._sockets[step.who] = Socket(self._tables, step.what)
            case "says":
                self._sockets[step.who].send(self._with_own_claim(step.what))
            case "closes":
                self._forget(step.who)
            case "waits":
                self._clock.advance(step.what)

    def _listen(self, who: str, step: Step) -> list[str]:
        """What is not as `who` has heard it."""
        recorded = step.heard.get(who, [])
        heard: list[Message] = []
        for _ in recorded:
            message = self._sockets[who].hear()
            if not isinstance(message, dict):
                return [f"{len(recorded) - len(heard)} messages are missing, instead: {message}"]
            heard.append(message)
        self._greeted.update({who} if recorded else ())
        if who in step.closed:
            code = self._sockets[who].hear()
            if code != step.closed[who]:
                return [f"not closed with {step.closed[who]}: {code}"]
            self._forget(who)
        if self._header.unordered:
            late = _late(heard)
            recorded, heard = _sorted(recorded), _sorted(heard)
        else:
            late = []
        for old, new in zip(recorded, heard, strict=True):
            self._learn_claims(old, new)
        return [*late, *self.comparison.differences(recorded, heard)]

    def _expect_nothing_else(self, number: int, step: Step) -> None:
        """Everything that was sent before the answer to a ping has come before it."""
        for who in sorted(self._greeted):
            self._sockets[who].send({"type": "ping"})
        for who in sorted(self._greeted):
            also = self._sockets[who].hear()
            assert also == {"type": "pong"}, f"step {number}, {step.who} {step.action}: {who} hears {also}"

    def _forget(self, who: str) -> None:
        self._sockets.pop(who).close()
        self._greeted.discard(who)

    def _learn_claims(self, recorded: Message, heard: Message) -> None:
        old, new = recorded.get("claim"), heard.get("claim")
        if isinstance(old, int) and isinstance(new, int):
            self._claims[old] = new

    def _with_own_claim(self, message: Message | str) -> Message | str:
        """A client that comes back names the claim that it was told."""
        if isinstance(message, str) or not message.get("returning"):
            return message
        own = deepcopy(message)
        claim = own["returning"]["claim"]
        own["returning"]["claim"] = self._claims.get(claim, claim)
        return own


def _sorted(messages: list[Message]) -> list[Message]:
    """What everybody hears, and then the answers, each in their order."""
    return sorted(messages, key=lambda message: message["type"] in _ANSWERS)


def _late(messages: list[Message]) -> list[str]:
    """Requests that were answered before their batch was told."""
    seq = None
    late: list[str] = []
    for message in messages:
        if message["type"] == "batch":
            seq = message["seq"]
        elif message["type"] == "done" and seq is not None and message["seq"] > seq:
            late.append(f"{message} before its batch")
    return late
