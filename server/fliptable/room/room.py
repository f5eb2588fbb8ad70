"""What happens when the room is asked something: one request in, one answer out, nothing kept here."""

from typing import assert_never

from fliptable import board, engine
from fliptable.board import BoardError
from fliptable.engine import EngineError, Options
from fliptable.room import (
    absence,
    boards,
    clock,
    drawing,
    lesson,
    members,
    playing,
    recap,
    renaming,
    settings,
    starting,
)
from fliptable.room.access import RenewSecret
from fliptable.room.batch import Batch
from fliptable.room.commands import (
    Act,
    AddBot,
    Admit,
    Back,
    CloseVote,
    HandOver,
    HostAway,
    HostCommand,
    Join,
    Kick,
    Leave,
    MemberCommand,
    Overdue,
    Pause,
    PeopleCommand,
    PlayDefault,
    PlayFor,
    Ready,
    Rematch,
    RemoveBot,
    Resume,
    SetOptions,
    SetTable,
    Sit,
    Stand,
    Start,
    TakeBack,
    TimeUp,
)
from fliptable.room.events import (
    BoardOpened,
    LessonPrepared,
    MemberJoined,
    RoomEvents,
    RoomOpened,
    SeedCommitted,
)
from fliptable.room.evolve import advance, count, evolve_all
from fliptable.room.naming import Rename
from fliptable.room.outputs import Accepted, Answer, Rejected, Repeated
from fliptable.room.refusal import RoomRefusal
from fliptable.room.request import Entropy, Request
from fliptable.room.seeding import BeginGame, CommitSeed, RevealSeed
from fliptable.room.state import Member, RoomState


def open_room(code: str, options: Options, entropy: Entropy, *, lesson: bool = False) -> Accepted:
    """An empty room; whoever joins first is its host. In a `lesson` he plays at once."""
    opened = RoomOpened(code, engine.complete_options(options))
    events: RoomEvents = (opened, SeedCommitted(entropy.game_id, entropy.server_seed))
    if lesson:
        events += (LessonPrepared(),)
    return _opened(events)


def open_board(code: str, options: Options) -> Accepted:
    """An empty room for people who play with real cards."""
    return _opened((RoomOpened(code, engine.complete_options(options)), BoardOpened()))


def _opened(events: RoomEvents) -> Accepted:
    batch = Batch(None, "", events)
    return Accepted(batch, advance(None, batch))


def handle(state: RoomState, request: Request, now: int, left: int | None = None) -> Answer:
    """Never raises. Every accepted request makes a batch, be it an empty one, so that its `ref` is
    remembered. `now`: epoch milliseconds, for stamps. `left`: milliseconds until the deadline by a clock that
    is never set; without it what the stamps say."""
    left = clock.remaining(state, now) if left is None else left
    member = state.member(request.member)
    if member is not None and request.ref:
        seq = dict(member.refs).get(request.ref)
        if seq is not None:
            return Repeated(seq)
    if isinstance(request.command, Join) and member is None:
        claimed = state.claimed_by(request.entropy.token_hash)
        if claimed is not None:
            return Repeated(state.seq, claimed.id)
    try:
        events = _decide(state, member, request, now, left)
        after = evolve_all(state, events)
        drawn = drawing.keep(after, request.entropy, request.there)
        after, events = evolve_all(after, drawn), events + drawn
        taught = lesson.keep(state, after, request.entropy, now)
    except (RoomRefusal, BoardError, EngineError) as error:
        return Rejected(error.reason, error.rule)
    after, events = evolve_all(after, taught), events + taught
    renamed = renaming.due(state, after)
    after, events = evolve_all(after, renamed), events + renamed
    ticks = clock.keep(state, after, now)
    joined = next((event.member for event in events if isinstance(event, MemberJoined)), None)
    author = request.member if joined is None else joined
    batch = Batch(author, request.ref, (*recap.due(state), *events, *ticks))
    return Accepted(batch, count(evolve_all(after, ticks), batch), joined)


def _decide(
    state: RoomState, member: Member | None, request: Request, now: int, left: int | None
) -> RoomEvents:
    match request.command:
        case TimeUp():
            return playing.time_up(state, left)
        case HostAway():
            return members.host_away(state, request.there)
        case Overdue() as command:
            return absence.overdue(state, command)
        case CloseVote() as command:
            return absence.close_vote(state, command, request.there)
        case BeginGame() as command:
            return drawing.begin(state, command, request.entropy)
        case PlayDefault() as command:
            return absence.play_default(state, command)
        case Join() as command:
            if member is not None:
                raise RoomRefusal("already_member")
            return members.join(state, command, request.entropy)
        case command:
            if member is None:
                raise RoomRefusal("unknown_member")
            if isinstance(command, RenewSecret):
                return members.renew_secret(member, request.entropy)
            if isinstance(command, HostCommand) and member.id != state.host:
                raise RoomRefusal("host_only")
            return _do(state, member, command, request, now, left)


def _do(
    state: RoomState, member: Member, command: MemberCommand, request: Request, now: int, left: int | None
) -> RoomEvents:
    if state.board is not None and not isinstance(command, PeopleCommand):
        return boards.do(state, state.board, member, command, now)
    if isinstance(command, board.BoardCommand):
        raise RoomRefusal("not_a_board")
    match command:
        case Act():
            return playing.act(state, member, command)
        case TakeBack():
            return playing.take_back(state, member, command)
        case PlayFor():
            return absence.play_for(state, member, command, request.there)
        case Back():
            return absence.back(state, member)
        case Pause():
            return playing.pause(state, now, left)
        case Resume():
            return playing.resume(state, now)
        case Sit():
            return members.sit(state, member)
        case Stand():
            return members.stand(state, member)
        case Leave():
            return members.remove(state, member, kicked=False)
        case Rename():
            return renaming.rename(state, member, command)
        case Ready():
            return drawing.ready(state, member, command.seed)
        case CommitSeed():
            return drawing.commit(state, member, command)
        case RevealSeed():
            return drawing.reveal(state, member, command)
        case Kick():
            return members.kick(state, member, command.member)
        case HandOver():
            return members.hand_over(state, member, command.member)
        case AddBot():
            return members.add_bot(state)
        case RemoveBot():
            return members.remove_bot(state, command.member)
        case SetOptions():
            return settings.set_options(state, command)
        case SetTable():
            return settings.set_table(state, command)
        case Start():
            return drawing.start(state)
        case Admit():
            return playing.admit(state, command)
        case Rematch():
            return starting.rematch(state, request.entropy)
        case _:
            assert_never(command)
