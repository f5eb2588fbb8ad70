"""What becomes of a player in a round."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class PlayerStayed:
    seat: int
    rule: str
    type: Literal["player_stayed"] = "player_stayed"


@dataclass(frozen=True, slots=True)
class PlayerFrozen:
    seat: int
    rule: str
    type: Literal["player_frozen"] = "player_frozen"


@dataclass(frozen=True, slots=True)
class PlayerBusted:
    """`card` is the one too many."""

    seat: int
    card: int
    rule: str
    type: Literal["player_busted"] = "player_busted"


@dataclass(frozen=True, slots=True)
class PlayerSaved:
    """`card` would have busted `seat`; the card `by` prevents it. Both are discarded in the events that
    follow."""

    seat: int
    card: int
    by: int
    rule: str
    type: Literal["player_saved"] = "player_saved"


@dataclass(frozen=True, slots=True)
class HandTurnedDown:
    seat: int
    rule: str
    type: Literal["hand_turned_down"] = "hand_turned_down"


@dataclass(frozen=True, slots=True)
class FlippedSeven:
    """Everything unfinished ends: all cards in limbo are discarded."""

    seat: int
    rule: str
    type: Literal["flipped_seven"] = "flipped_seven"


@dataclass(frozen=True, slots=True)
class PointsTaken:
    """The player who flipped seven gives up the bonus; `seat` loses as much (V-107)."""

    seat: int
    rule: str
    type: Literal["points_taken"] = "points_taken"
