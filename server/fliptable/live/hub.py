"""Everybody who is connected to one room in this worker: who gets which notice, and who is away.

Presence is no matter for the journal: it is forgotten with the connections, here and on other workers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from fliptable.live.actor import Actor
from fliptable.live.environment import Clock
from fliptable.live.grace import GracePeriods
from fliptable.live.overdue import OverdueTimer
from fliptable.live.presence import Presence
from fliptable.room.commands import HostAway
from fliptable.room.events import MemberJoined, MemberLeft
from fliptable.room.outputs import RoomChange
from fliptable.room.views import UNKNOWN, Attendance
from fliptable.store import Store
from fliptable.wire import projection
from fliptable.wire.close_codes import Close
from fliptable.wire.fencing import FencingToken
from fliptable.wire.outbound import PresenceNotice, Synced, Welcome
from fliptable.wire.projection import Principal


class Connection(Protocol):
    """What a hub needs of a connection. Neither call waits."""

    principal: Principal
    address: str

    def send(self, text: str) -> None: ...

    def close(self, code: Close) -> None: ...


@dataclass(frozen=True, slots=True)
class HubPolicy:
    """Seconds until somebody without a connection counts as away, until an absent host is followed by
    somebody else, and until the table is told that it waits for somebody who is away or idle; and how many
    connections besides those of its members a room may have, in all and from one address."""

    away_grace: float
    host_grace: float
    away_patience: float
    idle_patience: float
    most: int
    most_from_one: int


class Hub:
    """Has its first connection a moment after it was made. `emptied` is called when the last one has gone."""

    def __init__(
        self, actor: Actor, store: Store, clock: Clock, policy: HubPolicy, emptied: Callable[[Hub], None]
    ) -> None:
        self.actor = actor
        self.presence = Presence(store, actor.code, clock.now, self._look_around, self._outdo, self._resync)
        self._absences = GracePeriods(policy.away_grace, self._look_around)
        self._patience = OverdueTimer(actor, policy.away_patience, policy.idle_patience)
        self._clock = clock
        self._policy = policy
        self._emptied = emptied
        self._connections: set[Connection] = set()
        self._attendance = UNKNOWN
        self._succession: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[object]] = set()

    def enter(
        self, connection: Connection, after: int | None = None, returning: FencingToken | None = None
    ) -> Close | None:
        """Take `connection` in and tell it what it needs, or say why not. `after`: the last batch it knows;
        `returning`: of a page that comes back by itself."""
        refused = self._refusal(connection, returning)
        if refused is not None:
            if not self._connections:
                self._close()
            return refused
        if not self._connections:
            self.actor.listen(self)
            for member in self.actor.state.people():
                self._absences.expect(member.id)
        self._take_place(connection.principal.member, returning)
        self._connections.add(connection)
        self._look_around(newcomer=connection)
        missed = None if after is None else self.actor.since(after)
        if missed is None or not projection.can_resume(missed, connection.principal):
            self.snapshot(connection)
            return None
        seen = projection.perspective(self.actor.state, connection.principal)
        for change in missed:
            connection.send(
                projection.encode(projection.batch(change, seen, self._attendance, self._clock.now()))
            )
        connection.send(self._synced(connection.principal.member))
        connection.send(self._presence())
        return None

    def _refusal(self, connection: Connection, returning: FencingToken | None) -> Close | None:
        """Why not: the room is about to be dropped, or full of visitors, who must not keep a member out, or a
        newer connection has the seat."""
        member = connection.principal.member
        if self.actor.ended:
            return Close.GOING_AWAY
        if member is None:
            return Close.THROTTLED if self._is_full_for(connection.address) else None
        outdone = returning is not None and self.presence.knows_newer(member, returning)
        return Close.REPLACED if outdone else None

    def _is_full_for(self, address: str) -> bool:
        visitors = [c.address for c in self._connections if c.principal.member is None]
        from_there = visitors.count(address)
        return len(visitors) >= self._policy.most or from_there >= self._policy.most_from_one

    def become(self, connection: Connection, principal: Principal) -> None:
        """`connection` speaks for somebody else from now on."""
        self._take_place(principal.member)
        connection.principal = principal
        self._look_around()

    def leave(self, connection: Connection) -> None:
        """Does nothing for a connection that was replaced: its seat belongs to the newer one."""
        if connection not in self._connections:
            return
        self._connections.discard(connection)
        self._look_around_or_close()

    def welcome(self, connection: Connection) -> Welcome:
        claim = self.presence.claim(connection.principal.member)
        return projection.welcome(
            self.actor.state, connection.principal, self._attendance, self._clock.now(), claim
        )

    def snapshot(self, connection: Connection) -> None:
        connection.send(projection.encode(self.welcome(connection)))

    def changed(self, change: RoomChange) -> None:
        frame = projection.frames(change, self._attendance, self._clock.now())
        for connection in tuple(self._connections):
            needs_snapshot = projection.needs_snapshot(change, connection.principal)
            gone = self._gone(change, connection.principal)
            if gone is not None and gone.kicked:
                connection.close(Close.KICKED)
                continue
            if gone is not None:
                connection.principal = Principal()
                needs_snapshot = True
            if connection.principal == Principal(watching=True) and not change.after.watch_open:
                connection.close(Close.NOT_WATCHABLE)
                continue
            connection.send(
                frame(projection.perspective(change.after, connection.principal), not needs_snapshot)
            )
            if needs_snapshot:
                self.snapshot(connection)
        for event in change.batch.events:
            if isinstance(event, MemberJoined):
                self._absences.expect(
                    event.member
                )  # until the connection that asked speaks for the new member
        self._look_around()

    def ended(self, *, gone: bool) -> None:
        for connection in tuple(self._connections):
            connection.close(Close.ROOM_GONE if gone else Close.GOING_AWAY)

    @staticmethod
    def _gone(change: RoomChange, principal: Principal) -> MemberLeft | None:
        """How this principal ceased to be a member, if so."""
        if principal.member is None:
            return None
        left = (event for event in change.batch.events if isinstance(event, MemberLeft))
        return next((event for event in left if event.member == principal.member), None)

    @property
    def present(self) -> frozenset[int]:
        """The members who are connected, to any worker."""
        return self.presence.present

    def _take_place(self, member: int | None, returning: FencingToken | None = None) -> None:
        """A connection for `member` comes."""
        if member is not None:
            self._replace(member)
            self.presence.enter(member, returning)

    def _replace(self, member: int) -> None:
        for older in [c for c in self._connections if c.principal.member == member]:
            self._connections.discard(older)
            older.close(Close.REPLACED)

    def _outdo(self, member: int) -> None:
        """A newer connection for `member` is on another worker."""
        self._replace(member)
        self._look_around_or_close()

    def _resync(self, member: int) -> None:
        """The claim of `member` has become another since he was told it."""
        for connection in self._connections:
            if connection.principal.member == member:
                connection.send(self._synced(member))

    def _look_around_or_close(self) -> None:
        if self._connections:
            self._look_around()
        else:
            self._close()

    def _look_around(self, newcomer: Connection | None = None) -> None:
        """Tell everybody if others than before are there; a newcomer will hear it with what he needs."""
        here = frozenset(c.principal.member for c in self._connections if c.principal.member is not None)
        self.presence.are_here(here, sum(c.principal == Principal(watching=True) for c in self._connections))
        people = {member.id for member in self.actor.state.people()}
        away = self._absences.among(people, self.present)
        attendance = Attendance(away, self.presence.watchers)
        if attendance != self._attendance:
            self._attendance = attendance
            text = self._presence()
            for connection in self._connections - {newcomer}:
                connection.send(text)
        self._watch_host()
        self._patience.look(away)

    def _synced(self, member: int | None) -> str:
        return projection.encode(Synced(self.actor.state.seq, self.presence.claim(member)))

    def _presence(self) -> str:
        away, watchers = self._attendance.away, self._attendance.watchers
        return projection.encode(PresenceNotice(tuple(sorted(away)), watchers))

    def _watch_host(self) -> None:
        absent = self.actor.state.host in self._attendance.away
        if absent and self._succession is None:
            loop = asyncio.get_running_loop()
            self._succession = loop.call_later(self._policy.host_grace, self._follow_host)
        elif not absent and self._succession is not None:
            self._succession.cancel()
            self._succession = None

    def _follow_host(self) -> None:
        """Asks; the room knows who comes next, if anybody."""
        self._succession = None
        task: asyncio.Task[object] = asyncio.create_task(self.actor.ask(HostAway(), present=self.present))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _close(self) -> None:
        self._absences.stop()
        if self._succession is not None:
            self._succession.cancel()
        self._patience.stop()
        self.presence.close()
        self.actor.unlisten(self)
        self._emptied(self)
