"""The requests of a socket that the room alone cannot answer, and how its answers are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fliptable.engine import EngineError, Row
from fliptable.live.environment import token_hash
from fliptable.live.hub import Hub
from fliptable.live.inbox import UNAVAILABLE
from fliptable.room import boards, commands
from fliptable.room.access import RenewSecret
from fliptable.room.outputs import Accepted, Answer, Rejected, Repeated
from fliptable.room.refusal import RoomRefusal
from fliptable.web import links
from fliptable.wire import outbound
from fliptable.wire.close_codes import Close
from fliptable.wire.inbound import JoinRequest
from fliptable.wire.outbound import Done, Joined, Tallied
from fliptable.wire.projection import Principal

if TYPE_CHECKING:
    from fliptable.web.session import Conversation


async def join(asker: Conversation, hub: Hub, request: JoinRequest, ref: str) -> None:
    command = commands.Join(request.name, request.watch)
    answer = await asker.ask(hub, command, ref, request.token)
    match answer:
        case Accepted(joined=int(member)) | Repeated(joined=int(member)):
            hub.become(asker, Principal(member))
            asker.tell(Joined(ref, member))
            asker.snapshot(hub)
        case _:
            tell(asker, ref, answer)


async def renew_secret(asker: Conversation, hub: Hub, token: str, ref: str) -> None:
    """Devices that come with the old secret are turned away from now on."""
    tell(asker, ref, await asker.ask(hub, RenewSecret(), ref, token))


async def erase(asker: Conversation, hub: Hub, ref: str) -> None:
    """Whoever is at the table hears of its end through the end of its journal."""
    host = hub.actor.state.host
    if host is None or host != asker.principal.member:
        asker.refuse(ref, Rejected("host_only" if asker.principal.member else "unknown_member"))
    elif not await hub.actor.erase():
        asker.refuse(ref, UNAVAILABLE)
    else:
        asker.tell(Done(ref, hub.actor.state.seq))


def personal_link(asker: Conversation, hub: Hub, token: str, ref: str) -> None:
    """The secret comes from its owner and goes back to him: nothing of it is kept here."""
    owner = hub.actor.state.claimed_by(token_hash(token))
    if owner is None or owner.id != asker.principal.member:
        asker.warn("wrong_token", Close.OFFENSIVE, ref)
        return
    if not asker.services.pictures.take(asker.address):
        asker.warn("too_fast", Close.TOO_MANY, ref)
        return
    url = links.personal(hub.actor.code, token, asker.websocket, asker.services.settings)
    asker.tell(outbound.PersonalLinkNotice(ref, url, links.picture(url).decode()))
    asker.budget.draw()


def tally(asker: Conversation, hub: Hub, row: Row, ref: str) -> None:
    try:
        worth = boards.tally(hub.actor.state, asker.principal.member, row)
    except (RoomRefusal, EngineError) as error:
        asker.refuse(ref, Rejected(error.reason, error.rule))
    else:
        asker.tell(Tallied(ref, worth.points, worth.formula, worth.flipped, worth.awards))


def tell(asker: Conversation, ref: str, answer: Answer) -> None:
    match answer:
        case Accepted(state=state):
            asker.tell(Done(ref, state.seq))
        case Repeated(seq=seq):
            asker.tell(Done(ref, seq))
        case Rejected():
            asker.refuse(ref, answer)
