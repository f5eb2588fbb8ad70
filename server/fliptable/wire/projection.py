"""What one looks at from where: the notices of a room for each kind of onlooker."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from fliptable import codec, engine
from fliptable.engine import ScoreRules
from fliptable.engine.events import RoundEnded
from fliptable.engine.table import Score
from fliptable.room.absence import stood_in
from fliptable.room.attendance import Attendance
from fliptable.room.clock import remaining
from fliptable.room.outputs import RoomChange
from fliptable.room.state import RoomState
from fliptable.room.views import (
    RoomView,
    board_update,
    board_view,
    changed_views,
    game_view,
    may_watch,
    options_of,
    overdue_view,
    public_events,
    room_view,
    viewer_of,
)
from fliptable.wire.outbound import VERSION, BatchNotice, Notice, PresenceNotice, Prompt, Welcome
from fliptable.wire.room_changes import RoomChanges, difference

_LINK_DIGITS: Final = 16
CHECK_EVERY: Final = 8
"""Batches from one checksum to the next."""


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
    if _catalogue(before) != _catalogue(after):
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
        catalogue=_catalogue(state),
        specs={game: engine.option_specs(game) for game in engine.game_keys()},
        prompt=prompt(state, seen, now),
        claim=claim,
        rules=_rules(state, state.game.table.history) if state.game and seen.sees else (),
        version=version,
        link=_shown(link, version),
    )


def batch(
    change: RoomChange, seen: Perspective, attendance: Attendance, now: int, version: int = VERSION
) -> BatchNotice:
    return _batch(change, seen, _Moment(change, attendance, now), version)


class _Moment:
    """What of a change is the same for everybody, looked at once."""

    def __init__(self, change: RoomChange, attendance: Attendance, now: int) -> None:
        game = change.after.game
        self.prompt = Prompt() if game is None else _question(change.after, now)
        self.points = () if game is None else engine.points_now(game)
        self._views = changed_views(change.before, change.after, attendance)
        self._changes = None if self._views is None else difference(*self._views)

    def prompt_for(self, state: RoomState, seen: Perspective) -> Prompt:
        if state.game is None or not seen.sees:
            return Prompt()
        return replace(self.prompt, worth=engine.worth(state.game, seen.viewer, self.points))

    def room(self, version: int) -> tuple[RoomView | None, RoomChanges | None]:
        if self._views is not None and (version == 1 or self._changes is None):
            return self._views[1], None
        return None, self._changes


def _batch(change: RoomChange, seen: Perspective, moment: _Moment, version: int) -> BatchNotice:
    state = change.after
    room, changes = moment.room(version)
    events = public_events(change.batch, seen.viewer) if seen.sees else ()
    return BatchNotice(
        seq=state.seq,
        events=events,
        prompt=moment.prompt_for(state, seen),
        room=room,
        changes=changes,
        board=board_update(change.before, state, people=version > 1) if seen.sees else None,
        stood_in=stood_in(change.before, change.batch) if seen.sees else None,
        rules=_rules(state, [event.score for event in events if isinstance(event, RoundEnded)]),
        link=_shown(change.link, version),
        check=_check(state, seen) if state.seq % CHECK_EVERY == 0 else None,
    )


def frames(change: RoomChange, attendance: Attendance, now: int) -> Callable[[Perspective, bool, int], str]:
    """The batch as text, encoded once for all who may see the same and speak one version; with a checksum for
    those who can fold it, and need no snapshot."""
    moment = _Moment(change, attendance, now)
    known: dict[tuple[Perspective, bool, int], str] = {}
    encoded: list[tuple[BatchNotice, str]] = []

    def frame(seen: Perspective, folds: bool, version: int) -> str:
        key = seen, folds, version
        if key not in known:
            notice = _batch(change, seen, moment, version)
            if not folds:
                notice = replace(notice, check=None)
            text = next((text for same, text in encoded if same == notice), None)
            if text is None:
                text = encode(notice)
                encoded.append((notice, text))
            known[key] = text
        return known[key]

    return frame


def presence(state: RoomState, attendance: Attendance) -> PresenceNotice:
    overdue = overdue_view(state, attendance)
    needed, deciders = (None, ()) if overdue is None else (overdue.needed, overdue.deciders)
    return PresenceNotice(tuple(sorted(attendance.away)), attendance.watchers, needed, deciders)


def prompt(state: RoomState, seen: Perspective, now: int) -> Prompt:
    if state.game is None or not seen.sees:
        return Prompt()
    return replace(_question(state, now), worth=engine.worth(state.game, seen.viewer))


def _question(state: RoomState, now: int) -> Prompt:
    """Without what the rows are worth."""
    takes_back = state.game is not None and engine.can_take_back(state.game)
    return Prompt(state.question, remaining(state, now), take_back=takes_back)


def encode(notice: Notice) -> str:
    return codec.to_json(notice).decode()


def _shown(link: str, version: int) -> str:
    """Enough to tell two journals from each other. Whoever knew all of it, and what is before, could try out
    what the viewer may not see of a batch."""
    return link[:_LINK_DIGITS] if version > 1 else ""


def _check(state: RoomState, seen: Perspective) -> int | None:
    if state.game is None or not seen.sees:
        return None
    return zlib.crc32(codec.to_json(engine.view(state.game, seen.viewer)))


def _rules(state: RoomState, scores: Sequence[Score]) -> tuple[ScoreRules, ...]:
    if state.game is None:
        return ()
    return tuple([engine.score_rules(state.game.table.options, score) for score in scores])


def _catalogue(state: RoomState) -> tuple[str, ...]:
    return _codes(options_of(state) if state.game is None else state.game.table.options)


_codes = lru_cache(maxsize=64)(engine.catalogue)
