"""What a browser may send, and how a frame becomes a message or a typed refusal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

import orjson
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from fliptable.engine import Row
from fliptable.room.commands import MemberCommand
from fliptable.wire.fencing import FencingToken
from fliptable.wire.outbound import WireReason

MAX_FRAME: Final = 4096
"""Bytes of one frame."""
PING_EVERY: Final = 20_000
"""Milliseconds after which a browser that has heard nothing sends a `ping`."""
TOKEN_BYTES: Final = 32
"""Of a seat secret."""

Token = Annotated[str, StringConstraints(pattern=rf"^[0-9a-f]{{{2 * TOKEN_BYTES}}}$")]


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message of every connection."""

    version: int
    """Version of the protocol, `1`, `2` or `3`."""
    token: Annotated[str, StringConstraints(max_length=200)] | None = None
    """The seat secret. Without it a visitor comes, who sees the room but no game."""
    after: Annotated[int, Field(ge=0)] | None = None
    """The last batch that the client has folded, to be sent only what it missed."""
    link: Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{8}|[0-9a-f]{16})?$")] = ""
    """As the batch `after`, or the `welcome` with that number, told it: where a room was set back to an older
    copy another batch may have that number."""
    invite: Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{10})?$")] = ""
    """What the link to the table had besides the code. Whoever has it is let in, however many codes others
    have tried from the same address."""
    watch: bool = False
    """A visitor who came by the spectator link: sees the game as a spectator, if the table may be watched."""
    screen: bool = False
    """It is a television that watches, for people who are there anyway: no spectator."""
    returning: FencingToken | None = None
    """Of a page that comes back by itself. One that was opened, or takes its seat back, leaves it out, and is
    the newest."""
    type: Literal["hello"] = "hello"


@dataclass(frozen=True, slots=True)
class JoinRequest:
    """A visitor becomes a member. Said again with the same `token`, because the answer was lost, it is
    answered again and makes nobody else."""

    name: str
    watch: bool
    """Wants no seat."""
    token: Token
    """The seat secret: 32 random bytes of the browser as lower-case hex. Whoever says it in a `hello` is this
    member. The server keeps a hash of it only."""
    type: Literal["join"] = "join"


@dataclass(frozen=True, slots=True)
class PersonalLinkRequest:
    """Asks for the link that brings this seat to another device, with its QR code."""

    token: Token
    """The seat secret of this member."""
    type: Literal["personal_link"] = "personal_link"


@dataclass(frozen=True, slots=True)
class RenewSecretRequest:
    """Logs out all other devices: whoever comes with the old seat secret is no member any more."""

    token: Token
    """The new seat secret, made as for `join`."""
    type: Literal["renew_secret"] = "renew_secret"


@dataclass(frozen=True, slots=True)
class EraseRequest:
    """Erases the table with all that is kept of it, at once and for good. Everybody there is told 4005."""

    type: Literal["erase"] = "erase"


@dataclass(frozen=True, slots=True)
class TallyRequest:
    """Asks what a row is worth at this board, while it is put together."""

    row: Row
    type: Literal["tally"] = "tally"


@dataclass(frozen=True, slots=True)
class Ping:
    """Every 20 to 25 seconds, so that nobody in between takes the connection for dead."""

    type: Literal["ping"] = "ping"


@dataclass(frozen=True, slots=True)
class Sync:
    """Asks for a `welcome`."""

    type: Literal["sync"] = "sync"


Message = (
    Hello
    | Ping
    | Sync
    | JoinRequest
    | PersonalLinkRequest
    | RenewSecretRequest
    | EraseRequest
    | TallyRequest
    | MemberCommand
)

Ref = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


class Incoming(BaseModel):
    """`ref` names a request in its answer; commands need one, the other messages have none."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, hide_input_in_errors=True)

    message: Annotated[Message, Field(discriminator="type")]
    ref: Ref | None = None


class Unreadable(Exception):
    """`reason` says what is wrong with a frame, `ref` which request it was, if that could be read."""

    def __init__(self, reason: WireReason, ref: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.ref = ref


_REF: Final = TypeAdapter(Ref, config=ConfigDict(strict=True))


def read(frame: str) -> Incoming:
    """Raises Unreadable: too_large, bad_json, unknown_type, bad_message or missing_ref."""
    if len(frame) > MAX_FRAME or len(frame.encode()) > MAX_FRAME:
        raise Unreadable("too_large")
    try:
        fields = orjson.loads(frame)
    except orjson.JSONDecodeError:
        raise Unreadable("bad_json") from None
    if not isinstance(fields, dict):
        raise Unreadable("bad_message")
    ref = fields.pop("ref", None)
    try:
        incoming = Incoming.model_validate_json(orjson.dumps({"message": fields, "ref": ref}))
    except orjson.JSONEncodeError:  # it reads deeper nesting than it writes
        raise Unreadable("bad_message", _readable(ref)) from None
    except ValidationError as error:
        raise Unreadable(_reason(error), _readable(ref)) from None
    if isinstance(incoming.message, Hello | Ping | Sync) != (incoming.ref is None):
        raise Unreadable("bad_message" if incoming.ref else "missing_ref", incoming.ref)
    return incoming


def ref_of(frame: str | bytes) -> str | None:
    """Which request a frame is that is refused unread: who waits for its answer should not wait for ever."""
    if isinstance(frame, bytes) or len(frame) > MAX_FRAME:
        return None
    try:
        fields = orjson.loads(frame)
    except orjson.JSONDecodeError:
        return None
    return _readable(fields.get("ref")) if isinstance(fields, dict) else None


def version_of(frame: str) -> object:
    """The protocol version that a `hello` names, whatever else is in it; None if there is none to be read."""
    try:
        fields = orjson.loads(frame)
    except orjson.JSONDecodeError:
        return None
    return fields.get("version") if isinstance(fields, dict) and fields.get("type") == "hello" else None


def _reason(error: ValidationError) -> WireReason:
    kinds = {
        (detail["type"], detail["loc"]) for detail in error.errors(include_url=False, include_input=False)
    }
    return "unknown_type" if ("union_tag_invalid", ("message",)) in kinds else "bad_message"


def _readable(ref: Any) -> str | None:
    try:
        return _REF.validate_python(ref)
    except ValidationError:
        return None
