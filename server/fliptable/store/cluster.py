"""A Redis Cluster: every node has the rooms of some of the 16384 slots.

Each node is a `Server` of its own, so that one that is away holds up nobody but the rooms that it has
(docs/adr/0006).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from redis.asyncio import Redis
from redis.crc import key_slot
from redis.exceptions import AskError, MovedError, TryAgainError

from fliptable.store.base import Unavailable
from fliptable.store.pipeline import Command
from fliptable.store.probe import probe_room
from fliptable.store.server import Server

Address: TypeAlias = tuple[str, int]

_ATTEMPTS: Final = 16
"""How often a command is sent to the node that another one names, or while its keys are on their way."""
_GUESSES: Final = 1_000
"""Names tried until there is one for every node; those without slots to speak of may be left out."""
_DOWN: Final = "Bring back the nodes that are away, or set cluster-require-full-coverage no."
_SOON: Final = 0.5
"""Seconds that other nodes have to answer before news are heard again from the one that told them last."""
_MOVING: Final = 0.05
"""Seconds until the next attempt while keys are on their way, or while two nodes name each other."""


class Cluster:
    """`nodes`: what redis-py needs for a connection to each of some nodes; they know the others."""

    database: Final = 0

    def __init__(self, nodes: Sequence[Mapping[str, Any]]) -> None:
        self._common = {name: value for name, value in nodes[0].items() if name not in ("host", "port")}
        self._servers: dict[Address, Server] = {}
        for node in nodes:
            self._server((node.get("host", "localhost"), node.get("port", 6379)))
        self._owners: dict[int, Address] = {}
        """The node that has each slot."""
        self._doubtful = True
        """A node did not serve: another one may have taken over."""
        self._learning: asyncio.Task[None] | None = None
        self._telling: Address | None = None
        """The node that `client` was of last."""

    async def run(self, key: str, *commands: Command) -> list[Any]:
        """As `Server.run` does."""
        slot = key_slot(key.encode())
        told = False
        for _ in range(_ATTEMPTS):
            address = await self._owner(slot)
            try:
                return await self._server(address).run(key, *commands)
            except MovedError as moved:
                self._owners[slot] = (moved.host or address[0], moved.port)
                if told:
                    await asyncio.sleep(_MOVING)
                told = True
            except (AskError, TryAgainError):
                await asyncio.sleep(_MOVING)
            except Unavailable:
                self._doubtful = True
                raise
        raise Unavailable("the store: the room is being moved to another node")

    async def probe_rooms(self) -> list[str]:
        """One of each node that has slots. Raises Unavailable if the cluster says that it is down."""
        _, information = await self._first_answer("CLUSTER", "INFO", of=self._servers)
        if b"cluster_state:ok" not in information:
            raise Unavailable("the store: the cluster is down", _DOWN)
        rooms: dict[Address, str] = {}
        for _ in range(_GUESSES):
            room = probe_room()
            rooms.setdefault(await self._owner(key_slot(f"{{{room}}}".encode())), room)
            if len(rooms) == len(set(self._owners.values())):
                break
        return list(rooms.values())

    @property
    def servers(self) -> int:
        """Nodes that `client` can be of."""
        return len(self._passing_on())

    async def client(self) -> Redis:
        """Of a node that answers, since nodes pass on what is published; of another one than the last time,
        if one answers soon. Raises Unavailable if none does."""
        nodes = self._passing_on()
        others = [address for address in nodes if address != self._telling]
        try:
            async with asyncio.timeout(_SOON):
                self._telling, _ = await self._first_answer("PING", of=others)
        except (TimeoutError, Unavailable):
            self._telling, _ = await self._first_answer("PING", of=nodes)
        return await self._server(self._telling).client()

    async def close(self) -> None:
        await asyncio.gather(*(server.close() for server in self._servers.values()))

    async def _owner(self, slot: int) -> Address:
        if self._doubtful:
            if self._learning is None or self._learning.done():
                self._learning = asyncio.create_task(self._learn())
            await asyncio.shield(self._learning)
        if slot not in self._owners:
            self._doubtful = True
            raise Unavailable("the store: no node has the room's slot")
        return self._owners[slot]

    async def _learn(self) -> None:
        asked, ranges = await self._first_answer("CLUSTER", "SLOTS", of=self._servers)
        for first, last, (host, port, *_), *_ in ranges:
            address = (host.decode() if host else asked[0], port)
            self._owners |= dict.fromkeys(range(first, last + 1), address)
        self._doubtful = False

    def _passing_on(self) -> list[Address]:
        """The nodes that are part of the cluster; all that were named as long as that is not known."""
        return list(dict.fromkeys(self._owners.values() or self._servers))

    async def _first_answer(self, *command: str, of: Iterable[Address]) -> tuple[Address, Any]:
        """What the node says that answers first, of some nodes asked at once, and its address."""

        async def ask(address: Address) -> tuple[Address, Any]:
            [answer] = await self._server(address).run("", command)
            return address, answer

        refusal = Unavailable("the store: no node answers")
        asking = [asyncio.create_task(ask(address)) for address in of]
        try:
            for answered in asyncio.as_completed(asking):
                try:
                    return await answered
                except Unavailable as error:
                    refusal = error if error.remedy else refusal
        finally:
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
        raise refusal

    def _server(self, address: Address) -> Server:
        if address not in self._servers:
            host, port = address
            self._servers[address] = Server({**self._common, "host": host, "port": port}, node=True)
        return self._servers[address]
