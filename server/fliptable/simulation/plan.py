"""What to simulate: which game, how often, with which options and seats."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from fliptable import engine
from fliptable.engine import Options


class NoSuchTable(ValueError):
    """The seats asked for are not among those that the game allows with the options of some table."""


@dataclass(frozen=True, slots=True)
class Plan:
    """`games` games from number `seed` on: each game is decided by its own number alone. `seats`: least and
    most. `any_options`: every game has its own, otherwise the defaults. `check`: look for broken
    invariants."""

    game: str
    games: int
    seats: tuple[int, int]
    any_options: bool
    check: bool
    seed: int = 1

    def single(self, number: int) -> "Plan":
        """The same for one game only."""
        return replace(self, games=1, seed=number)

    def command(self) -> str:
        """How to ask for it on the command line."""
        options = "random" if self.any_options else "default"
        least, most = self.seats
        words = f"--games {self.games} --game {self.game} --seats {least}..{most} --options {options}"
        return f"fliptable simulate {words}{' --check' * self.check} --seed {self.seed}"

    def table(self, chance: Random) -> tuple[Options, int]:
        """Options and seats of one game. Raises NoSuchTable."""
        specs = engine.option_specs(self.game)
        chosen: dict[str, Any] = {spec.name: chance.choice(spec.values) for spec in specs}
        options = Options(self.game, **(chosen if self.any_options else {}))
        least, most = engine.seats_allowed(options)
        least, most = max(least, self.seats[0]), min(most, self.seats[1])
        if least > most:
            raise NoSuchTable("the game has no table with so many seats")
        return options, chance.randint(least, most)
