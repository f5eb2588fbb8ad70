"""A room in which somebody new plays a first round against bots: it begins by itself and rests after it.

What is taught is the engine's matter (`engine.lesson`).
"""

from fliptable import engine
from fliptable.room.drawing import deal
from fliptable.room.events import RoomEvents
from fliptable.room.evolve import evolve_all
from fliptable.room.members import add_bot
from fliptable.room.request import Entropy
from fliptable.room.starting import check_start
from fliptable.room.state import Phase, RoomState
from fliptable.room.waiting_events import GamePaused


def keep(before: RoomState, state: RoomState, entropy: Entropy, now: int) -> RoomEvents:
    """What follows by itself when a room becomes `state`; `now` in epoch milliseconds. Raises as a start
    does."""
    if not state.lesson:
        return ()
    if state.phase is Phase.LOBBY and any(person.id in state.seats for person in state.people()):
        return _begin(state, entropy)
    if _rounds(before) == 0 < _rounds(state) and state.phase is Phase.PLAYING and state.paused_at is None:
        return (GamePaused(now),)
    return ()


def _begin(state: RoomState, entropy: Entropy) -> RoomEvents:
    bots: RoomEvents = ()
    while len((seated := evolve_all(state, bots)).seats) < engine.lesson(state.options.game).seats:
        bots += add_bot(seated)
    check_start(seated)
    return bots + deal(seated, entropy)


def _rounds(state: RoomState) -> int:
    """How many have been booked in the game."""
    return 0 if state.game is None else len(state.game.table.history)
