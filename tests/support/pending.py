"""Every kind of decision of both games, and how a table of three comes to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fliptable.engine import Options

PEOPLE: Final = ("Ann", "Bob", "Cat")
"""In the order of their seats."""
DEALER: Final = 2

_FLIP7 = Options("flip7")
_FIES = Options("vengeance")
_BRUTAL = Options("vengeance", brutal=True)


@dataclass(frozen=True)
class Pending:
    """`deck` and `answers` lead to a decision of `asked`. Whoever is asked answers hit, stay, a person or the
    code of a card."""

    asked: str
    deck: str
    answers: str = ""
    options: Options = _FLIP7


PENDING: Final = {
    "hit or stay": Pending("Ann", "5 6 7 8 9 10"),
    "freeze": Pending("Ann", "FREEZE 6 7 8 9 10", "hit"),
    "flip three": Pending("Ann", "FLIP3 6 7 8 9 10 11", "hit"),
    "second chance": Pending("Ann", "CHANCE 5 6 CHANCE 7 8 9", "hit hit hit hit"),
    "set aside": Pending("Bob", "FLIP3 FREEZE 1 2 3 4 5", "hit Bob"),
    "inside a flip three": Pending("Bob", "FLIP3 CHANCE CHANCE 1 2 3 4 5", "hit Bob"),
    "fies: hit or stay": Pending("Ann", "9 5 11 1 2 3 4", "", _FIES),
    "fies: a person": Pending("Ann", "9 5 11 JUST1 1 2 3 4", "hit", _FIES),
    "fies: a person for a malus": Pending("Ann", "9 5 11 -4 1 2 3 4", "hit", _FIES),
    "fies: a card": Pending("Ann", "9 5 11 STEAL 1 2 3 4", "hit", _FIES),
    "fies: first of two cards": Pending("Ann", "9 5 11 SWITCH 1 2 3 4", "hit", _FIES),
    "fies: second of two cards": Pending("Ann", "9 5 11 SWITCH 1 2 3 4", "hit 5", _FIES),
    "fies: inside a flip four": Pending("Bob", "9 5 11 FLIP4 BURN 1 2 3 4 6 7 8", "hit Bob", _FIES),
    "fies: award": Pending("Ann", "1 5 11 2 3 4 6 7 8 9 10 12", "hit stay stay hit hit hit hit hit", _BRUTAL),
}
