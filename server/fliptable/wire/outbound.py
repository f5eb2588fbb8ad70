"""What the server tells a browser. Frozen plain data, encoded as it is; secrets have no field to travel
in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from fliptable.board import BoardView
from fliptable.codec import ADDED
from fliptable.engine import Decision, OptionSpec, PublicEvent, ScoreRules, View
from fliptable.engine.tally import AwardUse
from fliptable.room.absence import StoodIn
from fliptable.room.views import RoomView
from fliptable.wire.room_changes import RoomChanges

VERSION: Final = 3
"""Of the protocol between browser and server."""
VERSIONS: Final = (1, 2, VERSION)
"""Those that the server speaks. In version 1 a batch has the whole room whenever it changed it, later only
what it changed, and in version 3 it is a list."""
READABLE: Final = 2
"""The latest version with nothing but objects, for people and for other clients."""
COMPACT: Final = 3
"""The first version in which a batch is a list."""

WireReason = Literal[
    "bad_json",
    "binary_frame",
    "too_large",
    "unknown_type",
    "bad_message",
    "missing_ref",
    "too_fast",
    "address_busy",
    "table_busy",
    "already_greeted",
    "wrong_token",
    "temporarily_unavailable",
    "internal_error",
]
"""Why something is refused before the room looks at it; the room and the rules have their own reasons."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """The question on the table."""

    decision: Decision | None = None
    """What the game waits for. Everybody sees it; only its seat may answer."""
    remaining: int | None = None
    """Milliseconds left for it, None without a clock."""
    worth: tuple[int | None, ...] = ()
    """Points each seat's row would score now; None for a row that the viewer may not read."""
    take_back: bool = field(default=False, metadata=ADDED)
    """Whoever is asked may take back his latest pick (V-67)."""


@dataclass(frozen=True, slots=True)
class Welcome:
    """A snapshot, which replaces everything the client knew. Comes after `hello` and `sync`, and by itself
    behind a batch that changed the viewer (somebody gets a seat in a running game) or the catalogue."""

    seq: int
    """The last batch that is contained."""
    you: int | None
    """The member that this connection speaks for; None for a visitor."""
    room: RoomView
    game: View | None
    """None before the first start, and for whoever may not watch."""
    board: BoardView | None
    """None in a room that holds a game, and for whoever may not watch."""
    catalogue: tuple[str, ...]
    """The code of each card, by card number."""
    specs: dict[str, tuple[OptionSpec, ...]]
    """The house options that each game offers."""
    prompt: Prompt
    claim: int | None
    """What this connection has on its seat, for the `hello` of a page that comes back; None for a visitor."""
    rules: tuple[ScoreRules, ...] = field(default=(), metadata=ADDED)
    """Of each round in the history of `game`."""
    version: int = VERSION
    """That of the `hello`."""
    link: str = field(default="", metadata=ADDED)
    """Of the last batch that is contained, from version 2 on."""
    type: Literal["welcome"] = "welcome"


@dataclass(frozen=True, slots=True)
class BatchNotice:
    """One entry of the room's journal. Every number comes, also if the viewer may see nothing of it."""

    seq: int
    events: tuple[PublicEvent, ...]
    prompt: Prompt
    room: RoomView | None = None
    """The room, if the batch changed it and `changes` does not say how."""
    board: BoardView | None = None
    """What the batch changed of the board: its rounds are those that are new or not as before."""
    stood_in: StoodIn | None = None
    """Why the default (X-03) was played for whoever was asked; None if he has answered, or nobody had to."""
    changes: RoomChanges | None = field(default=None, metadata=ADDED)
    """What the batch changed in the room, from version 2 on."""
    rules: tuple[ScoreRules, ...] = field(default=(), metadata=ADDED)
    """Of each round that ended."""
    risks: tuple[int, ...] = field(default=(), metadata=ADDED)
    """For each `card_flipped` of `events` the chance, in thousandths, that whoever turns it is busted by it,
    just before it is turned: by what lies open, the same for every viewer."""
    link: str = field(default="", metadata=ADDED)
    """Tells this batch, and all before it, from another with its number; for the `hello` of a page that comes
    back. From version 2 on."""
    check: int | None = None
    """CRC-32 of the UTF-8 text of the viewer's `View` as JSON without spaces, now and then. Who differs sends
    `sync`."""
    type: Literal["batch"] = "batch"


@dataclass(frozen=True, slots=True)
class Synced:
    """All batches that the client had missed have been sent. Said once more if the claim of this connection
    had to be put above one that another server with a faster clock had given."""

    seq: int
    claim: int | None
    """As in `welcome`."""
    type: Literal["synced"] = "synced"


@dataclass(frozen=True, slots=True)
class Joined:
    """The answer to `join`; a `welcome` follows."""

    ref: str
    member: int
    type: Literal["joined"] = "joined"


@dataclass(frozen=True, slots=True)
class PersonalLinkNotice:
    """The answer to `personal_link`, for nobody else."""

    ref: str
    url: str
    """With the seat secret in its fragment, which no browser sends to a server."""
    svg: str
    """The same as a QR code."""
    type: Literal["personal_link"] = "personal_link"


@dataclass(frozen=True, slots=True)
class Tallied:
    """The answer to `tally`, for nobody else."""

    ref: str
    points: int
    formula: str
    """The arithmetic, such as `(3 + 11) × 2 + 10 = 38`."""
    flipped: bool
    """There are seven number cards in it."""
    awards: tuple[AwardUse, ...] = field(default=(), metadata=ADDED)
    """What can become of the points for seven cards."""
    type: Literal["tallied"] = "tallied"


@dataclass(frozen=True, slots=True)
class Done:
    """The request `ref` is in the journal, under this number."""

    ref: str
    seq: int
    type: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing has happened."""

    ref: str | None
    """The request, if it could be read."""
    reason: str
    """A stable key for message catalogues."""
    rule: str
    """The number of the rule behind it, or empty."""
    seq: int
    """The last batch of the room; 0 before `hello` was answered."""
    snapshot: Welcome | None = None
    """The present state, if the request was about a decision that is no longer open, or about a field that
    somebody else was faster to fill."""
    type: Literal["refused"] = "refused"


@dataclass(frozen=True, slots=True)
class Pong:
    """The answer to `ping`."""

    type: Literal["pong"] = "pong"


@dataclass(frozen=True, slots=True)
class PresenceNotice:
    """Who is connected, whenever that changes; not part of the journal."""

    away: tuple[int, ...]
    """Members without a connection."""
    watchers: int
    """Spectators without a name."""
    needed: int | None = field(default=None, metadata=ADDED)
    """As in `OverdueView`, while the table waits for somebody: who goes decides no more."""
    deciders: tuple[int, ...] = field(default=(), metadata=ADDED)
    """Likewise."""
    type: Literal["presence"] = "presence"


Notice = (
    Welcome
    | BatchNotice
    | Synced
    | Joined
    | PersonalLinkNotice
    | Tallied
    | Done
    | Refused
    | Pong
    | PresenceNotice
)
