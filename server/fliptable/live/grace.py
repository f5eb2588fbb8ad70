"""Who of a room is away, as everybody is shown it: not connected for longer than a grace."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class GracePeriods:
    """`grace`: seconds. `ran_out` is called when somebody's grace is over."""

    def __init__(self, grace: float, ran_out: Callable[[], None]) -> None:
        self._grace = grace
        self._ran_out = ran_out
        self._present: frozenset[int] = frozenset()
        self._expected: dict[int, asyncio.TimerHandle] = {}

    def expect(self, member: int) -> None:
        """`member` may come at any moment, or come back."""
        self._cancel(member)
        later = asyncio.get_running_loop().call_later
        self._expected[member] = later(self._grace, self._give_up, member)

    def among(self, people: set[int], present: frozenset[int]) -> frozenset[int]:
        """The members of `people` who are away when those in `present` are connected."""
        for member in present:
            self._cancel(member)
        for member in self._present - present:
            self.expect(member)
        self._present = present
        return frozenset(people - present - self._expected.keys())

    def stop(self) -> None:
        for timer in self._expected.values():
            timer.cancel()

    def _cancel(self, member: int) -> None:
        if member in self._expected:
            self._expected.pop(member).cancel()

    def _give_up(self, member: int) -> None:
        self._cancel(member)
        self._ran_out()
