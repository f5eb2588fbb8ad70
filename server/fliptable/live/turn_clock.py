"""What is left of the open turn, by the monotonic clock."""

from __future__ import annotations

from typing import Final

from fliptable.live.environment import Clock
from fliptable.room.clock import granted, remaining
from fliptable.room.state import RoomState

NEVER: Final = float("inf")


class TurnClock:
    """Follows one room. A turn that begins while the room is loaded has its full time, whatever
    the wall clocks of this worker and of the one that wrote the deadline say; the stamps of the journal are
    read only for a turn that had begun before."""

    def __init__(self, clock: Clock, state: RoomState) -> None:
        self._clock = clock
        self._state = state
        self.ends = NEVER
        """The deadline on the monotonic clock; never in a pause, or without a limit."""
        if state.paused_at is None:
            self._grant(remaining(state, clock.now()))

    def changed(self, state: RoomState) -> None:
        """The room has become `state`."""
        before, self._state = self._state, state
        if state.deadline is None or state.paused_at is not None:
            self.ends = NEVER
        else:
            self._grant(granted(before, state))

    def left(self) -> int | None:
        """Milliseconds; None without a limit."""
        if self.ends == NEVER:
            return remaining(self._state, 0)  # in a pause: what will be left after it
        return max(0, round((self.ends - self._clock.monotonic()) * 1000))

    def now(self) -> int:
        """Epoch milliseconds; while a turn clock runs, the time on the wall clock by which its deadline was
        stamped."""
        left = self.left()
        deadline = self._state.deadline
        return self._clock.now() if deadline is None or left is None else deadline.at - left

    def _grant(self, left: int | None) -> None:
        if left is not None:
            self.ends = self._clock.monotonic() + left / 1000
