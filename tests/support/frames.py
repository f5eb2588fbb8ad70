"""What somebody might send: nonsense, and messages that are nearly right.

Nothing drawn here depends on the state of a table, so that every example can be repeated: what is drawn are
numbers, taken modulo what there is to choose from.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import hypothesis.strategies as st

from tests.support.players import Message, Player

Frame = str | bytes
Path = tuple[str | int, ...]

SEED = "5e" * 32

_scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 130),
    st.sampled_from([-(2**63), 2**53, 2**63, 2**64, 10**40]),
    st.floats(allow_nan=False),
    st.text(max_size=12),
    st.sampled_from(
        ["", "0", "Ann", "\u202eAnn", "a\u0300" * 60, "\u200b", "\x00", "👩‍👩‍👧" * 40, "5e" * 31, "x" * 3000]
    ),
)
values = st.recursive(
    _scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=5,
)
"""Any JSON."""

nonsense: st.SearchStrategy[Frame] = st.one_of(
    st.text(max_size=40),
    st.binary(max_size=40),
    values.map(json.dumps),
    st.builds(
        lambda kind, more: json.dumps({**more, "type": kind}), values, st.dictionaries(st.text(), values)
    ),
    st.integers(1, 2500).map(lambda depth: "[" * depth + "]" * depth),
    st.integers(4000, 60_000).map(lambda size: json.dumps({"type": "ping", "more": "x" * size})),
)
"""Text or bytes that are no message, save by accident."""


@dataclass(frozen=True)
class Change:
    """Something done to a message at one of its places."""

    how: str
    place: int
    value: Any

    def apply(self, message: Message) -> Message:
        changed = deepcopy(message)
        paths = list(_paths(changed))
        *way, last = paths[self.place % len(paths)]
        around: Any = changed
        for step in way:
            around = around[step]
        match self.how:
            case "remove":
                del around[last]
            case "nudge" if isinstance(around[last], int):
                around[last] += 1 if self.place % 2 else -1
            case "add" if isinstance(around, dict):
                around[str(self.value)[:20]] = self.value
            case _:
                around[last] = self.value
        return changed


changes = st.builds(
    Change, st.sampled_from(["replace", "remove", "nudge", "add"]), st.integers(0, 999), values
)


def _paths(value: Any, here: Path = ()) -> Iterator[Path]:
    if here:
        yield here
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        yield from _paths(inner, (*here, key))


def sensible(player: Player, token: str, ref: str) -> list[Message]:
    """Messages that a client might send now, as `player` sees the table; not all are his to send. `token` is
    the secret that he has, or will have as a member."""
    members = [member["id"] for member in player.room["members"]]
    decision = player.prompt["decision"] or {"id": 0, "options": [{"type": "hit", "decision": 0}]}
    options = {**player.room["options"], "target": 100}
    acts: list[Message] = [{"type": "act", "action": action} for action in decision["options"]]
    by_member: list[Message] = [
        {"type": kind, "member": member, **more}
        for member in members
        for kind, more in (
            ("kick", {}),
            ("hand_over", {}),
            ("remove_bot", {}),
            ("admit", {"points": "lowest"}),
        )
    ]
    simple = ("sit", "stand", "leave", "back", "add_bot", "start", "pause", "resume", "resume", "rematch")
    requests: list[Message] = [
        *acts * 3,
        *by_member,
        *({"type": kind} for kind in simple),
        {"type": "take_back", "decision": decision["id"]},
        {"type": "play_for", "decision": decision["id"], "until": "return"},
        {"type": "ready", "seed": SEED},
        {"type": "set_options", "options": options},
        {"type": "set_options", "options": {**options, "game": "vengeance", "brutal": True}},
        {"type": "set_table", "watch_open": False},
        {"type": "set_table", "watch_open": True, "clock": 20},
        {"type": "personal_link", "token": token},
        {"type": "join", "name": f"Principal {len(members)}", "watch": False, "token": token},
    ]
    return [*({**request, "ref": ref} for request in requests), {"type": "ping"}, {"type": "sync"}]
