"""A conversation over one socket, from its hello to its end.

listen ─▶ mailbox ─▶ talk ─▶ the room        listen is always receiving: a close is seen at once
                       └──▶ outbox ─▶ write  write alone waits for the reader
"""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from typing import Final

from fastapi import APIRouter, WebSocket

from fliptable.live.actor import Actor
from fliptable.live.environment import token_hash
from fliptable.live.hub import Hub
from fliptable.live.inbox import UNAVAILABLE
from fliptable.room.journal import UnreadableJournal
from fliptable.room.outputs import Rejected
from fliptable.store import Unavailable
from fliptable.web import answers
from fliptable.live.bucket import Bucket
from fliptable.web.limits.credit import billed_to
from fliptable.web.outbox import Outbox
from fliptable.web.services import Services, TheServices
from fliptable.wire import outbound
from fliptable.wire.close_codes import Close
from fliptable.wire.inbound import (
    EraseRequest,
    Hello,
    Incoming,
    JoinRequest,
    PersonalLinkRequest,
    Ping,
    RenewSecretRequest,
    Sync,
    TallyRequest,
    Unreadable,
    read,
    ref_of,
    version_of,
)
from fliptable.wire.outbound import VERSION, VERSIONS, Notice, Pong, WireReason
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
        self.websocket = websocket
        self._code = code
        self.services = services
        self.address = billed_to(websocket.client.host if websocket.client else None)
        self._outbox = Outbox(websocket, settings.outbox_bytes, services.refusals)
        self._credit = Bucket(settings.message_burst, settings.message_rate, services.clock.monotonic)
        self._shared_credit = services.messages.bucket(self.address)
        self.warnings = 0
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
                self.warn("too_fast", Close.TOO_MANY, ref_of(frame))
            elif isinstance(frame, bytes):
                self.warn("binary_frame", Close.OFFENSIVE)
            elif self._hub is None and version_of(frame) not in (None, *VERSIONS):
                self.close(Close.PROTOCOL)
            else:
                self._read(frame)

    def _read(self, frame: str) -> None:
        try:
            self._mailbox.put_nowait(read(frame))
        except Unreadable as error:
            self.warn(error.reason, Close.OFFENSIVE, error.ref)

    def warn(self, reason: WireReason, then: Close, ref: str | None = None) -> None:
        self.refuse(ref, Rejected(reason))
        self.warnings += 1
        if self.warnings > _WARNINGS:
            self.close(then)

    async def _talk(self) -> None:
        if not self.services.strangers.enter(self.address):
            self.close(Close.THROTTLED)
            return
        try:
            self._hub = await self._introduced()
        finally:
            self.services.strangers.leave(self.address)
        while self._hub is not None:
            await self._hear(await self._mailbox.get(), self._hub)

    async def _introduced(self) -> Hub | None:
        """The hub that was entered, or None: the connection is being closed."""
        try:
            async with self.services.clock.timeout(self.services.settings.hello_timeout):
                hello = (await self._mailbox.get()).message
        except TimeoutError:
            self.close(Close.NO_HELLO)
            return None
        if not isinstance(hello, Hello):
            self.close(Close.NO_HELLO)
            return None
        throttled = self.services.guesses.exhausted(self.address)
        if throttled and hello.token is None and not hello.invite:
            self.close(Close.THROTTLED)
            return None
        try:
            finding = self.services.registry.find(self._code, hello.after or 0)
            actor, _ = await asyncio.gather(finding, self.services.clock.sleep(EVEN if throttled else 0))
        except Unavailable:
            self.refuse(None, UNAVAILABLE)
            self.close(Close.GOING_AWAY)
            return None
        except UnreadableJournal:
            self.close(Close.UNREADABLE_ROOM)
            return None
        return self._enter(actor, hello, throttled=throttled)

    def _enter(self, actor: Actor | None, hello: Hello, *, throttled: bool) -> Hub | None:
        """An address that has guessed too often is told nothing any more, unless it knows a seat secret, or
        what an invitation has besides the code."""
        member = actor and hello.token and actor.state.claimed_by(token_hash(hello.token))
        if actor is None or (hello.token is not None and not member):
            if not throttled:
                self.services.guesses.charge(self.address)
            unknown = Close.UNKNOWN_ROOM if actor is None else Close.UNKNOWN_TOKEN
            self.close(Close.THROTTLED if throttled else unknown)
        elif throttled and not member and not compare_digest(hello.invite, actor.invite):
            self.close(Close.THROTTLED)
        elif hello.watch and not member and not actor.state.watch_open:
            self.close(Close.NOT_WATCHABLE)
        else:
            self.principal = Principal(member.id) if member else Principal(None, hello.watch, hello.screen)
            self.version = hello.version
            entered = self.services.hubs.enter(actor, self, hello.after, hello.returning, hello.link)
            if isinstance(entered, Hub):
                return entered
            self.close(entered)
        return None

    async def _hear(self, incoming: Incoming, hub: Hub) -> None:
        ref = incoming.ref or ""
        match incoming.message:
            case Ping():
                self.tell(Pong())
            case Sync():
                hub.snapshot(self)
            case Hello():
                self.warn("already_greeted", Close.OFFENSIVE)
            case JoinRequest() as request:
                await answers.join(self, hub, request, ref)
            case RenewSecretRequest(token=token):
                await answers.renew_secret(self, hub, token, ref)
            case EraseRequest():
                await answers.erase(self, hub, ref)
            case PersonalLinkRequest(token=token):
                answers.personal_link(self, hub, token, ref)
            case TallyRequest(row=row):
                answers.tally(self, hub, row, ref)
            case command:
                answers.tell(self, ref, await hub.actor.ask(command, self.principal.member, ref))

    def refuse(self, ref: str | None, refused: Rejected) -> None:
        hub = self._hub
        seq = 0 if hub is None else hub.actor.state.seq
        snapshot = hub.welcome(self) if hub is not None and refused.stale else None
        self.tell(outbound.Refused(ref, refused.reason, refused.rule, seq, snapshot))

    def tell(self, notice: Notice) -> None:
        self.send(encode(notice))
