"""Cards change their place. One that has left its place is in limbo until it lands or is discarded."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The discard pile (or, before the first round, the whole deck) became the deck; `order` has the next
    card last. Nothing in front of players or on its way takes part (B-70, B-71)."""

    order: tuple[int, ...]
    rule: str
    type: Literal["deck_shuffled"] = "deck_shuffled"


@dataclass(frozen=True, slots=True)
class DeckRefilled:
    """Public twin of `DeckShuffled`: the deck now has `cards` cards."""

    cards: int
    rule: str
    type: Literal["deck_refilled"] = "deck_refilled"


@dataclass(frozen=True, slots=True)
class CardFlipped:
    """Deck → limbo."""

    seat: int
    card: int
    rule: str
    type: Literal["card_flipped"] = "card_flipped"


@dataclass(frozen=True, slots=True)
class CardLanded:
    """Limbo → in front of `seat`."""

    seat: int
    card: int
    rule: str
    type: Literal["card_landed"] = "card_landed"


@dataclass(frozen=True, slots=True)
class CardLifted:
    """In front of `seat` → limbo."""

    seat: int
    card: int
    rule: str
    type: Literal["card_lifted"] = "card_lifted"


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """Limbo → discard."""

    card: int
    rule: str
    type: Literal["card_discarded"] = "card_discarded"
