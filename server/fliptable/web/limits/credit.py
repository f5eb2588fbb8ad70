"""How much of everything: credit per connection and per address, in bounded memory."""

from __future__ import annotations

import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final

from fliptable.live.bucket import Bucket, Seconds

_log = logging.getLogger(__name__)


class Throttle:
    """A bucket per address. Beyond `capacity` addresses the one not seen for longest is forgotten."""

    def __init__(self, burst: float, rate: float, now: Seconds, capacity: int = 10_000) -> None:
        self._burst = burst
        self._rate = rate
        self._now = now
        self._capacity = capacity
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def charge(self, address: str) -> None:
        """Let this address pay for what it did, also with what it does not have yet: whoever does many things
        at the same time pays for each."""
        self.bucket(address).charge()

    def exhausted(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        return bucket is not None and bucket.credit() < 1

    def take(self, address: str) -> bool:
        """Spend one; False if this address has nothing left."""
        return self.bucket(address).take()

    def bucket(self, address: str) -> Bucket:
        """For those who spend so often that they do not want to look for it every time."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._burst, self._rate, self._now)
            if len(self._buckets) > self._capacity:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


class Crowd:
    """Counts what one address has open at the same time, up to `most`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Door:
    """What is limited before anybody knows for whom it comes: the connections of an address that are not, or
    not yet, sockets, up to `most`, and its frames. Not so for reverse `proxies` (addresses or networks),
    which come for many people."""

    def __init__(self, most: int, frames: Throttle, proxies: Iterable[str]) -> None:
        self._crowd = Crowd(most)
        self._frames = frames
        self._proxies = [ip_network(name, strict=False) for name in proxies]

    def enter(self, host: str | None) -> bool:
        return self._is_proxy(host) or self._crowd.enter(billed_to(host))

    def leave(self, host: str | None) -> None:
        """Of somebody who was let in."""
        if not self._is_proxy(host):
            self._crowd.leave(billed_to(host))

    def frames(self, host: str | None) -> Bucket | None:
        """The credit for frames that all connections from there share; None: as many as they like."""
        return None if self._is_proxy(host) else self._frames.bucket(billed_to(host))

    def _is_proxy(self, host: str | None) -> bool:
        address = is_address(host)
        return address is not None and any(address in network for network in self._proxies)


DOOR: Final = "fliptable.door"
REFUSALS: Final = "fliptable.refusals"
"""The keys of the server's `Door` and `RefusalCounter` in the state that ASGI hands to each connection."""


class RefusalCounter:
    """How often the server has drawn a line, by kind; no addresses, no rooms."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def add(self, kind: str) -> None:
        self._counts[kind] += 1

    def take(self) -> dict[str, int]:
        """What was counted since the last time."""
        counts, self._counts = self._counts, Counter()
        return dict(sorted(counts.items()))

    async def keep_telling(self, every: float, sleep: Callable[[float], Awaitable[None]]) -> None:
        """Write it to the log every so many seconds, if there is anything. Runs until it is cancelled."""
        while True:
            await sleep(every)
            counts = self.take()
            if counts:
                told = ", ".join(f"{kind} {count}" for kind, count in counts.items())
                _log.warning("turned away in %.0f s: %s", every, told)


def count(state: Mapping[str, Any], kind: str) -> None:
    """One more who was turned away; `state` is that of a connection."""
    refusals: RefusalCounter | None = state.get(REFUSALS)
    if refusals is not None:
        refusals.add(kind)


def billed_to(host: str | None) -> str:
    """The address to which a connection's failures are charged: a whole /64 in IPv6, where one host owns as
    much."""
    address = is_address(host)
    if address is None:
        return host or "unknown"
    if isinstance(address, IPv6Address):
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return str(address)


def as_seen(name: str) -> tuple[str, ...]:
    """An address or network in both ways in which a socket for IPv6 and IPv4 may name it."""
    network = ip_network(name, strict=False)
    if network.version == 6:
        return (str(network),)
    return str(network), f"::ffff:{network.network_address}/{96 + network.prefixlen}"


def is_address(host: str | None) -> IPv4Address | IPv6Address | None:
    """As it is, also if IPv6 brought it; None if it is no address."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
