"""One table from the first arrival to the last game's end: somebody new comes for everybody who has gone."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Final

from tests.chaos.person import Person
from tests.chaos.plan import Plan, TablePlan
from tests.chaos.recording import Sighting
from tests.chaos.tab import Identity, Setting, Tab

_MISSED: Final = 2.0
"""Seconds until somebody new comes."""
_LOOK: Final = 0.1


class ChaosTable:
    """`code`: of its room, behind the balancer on `port`. `mishaps` of its people. When `ending` is set
    nothing goes wrong with them any more, and no new game begins."""

    def __init__(
        self, plan: Plan, table: TablePlan, code: str, port: int, folder: Path, ending: asyncio.Event
    ) -> None:
        self.code = code
        self.mishaps: Counter[str] = Counter()
        self._plan = plan
        self._folder = folder
        self._setting = Setting(f"ws://127.0.0.1:{port}/ws/{code}", table, self.mishaps, ending)
        self._everybody: list[Person] = []
        self._here: dict[Person, str] = {}
        for kind, count in {"player": table.players, "fan": table.named, "passer-by": table.unnamed}.items():
            for _ in range(count):
                self._welcome(kind)
        self._life = asyncio.create_task(self._live())

    def tabs(self) -> list[Tab]:
        """The newest tab of everybody who is not gone."""
        return [person.tab for person in self._here if not person.gone]

    def sightings(self) -> list[Sighting]:
        return [sighting for person in self._everybody for sighting in person.sightings()]

    async def finish(self) -> None:
        """Return when the last game is over and everybody has looked at the table once more."""
        await self._life
        for person in self._here:
            await person.come_to_rest()
        while not all(tab.over for tab in self.tabs()):
            await asyncio.sleep(_LOOK)
        for tab in self.tabs():
            await tab.look_again()

    async def close(self) -> None:
        self._life.cancel()
        for person in self._everybody:
            await person.close()

    def _welcome(self, kind: str) -> None:
        name = f"{kind} {len(self._everybody) + 1}"
        identity = Identity(name, joins=kind != "passer-by", watches=kind == "fan")
        rng = self._plan.rng("person", self._setting.plan.number, name)
        person = Person(self._setting, identity, self._folder, rng)
        self._everybody.append(person)
        self._here[person] = kind

    async def _live(self) -> None:
        while not self._setting.finishing:
            await self._setting.wait(_MISSED)
            for person, kind in [(person, kind) for person, kind in self._here.items() if person.gone]:
                await person.close()
                del self._here[person]
                self._welcome(kind)
