"""The house options of a table (rules.md, "Table options"), with their defaults."""

from dataclasses import dataclass
from typing import Literal

Value = str | int | bool | None


@dataclass(frozen=True, slots=True)
class Options:
    """`stay_needs_card` None: as the game has it (B-03, V-13). An option that a game does not know is ignored
    there and replaced by what that game fixes."""

    game: str = "flip7"
    target: int = 200
    start_card: bool = False
    stay_needs_card: bool | None = None
    forced_self: Literal["last_active", "last_not_busted"] = "last_active"
    brutal: bool = False
    face_down: bool = True
    decks: int = 1


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A house option that tables of a game can set: its name in `Options`, the values allowed, and the one it
    has when nobody chooses. `on_paper`: it matters to people who play with real cards and want only their
    points counted."""

    name: str
    values: tuple[Value, ...]
    default: Value
    on_paper: bool = False


TARGET = OptionSpec("target", (100, 200, 300), 200, on_paper=True)
