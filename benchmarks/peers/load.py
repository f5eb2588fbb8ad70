"""Tables at which somebody moves as soon as everybody has seen the move before (a closed loop)."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.support.expand import expand

Message = dict[str, Any]


@dataclass
class Tally:
    """Of all tables together, since the measuring began."""

    milliseconds: list[float] = field(default_factory=list)
    """Of each move, until the last connection has it."""
    bytes: int = 0
    """Of all batches that all connections were sent."""


class Table:
    """`address`: this machine's, so that each table is another visitor to a server that counts by address."""

    def __init__(self, url: str, version: int, address: str, tally: Tally, rng: random.Random) -> None:
        self._url = url
        self._version = version
        self._address = address
        self._tally = tally
        self._rng = rng
        self._players: list[ClientConnection] = []
        self._heard: dict[int, int] = {}
        self._prompt: Message = {}
        self._phase = "lobby"
        self._news = asyncio.Event()

    async def run(self, players: int, until: asyncio.Event, ready: asyncio.Barrier) -> None:
        async with AsyncExitStack() as stack:
            for number in range(players):
                self._players.append(await self._sit(stack, f"Player {number}"))
            listening = [asyncio.create_task(self._listen(player)) for player in self._players]
            await self._ask(0, "start")
            await ready.wait()
            while not until.is_set():
                await self._move()
            for task in listening:
                task.cancel()

    async def _sit(self, stack: AsyncExitStack, name: str) -> ClientConnection:
        connecting = connect(
            self._url, proxy=None, max_queue=None, compression=None, local_addr=(self._address, 0)
        )
        connection = await stack.enter_async_context(connecting)
        await connection.send(json.dumps({"type": "hello", "version": self._version, "watch": False}))
        await connection.recv()
        secret = {"token": secrets.token_hex(32), "ref": "join"}
        await connection.send(json.dumps({"type": "join", "name": name, "watch": False, **secret}))
        while '"type":"joined"' not in str(await connection.recv()):
            pass
        return connection

    async def _listen(self, connection: ClientConnection) -> None:
        first = connection is self._players[0]
        async for text in connection:
            assert isinstance(text, str)
            seq = _number(text)
            if seq is None:
                continue
            self._tally.bytes += len(text)
            if first:
                self._take(expand(json.loads(text)))
            self._heard[seq] = self._heard.get(seq, 0) + 1
            if self._heard[seq] == len(self._players):
                del self._heard[seq]
                self._news.set()

    def _take(self, batch: Message) -> None:
        self._prompt = batch["prompt"]
        changes = batch.get("changes") or {"fields": batch.get("room") or batch}
        self._phase = changes["fields"].get("phase", self._phase)

    async def _move(self) -> None:
        decision = self._prompt.get("decision")
        if decision is None:
            await self._ask(0, "rematch" if self._phase == "over" else "start")
            return
        action = decision["options"][0] if self._rng.random() < 0.6 else self._rng.choice(decision["options"])
        begun = time.perf_counter()
        await self._ask(decision["seat"], "act", action=action)
        self._tally.milliseconds.append((time.perf_counter() - begun) * 1e3)

    async def _ask(self, player: int, kind: str, **fields: Any) -> None:
        """Until everybody has seen what came of it."""
        self._news.clear()
        ref = secrets.token_hex(6)
        await self._players[player].send(json.dumps({"type": kind, "ref": ref, **fields}))
        await self._news.wait()


def _number(text: str) -> int | None:
    """Of a batch, as a list or as an object; None of another message."""
    if text.startswith("["):
        return int(text[1 : text.index(",")])
    if text.startswith('{"seq":') and text.endswith('"type":"batch"}'):
        return int(text[7 : text.index(",")])
    return None


async def play(
    urls: list[str], version: int, players: int, seconds: float, warm: float, begun: asyncio.Event
) -> tuple[Tally, float]:
    """What was counted at all tables, in how many seconds. `begun` is set when the counting begins."""
    tally, until = Tally(), asyncio.Event()
    ready = asyncio.Barrier(len(urls) + 1)
    async with asyncio.TaskGroup() as tasks:
        for number, url in enumerate(urls):
            address = f"127.0.{1 + number // 200}.{1 + number % 200}"
            table = Table(url, version, address, tally, random.Random(number))
            tasks.create_task(table.run(players, until, ready))
        await ready.wait()
        await asyncio.sleep(warm)
        tally.milliseconds.clear()
        tally.bytes = 0
        begun.set()
        started = time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - started
        counted = Tally(list(tally.milliseconds), tally.bytes)
        until.set()
    return counted, took
