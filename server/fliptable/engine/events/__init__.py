"""Facts about the game, past tense, each with the rule that caused it.

`Event` is what the journal holds and `evolve` folds into a `State`. `PublicEvent` is what a browser gets: the
two events that carry a secret, `GameStarted` (the seed) and `DeckShuffled` (the order), have public twins
that have no field for it.
"""

from fliptable.engine.events.cards import (
    CardDiscarded,
    CardFlipped,
    CardLanded,
    CardLifted,
    DeckRefilled,
    DeckShuffled,
)
from fliptable.engine.events.course import (
    DecisionMade,
    GameAnnounced,
    GameEnded,
    GameStarted,
    PickTakenBack,
    RoundEnded,
    RoundStarted,
    SeatAdded,
    SeatLeft,
)
from fliptable.engine.events.players import (
    FlippedSeven,
    HandTurnedDown,
    PlayerBusted,
    PlayerFrozen,
    PlayerSaved,
    PlayerStayed,
    PointsTaken,
)
from fliptable.engine.events.stack import (
    EffectsQueued,
    FrameAdvanced,
    FrameClosed,
    FrameOpened,
)

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

__all__ = [
    "CardDiscarded",
    "CardFlipped",
    "CardLanded",
    "CardLifted",
    "DecisionMade",
    "DeckRefilled",
    "DeckShuffled",
    "EffectsQueued",
    "Event",
    "FlippedSeven",
    "FrameAdvanced",
    "FrameClosed",
    "FrameOpened",
    "GameAnnounced",
    "GameEnded",
    "GameStarted",
    "HandTurnedDown",
    "PickTakenBack",
    "PlayerBusted",
    "PlayerFrozen",
    "PlayerSaved",
    "PlayerStayed",
    "PointsTaken",
    "PublicEvent",
    "RoundEnded",
    "RoundStarted",
    "SeatAdded",
    "SeatLeft",
    "SharedEvent",
]
