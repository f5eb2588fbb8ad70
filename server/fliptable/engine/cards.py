"""Physical cards and what is printed on them.

A *card* is an index into the catalogue of its game, so that two copies of one face stay apart: Switch moves
*that* card. What is printed is its *kind*. The catalogue is sorted by code in string order, which makes the
order of card numbers the order in which options list cards.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

BACK: Final = -1
"""Stands for a card of which the viewer may see the back only."""


class Group(StrEnum):
    NUMBER = "number"
    MODIFIER = "modifier"
    ACTION = "action"


@dataclass(frozen=True, slots=True)
class CardKind:
    """A card face. `code` is the code of rules.md; `value` is the rank of a number, the printed amount of a
    modifier (0 where it multiplies or divides) and 0 for an action card."""

    code: str
    group: Group
    value: int = 0


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All cards of a game; card `n` shows `kinds[n]`."""

    kinds: tuple[CardKind, ...]

    @classmethod
    def of(cls, copies: Iterable[tuple[CardKind, int]]) -> "Catalogue":
        cards = [kind for kind, count in copies for _ in range(count)]
        return cls(tuple(sorted(cards, key=lambda kind: kind.code)))

    def __len__(self) -> int:
        return len(self.kinds)

    def code(self, card: int) -> str:
        return self.kinds[card].code

    def codes(self) -> tuple[str, ...]:
        return tuple(kind.code for kind in self.kinds)

    def numbers(self, cards: Iterable[int]) -> list[int]:
        """The ranks of the number cards among `cards`, in their order."""
        kinds, number = self.kinds, Group.NUMBER  # asked often, and members of an enum are slow to find
        return [kinds[card].value for card in cards if kinds[card].group is number]
