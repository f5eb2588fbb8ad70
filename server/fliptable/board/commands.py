"""What a board can be asked to do. Names are checked before they come here."""

from dataclasses import dataclass
from typing import Literal

from fliptable.engine import Row


@dataclass(frozen=True, slots=True)
class AddPlayer:
    """A name at the end of the seating order. He takes part from the open round on, or from the next one if
    somebody has an entry there already."""

    name: str
    points: Literal["zero", "lowest"] = "zero"
    """What he begins with: nothing, or the lowest total of those who play (X-08)."""
    type: Literal["add_player"] = "add_player"


@dataclass(frozen=True, slots=True)
class RemovePlayer:
    """Before the first entry."""

    player: int
    type: Literal["remove_player"] = "remove_player"


@dataclass(frozen=True, slots=True)
class RenamePlayer:
    player: int
    name: str
    type: Literal["rename_player"] = "rename_player"


@dataclass(frozen=True, slots=True)
class MovePlayer:
    """Change the seating order."""

    player: int
    place: int
    """In the new order, from 0."""
    type: Literal["move_player"] = "move_player"


@dataclass(frozen=True, slots=True)
class SetDealer:
    """Of the open round, or of the first one."""

    player: int
    type: Literal["set_dealer"] = "set_dealer"


@dataclass(frozen=True, slots=True)
class WithdrawPlayer:
    """He keeps his total and cannot win (X-02)."""

    player: int
    type: Literal["withdraw_player"] = "withdraw_player"


@dataclass(frozen=True, slots=True)
class ReturnPlayer:
    """He takes part again, from the open round on."""

    player: int
    type: Literal["return_player"] = "return_player"


@dataclass(frozen=True, slots=True)
class Claim:
    """From now on only this member, and the host, enter results for the player. A member has one player."""

    player: int
    type: Literal["claim"] = "claim"


@dataclass(frozen=True, slots=True)
class ReleasePlayer:
    """Everybody may enter for the player again."""

    player: int
    type: Literal["release"] = "release"


@dataclass(frozen=True, slots=True)
class Typed:
    """Somebody has counted himself."""

    points: int | float
    """Refused unless whole."""
    type: Literal["points"] = "points"


@dataclass(frozen=True, slots=True)
class Bust:
    """No points (T5)."""

    type: Literal["bust"] = "bust"


@dataclass(frozen=True, slots=True)
class Laid:
    """The board counts the cards that lie in front of the player."""

    row: Row
    type: Literal["cards"] = "cards"


EnteredResult = Typed | Bust | Laid


@dataclass(frozen=True, slots=True)
class Enter:
    """Fill or correct one field."""

    round: int
    """From 1."""
    player: int
    expected: int
    """The `change` of the field as whoever asks has seen it; refused if it was changed since."""
    result: EnteredResult
    type: Literal["enter"] = "enter"


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back an entry of one's own, if nobody has changed its field since."""

    change: int
    type: Literal["undo"] = "undo"


BoardHostCommand = (
    AddPlayer | RemovePlayer | RenamePlayer | MovePlayer | SetDealer | WithdrawPlayer | ReturnPlayer
)
BoardMemberCommand = Claim | ReleasePlayer | Enter | Undo
BoardCommand = BoardHostCommand | BoardMemberCommand
