"""How long a busy machine has kept this process waiting, so that it is not taken for the servers' fault."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Self

_TICK: Final = 0.02


class Stalls:
    """`total`: seconds, since it was entered."""

    def __init__(self) -> None:
        self.total = 0.0
        self._counting: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._counting = asyncio.create_task(self._count())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._counting is not None
        self._counting.cancel()

    async def _count(self) -> None:
        while True:
            due = time.monotonic() + _TICK
            await asyncio.sleep(_TICK)
            self.total += max(0.0, time.monotonic() - due)
