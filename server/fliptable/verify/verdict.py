"""What a check has found."""

from dataclasses import dataclass
from typing import Literal

Fault = Literal[
    "commitment",
    "unrevealed",
    "replaced",
    "replayed",
    "unlocked",
    "lock",
    "bot",
    "seed",
    "seeds_changed",
    "own_hash",
    "own_seed",
    "seats",
    "options",
    "dealer",
    "cards",
    "refills",
    "conservation",
]
"""A promise that was broken; `report` has a sentence for each."""


@dataclass(frozen=True)
class Verdict:
    """`faults`: with the names of the players whose number it is about. `late`: players whose number was not
    there in time. `abandoned`: numbers and reasons of commitments that were given up for all to see.
    `checked`, `unchecked`: flipped cards."""

    faults: dict[Fault, list[str]]
    late: list[str]
    abandoned: list[tuple[int, str]]
    checked: int
    unchecked: int

    @property
    def fair(self) -> bool:
        return not self.faults
