"""Who is in the room, who sits, who is host. There is one way out, `remove`, for everybody who goes."""

from fliptable import engine
from fliptable.room import boards
from fliptable.room.access import SecretRenewed
from fliptable.room.commands import Join
from fliptable.room.events import (
    BotAdded,
    GameMoved,
    HostChanged,
    MemberJoined,
    MemberLeft,
    RoomEvent,
    RoomEvents,
    SeatFreed,
    SeatTaken,
    WishChanged,
)
from fliptable.room.likeness import likenesses
from fliptable.room.limits import MEMBERS, SEATS
from fliptable.room.names import checked_name
from fliptable.room.refusal import RoomRefusal
from fliptable.room.request import Entropy
from fliptable.room.starting import need_lobby
from fliptable.room.state import Member, Phase, RoomState


def join(state: RoomState, command: Join, entropy: Entropy) -> RoomEvents:
    """Whoever finds a room without a host becomes it. In the lobby of a game a newcomer who wants to play
    sits down if a seat is free; later he waits (X-08)."""
    if not state.door_open and state.host is not None:
        raise RoomRefusal("door_closed")
    if command.watch and not state.watch_open:
        raise RoomRefusal("watching_off")
    _need_room(state)
    name = checked_name(command.name, state.names())
    member = state.next_member
    events: list[RoomEvent] = [MemberJoined(member, name, entropy.token_hash, command.watch)]
    if state.host is None:
        events.append(HostChanged(member))
    seats = 0 if state.board is not None or state.phase is not Phase.LOBBY else SEATS
    if not command.watch and len(state.seats) < seats:
        events.append(SeatTaken(member))
    return tuple(events)


def renew_secret(member: Member, entropy: Entropy) -> RoomEvents:
    return (SecretRenewed(member.id, entropy.token_hash),)


def add_bot(state: RoomState) -> RoomEvents:
    need_lobby(state)
    _need_room(state)
    _need_seat(state)
    member = state.next_member
    return (BotAdded(member, _bot_name(state)), SeatTaken(member))


def _bot_name(state: RoomState) -> str:
    taken = frozenset().union(*map(likenesses, state.names()))
    names = (f"Bot {number}" for number in range(1, MEMBERS + 2))
    return next(name for name in names if likenesses(name).isdisjoint(taken))


def sit(state: RoomState, member: Member) -> RoomEvents:
    wish = (WishChanged(member.id, watching=False),) if member.watching else ()
    if state.phase is not Phase.LOBBY:
        if not wish:
            raise RoomRefusal("already_seated" if member.id in state.seats else "game_running", "X-08")
        return wish
    if member.id in state.seats:
        raise RoomRefusal("already_seated")
    _need_seat(state)
    return (*wish, SeatTaken(member.id))


def stand(state: RoomState, member: Member) -> RoomEvents:
    """Nobody stands up from a running game and stays in the room; from a finished one he leaves his seat with
    the rematch, since the result still names it."""
    seated = member.id in state.seats
    if seated and state.phase is Phase.PLAYING:
        raise RoomRefusal("game_running")
    if member.watching:
        raise RoomRefusal("already_watching")
    wish = WishChanged(member.id, watching=True)
    return (SeatFreed(member.id), wish) if seated and state.phase is Phase.LOBBY else (wish,)


def kick(state: RoomState, host: Member, member: int) -> RoomEvents:
    return remove(state, _other(state, host, member), kicked=True)


def remove_bot(state: RoomState, member: int) -> RoomEvents:
    bot = state.member(member)
    if bot is None:
        raise RoomRefusal("unknown_member")
    if not bot.bot:
        raise RoomRefusal("not_a_bot")
    return remove(state, bot, kicked=True)


def hand_over(state: RoomState, host: Member, member: int) -> RoomEvents:
    successor = _other(state, host, member)
    if successor.bot:
        raise RoomRefusal("not_a_person")
    return (HostChanged(successor.id),)


def host_away(state: RoomState, there: frozenset[int]) -> RoomEvents:
    """An absent host is followed by somebody who is there, if there is anybody."""
    if state.host in there:
        raise RoomRefusal("host_present")
    successor = _successor(state, [member for member in state.people() if member.id in there])
    if successor is None:
        raise RoomRefusal("unknown_member")
    return (HostChanged(successor),)


def remove(state: RoomState, member: Member, *, kicked: bool) -> RoomEvents:
    """Whether he goes or is sent away, in the lobby, in the middle of anything in a game, or after it
    (X-02)."""
    events: list[RoomEvent] = [*boards.released(state, member), MemberLeft(member.id, kicked)]
    seat = state.seat_of(member.id)
    if seat is not None and state.game is not None and state.phase is Phase.PLAYING:
        events.append(GameMoved.of(state.game, engine.withdraw(state.game, seat)))
    if member.id == state.host:
        events.append(HostChanged(_successor(state, [m for m in state.people() if m != member])))
    return tuple(events)


def _successor(state: RoomState, candidates: list[Member]) -> int | None:
    """The next person clockwise from the host's seat, or else the spectator who has been here longest."""
    seats = {member.id: state.seat_of(member.id) for member in candidates}
    origin = state.seat_of(state.host) if state.host is not None else None
    first = 0 if origin is None else origin + 1
    around = (*state.seats[first:], *state.seats[:first])
    seated = (member for member in around if member in seats)
    return next(seated, next(iter(seats), None))


def _other(state: RoomState, host: Member, member: int) -> Member:
    if member == host.id:
        raise RoomRefusal("not_yourself")
    other = state.member(member)
    if other is None:
        raise RoomRefusal("unknown_member")
    return other


def _need_room(state: RoomState) -> None:
    if len(state.here()) >= MEMBERS:
        raise RoomRefusal("room_full")


def _need_seat(state: RoomState) -> None:
    if len(state.seats) >= SEATS:
        raise RoomRefusal("no_free_seat")
