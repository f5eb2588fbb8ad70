"""How long a table waits for an answer until everybody is told."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from fliptable.live.actor import UNAVAILABLE, Actor
from fliptable.room.commands import Overdue


@dataclass(frozen=True, slots=True)
class _Asked:
    decision: int
    member: int
    away: bool


class OverdueTimer:
    """Seconds that the table waits for somebody who is `away`, and for somebody who is there but `idle`.
    Every hub of a room counts for itself; the room takes the first word."""

    def __init__(self, actor: Actor, away: float, idle: float) -> None:
        self._actor = actor
        self._away = away
        self._idle = idle
        self._absent: frozenset[int] = frozenset()
        self._asked: _Asked | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._telling: asyncio.Task[None] | None = None
        self._stopped = False

    def look(self, away: frozenset[int]) -> None:
        """The room, or who is away, may have changed."""
        self._absent = away
        asked = None if self._stopped else self._who()
        if asked == self._asked:
            return
        self._asked = asked
        self._disarm()
        if asked is not None:
            seconds = self._away if asked.away else self._idle
            self._timer = asyncio.get_running_loop().call_later(seconds, self._run_out, asked)

    def stop(self) -> None:
        """For good."""
        self._stopped = True
        self._disarm()

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _who(self) -> _Asked | None:
        """Whom the table waits for without having been told so."""
        state = self._actor.state
        question = state.question
        member = None if question is None else state.member(state.seats[question.seat])
        if question is None or member is None or member.bot or member.autoplay:
            return None
        if state.paused_at is not None or state.overdue is not None:
            return None
        return _Asked(question.id, member.id, member.id in self._absent)

    def _run_out(self, asked: _Asked) -> None:
        self._telling = asyncio.create_task(self._tell(asked))

    async def _tell(self, asked: _Asked) -> None:
        answer = await self._actor.ask(Overdue(asked.decision, asked.member))
        if answer == UNAVAILABLE and not self._actor.ended:
            self._asked = None
            self.look(self._absent)
