"""A game begins, ends and is put away: lobby → playing → over → lobby."""

from fliptable import engine
from fliptable.engine import EngineError
from fliptable.room.events import LobbyReopened, RoomEvents, SeatFreed, SeatTaken, SeedCommitted
from fliptable.room.limits import SEATS
from fliptable.room.refusal import RoomRefusal
from fliptable.room.request import Entropy
from fliptable.room.state import Phase, RoomState


def need_lobby(state: RoomState) -> None:
    if state.drawing:
        raise RoomRefusal("drawing")
    if state.phase is Phase.PLAYING:
        raise RoomRefusal("game_running")
    if state.phase is Phase.OVER:
        raise RoomRefusal("game_over")


def check_start(state: RoomState) -> None:
    """Raises Refusal or the engine's IllegalOptions: too few or too many seats for these options (X-01)."""
    need_lobby(state)
    engine.check_options(state.options, len(state.seats))


def obstacle(state: RoomState) -> str | None:
    """Why a start would be refused now."""
    try:
        check_start(state)
    except (RoomRefusal, EngineError) as error:
        return error.reason
    return None


def rematch(state: RoomState, entropy: Entropy) -> RoomEvents:
    """The seats stay with those who want them, then come those who waited. A lesson need not be played to its
    end."""
    if state.phase is not Phase.OVER and not (state.lesson and state.game):
        raise RoomRefusal("game_not_over")
    here = state.here()
    seated = [member for member in here if member.id in state.seats]
    standing = [member.id for member in seated if member.watching]
    free = SEATS - len(seated) + len(standing)
    waiting = [member.id for member in here if state.waits(member)][:free]
    return (
        LobbyReopened(),
        SeedCommitted(entropy.game_id, entropy.server_seed),
        *map(SeatFreed, standing),
        *map(SeatTaken, waiting),
    )
