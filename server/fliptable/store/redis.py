"""Journals in Redis 7 or Valkey, one server or a cluster, shared by any number of workers.

Per room a stream whose ids are the sequence numbers, and a hash of the command ids. One script compares,
appends and publishes, so that two workers can never both write a number. Followers hear of an entry from the
published message, and read the journal wherever a message or a connection was lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Final

from redis.exceptions import ResponseError

from fliptable.store.base import Conflict, Damaged, Forked, JournalEntry, Unavailable
from fliptable.store.cluster import Cluster
from fliptable.store.follow import Followers, Tail
from fliptable.store.news import News, beaten, deleted
from fliptable.store.probe import exercise
from fliptable.store.server import Server
from fliptable.store.watch import Beats, Watchers

_APPEND = r"""
-- KEYS  1 journal  2 commands
-- ARGV  1 sequence number  2 command id  3 body  4 milliseconds to live  5 the same for the commands
--       6 channel  7 room  8 link of the entry before  9 link of this one
-- Returns {the number under which the command lies, 0 if another number is next, -1 if the last entry is
-- another one than that before, -2 if entries are missing; the last number before}.
local last = redis.call('XLEN', KEYS[1])
local written = last > 0 and redis.call('HGET', KEYS[2], ARGV[2])
if written then
  return {tonumber(written), last}
end
if tonumber(ARGV[1]) ~= last + 1 then
  return {0, last}
end
if last > 0 then
  local entry = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
  if entry[1] ~= last .. '-0' then
    return {-2, last}
  end
  for place = 1, #entry[2], 2 do  -- what older versions wrote has no link
    if entry[2][place] == 'link' and ARGV[8] ~= '' and entry[2][place + 1] ~= ARGV[8] then
      return {-1, last}
    end
  end
end
local links = {'before', ARGV[8], 'link', ARGV[9]}
redis.call('XADD', KEYS[1], ARGV[1] .. '-0', 'command', ARGV[2], 'body', ARGV[3], unpack(links))
if last == 0 then
  redis.call('DEL', KEYS[2])  -- what an expired journal left
end
redis.call('HSET', KEYS[2], ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
redis.call('PEXPIRE', KEYS[2], ARGV[5])
local head = ARGV[1] .. ' ' .. #ARGV[7] .. ' ' .. #ARGV[2] .. ' ' .. #ARGV[8]
redis.call('PUBLISH', ARGV[6], head .. '\n' .. ARGV[7] .. ARGV[2] .. ARGV[8] .. ARGV[3])
return {last + 1, last}
"""
"""Sent whole each time: it costs nothing measurable, and a server that forgot it needs no second try."""
_BEAT = r"""
-- KEYS  1 beats, by worker: the milliseconds at which they end, a space, the body
-- ARGV  1 worker  2 body  3 milliseconds to live  4 channel  5 message
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local before, last = '', now
local beats = redis.call('HGETALL', KEYS[1])
for place = 1, #beats, 2 do
  local ends, body = beats[place + 1]:match('^(%d+) (.*)$')
  if tonumber(ends) <= now then
    redis.call('HDEL', KEYS[1], beats[place])
  elseif beats[place] == ARGV[1] then
    before = body
  else
    last = math.max(last, tonumber(ends))
  end
end
if ARGV[2] == '' then
  redis.call('HDEL', KEYS[1], ARGV[1])
else
  local ends = now + ARGV[3]
  last = math.max(last, ends)
  redis.call('HSET', KEYS[1], ARGV[1], string.format('%.0f ', ends) .. ARGV[2])
end
redis.call('PEXPIREAT', KEYS[1], string.format('%.0f', last))
if before ~= ARGV[2] then
  redis.call('PUBLISH', ARGV[4], ARGV[5])
end
"""
_BEATS = r"""
-- KEYS  1 beats
-- Returns worker, milliseconds left and body of each that holds, one after the other.
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local beats, live = redis.call('HGETALL', KEYS[1]), {}
for place = 1, #beats, 2 do
  local ends, body = beats[place + 1]:match('^(%d+) (.*)$')
  if tonumber(ends) > now then
    live[#live + 1] = beats[place]
    live[#live + 1] = tonumber(ends) - now
    live[#live + 1] = body
  end
end
return live
"""
_RESTORE = "Restore the room, or all of the data, from a backup."
_NODE = 1.5
"""Seconds that a probe waits for a node that hangs, when another one serves: well below what it may take."""
_PART: Final = 256
"""Entries that are read at a time."""
_LEFTOVER_MS = 1000
"""How long the command ids outlive their journal: else a late retry would be a conflict."""


class RedisStore:
    """The store for several workers or hosts. It connects when first used."""

    def __init__(self, redis: Server | Cluster) -> None:
        self._redis = redis
        self._followers = Followers()
        self._watchers = Watchers()
        self._news = News(redis, self._followers, self._watchers)

    async def append(self, room: str, entry: JournalEntry, ttl: float) -> int:
        journal, commands = _keys(room)
        life = _milliseconds(ttl)
        lives = (life, life + _LEFTOVER_MS)
        links = (entry.before, entry.link)
        arguments = (entry.seq, entry.command, entry.body, *lives, self._news.channel, room, *links)
        [(written, last)] = await self._redis.run(
            journal, ("EVAL", _APPEND, 2, journal, commands, *arguments)
        )
        if written == 0:
            raise Conflict(last)
        if written == -1:
            raise Forked(last)
        if written < 0:
            raise Damaged(f"the store: entries of a room are missing among its {last}", _RESTORE)
        return int(written)

    async def read(self, room: str, after: int = 0) -> list[JournalEntry]:
        return (await self._tail(room, after)).entries

    async def touch(self, room: str, ttl: float) -> bool:
        journal, commands = _keys(room)
        life = _milliseconds(ttl)
        lives, _ = await self._redis.run(
            journal, ("PEXPIRE", journal, life), ("PEXPIRE", commands, life + _LEFTOVER_MS)
        )
        return bool(lives)

    def follow(self, room: str, after: int, link: str = "") -> AsyncGenerator[JournalEntry, None]:
        self._news.listen()
        return self._followers.follow(self._tail, room, after, link)

    async def beat(self, room: str, worker: str, body: bytes, ttl: float) -> None:
        arguments = (worker, body, _milliseconds(ttl), self._news.channel, beaten(room))
        key = _beats_key(room)
        await self._redis.run(key, ("EVAL", _BEAT, 1, key, *arguments))

    async def beats(self, room: str) -> dict[str, bytes]:
        return (await self._said(room)).bodies

    def watch(self, room: str) -> AsyncGenerator[dict[str, bytes], None]:
        self._news.listen()
        return self._watchers.watch(self._said, room)

    async def delete(self, room: str) -> None:
        journal, commands = _keys(room)
        publish = ("PUBLISH", self._news.channel, deleted(room))
        await self._redis.run(journal, ("UNLINK", journal, commands), publish)

    async def expired(self) -> list[str]:
        return []

    async def probe(self) -> None:
        """A node of a cluster that is away holds up its own rooms only; one that is there and refuses is
        trouble for its host."""
        self._news.listen()
        rooms = await self._redis.probe_rooms()
        trying = [asyncio.create_task(exercise(self, room)) for room in rooms]
        try:
            done, hanging = await asyncio.wait(trying, timeout=_NODE)
            if hanging and all(task.exception() for task in done):
                done, hanging = await asyncio.wait(trying)
        finally:
            for task in trying:
                task.cancel()
            await asyncio.gather(*trying, return_exceptions=True)
        errors = [error for task in done if (error := task.exception())]
        refusals = [error for error in errors if not isinstance(error, Unavailable) or _is_refusal(error)]
        for error in refusals or (errors if len(errors) == len(rooms) else ()):
            raise error
        await self._news.subscribed()

    async def close(self) -> None:
        self._followers.close()
        self._watchers.close()
        await self._news.close()
        await self._redis.close()

    async def _said(self, room: str) -> Beats:
        key = _beats_key(room)
        [rows] = await self._redis.run(key, ("EVAL", _BEATS, 1, key))
        bodies = {worker.decode(): body for worker, body in zip(rows[::3], rows[2::3], strict=True)}
        return Beats(bodies, min((left / 1000 for left in rows[1::3]), default=None))

    async def _tail(self, room: str, after: int) -> Tail:
        journal, _ = _keys(room)
        entries: list[JournalEntry] = []
        while True:  # others get their turn in between
            first = entries[-1].seq + 1 if entries else after
            # The length is asked for last: it may count more than was read, never less.
            rows, left, last = await self._redis.run(
                journal,
                ("XRANGE", journal, f"{first}-0", "+", "COUNT", _PART),
                ("PTTL", journal),
                ("XLEN", journal),
            )
            entries += [_entry(number, fields) for number, fields in rows]
            if len(rows) < _PART:
                break
        before = entries.pop(0).link if entries and entries[0].seq == after else ""
        return Tail(entries, last, left / 1000, before)


def _is_refusal(error: Unavailable) -> bool:
    return isinstance(error.__cause__, ResponseError)


def _entry(number: bytes, fields: dict[bytes, bytes]) -> JournalEntry:
    command, before = fields[b"command"].decode(), fields.get(b"before", b"").decode()
    return JournalEntry(int(number.partition(b"-")[0]), command, fields[b"body"], before)


def _keys(room: str) -> tuple[str, str]:
    """The keys of journal and commands; the braces put both on the same node of a cluster."""
    return f"fliptable:{{{room}}}:journal", f"fliptable:{{{room}}}:commands"


def _beats_key(room: str) -> str:
    return f"fliptable:{{{room}}}:beats"


def _milliseconds(seconds: float) -> int:
    return max(1, round(seconds * 1000))
