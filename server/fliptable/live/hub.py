"""Everybody who is connected to one room in this worker: who gets which notice, and who is away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from fliptable.live.actor import Actor
from fliptable.live.environment import Clock
from fliptable.live.expense import Expenses
from fliptable.live.loop_turns import OncePerTurn, Slices
from fliptable.live.notices import Notices
from fliptable.live.presence import Presence
from fliptable.room.attendance import Attendance
from fliptable.room.events import MemberLeft
from fliptable.room.outputs import RoomChange
from fliptable.store import Store
from fliptable.wire import projection
from fliptable.wire.close_codes import Close
from fliptable.wire.fencing import FencingToken
from fliptable.wire.frames import Frames
from fliptable.wire.outbound import Synced, Welcome
from fliptable.wire.projection import Principal
from fliptable.wire.snapshots import Snapshots


class Connection(Protocol):
    """What a hub needs of a connection. Neither call waits."""

    principal: Principal
    address: str
    version: int

    def send(self, text: str) -> None: ...

    def close(self, code: Close) -> None: ...


@dataclass(frozen=True, slots=True)
class HubPolicy:
    """How many connections besides those of its members a room may have, in all and from one address."""

    most: int
    most_from_one: int


class Hub:
    """Lives from its first connection to its last one; then `emptied` is called. `run` publishes who is
    connected, and ends by itself after that."""

    def __init__(
        self, actor: Actor, store: Store, clock: Clock, policy: HubPolicy, emptied: Callable[[Hub], None]
    ) -> None:
        self.actor = actor
        self._presence = Presence(store, actor.code, clock, self)
        self._policy = policy
        self._emptied = emptied
        self._connections: set[Connection] = set()
        self.expenses = Expenses()
        self.slices = Slices()
        self._notices = Notices(clock, self._tell_all)
        self._recount = OncePerTurn(self._count)

    @property
    def reach(self) -> int:
        """How many connections of any worker are told what happens here, about."""
        return max(len(self._connections), len(self._attendance.present) + self._attendance.watchers)

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            merging = tasks.create_task(self._notices.run())
            await self._presence.run()
            merging.cancel()

    def refusal(self, connection: Connection, returning: FencingToken | None) -> Close | None:
        """Why `connection` may not enter: the room is full of visitors, who must not keep a member out, or a
        newer connection has the seat."""
        member = connection.principal.member
        if member is None:
            return Close.THROTTLED if self._is_full_for(connection.address) else None
        superseded = returning is not None and self._presence.knows_newer(member, returning)
        return Close.REPLACED if superseded else None

    def enter(
        self, connection: Connection, after: int | None, returning: FencingToken | None, link: str = ""
    ) -> None:
        """Take `connection` in, of which there was no `refusal`, and tell it what it needs. `after`: the last
        batch it knows, with its `link`; `returning`: of a page that comes back by itself."""
        told = self.expenses.told
        if not self._connections:
            self.actor.listen(self)
        self._take_seat(connection.principal.member, returning)
        self._connections.add(connection)
        self._update(newcomer=connection)
        self._tell_missed(connection, after, link)
        self.expenses.arrival = self.expenses.told - told

    def _tell_missed(self, connection: Connection, after: int | None, link: str) -> None:
        missed = None if after is None else self.actor.since(after, link)
        if missed is None or not projection.can_resume(missed, connection.principal):
            self.snapshot(connection)
            return
        for change in missed:
            frames = Frames(change, self._attendance, self.actor.now())
            self._send(connection, frames.batch(connection.principal, connection.version))
        self._send(connection, self._synced(connection.principal.member))
        self._send(connection, self._presence_notice())

    def become(self, connection: Connection, principal: Principal) -> None:
        """`connection` speaks for somebody else from now on."""
        self._take_seat(principal.member)
        connection.principal = principal
        self._update()

    def leave(self, connection: Connection) -> None:
        """Does nothing for a connection that was replaced: its seat belongs to the newer one."""
        if connection in self._connections:
            self._connections.discard(connection)
            self._recount() if self._connections else self._update_or_close()

    def welcome(self, connection: Connection) -> Welcome:
        claim = self._presence.claim(connection.principal.member)
        return projection.welcome(
            self.actor.state,
            connection.principal,
            self._attendance,
            self.actor.now(),
            claim,
            connection.version,
            self.actor.link,
        )

    def snapshot(self, connection: Connection, shared: Snapshots | None = None) -> None:
        """`shared`: with others who need one now."""
        who, snapshots = connection.principal, shared or self._snapshots()
        self._send(connection, snapshots.text(who, connection.version, self._presence.claim(who.member)))

    # The actor's listener

    def changed(self, change: RoomChange) -> None:
        told, snapshots = self.expenses.told, self._snapshots()
        frames = Frames(change, self._attendance, self.actor.now())
        left = {event.member: event for event in change.batch.events if isinstance(event, MemberLeft)}
        for connection in tuple(self._connections):
            needs_snapshot = frames.needs_snapshot(connection.principal)
            gone = left.get(connection.principal.member or 0)
            if gone is not None and gone.kicked:
                connection.close(Close.KICKED)
                continue
            if gone is not None:
                connection.principal = Principal()
                needs_snapshot = True
            if _watches(connection.principal) and not change.after.watch_open:
                connection.close(Close.NOT_WATCHABLE)
                continue
            self._send(connection, frames.batch(connection.principal, connection.version))
            if needs_snapshot:
                self.snapshot(connection, snapshots)
        self._update()
        self.expenses.note(change.after.seq, told, change.size)

    def grace_over(self, member: int) -> None:
        self._tell(self._attendance.missed(member))

    def ended(self, *, gone: bool) -> None:
        for connection in tuple(self._connections):
            connection.close(Close.ROOM_GONE if gone else Close.GOING_AWAY)

    # The observer of other workers

    def others_changed(self) -> None:
        self._update()

    def superseded(self, member: int) -> None:
        self._replace(member)
        self._update_or_close()

    def claim_raised(self, member: int) -> None:
        for connection in self._connections:
            if connection.principal.member == member:
                self._send(connection, self._synced(member))

    @property
    def _attendance(self) -> Attendance:
        return self.actor.attendance

    def _is_full_for(self, address: str) -> bool:
        visitors = [c.address for c in self._connections if c.principal.member is None]
        return len(visitors) >= self._policy.most or visitors.count(address) >= self._policy.most_from_one

    def _take_seat(self, member: int | None, returning: FencingToken | None = None) -> None:
        """A connection for `member` comes."""
        if member is not None:
            self._replace(member)
            self._presence.connect(member, returning)

    def _replace(self, member: int) -> None:
        for older in [c for c in self._connections if c.principal.member == member]:
            self._connections.discard(older)
            older.close(Close.REPLACED)

    def _update_or_close(self) -> None:
        self._count()
        if not self._connections:
            self._presence.close()
            self.actor.unlisten(self)
            self._emptied(self)

    def _count(self) -> None:
        if self._connections:
            self._update()

    def _update(self, newcomer: Connection | None = None) -> None:
        """Who is connected may have changed. A newcomer is told with what it needs."""
        principals = [connection.principal for connection in self._connections]
        mine = frozenset(one.member for one in principals if one.member is not None)
        self._presence.keep(mine, sum(_watches(one) and not one.screen for one in principals))
        people = {member.id for member in self.actor.state.people()}
        self._tell(self._attendance.seen(people, self._presence.present, self._presence.watchers), newcomer)

    def _tell(self, attendance: Attendance, newcomer: Connection | None = None) -> None:
        before = self._attendance
        self.actor.attend(attendance)
        if (attendance.away, attendance.watchers) != (before.away, before.watchers):
            self._notices.due(newcomer)

    def _tell_all(self, newcomer: Connection | None = None) -> None:
        text = self._presence_notice()
        for connection in self._connections - {newcomer}:
            self._send(connection, text)

    def _send(self, connection: Connection, text: str) -> None:
        self.expenses.told += len(text)
        connection.send(text)

    def _snapshots(self) -> Snapshots:
        return Snapshots(self.actor.state, self._attendance, self.actor.now(), self.actor.link)

    def _synced(self, member: int | None) -> str:
        return projection.encode(Synced(self.actor.state.seq, self._presence.claim(member)))

    def _presence_notice(self) -> str:
        return projection.encode(projection.presence(self.actor.state, self._attendance))


def _watches(principal: Principal) -> bool:
    """A visitor who came to look on."""
    return principal.member is None and principal.watching
