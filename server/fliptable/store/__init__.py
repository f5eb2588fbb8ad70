"""Journals of rooms: in a SQLite file (the default), in Redis or Valkey, or in memory for tests."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from urllib.parse import unquote, urlsplit

from redis.asyncio.connection import ConnectKwargs, parse_url

from fliptable.store.base import (
    Conflict,
    Damaged,
    Forked,
    JournalEntry,
    Store,
    StoreError,
    Unavailable,
    forked,
)
from fliptable.store.cluster import Cluster
from fliptable.store.health import StoreHealth, Trouble, explained
from fliptable.store.memory import MemoryStore
from fliptable.store.redis import RedisStore
from fliptable.store.reporting import ReportingStore
from fliptable.store.server import Server
from fliptable.store.sqlite import SqliteStore
from fliptable.store.sqlite_file import backup

__all__ = [
    "Conflict",
    "Damaged",
    "Forked",
    "JournalEntry",
    "ReportingStore",
    "Store",
    "StoreError",
    "StoreHealth",
    "Trouble",
    "Unavailable",
    "backup_store",
    "explained",
    "forked",
    "open_store",
]

_EXPECTED = (
    "sqlite:///FILE, memory:, redis://HOST:PORT/DB, redis+cluster://HOST:PORT,HOST:PORT, "
    "or the same with rediss, valkey or valkeys"
)


def open_store(url: str) -> Store:
    """Open the store that `url` names.

    `sqlite:///games.db` is relative to the working directory, `sqlite:////srv/games.db` is absolute. Redis is
    connected to when it is first used; of a cluster one node that is there is enough.

    Raises ValueError for another kind of URL (without quoting it: it may hold a password), StoreError if a
    SQLite file cannot be opened.
    """
    with suppress(ValueError):  # redis-py's would quote parts of the URL
        scheme, colon, rest = url.partition(":")
        match scheme.replace("valkey", "redis"), f"{colon}{rest}":
            case "memory", ":":
                return MemoryStore()
            case "sqlite", path if path.startswith(":///") and len(path) > 4:
                return SqliteStore(unquote(path.removeprefix(":///")))
            case "redis" | "rediss" as protocol, where if where.startswith("://"):
                return RedisStore(Server(parse_url(protocol + where)))
            case "redis+cluster" | "rediss+cluster" as protocol, where if where.startswith("://"):
                return RedisStore(Cluster(_nodes(protocol.removesuffix("+cluster") + where)))
    raise ValueError(f"no store that is known; expected {_EXPECTED}")


def backup_store(url: str, target: Path) -> None:
    """Copy the file of the store that `url` names, which may be in use, to `target`. Raises StoreError, also
    for a store that is no file."""
    scheme, _, rest = url.partition(":")
    if scheme != "sqlite" or not rest.startswith("///"):
        raise StoreError("only a SQLite file is copied by this; of Redis copy what BGSAVE writes")
    backup(Path(unquote(rest.removeprefix("///"))), target)


def _nodes(url: str) -> list[ConnectKwargs]:
    """What `url`, with several hosts, says about each of them. Raises ValueError."""
    parts = urlsplit(url)
    who, at, hosts = parts.netloc.rpartition("@")
    nodes = [parse_url(parts._replace(netloc=f"{who}{at}{host}").geturl()) for host in hosts.split(",")]
    if any(node.get("db") for node in nodes):
        raise ValueError("a cluster has no databases")
    return nodes
