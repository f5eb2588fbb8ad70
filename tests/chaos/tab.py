"""One browser tab: a line, what is known through it, and somebody who looks at it and acts."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Final

from fliptable.wire.outbound import VERSION
from tests.chaos.known import Known, Message
from tests.chaos.line import LAST, Chores, Line
from tests.chaos.plan import TablePlan
from tests.chaos.recording import Recording
from tests.chaos.wishes import wish

_TWICE: Final = 0.08
_AGAIN: Final = 0.05
_TOO_LATE: Final = 0.05
"""How often a message is sent twice, an answered one is sent again, and an old decision is answered anew."""
_LOOK: Final = 1.0
"""Seconds after which somebody looks at the table although nothing has happened."""
_HESITATION: Final = (0.1, 0.8)
_HURRY: Final = (0.01, 0.05)
"""Seconds from seeing to acting; the second while a run comes to its end."""


@dataclass
class Setting:
    """What everybody at one table shares. `ending`: from now on no new game is begun, and nobody does
    anything wrong."""

    url: str
    plan: TablePlan
    mishaps: Counter[str]
    ending: asyncio.Event

    @property
    def finishing(self) -> bool:
        return self.ending.is_set()

    async def wait(self, seconds: float) -> None:
        """Less, if the run comes to its end."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.ending.wait()


@dataclass
class Identity:
    """Who somebody is at a table, in whichever tab. `joins`: he has a name, otherwise he came by the
    spectator link; `watches`: he wants no seat; `left`: he does not join again. `token` is his seat secret,
    kept before it is sent."""

    name: str
    joins: bool
    watches: bool
    token: str = ""
    left: bool = False


class Tab:
    """`ended` is told the code of every close that this side has not asked for."""

    def __init__(
        self,
        setting: Setting,
        identity: Identity,
        recording: Recording,
        rng: Random,
        ended: Callable[[int], None],
    ) -> None:
        self.known = Known()
        self._recording = recording
        self.line = Line(setting.url, Chores(self._hello, self._received, self._ended), recording, rng)
        self._tell = ended
        self._setting = setting
        self._identity = identity
        self._rng = rng
        self._news = asyncio.Event()
        self._welcomes = 0
        self._claim: int | None = None
        self._acting = asyncio.create_task(self._act())
        self.line.open()

    @property
    def over(self) -> bool:
        """No game is running, as far as is known here."""
        return (
            self.line.live_since is not None and self.known.in_sync and self.known.room["phase"] != "playing"
        )

    @property
    def joining(self) -> Message | None:
        """The request to join that has not been answered."""
        asked: Iterator[Message] = map(json.loads, self.line.unanswered.values())
        return next((message for message in asked if message["type"] == "join"), None)

    async def close(self, *, rudely: bool = False) -> None:
        """For good."""
        self._acting.cancel()
        await self.line.close(rudely=rudely)
        self._recording.close()

    async def look_again(self) -> None:
        """Ask for a snapshot and wait for it."""
        before = self._welcomes
        while self._welcomes == before:
            await self.line.say('{"type":"sync"}')
            await asyncio.sleep(_LOOK)

    def _hello(self) -> Message:
        token, known = self._identity.token, self.known
        resumes = known.in_sync and (known.you is not None) == bool(token)
        attempt = round(time.monotonic() * 1000)
        returning = {"returning": {"claim": self._claim, "attempt": attempt}} if self._claim else {}
        return {
            "type": "hello",
            "version": VERSION,
            **({"token": token, **returning} if token else {"watch": not self._identity.joins}),
            **({"after": known.seq} if resumes else {}),
        }

    def _received(self, message: Message) -> bool:
        before = self.known.in_sync
        self.known.hear(message)
        if message["type"] in {"welcome", "synced"}:
            self._claim = message["claim"]
            if join := self.joining:  # the hello may have been turned away because it is on its way
                self._identity.token = join["token"]
        self._welcomes += message["type"] == "welcome"
        self._news.set()
        return before and not self.known.in_sync

    def _ended(self, code: int) -> None:
        if code in LAST:
            self._claim = None
        self._tell(code)

    async def _act(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOK):
                    await self._news.wait()
            self._news.clear()
            await asyncio.sleep(self._rng.uniform(*(_HURRY if self._setting.finishing else _HESITATION)))
            if self.line.live_since is None or self.line.unanswered or not self.known.in_sync:
                continue
            if self.known.you is None:
                await self._join()
            elif found := wish(self.known, self._setting.plan, self._rng, finishing=self._setting.finishing):
                kind, fields = found
                ref = await self.line.send(kind, **fields)
                if not self._setting.finishing:
                    await self._repeat(ref)

    async def _join(self) -> None:
        who = self._identity
        if who.joins and not who.left:
            who.token = who.token or f"{self._rng.getrandbits(256):064x}"
            await self.line.send("join", name=who.name, watch=who.watches, token=who.token)

    async def _repeat(self, ref: str) -> None:
        """Now and then something is said more often than once, or too late."""
        frame, mishaps = self.line.unanswered.get(ref), self._setting.mishaps
        if frame is not None and self._rng.random() < _TWICE:
            mishaps["requests sent twice"] += 1
            await self.line.say(frame)
        if self.line.answered and self._rng.random() < _AGAIN:
            mishaps["old requests sent again"] += 1
            await self.line.say(self._rng.choice(self.line.answered))
        old = [act for act in map(json.loads, self.line.answered) if act["type"] == "act"]
        if old and self._rng.random() < _TOO_LATE:
            mishaps["old decisions answered anew"] += 1
            await self.line.say(
                json.dumps(self._rng.choice(old) | {"ref": f"late-{self._rng.getrandbits(64):x}"})
            )
