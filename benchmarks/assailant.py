"""One address that does its worst: `python -m benchmarks.assailant PORT ADDRESS KIND`, for `neighbour`.

It fills a table with 200 connections and waits for a line on its input; then it asks 95 times a second until
the next line, and writes the bytes that it heard meanwhile, and how many connections it has lost. It reads
nothing of what it hears, so that it needs little of a core.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
import sys
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from typing import Any, Final

import httpx

from fliptable.wire.outbound import VERSION

MEMBERS: Final = 100
VISITORS: Final = 100
RATE: Final = 95
"""Requests per second: hardly fewer than the messages that an address may send."""
_ARRIVALS: Final = 8
"""Sockets per second that are opened anew."""
_SEATS: Final = 36
_PLAYERS: Final = 6
_GAMES: Final = ("flip7", "vengeance")

Message = dict[str, Any]


class Socket(asyncio.Protocol):
    """A WebSocket that throws away what it hears. `heard`: bytes of all of them."""

    heard = 0

    def __init__(self, path: str) -> None:
        self._path = path
        self._transport: asyncio.Transport | None = None
        self.token = secrets.token_hex(32)
        self.open = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\n{upgrade}\r\n{key}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        Socket.heard += len(data)

    def connection_lost(self, error: Exception | None) -> None:
        self.open = False

    def say(self, kind: str, **fields: Any) -> None:
        text = json.dumps({"type": kind, **fields}).encode()
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        assert self._transport is not None
        if self.open:
            self._transport.write(b"\x81" + size + bytes(4) + text)

    def ask(self, kind: str, **fields: Any) -> None:
        self.say(kind, ref=secrets.token_hex(8), **fields)

    def hang_up(self) -> None:
        assert self._transport is not None
        self._transport.abort()


class Assailant:
    """`version`: of the protocol that all of its connections speak."""

    def __init__(self, port: int, address: str, version: int = VERSION, *, kind: str = "game") -> None:
        self._port = port
        self._address = address
        self._version = version
        with httpx.Client(transport=httpx.HTTPTransport(local_address=address)) as client:
            answer = client.post(f"http://127.0.0.1:{port}/api/rooms", json={"kind": kind})
            answer.raise_for_status()
            self.code: str = answer.json()["code"]
        self.members: list[Socket] = []
        self.everybody: list[Socket] = []

    async def connect(self, *, watch: bool = False) -> Socket:
        loop, path = asyncio.get_running_loop(), f"/ws/{self.code}"
        where, here = ("127.0.0.1", self._port), (self._address, 0)
        _, socket = await loop.create_connection(lambda: Socket(path), *where, local_addr=here)
        await asyncio.sleep(0.02)
        socket.say("hello", version=self._version, watch=watch)
        return socket

    async def fill(self) -> None:
        for number in range(MEMBERS):
            socket = await self.connect()
            socket.ask("join", name=f"Member {number}", watch=False, token=socket.token)
            self.members.append(socket)
            await asyncio.sleep(0.05)
        self.everybody = [*self.members, *[await self.connect(watch=True) for _ in range(VISITORS)]]
        await asyncio.sleep(1)

    async def look(self, path: str) -> None:
        """A page, without a connection that is kept."""
        where, here = ("127.0.0.1", self._port), (self._address, 0)
        reader, writer = await asyncio.open_connection(*where, local_addr=here)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        Socket.heard += len(await reader.read())
        writer.close()

    async def come_and_go(self) -> None:
        (await self.connect(watch=True)).hang_up()


Deed = Callable[[], object]


_BEGUN: Final[set[asyncio.Task[None]]] = set()


def begin(deed: Callable[[], Coroutine[None, None, None]]) -> None:
    task = asyncio.create_task(deed())
    _BEGUN.add(task)
    task.add_done_callback(_BEGUN.discard)


def deeds(assailant: Assailant, kind: str) -> Iterator[Deed]:
    """What it does, one after the other."""
    members, host = assailant.members, assailant.members[0]
    seats, turn = members[:_SEATS], itertools.count()
    match kind:
        case "ready" | "ready, version 1":
            for one in itertools.cycle(seats):
                yield partial(one.ask, "ready", seed=secrets.token_hex(32))
        case "seats":
            for one in itertools.cycle(seats):
                yield partial(one.ask, "stand")
                yield partial(one.ask, "sit")
        case "members":
            for one in itertools.cycle(members[_SEATS:]):
                yield partial(one.ask, "leave")
                yield partial(
                    one.ask, "join", name=f"New {next(turn)}", watch=True, token=secrets.token_hex(32)
                )
        case "options":
            for game in itertools.cycle(_GAMES):
                yield partial(host.ask, "set_options", options={"game": game})
                for one in itertools.islice(itertools.cycle(seats[1:]), 9):
                    yield partial(one.ask, "ready", seed=secrets.token_hex(32))
        case "snapshots":
            for one in itertools.cycle(assailant.everybody):
                yield partial(one.say, "sync")
        case "old decisions":
            for one in seats[_PLAYERS:]:
                yield partial(one.ask, "stand")
            yield partial(host.ask, "start")
            action = {"type": "stay", "decision": 0}
            for one in itertools.cycle(seats):
                yield partial(one.ask, "act", action=action)
        case "nonsense":
            for one in itertools.cycle(assailant.everybody):
                yield partial(one.ask, "act", action={"type": "x" * 3000})
        case "names":
            for number in range(_SEATS):
                members[number % len(members)].ask("add_player", name=f"Player {number}")
            for one in itertools.cycle(members):
                yield partial(
                    one.ask, "rename_player", player=1 + next(turn) % _SEATS, name=f"Name {next(turn)}"
                )
        case "sockets":
            while True:
                yield partial(begin, assailant.come_and_go)
        case "pages":
            for path in itertools.cycle(("/", f"/t/{assailant.code}", "/api/rooms/QQQQQQ")):
                yield partial(begin, partial(assailant.look, path))
        case "pictures":
            for one in itertools.cycle(members):
                yield partial(one.ask, "personal_link", token=one.token)


KINDS: Final = (
    "ready", "ready, version 1", "seats", "members", "options", "snapshots", "old decisions", "nonsense",
    "names", "sockets", "pages", "pictures",
)  # fmt: skip
_RATES: Final = {"sockets": _ARRIVALS, "pages": 48}


async def attack(port: int, address: str, kind: str) -> None:
    version = 1 if kind.endswith("version 1") else VERSION
    assailant = Assailant(port, address, version, kind="board" if kind == "names" else "game")
    await assailant.fill()
    loop = asyncio.get_running_loop()
    print("ready", flush=True)
    await loop.run_in_executor(None, sys.stdin.readline)
    Socket.heard = 0
    ending = loop.run_in_executor(None, sys.stdin.readline)
    due, pause = loop.time(), 1 / _RATES.get(kind, RATE)
    for deed in deeds(assailant, kind):
        deed()
        due += pause
        await asyncio.sleep(max(0.0, due - loop.time()))
        if ending.done():
            break
    print(Socket.heard, sum(not one.open for one in assailant.everybody), flush=True)


if __name__ == "__main__":
    asyncio.run(attack(int(sys.argv[1]), sys.argv[2], sys.argv[3]))
