"""A conversation over one socket, from its hello to its end.

listen ─▶ mailbox ─▶ talk ─▶ the room        listen is always receiving: a close is seen at once
                       └──▶ outbox ─▶ write  write alone waits for the reader
"""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, WebSocket

from fliptable.engine import EngineError, Row
from fliptable.live.actor import Actor
from fliptable.live.environment import token_hash
from fliptable.live.hub import Hub
from fliptable.live.inbox import UNAVAILABLE
from fliptable.room import boards, commands
from fliptable.room.journal import UnreadableJournal
from fliptable.room.outputs import Accepted, Answer, Rejected, Repeated
from fliptable.room.refusal import RoomRefusal
from fliptable.store import Unavailable
from fliptable.web import links
from fliptable.web.limits.credit import Bucket, billed_to
from fliptable.web.outbox import Outbox
from fliptable.web.services import Services, TheServices
from fliptable.wire import outbound
from fliptable.wire.close_codes import Close
from fliptable.wire.inbound import (
    Hello,
    Incoming,
    JoinRequest,
    PersonalLinkRequest,
    Ping,
    Sync,
    TallyRequest,
    Unreadable,
    read,
    ref_of,
    version_of,
)
from fliptable.wire.outbound import VERSION, VERSIONS, Done, Joined, Notice, Pong, Tallied, WireReason
from fliptable.wire.projection import Principal, encode

_WARNINGS = 10
"""Refusals of what was no proper message, before the connection is closed."""
EVEN: Final = 1.0
"""Seconds that an answer takes for an address that has guessed too often: enough to hide whether there is a
room."""

router = APIRouter()


@router.websocket("/ws/{code}")
async def room_socket(websocket: WebSocket, code: str, services: TheServices) -> None:
    # A browser learns a close code only from a socket that was accepted before.
    await websocket.accept()
    services.advice.heed(websocket)
    conversation = Conversation(websocket, code.upper(), services)
    if not services.origins.admits(websocket.headers):
        await conversation.turn_away(Close.ORIGIN)
    elif not services.arrivals.take(conversation.address) or not services.sockets.enter(conversation.address):
        await conversation.turn_away(Close.THROTTLED)
    else:
        try:
            await conversation.run()
        finally:
            services.sockets.leave(conversation.address)


class Conversation:
    """`principal` is whom this connection speaks for; a hub sends and closes through it. `address`: who is
    charged for what it does wrong."""

    def __init__(self, websocket: WebSocket, code: str, services: Services) -> None:
        settings = services.settings
        self.principal = Principal()
        self.version = VERSION
        self._websocket = websocket
        self._code = code
        self._services = services
        self.address = billed_to(websocket.client.host if websocket.client else None)
        self._outbox = Outbox(websocket, settings.outbox_bytes, services.refusals)
        self._credit = Bucket(settings.message_burst, settings.message_rate, services.clock.monotonic)
        self._shared_credit = services.messages.bucket(self.address)
        self._warnings = 0
        self._mailbox: asyncio.Queue[Incoming] = asyncio.Queue()
        self._hub: Hub | None = None

    def send(self, text: str) -> None:
        self._outbox.send(text)

    def close(self, code: Close) -> None:
        self._outbox.close(code)

    async def turn_away(self, code: Close) -> None:
        self.close(code)
        await self._outbox.write()

    async def run(self) -> None:
        try:
            async with asyncio.TaskGroup() as tasks:
                helpers = [tasks.create_task(self._talk()), tasks.create_task(self._outbox.write())]
                await self._listen()
                for helper in helpers:
                    helper.cancel()
        finally:
            if self._hub is not None:
                self._hub.leave(self)

    async def _listen(self) -> None:
        async for frame in self._outbox.frames():
            if not (self._credit.take() and self._shared_credit.take()):
                self._warn("too_fast", Close.TOO_MANY, ref_of(frame))
            elif isinstance(frame, bytes):
                self._warn("binary_frame", Close.OFFENSIVE)
            elif self._hub is None and version_of(frame) not in (None, *VERSIONS):
                self.close(Close.PROTOCOL)
            else:
                self._read(frame)

    def _read(self, frame: str) -> None:
        try:
            self._mailbox.put_nowait(read(frame))
        except Unreadable as error:
            self._warn(error.reason, Close.OFFENSIVE, error.ref)

    def _warn(self, reason: WireReason, then: Close, ref: str | None = None) -> None:
        self._refuse(ref, Rejected(reason))
        self._warnings += 1
        if self._warnings > _WARNINGS:
            self.close(then)

    async def _talk(self) -> None:
        if not self._services.strangers.enter(self.address):
            self.close(Close.THROTTLED)
            return
        try:
            self._hub = await self._introduced()
        finally:
            self._services.strangers.leave(self.address)
        while self._hub is not None:
            await self._hear(await self._mailbox.get(), self._hub)

    async def _introduced(self) -> Hub | None:
        """The hub that was entered, or None: the connection is being closed."""
        try:
            async with self._services.clock.timeout(self._services.settings.hello_timeout):
                hello = (await self._mailbox.get()).message
        except TimeoutError:
            self.close(Close.NO_HELLO)
            return None
        if not isinstance(hello, Hello):
            self.close(Close.NO_HELLO)
            return None
        throttled = self._services.guesses.exhausted(self.address)
        if throttled and hello.token is None:
            self.close(Close.THROTTLED)
            return None
        try:
            finding = self._services.registry.find(self._code, hello.after or 0)
            actor, _ = await asyncio.gather(finding, asyncio.sleep(EVEN if throttled else 0))
        except Unavailable:
            self._refuse(None, UNAVAILABLE)
            self.close(Close.GOING_AWAY)
            return None
        except UnreadableJournal:
            self.close(Close.UNREADABLE_ROOM)
            return None
        return self._enter(actor, hello, throttled=throttled)

    def _enter(self, actor: Actor | None, hello: Hello, *, throttled: bool) -> Hub | None:
        """An address that has guessed too often is told nothing any more, unless it knows a seat secret."""
        member = actor and hello.token and actor.state.claimed_by(token_hash(hello.token))
        if actor is None or (hello.token is not None and not member):
            self._services.guesses.take(self.address)
            unknown = Close.UNKNOWN_ROOM if actor is None else Close.UNKNOWN_TOKEN
            self.close(Close.THROTTLED if throttled else unknown)
        elif throttled and not member:
            self.close(Close.THROTTLED)
        elif hello.watch and not member and not actor.state.watch_open:
            self.close(Close.NOT_WATCHABLE)
        else:
            self.principal = Principal(member.id) if member else Principal(watching=hello.watch)
            self.version = hello.version
            entered = self._services.hubs.enter(actor, self, hello.after, hello.returning, hello.link)
            if isinstance(entered, Hub):
                return entered
            self.close(entered)
        return None

    async def _hear(self, incoming: Incoming, hub: Hub) -> None:
        ref = incoming.ref or ""
        match incoming.message:
            case Ping():
                self._tell(Pong())
            case Sync():
                hub.snapshot(self)
            case Hello():
                self._warn("already_greeted", Close.OFFENSIVE)
            case JoinRequest() as join:
                await self._join(join, ref, hub)
            case PersonalLinkRequest(token=token):
                self._link(token, ref, hub)
            case TallyRequest(row=row):
                self._tally(row, ref, hub)
            case command:
                answer = await hub.actor.ask(command, self.principal.member, ref)
                self._answer(ref, answer)

    async def _join(self, join: JoinRequest, ref: str, hub: Hub) -> None:
        command = commands.Join(join.name, join.watch)
        answer = await hub.actor.ask(command, self.principal.member, ref, join.token)
        match answer:
            case Accepted(joined=int(member)) | Repeated(joined=int(member)):
                hub.become(self, Principal(member))
                self._tell(Joined(ref, member))
                hub.snapshot(self)
            case _:
                self._answer(ref, answer)

    def _link(self, token: str, ref: str, hub: Hub) -> None:
        """The secret comes from its owner and goes back to him: nothing of it is kept here."""
        owner = hub.actor.state.claimed_by(token_hash(token))
        if owner is None or owner.id != self.principal.member:
            self._warn("wrong_token", Close.OFFENSIVE, ref)
            return
        if not self._services.pictures.take(self.address):
            self._warn("too_fast", Close.TOO_MANY, ref)
            return
        url = links.personal(hub.actor.code, token, self._websocket, self._services.settings)
        self._tell(outbound.PersonalLinkNotice(ref, url, links.picture(url).decode()))

    def _tally(self, row: Row, ref: str, hub: Hub) -> None:
        try:
            tally = boards.tally(hub.actor.state, self.principal.member, row)
        except (RoomRefusal, EngineError) as error:
            self._refuse(ref, Rejected(error.reason, error.rule))
        else:
            self._tell(Tallied(ref, tally.points, tally.formula, tally.flipped))

    def _answer(self, ref: str, answer: Answer) -> None:
        match answer:
            case Accepted(state=state):
                self._tell(Done(ref, state.seq))
            case Repeated(seq=seq):
                self._tell(Done(ref, seq))
            case Rejected():
                self._refuse(ref, answer)

    def _refuse(self, ref: str | None, refused: Rejected) -> None:
        hub = self._hub
        seq = 0 if hub is None else hub.actor.state.seq
        snapshot = hub.welcome(self) if hub is not None and refused.stale else None
        self._tell(outbound.Refused(ref, refused.reason, refused.rule, seq, snapshot))

    def _tell(self, notice: Notice) -> None:
        self.send(encode(notice))
