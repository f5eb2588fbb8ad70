"""How a `hello` is answered: who it is, and whether he is let in."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from typing import TYPE_CHECKING, Final

from fliptable.live.actor import Actor
from fliptable.live.environment import token_hash
from fliptable.live.hub import Hub
from fliptable.live.inbox import UNAVAILABLE
from fliptable.room.journal import UnreadableJournal
from fliptable.store import Unavailable
from fliptable.wire.close_codes import Close
from fliptable.wire.inbound import Hello
from fliptable.wire.projection import Principal

if TYPE_CHECKING:
    from fliptable.web.session import Conversation

EVEN: Final = 1.0
"""Seconds that an answer takes for an address that has guessed too often: enough to hide whether there is a
room."""


async def answer(guest: Conversation, code: str, hello: Hello) -> Hub | Close:
    """The hub that was entered, or why not."""
    services = guest.services
    throttled = services.guesses.exhausted(guest.address)
    if throttled and hello.token is None and not hello.invite:
        return Close.THROTTLED
    try:
        finding = services.registry.find(code, hello.after or 0)
        actor, _ = await asyncio.gather(finding, services.clock.sleep(EVEN if throttled else 0))
    except Unavailable:
        guest.refuse(None, UNAVAILABLE)
        return Close.GOING_AWAY
    except UnreadableJournal:
        return Close.UNREADABLE_ROOM
    return _enter(guest, actor, hello, throttled=throttled)


def _enter(guest: Conversation, actor: Actor | None, hello: Hello, *, throttled: bool) -> Hub | Close:
    """An address that has guessed too often is told nothing any more, unless it knows a seat secret, or what
    an invitation has besides the code."""
    member = actor and hello.token and actor.state.claimed_by(token_hash(hello.token))
    if actor is None or (hello.token is not None and not member):
        if throttled:
            return Close.THROTTLED
        guest.services.guesses.charge(guest.address)
        return Close.UNKNOWN_ROOM if actor is None else Close.UNKNOWN_TOKEN
    if throttled and not member and not compare_digest(hello.invite, actor.invite):
        return Close.THROTTLED
    if hello.watch and not member and not actor.state.watch_open:
        return Close.NOT_WATCHABLE
    guest.principal = Principal(member.id) if member else Principal(None, hello.watch, hello.screen)
    guest.version = hello.version
    return guest.services.hubs.enter(actor, guest, hello.after, hello.returning, hello.link)
