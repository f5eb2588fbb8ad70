"""Members take other names. While a round runs nobody does: whoever chooses between people would hit another
one than he meant."""

from fliptable.room.events import RoomEvents
from fliptable.room.names import checked_name
from fliptable.room.naming import MemberRenamed, NameChosen, Rename
from fliptable.room.state import Member, Phase, RoomState


def rename(state: RoomState, member: Member, command: Rename) -> RoomEvents:
    """Raises Refusal. Names that others have chosen for later are taken, too."""
    name = checked_name(command.name, state.names(besides=member))
    if name == member.name:
        return (MemberRenamed(member.id, name),) if member.next_name else ()
    if state.game is not None and state.phase is Phase.PLAYING:
        return (NameChosen(member.id, name),)
    return (MemberRenamed(member.id, name),)


def due(before: RoomState, after: RoomState) -> RoomEvents:
    """The names that were chosen for the time when the round is over."""
    if before.game is None or not _round_over(before, after):
        return ()
    return tuple(MemberRenamed(member.id, member.next_name) for member in after.here() if member.next_name)


def _round_over(before: RoomState, after: RoomState) -> bool:
    if after.game is None or before.game is None or after.phase is not Phase.PLAYING:
        return True
    return len(after.game.table.history) > len(before.game.table.history)
