"""How often all at a table are told who is there: many who come and go would cost more than all moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from fliptable.live.bucket import Bucket
from fliptable.live.environment import Clock

BURST: Final = 20
"""Notices at once."""
_RATE: Final = 2.0
"""Notices per second afterwards."""
MERGED: Final = 0.5
"""Seconds in which what changes beyond them becomes one notice."""
_T = TypeVar("_T")


class Notices(Generic[_T]):
    """Calls `tell`, at once or, as long as `run` does, a moment later. It is given whoever need not hear a
    notice that is sent at once."""

    def __init__(self, clock: Clock, tell: Callable[[_T | None], None]) -> None:
        self._clock = clock
        self._tell = tell
        self._credit = Bucket(BURST, _RATE, clock.monotonic)
        self._late = asyncio.Event()

    def due(self, knows: _T | None) -> None:
        """Something has changed, as whoever `knows` has been told."""
        if not self._late.is_set() and self._credit.take():
            self._tell(knows)
        else:
            self._late.set()

    async def run(self) -> None:
        while True:
            await self._late.wait()
            await self._clock.sleep(MERGED)
            self._late.clear()
            self._tell(None)
