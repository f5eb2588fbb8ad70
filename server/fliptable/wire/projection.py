"""What one looks at from where: the notices of a room for each kind of onlooker."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from fliptable import codec, engine
from fliptable.engine import ScoreRules
from fliptable.engine.table import Score
from fliptable.room.attendance import Attendance
from fliptable.room.clock import remaining
from fliptable.room.outputs import RoomChange
from fliptable.room.state import RoomState
from fliptable.room.views import (
    board_view,
    game_view,
    may_watch,
    options_of,
    overdue_view,
    room_view,
    viewer_of,
)
from fliptable.wire.outbound import VERSION, Notice, PresenceNotice, Prompt, Welcome

_LINK_DIGITS: Final = {1: 0, 2: 16}
"""For each version of the protocol; 8 in all others."""


@dataclass(frozen=True, slots=True)
class Principal:
    """Whom a connection speaks for: a member, or else a visitor, who may have come to watch. `screen`: a
    television, which nobody counts."""

    member: int | None = None
    watching: bool = False
    screen: bool = False


@dataclass(frozen=True, slots=True)
class Perspective:
    """From where a game is seen; all with the same angle are told the same. `sees`: the game, or the board,
    at all; `viewer`: as the player on this seat, or as a spectator (None)."""

    sees: bool
    viewer: int | None


def perspective(state: RoomState, principal: Principal) -> Perspective:
    sees = (principal.member is not None or principal.watching) and may_watch(state, principal.member)
    return Perspective(sees, viewer_of(state, principal.member) if sees else None)


def needs_snapshot(change: RoomChange, principal: Principal) -> bool:
    """Whether a batch cannot take the principal from what it saw to what it sees now. A game that begins
    needs nothing from before, except the names of its cards."""
    before, after = change.before, change.after
    if catalogue_of(before) != catalogue_of(after):
        return True
    begun = before.game is not None or before.board is not None
    return begun and perspective(before, principal) != perspective(after, principal)


def can_resume(missed: tuple[RoomChange, ...], principal: Principal) -> bool:
    """Whether the missed batches can, all shown from today's angle."""
    return all(
        change.before.games == change.after.games
        and (change.before.game is None) == (change.after.game is None)
        and not needs_snapshot(change, principal)
        for change in missed
    )


def welcome(
    state: RoomState,
    principal: Principal,
    attendance: Attendance,
    now: int,
    claim: int | None = None,
    version: int = VERSION,
    link: str = "",
) -> Welcome:
    """`now`: epoch milliseconds; `claim`: of the principal on his seat; `version`: which he speaks; `link`:
    of the last entry of the journal."""
    seen = perspective(state, principal)
    return Welcome(
        seq=state.seq,
        you=principal.member,
        room=room_view(state, attendance),
        game=game_view(state, principal.member) if seen.sees else None,
        board=board_view(state) if seen.sees else None,
        catalogue=catalogue_of(state),
        specs={game: engine.option_specs(game) for game in engine.game_keys()},
        prompt=prompt(state, seen, now),
        claim=claim,
        rules=rules(state, state.game.table.history) if state.game and seen.sees else (),
        version=version,
        link=shown(link, version),
    )


def presence(state: RoomState, attendance: Attendance) -> PresenceNotice:
    overdue = overdue_view(state, attendance)
    needed, deciders = (None, ()) if overdue is None else (overdue.needed, overdue.deciders)
    return PresenceNotice(tuple(sorted(attendance.away)), attendance.watchers, needed, deciders)


def prompt(state: RoomState, seen: Perspective, now: int) -> Prompt:
    if state.game is None or not seen.sees:
        return Prompt()
    return Prompt(
        state.question,
        remaining(state, now),
        worth=engine.worth(state.game, seen.viewer),
        take_back=engine.can_take_back(state.game),
    )


def encode(notice: Notice) -> str:
    return codec.to_json(notice).decode()


def shown(link: str, version: int) -> str:
    """Enough to tell two journals from each other. Whoever knew all of it, and what is before, could try out
    what the viewer may not see of a batch."""
    return link[: _LINK_DIGITS.get(version, 8)]


def rules(state: RoomState, scores: Sequence[Score]) -> tuple[ScoreRules, ...]:
    if state.game is None:
        return ()
    return tuple([engine.score_rules(state.game.table.options, score) for score in scores])


def catalogue_of(state: RoomState) -> tuple[str, ...]:
    return _codes(options_of(state) if state.game is None else state.game.table.options)


_codes = lru_cache(maxsize=64)(engine.catalogue)
