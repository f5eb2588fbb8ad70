"""Somebody at a table: one seat secret, one tab or two, and what goes wrong with them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Final

from tests.chaos.line import KICKED, REPLACED, UNKNOWN_TOKEN
from tests.chaos.recording import Recording, Sighting
from tests.chaos.tab import Identity, Setting, Tab

_CALM: Final = 15.0
"""Seconds on average from one mishap of a person to the next."""
_MISHAPS: Final = {"nap": 6, "tunnel": 6, "reload": 5, "second tab": 5, "farewell": 1, "ghost": 1}
"""How often each of them happens, compared with the others."""
_WITHOUT_SEAT: Final = ("nap", "tunnel", "reload")
"""What happens to a spectator without a name."""
_AWAY: Final = (0.2, 8.0)
"""Seconds until he comes back."""
_TAKES_BACK: Final = (0.5, 2.0)
"""Seconds until he goes on in the other of two tabs."""


class Person:
    """`tab`: the newest. `gone`: he has left the table, or was sent away, or will never be seen again."""

    def __init__(self, setting: Setting, identity: Identity, folder: Path, rng: Random) -> None:
        self.gone = False
        self._setting = setting
        self._identity = identity
        self._folder = folder
        self._rng = rng
        self._recordings: list[Recording] = []
        self._tabs: list[Tab] = []
        self.tab = self._open()
        self._life = asyncio.create_task(self._live())

    def sightings(self) -> list[Sighting]:
        """What his tabs have recorded."""
        return [Sighting(self._identity.name, self._identity.token, one) for one in self._recordings]

    async def come_to_rest(self) -> None:
        """Once nothing goes wrong any more: he is back, or gone."""
        await self._life

    async def close(self) -> None:
        self._life.cancel()
        for tab in tuple(self._tabs):
            await self._close(tab)

    def _open(self) -> Tab:
        path = self._folder / f"{self._setting.plan.number}-{self._identity.name}-{len(self._recordings)}.txt"
        recording = Recording(path)
        tab = Tab(self._setting, self._identity, recording, self._rng, lambda code: self._ended(tab, code))
        self._recordings.append(recording)
        self._tabs.append(tab)
        self.tab = tab
        return tab

    async def _close(self, tab: Tab, *, rudely: bool = False) -> None:
        self._tabs.remove(tab)
        await tab.close(rudely=rudely)

    def _ended(self, tab: Tab, code: int) -> None:
        if code == REPLACED and tab is self.tab:
            self._setting.mishaps["newest tab replaced"] += 1
            asyncio.get_running_loop().call_later(self._rng.uniform(*_TAKES_BACK), self._take_back, tab)
        elif code == UNKNOWN_TOKEN and tab.joining:
            self._identity.token = ""
        elif code in {KICKED, UNKNOWN_TOKEN}:
            self.gone = True

    def _take_back(self, tab: Tab) -> None:
        if tab is self.tab and tab in self._tabs:
            tab.line.open()

    async def _live(self) -> None:
        while not self.gone:
            await self._setting.wait(self._rng.expovariate(1 / _CALM))
            if self._setting.finishing:
                return
            if not self.gone:
                await self._mishap()

    async def _mishap(self) -> None:
        possible = [*_MISHAPS] if self._identity.joins else [*_WITHOUT_SEAT]
        [what] = self._rng.choices(possible, [_MISHAPS[one] for one in possible])
        self._setting.mishaps[what] += 1
        tab = self.tab
        match what:
            case "nap" | "tunnel":
                await tab.line.close(rudely=what == "tunnel")
                await self._setting.wait(self._rng.uniform(*_AWAY))
                tab.line.open()
            case "reload":
                await self._close(tab)
                self._open()
            case "second tab":
                await self._change_tabs(tab)
            case "farewell":
                self._identity.left = True
                await tab.line.send("leave")
                while tab.line.unanswered and not self.gone:
                    await asyncio.sleep(0.1)
                self.gone = True
            case _:
                self.gone = True
                await self._close(tab, rudely=True)

    async def _change_tabs(self, older: Tab) -> None:
        """Open a second one; perhaps take the seat back to the first one after a while."""
        newer = self._open()
        await self._setting.wait(self._rng.uniform(*_TAKES_BACK))
        if older.line.closed and self._rng.random() < 0.5:
            self.tab = older
            older.line.open()
            await self._setting.wait(self._rng.uniform(*_TAKES_BACK))
            await self._close(newer)
        else:
            await self._close(older)
