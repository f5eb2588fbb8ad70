"""A member takes another name: what is asked, and what has happened. `renaming` decides."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Rename:
    """Take another name; while a game runs, when the present round is over. One's present name takes that
    back."""

    name: str
    type: Literal["rename"] = "rename"


@dataclass(frozen=True, slots=True)
class NameChosen:
    """`member` will be called `name` when the round is over."""

    member: int
    name: str
    type: Literal["name_chosen"] = "name_chosen"


@dataclass(frozen=True, slots=True)
class MemberRenamed:
    member: int
    name: str
    type: Literal["member_renamed"] = "member_renamed"
