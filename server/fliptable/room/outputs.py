"""What the room answers, and what it waits for."""

from dataclasses import dataclass, field

from fliptable.engine import Decision, View
from fliptable.room.batch import Batch
from fliptable.room.state import RoomState


@dataclass(frozen=True, slots=True)
class Accepted:
    """Store `batch` under the sequence number `state.seq`; once that is confirmed the room is `state`.
    `joined` is the new member of a `Join`."""

    batch: Batch
    state: RoomState
    joined: int | None = None


@dataclass(frozen=True, slots=True)
class Repeated:
    """The request was applied before; `seq` is its batch, or the latest one. `joined` is the member whom a
    `Join` made then."""

    seq: int
    joined: int | None = None


@dataclass(frozen=True, slots=True)
class Rejected:
    """Nothing has happened. `reason` is a stable key for message catalogues, `rule` a number of rules.md.
    `stale`: the request was about a table that is no longer so; send the present one along."""

    reason: str
    rule: str = ""

    @property
    def stale(self) -> bool:
        return self.reason in {"stale_decision", "field_taken", "board_over"}


@dataclass(frozen=True, slots=True)
class RoomChange:
    """Batch number `after.seq`, and the room around it. `link`: of its entry in the journal, which tells it
    from another batch with that number; `size`: bytes of that entry."""

    batch: Batch
    before: RoomState
    after: RoomState
    link: str = ""
    size: int = 0


Answer = Accepted | Repeated | Rejected


@dataclass(frozen=True, slots=True)
class Think:
    """Ask a bot, then submit its action as an `Act` of `member`, after a pause."""

    member: int
    view: View = field(compare=False)
    decision: Decision


@dataclass(frozen=True, slots=True)
class Wake:
    """Submit `TimeUp` when the time for `decision` is up, which the journal has as `at` (epoch
    milliseconds)."""

    decision: int
    at: int


@dataclass(frozen=True, slots=True)
class StandIn:
    """Submit `PlayDefault` for `decision`, after as long as a bot would think."""

    decision: int


@dataclass(frozen=True, slots=True)
class Remind:
    """Submit `Overdue` when `member`, who is `away` or not, has not answered `decision` for long."""

    decision: int
    member: int
    away: bool


@dataclass(frozen=True, slots=True)
class CountVotes:
    """Submit `CloseVote` at once: others have gone, and the votes for `decision` are enough now."""

    decision: int


@dataclass(frozen=True, slots=True)
class CollectSeeds:
    """Submit `BeginGame` when those who have committed to a seed have had time to reveal it; `number`: of the
    server's commitment."""

    number: int


@dataclass(frozen=True, slots=True)
class GracePeriod:
    """Count `member`, who has no connection, as away after a while."""

    member: int


@dataclass(frozen=True, slots=True)
class Succession:
    """Submit `HostAway` when `host` has been away for long."""

    host: int


@dataclass(frozen=True, slots=True)
class KeepAlive:
    """Prolong the life of the room, now and again and again: somebody is connected."""


Duty = Think | Wake | StandIn | Remind | CountVotes | CollectSeeds | GracePeriod | Succession | KeepAlive
