"""Time that a test lets pass."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass

from fliptable.live.environment import Clock

PATIENCE = 20.0
"""Seconds after which a test gives up: far more than anything here needs."""


@dataclass(eq=False)
class _Timer:
    began: int
    due: int
    loop: asyncio.AbstractEventLoop
    ring: Callable[[], object]


class ManualClock(Clock):
    """Stands still until a test moves it, from any thread. All durations are milliseconds."""

    def __init__(self) -> None:
        self._elapsed = 1_000_000
        self._offset = 1_000_000_000_000 - self._elapsed
        self._timers: set[_Timer] = set()
        self._changed = threading.Condition()

    def now(self) -> int:
        return self._elapsed + self._offset

    def monotonic(self) -> float:
        return self._elapsed / 1000

    def set(self, by: int) -> None:
        """Somebody sets the wall clock: ahead, or back. No time passes."""
        self._offset += by

    def advance(self, milliseconds: int) -> None:
        with self._changed:
            self._elapsed += milliseconds
            due = sorted((t for t in self._timers if t.due <= self._elapsed), key=lambda timer: timer.due)
            self._timers.difference_update(due)
        for timer in due:
            timer.loop.call_soon_threadsafe(timer.ring)

    def run_out(self, milliseconds: int) -> None:
        """`advance`, as soon as somebody begins to wait for just this time. Not for the thread of the event
        loop. A server waits for some times of its own: 30 s between two sweeps, 60 s between two lines of its
        log."""
        with self._changed:
            assert self._changed.wait_for(lambda: self._begins(milliseconds), PATIENCE), self.waiting
        self.advance(milliseconds)

    async def elapse(self, milliseconds: int) -> None:
        """`run_out`, for a coroutine of the same event loop."""
        for _ in range(10_000):
            if self._is_awaited(milliseconds):
                break
            await asyncio.sleep(0)
        assert self._is_awaited(milliseconds), self.waiting
        self.advance(milliseconds)

    @property
    def waiting(self) -> list[int]:
        """The milliseconds until each moment that is waited for."""
        return sorted(timer.due - self._elapsed for timer in self._timers)

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        over = asyncio.Event()
        with self._timer(seconds, over.set):
            await over.wait()

    @asynccontextmanager
    async def _timeout(self, seconds: float) -> AsyncIterator[None]:
        async with asyncio.timeout(None) as timeout:
            loop = asyncio.get_running_loop()
            open_ = True

            def ring() -> None:
                if open_:
                    timeout.reschedule(loop.time())

            try:
                with self._timer(seconds, ring):
                    yield
            finally:
                open_ = False

    timeout = _timeout

    @contextmanager
    def _timer(self, seconds: float, ring: Callable[[], object]) -> Iterator[None]:
        timer = _Timer(self._elapsed, self._elapsed + round(seconds * 1000), asyncio.get_running_loop(), ring)
        with self._changed:
            self._timers.add(timer)
            self._changed.notify_all()
        try:
            yield
        finally:
            with self._changed:
                self._timers.discard(timer)

    def _begins(self, milliseconds: int) -> bool:
        due = self._elapsed + milliseconds
        return any((timer.began, timer.due) == (self._elapsed, due) for timer in self._timers)

    def _is_awaited(self, milliseconds: int) -> bool:
        return any(timer.due == self._elapsed + milliseconds for timer in self._timers)
