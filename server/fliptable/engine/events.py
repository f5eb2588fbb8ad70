"""Facts about the game, past tense, each with the rule that caused it.

`Event` is what the journal holds and `evolve` folds into a `State`. `PublicEvent` is what a browser gets: the
two events that carry a secret, `GameStarted` (the seed) and `DeckShuffled` (the order), have public twins
that have no field for it.
"""

from dataclasses import dataclass
from typing import Literal

from fliptable.engine.actions import Action
from fliptable.engine.frames import Effect, Frame
from fliptable.engine.options import Options
from fliptable.engine.table import Result, Score


@dataclass(frozen=True, slots=True)
class GameStarted:
    options: Options
    seats: int
    dealer: int
    seed: bytes
    rule: str
    type: Literal["game_started"] = "game_started"


@dataclass(frozen=True, slots=True)
class GameAnnounced:
    """Public twin of `GameStarted`."""

    options: Options
    seats: int
    dealer: int
    rule: str
    type: Literal["game_announced"] = "game_announced"


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
class RoundStarted:
    """`seats` take part."""

    number: int
    dealer: int
    seats: tuple[int, ...]
    rule: str
    type: Literal["round_started"] = "round_started"


@dataclass(frozen=True, slots=True)
class DecisionMade:
    """`seat` answered the open decision with `action`; `source` is the card that asked."""

    seat: int
    action: Action
    source: int | None
    rule: str
    type: Literal["decision_made"] = "decision_made"


@dataclass(frozen=True, slots=True)
class PickTakenBack:
    """`seat` is asked once more about its latest pick, whose frame follows without it; an answer to the
    decision that was open is too late (X-09)."""

    seat: int
    rule: str
    type: Literal["pick_taken_back"] = "pick_taken_back"


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


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The points are booked and every card on the table or in limbo goes to the discard pile."""

    score: Score
    rule: str
    type: Literal["round_ended"] = "round_ended"


@dataclass(frozen=True, slots=True)
class GameEnded:
    result: Result
    rule: str
    type: Literal["game_ended"] = "game_ended"


@dataclass(frozen=True, slots=True)
class SeatAdded:
    """A new seat behind the last one; it plays from the next round on and starts with `points` (X-08)."""

    seat: int
    points: int
    rule: str
    type: Literal["seat_added"] = "seat_added"


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """`seat` has left for good; cards it was still turning stay in the deck (X-02, X-05)."""

    seat: int
    rule: str
    type: Literal["seat_left"] = "seat_left"


@dataclass(frozen=True, slots=True)
class FrameOpened:
    frame: Frame
    rule: str
    type: Literal["frame_opened"] = "frame_opened"


@dataclass(frozen=True, slots=True)
class FrameAdvanced:
    """`frame` replaces the top of the stack."""

    frame: Frame
    rule: str
    type: Literal["frame_advanced"] = "frame_advanced"


@dataclass(frozen=True, slots=True)
class FrameClosed:
    """The top of the stack is done."""

    rule: str
    type: Literal["frame_closed"] = "frame_closed"


@dataclass(frozen=True, slots=True)
class EffectsQueued:
    """The assigned cards of the top frame, `Assign`, join the end of the backlog, and the frame closes
    (B-49)."""

    effects: tuple[Effect, ...]
    rule: str
    type: Literal["effects_queued"] = "effects_queued"


SharedEvent = (
    RoundStarted
    | DecisionMade
    | PickTakenBack
    | CardFlipped
    | CardLanded
    | CardLifted
    | CardDiscarded
    | PlayerStayed
    | PlayerFrozen
    | PlayerBusted
    | PlayerSaved
    | HandTurnedDown
    | FlippedSeven
    | PointsTaken
    | RoundEnded
    | GameEnded
    | SeatAdded
    | SeatLeft
    | FrameOpened
    | FrameAdvanced
    | FrameClosed
    | EffectsQueued
)
PublicEvent = GameAnnounced | DeckRefilled | SharedEvent
Event = GameStarted | DeckShuffled | SharedEvent
