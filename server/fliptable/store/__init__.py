"""Journals of rooms: in a SQLite file (the default), in Redis or Valkey, or in memory for tests."""

from __future__ import annotations

from contextlib import suppress
from urllib.parse import unquote

from .base import Conflict, Entry, Store, StoreError, Unavailable
from .memory import MemoryStore
from .redis import RedisStore
from .sqlite import SqliteStore

__all__ = ["Conflict", "Entry", "Store", "StoreError", "Unavailable", "open_store"]

_EXPECTED = "sqlite:///FILE, redis://HOST:PORT/DB, rediss://..., valkey://..., valkeys://... or memory:"


def open_store(url: str) -> Store:
    """Open the store that `url` names.

    `sqlite:///games.db` is relative to the working directory, `sqlite:////srv/games.db` is absolute. Redis is
    connected to when it is first used. Raises ValueError for another kind of URL (without quoting it: it may
    hold a password), StoreError if a SQLite file cannot be opened.
    """
    with suppress(ValueError):  # redis-py's would quote parts of the URL
        match url.partition(":"):
            case "memory", ":", "":
                return MemoryStore()
            case "sqlite", ":", rest if rest.startswith("///") and len(rest) > 3:
                return SqliteStore(unquote(rest.removeprefix("///")))
            case "redis" | "rediss", ":", rest if rest.startswith("//"):
                return RedisStore(url)
            case "valkey" | "valkeys", ":", rest if rest.startswith("//"):
                return RedisStore(url.replace("valkey", "redis", 1))
    raise ValueError(f"no store that is known; expected {_EXPECTED}")
