"""Moves in the running game: by a player, by the clock, by the host who seats a newcomer."""

from fliptable import engine
from fliptable.engine import State
from fliptable.room.commands import Act, Admit, TakeBack
from fliptable.room.events import Events, GameMoved, SeatTaken
from fliptable.room.refusal import Refusal
from fliptable.room.state import Member, Phase, RoomState


def act(state: RoomState, member: Member, command: Act) -> Events:
    """Raises Refusal, or the engine's IllegalAction with its own reason and rule."""
    game, _ = _asked(state, member, command.action.decision)
    return (GameMoved(engine.apply(game, command.action).events),)


def take_back(state: RoomState, member: Member, command: TakeBack) -> Events:
    """Raises as `act` does."""
    game, seat = _asked(state, member, command.decision)
    return (GameMoved(engine.take_back(game, seat).events),)


def _asked(state: RoomState, member: Member, decision: int) -> tuple[State, int]:
    """The game that waits for `member` to answer `decision`, and his seat."""
    if state.game is None:
        raise Refusal("game_not_running")
    if member.id not in state.seats:
        raise Refusal("not_seated")
    question = engine.decision(state.game)
    if question is None or question.id != decision:
        raise Refusal("stale_decision", "X-09")
    if state.seats[question.seat] != member.id:
        raise Refusal("not_your_turn", "X-09")
    return state.game, question.seat


def time_up(state: RoomState, now: int) -> Events:
    """Plays what somebody who does not answer plays (X-04)."""
    if state.game is None or state.deadline is None or now < state.deadline.at:
        raise Refusal("time_left", "X-04")
    return (GameMoved(engine.apply(state.game, engine.fallback(state.game)).events),)


def admit(state: RoomState, command: Admit) -> Events:
    if state.game is None or state.phase is not Phase.PLAYING:
        raise Refusal("game_not_running", "X-08")
    guest = state.member(command.member)
    if guest is None:
        raise Refusal("unknown_member")
    if not state.waits(guest):
        raise Refusal("not_waiting", "X-08")
    points = _lowest_total(state.game) if command.points == "lowest" else 0
    return (SeatTaken(guest.id), GameMoved(engine.admit(state.game, points).events))


def _lowest_total(game: State) -> int:
    table = game.table
    return min(total for total, seated in zip(table.totals, table.seated, strict=True) if seated)
