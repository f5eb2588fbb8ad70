"""What a seat submits, and the question that it answers.

Every action names the decision it answers, so a double click, a late click or a message sent twice can never
act a second time (rule X-09).
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal


@dataclass(frozen=True, slots=True)
class Hit:
    decision: int
    type: Literal["hit"] = "hit"


@dataclass(frozen=True, slots=True)
class Stay:
    decision: int
    type: Literal["stay"] = "stay"


@dataclass(frozen=True, slots=True)
class Choose:
    """One pick: a person (`card` is None), or a card in front of `seat`."""

    decision: int
    seat: int
    card: int | None = None
    type: Literal["choose"] = "choose"


Action = Hit | Stay | Choose


class Question(StrEnum):
    TURN = "turn"
    PERSON = "person"
    CARD = "card"
    AWARD = "award"


@dataclass(frozen=True, slots=True)
class Decision:
    """The one question the game waits for.

    `options` are the actions that `apply` accepts, in the order that rules.md fixes under "Order of options".
    `source` is the card that asks (the Freeze to be placed, the Steal to be played); None for hit or stay.
    """

    id: int
    seat: int
    question: Question
    options: tuple[Action, ...]
    source: int | None = None
