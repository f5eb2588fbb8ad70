"""Errors of redis-py that are no mistakes of ours, and what a host can do about each."""

from __future__ import annotations

from typing import Final

from redis.exceptions import (
    AskError,
    AuthenticationError,
    ClusterDownError,
    ConnectionError,
    MovedError,
    OutOfMemoryError,
    ReadOnlyError,
    TimeoutError,
    TryAgainError,
)

from fliptable.store.base import Unavailable

_PERMISSIONS: Final = (
    "Let the user of FLIPTABLE_STORE do what rooms need: ACL SETUSER NAME ~fliptable:* &fliptable:* "
    "+@read +@write +@scripting +@pubsub +@connection +time +cluster|info +cluster|slots"
)
_SIGN_IN: Final = "Put the password into FLIPTABLE_STORE: redis://:PASSWORD@HOST/0."
_CONFIGURATION: Final = (
    ("invalid username-password", "Correct the user name or password in FLIPTABLE_STORE."),
    ("wrongpass", "Correct the user name or password in FLIPTABLE_STORE."),
    ("without any password configured", "Remove the password from FLIPTABLE_STORE."),
    ("authentication required", _SIGN_IN),
    ("unauthenticated", _SIGN_IN),
    ("no permissions", _PERMISSIONS),
    ("user executing the script", _PERMISSIONS),
    (
        "unknown command",
        "Use Redis 7 or Valkey, with none of its commands renamed.",
    ),
    ("db index is out of range", "FLIPTABLE_STORE names a database that there is not; 0 is always there."),
    ("select is not allowed in cluster", "For a cluster use redis+cluster:// in FLIPTABLE_STORE."),
    ("cluster support disabled", "This is no cluster: use redis:// instead of redis+cluster://."),
    ("protected mode", "Give the server a password, or bind it to an address that only this server reaches."),
    ("max number of clients", "Raise maxclients of the server."),
    ("misconf", "The server cannot write to its disk: see its log; free space or repair the disk."),
    ("noreplicas", "Bring back its replicas, or lower min-replicas-to-write."),
    ("busy ", "A script holds the server up: SCRIPT KILL ends it."),
    ("loading", "It reads its data after a start: wait."),
)
"""Of what the server answers, in small letters, and the remedy."""
_TRANSPORT: Final = (
    ("name or service not known", "Correct the host in FLIPTABLE_STORE: its name is unknown here."),
    ("name resolution", "Correct the host in FLIPTABLE_STORE, or the network's name server."),
    ("nodename nor servname", "Correct the host in FLIPTABLE_STORE: its name is unknown here."),
    ("no address associated", "Correct the host in FLIPTABLE_STORE: it has no address."),
    ("connection refused", "Start the server, or correct host and port in FLIPTABLE_STORE."),
    ("connect call failed", "Start the server, or correct host and port in FLIPTABLE_STORE."),
    ("certificate", "Correct the server's certificate, or the host in FLIPTABLE_STORE."),
    ("ssl", "Use redis:// for a server without TLS, rediss:// for one with."),
)
_AWAY: Final = "See whether the server runs and answers, with TLS (rediss://) only if it speaks that."
_MEMORY: Final = "The server's memory is full: raise maxmemory, or free some."
_READONLY: Final = "Point FLIPTABLE_STORE at the primary server, not at a replica."


def unavailable(error: Exception) -> Unavailable | None:
    """What `error` means to whoever uses the store; None if it is a bug, to stay what it is."""
    if isinstance(error, MovedError | AskError | TryAgainError):
        return None  # of a cluster, which knows what to do; `moved` is for those who know of none
    remedy = _remedy(error)
    if remedy is None:
        return None
    told = Unavailable(f"the store: {str(error).strip() or 'no answer in time'}", remedy)
    told.__cause__ = error
    return told


def moved() -> Unavailable:
    """One server was named, and it turns out to be a node of a cluster."""
    return Unavailable("the store: it is a cluster", "Use redis+cluster:// in FLIPTABLE_STORE.")


def _remedy(error: Exception) -> str | None:
    said = str(error).lower()
    for words, remedy in _CONFIGURATION:
        if words in said:
            return remedy
    match error:
        case OutOfMemoryError():
            return _MEMORY
        case ReadOnlyError():
            return _READONLY
        case ClusterDownError():
            return "Bring back the nodes of the cluster that are away."
        case AuthenticationError():
            return "Correct the user name or password in FLIPTABLE_STORE."
        case ConnectionError() | TimeoutError() | OSError():
            return next((remedy for words, remedy in _TRANSPORT if words in said), _AWAY)
    return None
