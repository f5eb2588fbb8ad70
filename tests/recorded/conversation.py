"""A conversation of several clients with one server, as a list of steps.

A recording is a file of JSON lines. The first one is the `Header`; then each step is an action and what is
heard because of it:

    [who, "opens", path]           a socket; who is a name of the recording
    [who, "says", message]         an object, or the text of a frame that is no JSON object
    [who, "closes", null]
    ["", "waits", milliseconds]    the server's clock moves
    [whos, "hear", message]        each of them (separated by spaces), in this order of messages
    [who, "is closed", code]       by the server
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.support.clock import ManualClock
from tests.support.tables import PATIENCE, SeededEntropy, Tables, serving

Message = dict[str, Any]

_SETTINGS: Final[dict[str, Any]] = {
    "public_url": "https://tables.example.org",
    # Nothing happens by time, but for the turn clock.
    **dict.fromkeys(("away_grace", "host_grace", "away_patience", "idle_patience"), 1_000_000.0),
}


@dataclass(frozen=True)
class Header:
    """`now`: epoch milliseconds at the beginning. `seed`: of the secrets that the server draws.
    `unordered`: the server acts by itself, so that its answers and what everybody hears may overtake
    each other."""

    about: str
    now: int
    seed: int = 0
    unordered: bool = False


@dataclass
class Step:
    """`heard`: by whom, which messages, in order; `closed`: whom the server has closed, with its code."""

    who: str
    action: str
    what: Any
    heard: dict[str, list[Message]] = field(default_factory=dict)
    closed: dict[str, int] = field(default_factory=dict)


class Socket:
    """One connection, frame by frame."""

    def __init__(self, tables: Tables, path: str) -> None:
        context = connect(tables.socket + path, proxy=None, open_timeout=PATIENCE, max_queue=None)
        self._connection: ClientConnection = context.__enter__()

    def send(self, what: Message | str) -> None:
        """Whoever has been turned away meanwhile hears of it as soon as he listens."""
        with suppress(ConnectionClosed):
            self._connection.send(what if isinstance(what, str) else json.dumps(what))

    def hear(self, within: float = PATIENCE) -> Message | int | None:
        """The next message; the close code if there is none any more; None if nothing comes."""
        try:
            message: Message = json.loads(self._connection.recv(timeout=within))
        except TimeoutError:
            return None
        except ConnectionClosed:
            close = self._connection.protocol.close_rcvd
            assert close is not None, "the connection was lost without a close"
            return close.code
        if message["type"] == "personal_link":
            assert message["svg"].startswith("<svg")  # which changes with the library that draws it
            message["svg"] = "<svg"
        return message

    def close(self) -> None:
        self._connection.__exit__(None, None, None)


@contextmanager
def stage(store: Path, header: Header) -> Iterator[tuple[Tables, ManualClock]]:
    """A server on the SQLite file `store`, with the recording's clock and entropy."""
    clock = ManualClock()
    clock.advance(header.now - clock.now())
    entropy = SeededEntropy(seed=header.seed)
    with serving(f"sqlite:///{store}", clock=clock, entropy=entropy, **_SETTINGS) as tables:
        yield tables, clock


def dump(header: Header, steps: list[Step]) -> bytes:
    lines: list[Any] = [asdict(header)]
    for step in steps:
        lines.append([step.who, step.action, step.what])
        lines += [[whos, "hear", message] for whos, message in _together(step.heard)]
        lines += [[who, "is closed", code] for who, code in step.closed.items()]
    return packed(lines)


def packed(lines: list[Any]) -> bytes:
    """As JSON lines, which `zcat` shows."""
    text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
    return gzip.compress(text.encode(), mtime=0)


def _together(heard: dict[str, list[Message]]) -> Iterator[tuple[str, Message]]:
    """What several hear alike is written once."""
    left = {who: list(messages) for who, messages in sorted(heard.items())}
    while any(left.values()):
        message = next(messages[0] for messages in left.values() if messages)
        whos = [who for who, messages in left.items() if messages and messages[0] == message]
        for who in whos:
            left[who].pop(0)
        yield " ".join(whos), message


def load(path: Path) -> tuple[Header, list[Step]]:
    first, *lines = map(json.loads, gzip.decompress(path.read_bytes()).splitlines())
    steps: list[Step] = []
    for who, action, what in lines:
        match action:
            case "hear":
                for each in who.split():
                    steps[-1].heard.setdefault(each, []).append(what)
            case "is closed":
                steps[-1].closed[who] = what
            case _:
                steps.append(Step(who, action, what))
    return Header(**first), steps
