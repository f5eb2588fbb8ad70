"""A conversation over one socket, from its hello to its end.

listen ─▶ mailbox ─▶ talk ─▶ the room        listen is always receiving: a close is seen at once
                       └──▶ outbox ─▶ write  write alone waits for the reader
"""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, WebSocket

from fliptable.live.expense import Expense
from fliptable.live.hub import Hub
from fliptable.room.commands import RoomCommand
from fliptable.room.outputs import Accepted, Answer, Rejected
from fliptable.web import answers, greeting
from fliptable.web.limits.budget import Budget
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
_WAITING: Final = 2
"""How many times the messages that a connection may send at once may wait for their turn."""
_UNSTORED: Final = (Ping, Sync, Hello, PersonalLinkRequest, TallyRequest, EraseRequest)
"""What adds nothing to the journal."""

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
        self.budget = Budget(services, self.address)
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
            if not self.budget.message(seated=self._is_seated):
                self.warn("too_fast", Close.TOO_MANY, ref_of(frame))
            elif self._mailbox.qsize() >= _WAITING * self.services.settings.message_burst:
                self.warn("address_busy", Close.TOO_MANY, ref_of(frame))
            elif isinstance(frame, bytes):
                self.warn("binary_frame", Close.OFFENSIVE)
            elif self._hub is None and version_of(frame) not in (None, *VERSIONS):
                self.close(Close.PROTOCOL)
            else:
                self._read(frame)

    @property
    def _is_seated(self) -> bool:
        """Or enters results at a board."""
        if self._hub is None or self.principal.member is None:
            return False
        state = self._hub.actor.state
        return state.board is not None or self.principal.member in state.seats

    def _read(self, frame: str) -> None:
        try:
            incoming = read(frame)
        except Unreadable as error:
            self.warn(error.reason, Close.OFFENSIVE, error.ref)
            return
        if isinstance(incoming.message, Ping) and self._hub is not None:
            self.tell(Pong())  # however long what was asked before waits for its turn
        else:
            self._mailbox.put_nowait(incoming)

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
            self._hub = await self._greeted()
        finally:
            self.services.strangers.leave(self.address)
        while self._hub is not None:
            incoming = await self._mailbox.get()
            stored = not isinstance(incoming.message, _UNSTORED)
            if await self.budget.turn(self._hub.reach if stored else 1, stored=stored):
                await self._hear(incoming, self._hub)
            else:
                self.refuse(incoming.ref, Rejected("address_busy"))
            if not self._mailbox.empty():
                await asyncio.sleep(0)

    async def _greeted(self) -> Hub | None:
        """The hub that was entered, or None: the connection is being closed."""
        try:
            async with self.services.clock.timeout(self.services.settings.hello_timeout):
                hello = (await self._mailbox.get()).message
        except TimeoutError:
            hello = None
        hub = await greeting.answer(self, self._code, hello) if isinstance(hello, Hello) else Close.NO_HELLO
        if isinstance(hub, Hub):
            self.budget.arrive(hub.expenses.arrival)
            self._outbox.slices = hub.slices
            return hub
        self.close(hub)
        return None

    async def _hear(self, incoming: Incoming, hub: Hub) -> None:
        ref = incoming.ref or ""
        match incoming.message:
            case Ping():
                self.tell(Pong())
            case Sync():
                self.snapshot(hub)
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
                answers.tell(self, ref, await self.ask(hub, command, ref))

    async def ask(self, hub: Hub, command: RoomCommand, ref: str, token: str = "") -> Answer:
        """As `Actor.ask`, for which this conversation pays."""
        answer = await hub.actor.ask(command, self.principal.member, ref, token)
        if isinstance(answer, Accepted):
            self.budget.pay(hub.expenses.of(answer.state.seq))
        return answer

    def snapshot(self, hub: Hub) -> None:
        told = hub.expenses.told
        hub.snapshot(self)
        self.budget.pay(Expense(hub.expenses.told - told))

    def refuse(self, ref: str | None, refused: Rejected) -> None:
        hub = self._hub
        seq = 0 if hub is None else hub.actor.state.seq
        snapshot = hub.welcome(self) if hub is not None and refused.stale else None
        self.tell(outbound.Refused(ref, refused.reason, refused.rule, seq, snapshot))

    def tell(self, notice: Notice) -> None:
        text = encode(notice)
        self.send(text)
        self.budget.pay(Expense(len(text)))
