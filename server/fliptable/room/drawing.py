"""Seeds are committed to in the lobby and revealed after the start: nobody can choose his when he knows the
others (docs/fairness.md). The game begins with the last reveal, or when the time for it is over."""

from collections.abc import Set as AbstractSet

from fliptable import engine
from fliptable.engine import EngineError
from fliptable.room.events import GameMoved, LobbyReopened, RoomEvents, SeedCommitted, SeedGiven
from fliptable.room.fairness import SEED_BYTES, commitment, game_seed
from fliptable.room.refusal import RoomRefusal
from fliptable.room.request import Entropy
from fliptable.room.seeding import (
    BeginGame,
    CommitmentAbandoned,
    CommitSeed,
    PlayerCommitted,
    PlayerRevealed,
    RevealSeed,
    SeedsLocked,
)
from fliptable.room.starting import check_start, need_lobby
from fliptable.room.state import Member, RoomState


def ready(state: RoomState, member: Member, seed: str) -> RoomEvents:
    """What pages of before send: a seed instead of its hash. Others see its hash until the start, and it
    counts as revealed."""
    _need_seat(state, member, seed)
    return (SeedGiven(member.id, seed),)


def commit(state: RoomState, member: Member, command: CommitSeed) -> RoomEvents:
    _need_seat(state, member, command.hash)
    return (PlayerCommitted(member.id, command.hash),)


def reveal(state: RoomState, member: Member, command: RevealSeed) -> RoomEvents:
    """Raises Refusal; what does not fit the hash changes nothing, so that it counts as not revealed."""
    if not state.drawing:
        raise RoomRefusal("nothing_to_reveal")
    if not _is_hex(command.seed):
        raise RoomRefusal("bad_seed")
    if not member.owes_seed:
        raise RoomRefusal("nothing_to_reveal")
    if commitment(bytes.fromhex(command.seed)) != member.seed_hash:
        raise RoomRefusal("wrong_seed")
    return (PlayerRevealed(member.id, command.seed),)


def start(state: RoomState) -> RoomEvents:
    """Raises Refusal or the engine's IllegalOptions."""
    check_start(state)
    return (SeedsLocked(),)


def keep(state: RoomState, entropy: Entropy, there: AbstractSet[int]) -> RoomEvents:
    """What follows by itself: the game begins as soon as nobody who is `there` still has a seed to reveal."""
    if not state.drawing or any(person in there for person in state.unrevealed()):
        return ()
    return _begin(state, entropy)


def begin(state: RoomState, command: BeginGame, entropy: Entropy) -> RoomEvents:
    if not state.drawing or state.pledge.number != command.number:
        raise RoomRefusal("nothing_to_reveal")
    return _begin(state, entropy)


def _begin(state: RoomState, entropy: Entropy) -> RoomEvents:
    """The seats are those of the start; who has left since leaves the game at once. If too few are left the
    start is called off, which everybody sees."""
    try:
        engine.check_options(state.options, sum(state.member(seat) is not None for seat in state.seats))
    except EngineError:
        return (
            CommitmentAbandoned(state.pledge.number, "too_few_left"),
            LobbyReopened(),
            SeedCommitted(entropy.game_id, entropy.server_seed),
        )
    return deal(state, entropy)


def deal(state: RoomState, entropy: Entropy) -> RoomEvents:
    """The first batch of a game. The first cards of a lesson lie ready."""
    seeds = [bytes.fromhex(seed) for seed in state.seeds()]
    seed = game_seed(state.pledge.server_seed, state.pledge.game_id, seeds)
    game, seats = state.options.game, len(state.seats)
    if state.lesson:
        begun = engine.new_game(
            game, seats, seed, state.options, top=engine.lesson(game).top, dealer=seats - 1
        )
    else:
        begun = engine.new_game(game, seats, seed, state.options, deck=entropy.deck, dealer=entropy.dealer)
    moves = [GameMoved.of(None, begun)]
    for seat, member in enumerate(state.seats):
        if state.member(member) is None:
            before, begun = begun.state, engine.withdraw(begun.state, seat)
            moves.append(GameMoved.of(before, begun))
    return tuple(moves)


def _need_seat(state: RoomState, member: Member, text: str) -> None:
    need_lobby(state)
    if member.id not in state.seats:
        raise RoomRefusal("not_seated")
    if not _is_hex(text):
        raise RoomRefusal("bad_seed")


def _is_hex(text: str) -> bool:
    return len(text) == 2 * SEED_BYTES and set(text) <= set("0123456789abcdef")
