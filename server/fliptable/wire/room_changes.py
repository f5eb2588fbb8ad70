"""How one `RoomView` became another one, in a few bytes."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Annotated, Any

from fliptable.room.views import MemberView, RoomView


@dataclass(frozen=True, slots=True)
class PartOf:
    """Says of a JSON object that it has some of the keys of `kind`, and those of `always`."""

    kind: type
    always: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RoomChanges:
    """What is to be changed in the `RoomView` that the browser has."""

    fields: Annotated[dict[str, Any], PartOf(RoomView)]
    """The keys with another value than before, but for `members`."""
    members: tuple[Annotated[dict[str, Any], PartOf(MemberView, always=("id",))], ...]
    """Of somebody who was there, the `id` and what is not as before. Who comes has every key, and stands
    behind all others."""
    gone: tuple[int, ...]
    """Members who are there no more."""


def difference(before: RoomView, after: RoomView) -> RoomChanges | None:
    """What leads from one to the other; None if nothing of this form does, because members have another
    order."""
    old = {member.id: member for member in before.members}
    new = {member.id: member for member in after.members}
    gone = tuple(member for member in old if member not in new)
    come = [member for member in new if member not in old]
    if [*(member for member in old if member in new), *come] != list(new):
        return None
    changed = _changed(before, after)
    changed.pop("members", None)
    members = tuple(
        {"id": member, **(_changed(old[member], view) if member in old else _whole(view))}
        for member, view in new.items()
        if old.get(member) != view
    )
    return RoomChanges(changed, members, gone)


def _whole(view: MemberView) -> dict[str, Any]:
    return {field.name: getattr(view, field.name) for field in fields(view)}


def _changed(before: RoomView | MemberView, after: RoomView | MemberView) -> dict[str, Any]:
    both = ((field.name, getattr(before, field.name), getattr(after, field.name)) for field in fields(after))
    return {name: new for name, old, new in both if old != new}
