"""Moves in the running game: by a player, by the clock, by the host who seats a newcomer."""

from fliptable import engine
from fliptable.engine import State
from fliptable.room.commands import Act, Admit, TakeBack
from fliptable.room.events import GameMoved, RoomEvents, SeatTaken
from fliptable.room.refusal import RoomRefusal
from fliptable.room.state import Member, Phase, RoomState
from fliptable.room.waiting_events import GamePaused, GameResumed, PlayerReturned


def act(state: RoomState, member: Member, command: Act) -> RoomEvents:
    """Raises Refusal, or the engine's IllegalAction with its own reason and rule."""
    game, _ = _asked(state, member, command.action.decision)
    moved = GameMoved.of(game, engine.apply(game, command.action))
    return (PlayerReturned(member.id), moved) if member.autoplay else (moved,)


def take_back(state: RoomState, member: Member, command: TakeBack) -> RoomEvents:
    """Raises as `act` does."""
    game, seat = _asked(state, member, command.decision)
    return (GameMoved.of(game, engine.take_back(game, seat)),)


def _asked(state: RoomState, member: Member, decision: int) -> tuple[State, int]:
    """The game that waits for `member` to answer `decision`, and his seat."""
    if state.game is None:
        raise RoomRefusal("game_not_running")
    if member.id not in state.seats:
        raise RoomRefusal("not_seated")
    question = engine.decision(state.game)
    if question is None or question.id != decision:
        raise RoomRefusal("stale_decision", "X-09")
    if state.seats[question.seat] != member.id:
        raise RoomRefusal("not_your_turn", "X-09")
    need_running(state)
    return state.game, question.seat


def need_running(state: RoomState) -> State:
    """Raises Refusal: there is no running game, or it is paused."""
    if state.game is None or state.phase is not Phase.PLAYING:
        raise RoomRefusal("game_not_running")
    if state.paused_at is not None:
        raise RoomRefusal("paused")
    return state.game


def pause(state: RoomState, now: int, left: int | None) -> RoomEvents:
    """The stamp is such that what was left until the deadline, `left` milliseconds, is left again."""
    if state.paused_at is not None:
        raise RoomRefusal("already_paused")
    need_running(state)
    return (GamePaused(now if state.deadline is None or left is None else state.deadline.at - left),)


def resume(state: RoomState, now: int) -> RoomEvents:
    if state.paused_at is None:
        raise RoomRefusal("not_paused")
    return (GameResumed(now),)


def time_up(state: RoomState, left: int | None) -> RoomEvents:
    """Plays what somebody who does not answer plays (X-04). `left`: milliseconds until the deadline."""
    game = need_running(state)
    if left is None or left > 0:
        raise RoomRefusal("time_left", "X-04")
    return default(game)


def default(game: State) -> RoomEvents:
    """Answers the open decision as somebody absent does (X-03)."""
    return (GameMoved.of(game, engine.apply(game, engine.fallback(game))),)


def admit(state: RoomState, command: Admit) -> RoomEvents:
    if state.game is None or state.phase is not Phase.PLAYING:
        raise RoomRefusal("game_not_running", "X-08")
    guest = state.member(command.member)
    if guest is None:
        raise RoomRefusal("unknown_member")
    if not state.waits(guest):
        raise RoomRefusal("not_waiting", "X-08")
    points = _lowest_total(state.game) if command.points == "lowest" else 0
    return (SeatTaken(guest.id), GameMoved.of(state.game, engine.admit(state.game, points)))


def _lowest_total(game: State) -> int:
    table = game.table
    return min(total for total, seated in zip(table.totals, table.seated, strict=True) if seated)
