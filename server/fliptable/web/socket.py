"""A conversation over one socket, from its hello to its end.

listen ─▶ mailbox ─▶ talk ─▶ the room        listen is always receiving: a close is seen at once
                       └──▶ outbox ─▶ write  write alone waits for the reader
"""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, WebSocket

from fliptable.engine import EngineError, Row
from fliptable.room import boards, commands
from fliptable.room.actor import UNAVAILABLE, Actor
from fliptable.room.journal import UnreadableJournal
from fliptable.room.outputs import Accepted, Answer, Refused, Repeated
from fliptable.room.refusal import Refusal
from fliptable.room.sources import token_hash
from fliptable.store import Unavailable
from fliptable.web import links, notices
from fliptable.web.closing import Close
from fliptable.web.hall import Hall
from fliptable.web.house import House, TheHouse
from fliptable.web.limits import Bucket, billed_to
from fliptable.web.line import Line
from fliptable.web.messages import (
    Hello,
    Incoming,
    Join,
    PersonalLink,
    Ping,
    Sync,
    Tally,
    Unreadable,
    read,
    ref_of,
    version_of,
)
from fliptable.web.notices import VERSION, Done, Joined, Notice, Pong, Tallied, WireReason
from fliptable.web.showing import Guest, encode

_WARNINGS = 10
"""Refusals of what was no proper message, before the connection is closed."""
EVEN: Final = 1.0
"""Seconds that an answer takes for an address that has guessed too often: enough to hide whether there is a
room."""

router = APIRouter()


@router.websocket("/ws/{code}")
async def room_socket(websocket: WebSocket, code: str, house: TheHouse) -> None:
    # A browser learns a close code only from a socket that was accepted before.
    await websocket.accept()
    conversation = Conversation(websocket, code.upper(), house)
    if not house.origins.admits(websocket.headers):
        await conversation.turn_away(Close.ORIGIN)
    elif not house.arrivals.take(conversation.address) or not house.sockets.enter(conversation.address):
        await conversation.turn_away(Close.THROTTLED)
    else:
        try:
            await conversation.run()
        finally:
            house.sockets.leave(conversation.address)


class Conversation:
    """`guest` is whom this connection speaks for; a hall sends and closes through it. `address`: who is
    charged for what it does wrong."""

    def __init__(self, websocket: WebSocket, code: str, house: House) -> None:
        settings = house.settings
        self.guest = Guest()
        self._websocket = websocket
        self._code = code
        self._house = house
        self.address = billed_to(websocket.client.host if websocket.client else None)
        self._line = Line(websocket, settings.outbox_bytes, house.tally)
        self._credit = Bucket(settings.message_burst, settings.message_rate, house.clock.monotonic)
        self._shared_credit = house.messages.bucket(self.address)
        self._warnings = 0
        self._mailbox: asyncio.Queue[Incoming] = asyncio.Queue()
        self._hall: Hall | None = None

    def send(self, text: str) -> None:
        self._line.send(text)

    def close(self, code: Close) -> None:
        self._line.close(code)

    async def turn_away(self, code: Close) -> None:
        self.close(code)
        await self._line.write()

    async def run(self) -> None:
        try:
            async with asyncio.TaskGroup() as tasks:
                helpers = [tasks.create_task(self._talk()), tasks.create_task(self._line.write())]
                await self._listen()
                for helper in helpers:
                    helper.cancel()
        finally:
            if self._hall is not None:
                self._hall.leave(self)

    async def _listen(self) -> None:
        async for frame in self._line.frames():
            if not (self._credit.take() and self._shared_credit.take()):
                self._warn("too_fast", Close.TOO_MANY, ref_of(frame))
            elif isinstance(frame, bytes):
                self._warn("binary_frame", Close.OFFENSIVE)
            elif self._hall is None and version_of(frame) not in (None, VERSION):
                self.close(Close.PROTOCOL)
            else:
                self._read(frame)

    def _read(self, frame: str) -> None:
        try:
            self._mailbox.put_nowait(read(frame))
        except Unreadable as error:
            self._warn(error.reason, Close.OFFENSIVE, error.ref)

    def _warn(self, reason: WireReason, then: Close, ref: str | None = None) -> None:
        self._refuse(ref, Refused(reason))
        self._warnings += 1
        if self._warnings > _WARNINGS:
            self.close(then)

    async def _talk(self) -> None:
        if not self._house.strangers.enter(self.address):
            self.close(Close.THROTTLED)
            return
        try:
            self._hall = await self._introduced()
        finally:
            self._house.strangers.leave(self.address)
        while self._hall is not None:
            await self._hear(await self._mailbox.get(), self._hall)

    async def _introduced(self) -> Hall | None:
        """The hall that was entered, or None: the connection is being closed."""
        try:
            async with asyncio.timeout(self._house.settings.hello_timeout):
                hello = (await self._mailbox.get()).message
        except TimeoutError:
            self.close(Close.NO_HELLO)
            return None
        if not isinstance(hello, Hello):
            self.close(Close.NO_HELLO)
            return None
        throttled = self._house.guesses.exhausted(self.address)
        if throttled and hello.token is None:
            self.close(Close.THROTTLED)
            return None
        try:
            finding = self._house.registry.find(self._code, hello.after or 0)
            actor, _ = await asyncio.gather(finding, asyncio.sleep(EVEN if throttled else 0))
        except (Unavailable, UnreadableJournal):
            self._refuse(None, UNAVAILABLE)
            self.close(Close.GOING_AWAY)
            return None
        return self._enter(actor, hello, throttled=throttled)

    def _enter(self, actor: Actor | None, hello: Hello, *, throttled: bool) -> Hall | None:
        """An address that has guessed too often is told nothing any more, unless it knows a seat secret."""
        member = actor and hello.token and actor.state.claimed_by(token_hash(hello.token))
        if actor is None or (hello.token is not None and not member):
            self._house.guesses.take(self.address)
            unknown = Close.UNKNOWN_ROOM if actor is None else Close.UNKNOWN_TOKEN
            self.close(Close.THROTTLED if throttled else unknown)
        elif throttled and not member:
            self.close(Close.THROTTLED)
        elif hello.watch and not member and not actor.state.watch_open:
            self.close(Close.NOT_WATCHABLE)
        else:
            self.guest = Guest(member.id) if member else Guest(watching=hello.watch)
            hall = self._house.halls.of(actor)
            refused = hall.enter(self, hello.after, hello.returning)
            if refused is None:
                return hall
            self.close(refused)
        return None

    async def _hear(self, incoming: Incoming, hall: Hall) -> None:
        ref = incoming.ref or ""
        match incoming.message:
            case Ping():
                self._tell(Pong())
            case Sync():
                hall.snapshot(self)
            case Hello():
                self._warn("already_greeted", Close.OFFENSIVE)
            case Join() as join:
                await self._join(join, ref, hall)
            case PersonalLink(token=token):
                self._link(token, ref, hall)
            case Tally(row=row):
                self._tally(row, ref, hall)
            case command:
                answer = await hall.actor.ask(command, self.guest.member, ref, present=hall.present)
                self._answer(ref, answer)

    async def _join(self, join: Join, ref: str, hall: Hall) -> None:
        command = commands.Join(join.name, join.watch)
        answer = await hall.actor.ask(command, self.guest.member, ref, join.token)
        match answer:
            case Accepted(joined=int(member)) | Repeated(joined=int(member)):
                hall.become(self, Guest(member))
                self._tell(Joined(ref, member))
                hall.snapshot(self)
            case _:
                self._answer(ref, answer)

    def _link(self, token: str, ref: str, hall: Hall) -> None:
        """The secret comes from its owner and goes back to him: nothing of it is kept here."""
        owner = hall.actor.state.claimed_by(token_hash(token))
        if owner is None or owner.id != self.guest.member:
            self._warn("wrong_token", Close.OFFENSIVE, ref)
            return
        if not self._house.pictures.take(self.address):
            self._warn("too_fast", Close.TOO_MANY, ref)
            return
        url = links.personal(hall.actor.code, token, self._websocket, self._house.settings)
        self._tell(notices.PersonalLink(ref, url, links.picture(url).decode()))

    def _tally(self, row: Row, ref: str, hall: Hall) -> None:
        try:
            tally = boards.tally(hall.actor.state, self.guest.member, row)
        except (Refusal, EngineError) as error:
            self._refuse(ref, Refused(error.reason, error.rule))
        else:
            self._tell(Tallied(ref, tally.points, tally.formula, tally.flipped))

    def _answer(self, ref: str, answer: Answer) -> None:
        match answer:
            case Accepted(state=state):
                self._tell(Done(ref, state.seq))
            case Repeated(seq=seq):
                self._tell(Done(ref, seq))
            case Refused():
                self._refuse(ref, answer)

    def _refuse(self, ref: str | None, refused: Refused) -> None:
        hall = self._hall
        seq = 0 if hall is None else hall.actor.state.seq
        snapshot = hall.welcome(self) if hall is not None and refused.stale else None
        self._tell(notices.Refused(ref, refused.reason, refused.rule, seq, snapshot))

    def _tell(self, notice: Notice) -> None:
        self.send(encode(notice))
