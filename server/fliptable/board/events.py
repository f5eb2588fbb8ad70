"""Facts about a board, past tense."""

from dataclasses import dataclass
from typing import Literal

from fliptable.board.sheet import Author, ScoreEntry
from fliptable.engine import Options


@dataclass(frozen=True, slots=True)
class OptionsSet:
    options: Options
    type: Literal["options_set"] = "options_set"


@dataclass(frozen=True, slots=True)
class PlayerAdded:
    player: int
    name: str
    start: int
    type: Literal["player_added"] = "player_added"


@dataclass(frozen=True, slots=True)
class PlayerRemoved:
    player: int
    type: Literal["player_removed"] = "player_removed"


@dataclass(frozen=True, slots=True)
class PlayerRenamed:
    player: int
    name: str
    type: Literal["player_renamed"] = "player_renamed"


@dataclass(frozen=True, slots=True)
class PlayerMoved:
    player: int
    place: int
    type: Literal["player_moved"] = "player_moved"


@dataclass(frozen=True, slots=True)
class PlayerWithdrawn:
    """His empty field, if there is one, goes with him."""

    player: int
    type: Literal["player_withdrawn"] = "player_withdrawn"


@dataclass(frozen=True, slots=True)
class PlayerRejoined:
    """He has a field in the open round again."""

    player: int
    type: Literal["player_rejoined"] = "player_rejoined"


@dataclass(frozen=True, slots=True)
class LineClaimed:
    player: int
    member: int
    type: Literal["line_claimed"] = "line_claimed"


@dataclass(frozen=True, slots=True)
class LineReleased:
    player: int
    type: Literal["line_released"] = "line_released"


@dataclass(frozen=True, slots=True)
class DealerSet:
    player: int
    type: Literal["dealer_set"] = "dealer_set"


@dataclass(frozen=True, slots=True)
class RoundOpened:
    dealer: int
    players: tuple[int, ...]
    type: Literal["round_opened"] = "round_opened"


@dataclass(frozen=True, slots=True)
class RoundReseated:
    """The last round, in which nobody has an entry, is for these `players`."""

    players: tuple[int, ...]
    type: Literal["round_reseated"] = "round_reseated"


@dataclass(frozen=True, slots=True)
class RoundDropped:
    """The last round, in which nobody has an entry, is not played after all."""

    type: Literal["round_dropped"] = "round_dropped"


@dataclass(frozen=True, slots=True)
class FieldChanged:
    """`entry` None: it is empty again. `at`: epoch milliseconds."""

    round: int
    player: int
    entry: ScoreEntry | None
    by: Author
    at: int
    undo: bool
    type: Literal["field_changed"] = "field_changed"


@dataclass(frozen=True, slots=True)
class SheetRenewed:
    """A new sheet for those who play; `dealer` deals first."""

    dealer: int
    type: Literal["sheet_renewed"] = "sheet_renewed"


BoardEvent = (
    OptionsSet
    | PlayerAdded
    | PlayerRemoved
    | PlayerRenamed
    | PlayerMoved
    | PlayerWithdrawn
    | PlayerRejoined
    | LineClaimed
    | LineReleased
    | DealerSet
    | RoundOpened
    | RoundReseated
    | RoundDropped
    | FieldChanged
    | SheetRenewed
)
BoardEvents = tuple[BoardEvent, ...]
