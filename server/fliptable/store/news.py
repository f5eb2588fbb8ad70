"""News of all rooms over one connection to Redis.

A message is `NUMBER ROOM-SIZE COMMAND-SIZE BEFORE-SIZE`, a line feed, and then room, command id, link of the
entry before and body of an entry; sizes are in bytes, and what older workers publish lacks the link. Number 0
says that the room was deleted, -1 that its beats have changed; then there is only the room.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from redis.asyncio.client import PubSub
from redis.backoff import ExponentialBackoff
from redis.exceptions import RedisError

from fliptable.store.base import JournalEntry, Unavailable
from fliptable.store.cluster import Cluster
from fliptable.store.follow import Followers
from fliptable.store.outages import unavailable
from fliptable.store.server import Server
from fliptable.store.watch import Watchers

_HEARTBEAT = 2.0
"""Seconds of silence after which the server must show that it is there."""
_ANSWER = 3.0
"""Seconds that it has for this, and a server without others to begin with."""
_ATTEMPT = 1.0
"""Seconds that a server has to begin with while there are others to turn to."""
_HANG_UP = 0.2
"""Seconds until it is told again to hang up: redis-py may lose a cancellation while it reconnects."""
_RECONNECT = ExponentialBackoff(base=0.05, cap=1.0)


class News:
    """Tells followers and watchers what workers publish, and wakes them all when something may have been
    missed."""

    def __init__(self, redis: Server | Cluster, followers: Followers, watchers: Watchers) -> None:
        self._redis = redis
        self._followers = followers
        self._watchers = watchers
        # One channel for all rooms: a subscription that never changes cannot race with what it must not miss.
        # Channels, unlike keys, are common to the databases of a server.
        self.channel = f"fliptable:{redis.database}:news"
        self._listening: asyncio.Task[None] | None = None
        self._known = asyncio.Event()
        """It has succeeded in listening, or failed with every server that there is."""
        self._trouble: Unavailable | None = None

    def listen(self) -> None:
        """Begin, if that has not happened yet."""
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen())

    async def subscribed(self) -> None:
        """Return if it hears what is published. Raises Unavailable if not."""
        self.listen()
        with suppress(TimeoutError):
            async with asyncio.timeout(_ANSWER):
                await self._known.wait()
        if self._trouble is not None or not self._known.is_set():
            raise self._trouble or Unavailable("the store: no answer to a subscription in time")

    async def close(self) -> None:
        """Hang up."""
        while self._listening is not None and not self._listening.done():
            self._listening.cancel()
            await asyncio.wait([self._listening], timeout=_HANG_UP)

    async def _listen(self) -> None:
        failures = 0
        while True:
            try:
                async with (await self._redis.client()).pubsub() as subscription:
                    async with asyncio.timeout(_ANSWER if self._redis.servers == 1 else _ATTEMPT):
                        await subscription.subscribe(self.channel)
                        message = await subscription.get_message(timeout=None)
                    while message is not None:
                        if message["type"] == "subscribe":  # at first, and whenever redis-py has reconnected
                            failures = 0
                            self._settle(None)
                            self._wake_all()
                        elif message["type"] == "message":
                            self._hear(message["data"])
                        message = await _next(subscription)
                trouble = Unavailable("the store: it says nothing any more")
            except Unavailable as error:  # no server answers
                trouble, failures = error, self._redis.servers
            except (RedisError, OSError) as error:
                trouble = unavailable(error) or Unavailable(f"the store: {error}")
            failures += 1
            if failures >= self._redis.servers:
                self._settle(trouble)
            await asyncio.sleep(_RECONNECT.compute(failures))

    def _settle(self, trouble: Unavailable | None) -> None:
        self._trouble = trouble
        self._known.set()

    def _hear(self, message: bytes) -> None:
        head, _, rest = message.partition(b"\n")
        try:
            seq, room_size, command_size, *more = map(int, head.split())
            parts = []
            for size in (room_size, command_size, *more):
                parts.append(rest[:size].decode())
                rest = rest[size:]
            room, command, before = (*parts, "")[:3]
            entry = JournalEntry(seq, command, rest, before)
        except ValueError:  # of a worker of another version: the journals tell what it meant
            self._wake_all()
            return
        match seq:
            case -1:
                self._watchers.wake(room)
            case 0:
                self._followers.wake(room)
            case _:
                self._followers.hear(room, entry)

    def _wake_all(self) -> None:
        self._followers.wake_all()
        self._watchers.wake_all()


def deleted(room: str) -> bytes:
    """The message that `room` was deleted."""
    return _about(room, 0)


def beaten(room: str) -> bytes:
    """The message that the beats of `room` have changed."""
    return _about(room, -1)


def _about(room: str, number: int) -> bytes:
    name = room.encode()
    return b"%d %d 0\n%b" % (number, len(name), name)


async def _next(subscription: PubSub) -> dict[str, Any] | None:
    """The next message. None if the server has said nothing and left a ping unanswered, too."""
    message: dict[str, Any] | None = await subscription.get_message(timeout=_HEARTBEAT)
    if message is None:
        await subscription.ping()
        message = await subscription.get_message(timeout=_ANSWER)
    return message
