"""A game begins, ends and is put away: lobby → playing → over → lobby."""

from fliptable import engine
from fliptable.engine import EngineError
from fliptable.room.commands import Ready
from fliptable.room.events import (
    GameMoved,
    LobbyReopened,
    RoomEvents,
    SeatFreed,
    SeatTaken,
    SeedCommitted,
    SeedGiven,
)
from fliptable.room.fairness import SEED_BYTES, game_seed
from fliptable.room.limits import SEATS
from fliptable.room.refusal import RoomRefusal
from fliptable.room.request import Entropy
from fliptable.room.state import Member, Phase, RoomState


def need_lobby(state: RoomState) -> None:
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


def ready(state: RoomState, member: Member, command: Ready) -> RoomEvents:
    need_lobby(state)
    if member.id not in state.seats:
        raise RoomRefusal("not_seated")
    if not _is_seed(command.seed):
        raise RoomRefusal("bad_seed")
    return (SeedGiven(member.id, command.seed),)


def _is_seed(text: str) -> bool:
    return len(text) == 2 * SEED_BYTES and set(text) <= set("0123456789abcdef")


def start(state: RoomState, entropy: Entropy) -> RoomEvents:
    """The secret was fixed, and its hash shown, before any seed came in: the host cannot choose the cards.
    The first ones of a lesson lie ready."""
    check_start(state)
    seeds = [bytes.fromhex(seed) for seed in state.seeds()]
    seed = game_seed(state.pledge.server_seed, state.pledge.game_id, seeds)
    game, seats = state.options.game, len(state.seats)
    if state.lesson:
        begun = engine.new_game(
            game, seats, seed, state.options, top=engine.lesson(game).top, dealer=seats - 1
        )
    else:
        begun = engine.new_game(game, seats, seed, state.options, deck=entropy.deck, dealer=entropy.dealer)
    return (GameMoved.of(None, begun),)


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
