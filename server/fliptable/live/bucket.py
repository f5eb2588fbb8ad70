"""Credit that comes back with time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Seconds = Callable[[], float]
"""A monotonic clock."""
_NOTHING: Final = 1e-9
"""What rounding may leave of a debt."""


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

    def charge(self, cost: float = 1) -> None:
        """Spend so much, also if there is less left."""
        self._credit = self.credit() - cost

    def wait(self) -> float:
        """Seconds until there is any credit."""
        owed = -self.credit()
        return owed / self._rate if owed > _NOTHING else 0.0
