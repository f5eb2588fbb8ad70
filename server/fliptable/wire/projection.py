"""What one looks at from where: the notices of a room for each kind of onlooker."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from fliptable import codec, engine
from fliptable.engine import PublicEvent, ScoreRules, State
from fliptable.engine.events import RoundEnded
from fliptable.engine.table import Score
from fliptable.odds import bust_risks
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
_UNCHECKED: Final = '"check":null,"type":"batch"}'
"""What the text of a batch ends with."""


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
    """Without a checksum."""
    return _batch(change, seen, _Moment(change, attendance, now), version)


def _batch(change: RoomChange, seen: Perspective, moment: _Moment, version: int) -> BatchNotice:
    state = change.after
    room, changes = moment.room(version)
    events = public_events(change.batch, seen.viewer) if seen.sees else ()
    return BatchNotice(
        seq=state.seq,
        events=events,
        prompt=prompt(state, seen, moment.now),
        room=room,
        changes=changes,
        board=board_update(change.before, state, people=version > 1) if seen.sees else None,
        stood_in=moment.stood_in if seen.sees else None,
        rules=_rules(state, [event.score for event in events if isinstance(event, RoundEnded)]),
        risks=moment.risks(events) if events else (),
        link=_shown(change.link, version),
    )


class _Moment:
    """What of a change is the same for everybody, looked at once."""

    def __init__(self, change: RoomChange, attendance: Attendance, now: int) -> None:
        self.now = now
        self._before = change.before.game
        self._risks: tuple[int, ...] | None = None
        self.stood_in = stood_in(change.before, change.batch)
        self._views = changed_views(change.before, change.after, attendance)
        self._changes = None if self._views is None else difference(*self._views)

    def risks(self, events: Sequence[PublicEvent]) -> tuple[int, ...]:
        """Of the events as anybody sees them: what lies face down does not matter."""
        if self._risks is None:
            self._risks = bust_risks(None if self._before is None else self._before.table, events)
        return self._risks

    def room(self, version: int) -> tuple[RoomView | None, RoomChanges | None]:
        if self._views is not None and (version == 1 or self._changes is None):
            return self._views[1], None
        return None, self._changes


class Frames:
    """A change as everybody is told it: each batch is made and encoded once for all who may see the same and
    speak one version."""

    def __init__(self, change: RoomChange, attendance: Attendance, now: int) -> None:
        self._change = change
        self._moment = _Moment(change, attendance, now)
        self._texts: dict[tuple[Perspective, int], str] = {}
        self._tables: dict[int | None, bytes] = {}
        self._settled = _settled(change.before, change.after)

    def needs_snapshot(self, principal: Principal) -> bool:
        """As the function of that name."""
        return not self._settled and needs_snapshot(self._change, principal)

    def batch(self, principal: Principal, version: int) -> str:
        """With a checksum now and then, for whoever can fold it: nobody else has use for it."""
        state = self._change.after
        seen = perspective(state, principal)
        text = self._text(seen, version)
        if state.game is None or not seen.sees or state.seq % CHECK_EVERY or self.needs_snapshot(principal):
            return text
        check = self._check(state.game, seen.viewer)
        return f'{text.removesuffix(_UNCHECKED)}"check":{check},"type":"batch"}}'

    def _text(self, seen: Perspective, version: int) -> str:
        game = self._change.after.game
        if game is not None and seen.sees:
            seen = Perspective(True, engine.angle(game, seen.viewer))
        key = seen, version
        if key not in self._texts:
            self._texts[key] = encode(_batch(self._change, seen, self._moment, version))
        return self._texts[key]

    def _check(self, game: State, viewer: int | None) -> int:
        """Of the text `{"viewer":…,"table":…}`, whose second half is the same from the same angle."""
        angle = engine.angle(game, viewer)
        if angle not in self._tables:
            self._tables[angle] = codec.to_json(engine.view(game, angle).table)
        begun = zlib.crc32(b'{"viewer":%b,"table":' % codec.to_json(viewer))
        return zlib.crc32(b"}", zlib.crc32(self._tables[angle], begun))


def _settled(before: RoomState, after: RoomState) -> bool:
    """Whether surely nobody sees another part of the room than before."""
    return (
        before.seats == after.seats
        and before.watch_open == after.watch_open
        and (before.game is None, before.board is None) == (after.game is None, after.board is None)
        and before.games == after.games
        and [(m.id, m.left) for m in before.members] == [(m.id, m.left) for m in after.members]
        and _catalogue(before) == _catalogue(after)
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


def _shown(link: str, version: int) -> str:
    """Enough to tell two journals from each other. Whoever knew all of it, and what is before, could try out
    what the viewer may not see of a batch."""
    return link[:_LINK_DIGITS] if version > 1 else ""


def _rules(state: RoomState, scores: Sequence[Score]) -> tuple[ScoreRules, ...]:
    if state.game is None:
        return ()
    return tuple([engine.score_rules(state.game.table.options, score) for score in scores])


def _catalogue(state: RoomState) -> tuple[str, ...]:
    return _codes(options_of(state) if state.game is None else state.game.table.options)


_codes = lru_cache(maxsize=64)(engine.catalogue)
