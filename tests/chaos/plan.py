"""What a run is. Everything that is left to chance comes from its seed; the order in which processes and
connections get their turn does not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from fliptable import engine
from fliptable.engine import Options


@dataclass(frozen=True)
class TablePlan:
    """Who sits at one table: `players` people, `bots` of the server, and those who watch, with a name or
    without. `options` are those of the lobby; with `pauses` the host stops the game now and then."""

    number: int
    options: dict[str, Any]
    clock: int
    players: int
    bots: int
    named: int
    unnamed: int
    pauses: bool


@dataclass(frozen=True)
class Plan:
    """`seconds` of faults, about `pause` seconds from one to the next; afterwards every game must be over
    within `bound` seconds. With `quick` games have the lowest target, with `cluster` tables are in a Redis
    Cluster of three nodes."""

    seed: int
    seconds: float
    tables: int
    workers: int
    pause: float
    bound: float
    quick: bool
    cluster: bool = False

    def rng(self, *what: object) -> Random:
        """The chance of one part of the run."""
        return Random(repr((self.seed, *what)))

    def table_plans(self) -> Iterator[TablePlan]:
        for number in range(self.tables):
            yield self._table_plan(number, self.rng("table", number))

    def _table_plan(self, number: int, rng: Random) -> TablePlan:
        games = engine.game_keys()
        game = games[number % len(games)]
        options: dict[str, Any] = {spec.name: rng.choice(spec.values) for spec in engine.option_specs(game)}
        if self.quick:
            options["target"] = 100
        least, _ = engine.seats_allowed(Options(game, **options))
        seats = rng.randint(max(3, least), 8)
        bots = rng.choice((0, 0, 1, 2))
        return TablePlan(
            number=number,
            options={"game": game, **options},
            clock=20 if number % 4 == 3 else 0,
            players=max(2, seats - bots),
            bots=bots,
            named=rng.choice((0, 0, 1)),
            unnamed=rng.choice((0, 1, 1)),
            pauses=number % 3 == 1,
        )
