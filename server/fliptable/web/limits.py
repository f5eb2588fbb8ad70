"""How much of everything: credit per connection and per address, in bounded memory."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Final

_log = logging.getLogger(__name__)

Seconds = Callable[[], float]
"""A monotonic clock."""


class Bucket:
    """A token bucket: `burst` at once, then `rate` per second."""

    __slots__ = ("_burst", "_credit", "_now", "_rate", "_seen")

    def __init__(self, burst: float, rate: float, now: Seconds) -> None:
        self._burst = burst
        self._rate = rate
        self._now = now
        self._credit = burst
        self._seen = now()

    def credit(self) -> float:
        now = self._now()
        self._credit = min(self._burst, self._credit + (now - self._seen) * self._rate)
        self._seen = now
        return self._credit

    def take(self) -> bool:
        """Spend one; False if there is nothing left."""
        if self.credit() < 1:
            return False
        self._credit -= 1
        return True


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

    def exhausted(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        return bucket is not None and bucket.credit() < 1

    def take(self, address: str) -> bool:
        """Spend one; False if this address has nothing left."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._burst, self._rate, self._now)
            if len(self._buckets) > self._capacity:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()


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


TALLY: Final = "fliptable.tally"
"""The key of the server's `Tally` in the state that ASGI hands to each connection."""


class Tally:
    """How often the server has drawn a line, by kind; no addresses, no rooms."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def add(self, kind: str) -> None:
        self._counts[kind] += 1

    def take(self) -> dict[str, int]:
        """What was counted since the last time."""
        counts, self._counts = self._counts, Counter()
        return dict(sorted(counts.items()))

    async def keep_telling(self, every: float) -> None:
        """Write it to the log every so many seconds, if there is anything. Runs until it is cancelled."""
        while True:
            await asyncio.sleep(every)
            counts = self.take()
            if counts:
                told = ", ".join(f"{kind} {count}" for kind, count in counts.items())
                _log.warning("turned away in %.0f s: %s", every, told)


def billed_to(host: str | None) -> str:
    """The address to which a connection's failures are charged: a whole /64 in IPv6, where one host owns as
    much."""
    if not host:
        return "unknown"
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return str(address)
