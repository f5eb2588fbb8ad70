"""The unfinished things on the stack. There is no phase: the stack, top frame last, is the phase.

Match                     rounds follow one another until somebody has won
  Round                   whose turn comes next, however far a chain of effects travels
    Deal                  one card each before the first choice
      Turn                a seat is asked: hit or stay
      Flip                a seat turns cards one by one
      Play                a seat uses a card it has turned
      Assign              a seat gives its set-aside cards away, one after the other (B-45)
      Backlog             assigned cards take effect first in, first out (B-49)
      Stop                when all above is done, the seat is out (V-80)
    Award                 a seat decides who bears the fifteen points (V-107)
"""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Effect:
    """A set-aside card that has been given to `target` and waits for its turn."""

    card: int
    target: int


@dataclass(frozen=True, slots=True)
class Match:
    type: Literal["match"] = "match"


@dataclass(frozen=True, slots=True)
class Round:
    """`next_seat` is asked next, or the first active seat after it; `flipped` has flipped seven cards;
    `loser` bears the fifteen points of the award."""

    next_seat: int
    flipped: int | None = None
    loser: int | None = None
    type: Literal["round"] = "round"


@dataclass(frozen=True, slots=True)
class Deal:
    """`waiting`: the seats that the deal has not reached yet, next one first."""

    waiting: tuple[int, ...]
    type: Literal["deal"] = "deal"


@dataclass(frozen=True, slots=True)
class Turn:
    seat: int
    type: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class Flip:
    """`seat` has `left` cards to turn for the card `source` (None: a plain hit or the deal). Cards in `aside`
    wait in limbo until the last one has been turned. `void`: the seat left while it was turning (X-05)."""

    seat: int
    left: int
    source: int | None = None
    aside: tuple[int, ...] = ()
    void: bool = False
    type: Literal["flip"] = "flip"


@dataclass(frozen=True, slots=True)
class Pick:
    """A person (`card` is None) or a card in front of a person."""

    seat: int
    card: int | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """`seat` plays `card`; `picked` are the picks made so far."""

    seat: int
    card: int
    picked: tuple[Pick, ...] = ()
    type: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Assign:
    """`seat` gives away `cards`, in the order flipped; `given` has been assigned already."""

    seat: int
    cards: tuple[int, ...]
    given: tuple[Effect, ...] = ()
    type: Literal["assign"] = "assign"


@dataclass(frozen=True, slots=True)
class Backlog:
    effects: tuple[Effect, ...]
    type: Literal["backlog"] = "backlog"


@dataclass(frozen=True, slots=True)
class Stop:
    seat: int
    type: Literal["stop"] = "stop"


@dataclass(frozen=True, slots=True)
class Award:
    seat: int
    type: Literal["award"] = "award"


Frame = Match | Round | Deal | Turn | Flip | Play | Assign | Backlog | Stop | Award


def held(frame: Frame) -> tuple[int, ...]:
    """The cards in limbo for which `frame` answers; every card in limbo belongs to exactly one frame."""
    match frame:
        case Flip(source=source, aside=aside):
            return (*aside,) if source is None else (source, *aside)
        case Play(card=card):
            return (card,)
        case Assign(cards=cards, given=given):
            return (*(effect.card for effect in given), *cards)
        case Backlog(effects=effects):
            return tuple(effect.card for effect in effects)
        case _:
            return ()
