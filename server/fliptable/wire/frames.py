"""A change of a room as text, for each onlooker; what several may see alike is made and encoded once."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from fliptable import codec, engine
from fliptable.engine import Decision, PublicEvent, State
from fliptable.engine.events import RoundEnded
from fliptable.odds import bust_risks
from fliptable.room.absence import stood_in
from fliptable.room.attendance import Attendance
from fliptable.room.outputs import RoomChange
from fliptable.room.state import RoomState
from fliptable.room.views import RoomView, board_update, changed_views, public_events
from fliptable.wire import projection
from fliptable.wire.compact import compacter
from fliptable.wire.outbound import COMPACT, VERSION, BatchNotice
from fliptable.wire.projection import Perspective, Principal
from fliptable.wire.room_changes import RoomChanges, difference

CHECK_EVERY: Final = 8
"""Batches from one checksum to the next."""
_UNCHECKED: Final = '"check":null,"type":"batch"}'
"""What a batch as an object ends with."""
_PLACED: Final = ("seq", "link", "events", "prompt", "risks", "check", "type")
_REST: Final = tuple(field.name for field in fields(BatchNotice) if field.name not in _PLACED)
"""The fields of a batch that have no place of their own in the list."""

_events = compacter(tuple[PublicEvent, ...])
_decision = compacter(Decision)


def batch(
    change: RoomChange, seen: Perspective, attendance: Attendance, now: int, version: int = VERSION
) -> BatchNotice:
    """Without a checksum. `now`: epoch milliseconds."""
    return _Moment(change, attendance, now).batch(seen, version)


class Frames:
    """`change` as everybody is told it. `now`: epoch milliseconds."""

    def __init__(self, change: RoomChange, attendance: Attendance, now: int) -> None:
        self._change = change
        self._moment = _Moment(change, attendance, now)
        self._objects: dict[tuple[Perspective, int], str] = {}
        self._lists: dict[tuple[bool, int], str] = {}
        self._worth: dict[Perspective, str] = {}
        self._tables: dict[int | None, bytes] = {}
        self._settled = _settled(change.before, change.after)

    def needs_snapshot(self, principal: Principal) -> bool:
        """As `projection.needs_snapshot`."""
        return not self._settled and projection.needs_snapshot(self._change, principal)

    def batch(self, principal: Principal, version: int) -> str:
        """With a checksum now and then, for whoever can fold it: nobody else has use for it."""
        seen = projection.perspective(self._change.after, principal)
        check = self._check(seen, principal)
        game = self._change.after.game
        if game is not None and seen.sees:
            seen = Perspective(True, engine.angle(game, seen.viewer))
        if version >= COMPACT:
            return self._list(seen, version, check)
        text = self._object(seen, version)
        return text if check is None else f'{text.removesuffix(_UNCHECKED)}"check":{check},"type":"batch"}}'

    def _object(self, seen: Perspective, version: int) -> str:
        key = seen, version
        if key not in self._objects:
            self._objects[key] = projection.encode(self._moment.batch(seen, version))
        return self._objects[key]

    def _list(self, seen: Perspective, version: int, check: int | None) -> str:
        """`[seq, link, events, decision, remaining, take_back, risks, rest, worth, check]`: what only one
        viewer is told comes last."""
        key = seen.sees, version
        if key not in self._lists:
            notice = self._moment.batch(Perspective(seen.sees, None), version)
            prompt = notice.prompt
            head = [
                notice.seq,
                notice.link,
                _events(notice.events),
                _decision(prompt.decision),
                prompt.remaining,
                prompt.take_back,
                notice.risks,
                _rest(notice),
            ]
            self._lists[key] = _text(head)[:-1]
        if seen not in self._worth:
            game = self._change.after.game
            points = engine.worth(game, seen.viewer) if game is not None and seen.sees else ()
            self._worth[seen] = _text(points)
        ending = "]" if check is None else f",{check}]"
        return f"{self._lists[key]},{self._worth[seen]}{ending}"

    def _check(self, seen: Perspective, principal: Principal) -> int | None:
        """Of the text `{"viewer":…,"table":…}`, whose second half is the same from the same angle."""
        state = self._change.after
        game = state.game
        if state.seq % CHECK_EVERY or game is None or not seen.sees or self.needs_snapshot(principal):
            return None
        table = self._table(game, engine.angle(game, seen.viewer))
        return zlib.crc32(
            b"}", zlib.crc32(table, zlib.crc32(b'{"viewer":%b,"table":' % codec.to_json(seen.viewer)))
        )

    def _table(self, game: State, angle: int | None) -> bytes:
        if angle not in self._tables:
            self._tables[angle] = codec.to_json(engine.view(game, angle).table)
        return self._tables[angle]


class _Moment:
    """What of a change is the same for everybody, looked at once."""

    def __init__(self, change: RoomChange, attendance: Attendance, now: int) -> None:
        self._change = change
        self._now = now
        self._risks: tuple[int, ...] | None = None
        self._stood_in = stood_in(change.before, change.batch)
        self._views = changed_views(change.before, change.after, attendance)
        self._changes = None if self._views is None else difference(*self._views)

    def batch(self, seen: Perspective, version: int) -> BatchNotice:
        before, state = self._change.before, self._change.after
        room, changes = self._room(version)
        events = public_events(self._change.batch, seen.viewer) if seen.sees else ()
        return BatchNotice(
            seq=state.seq,
            events=events,
            prompt=projection.prompt(state, seen, self._now),
            room=room,
            changes=changes,
            board=board_update(before, state, people=version > 1) if seen.sees else None,
            stood_in=self._stood_in if seen.sees else None,
            rules=projection.rules(state, [event.score for event in events if isinstance(event, RoundEnded)]),
            risks=self._risks_of(events) if events else (),
            link=projection.shown(self._change.link, version),
        )

    def _risks_of(self, events: Sequence[PublicEvent]) -> tuple[int, ...]:
        """Of the events as anybody sees them: what lies face down does not matter."""
        if self._risks is None:
            game = self._change.before.game
            self._risks = bust_risks(None if game is None else game.table, events)
        return self._risks

    def _room(self, version: int) -> tuple[RoomView | None, RoomChanges | None]:
        if self._views is not None and (version == 1 or self._changes is None):
            return self._views[1], None
        return None, self._changes


def _settled(before: RoomState, after: RoomState) -> bool:
    """Whether surely nobody sees another part of the room than before."""
    return (
        before.seats == after.seats
        and before.watch_open == after.watch_open
        and (before.game is None, before.board is None) == (after.game is None, after.board is None)
        and before.games == after.games
        and [(m.id, m.left) for m in before.members] == [(m.id, m.left) for m in after.members]
        and projection.catalogue_of(before) == projection.catalogue_of(after)
    )


def _rest(notice: BatchNotice) -> dict[str, Any] | None:
    """Of what is not as it mostly is."""
    values = {name: getattr(notice, name) for name in _REST}
    return {name: value for name, value in values.items() if value not in (None, ())} or None


def _text(value: object) -> str:
    return codec.to_json(value).decode()
