"""The HTTP interface: open a table, look at one, the QR code of its links, and whether the server is well."""

from __future__ import annotations

from hmac import compare_digest
from importlib.metadata import version
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Request, Response
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from fliptable import engine
from fliptable.live.actor import Actor
from fliptable.live.environment import token_hash
from fliptable.room.journal import UnreadableJournal
from fliptable.room.state import Phase, RoomKind
from fliptable.room.views import board_view, may_watch
from fliptable.store import Damaged, Unavailable
from fliptable.web.board_csv import Separator, board_csv
from fliptable.web.limits.budget import PICTURE
from fliptable.web.limits.credit import billed_to
from fliptable.web.links import KINDS, LinkKind, invitation, picture
from fliptable.web.problems import HTTPRefusal, can_answer
from fliptable.web.services import Services, TheServices

router = APIRouter()

_VERSION: Final = version("fliptable")

Code = Annotated[str, Path(max_length=40, description="The code of a table; small letters will do.")]


def _known(game: str) -> str:
    if game not in engine.game_keys():
        raise ValueError("there is no such game")
    return game


GameKey = Annotated[str, AfterValidator(_known), Field(json_schema_extra={"enum": list(engine.game_keys())})]


class NewGame(BaseModel):
    """Tables are set up by their host, once there. `lesson`: the game that somebody new is shown, in a first
    round alone against bots."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["game"] = "game"
    lesson: GameKey | None = None


class NewBoard(BaseModel):
    """A score board for people who play with real cards."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["board"]


class Created(BaseModel):
    """`invite`: what links to it have besides the code."""

    code: str
    invite: str


HostAdvice = Literal["untrusted_proxy"]


class Room(BaseModel):
    """`kind`: what it holds. `seats_free`: how many more can sit down now; none while a game is running, and
    none at a board, which has no seats. `links`: what to send to friends, by kind. `advice`: what whoever
    runs the server should see to; its log says more."""

    code: str
    kind: RoomKind
    phase: Phase
    watch_open: bool
    seats_free: int
    links: dict[LinkKind, str]
    advice: list[HostAdvice]


class Health(BaseModel):
    """`version`: of the server. What is wrong and what helps is written to the log."""

    status: Literal["ok", "temporarily_unavailable", "damaged"]
    version: str


_REFUSALS: Final = can_answer(
    "unknown_room", "throttled", "temporarily_unavailable", "bad_request", "unreadable_room"
)


@router.post(
    "/api/rooms",
    status_code=201,
    responses=can_answer("forbidden_origin", "throttled", "temporarily_unavailable", "bad_request"),
)
async def create(request: Request, services: TheServices, room: NewGame | NewBoard) -> Created:
    """Open a table, or a score board."""
    if not services.origins.admits(request.headers):
        raise HTTPRefusal("forbidden_origin")
    if not services.creations.take(_address(request)):
        raise HTTPRefusal("throttled")
    try:
        lesson = room.lesson if isinstance(room, NewGame) else None
        code, invite = await services.registry.open(room.kind, lesson)
        return Created(code=code, invite=invite)
    except Unavailable:
        raise HTTPRefusal("temporarily_unavailable") from None


@router.get("/api/rooms/{code}", responses=_REFUSALS)
async def look(code: Code, request: Request, services: TheServices) -> Room:
    """What anybody with the code may know of a room before entering it."""
    actor = await _find(code, request, services)
    state = actor.state
    lobby = state.phase is Phase.LOBBY
    _, most = engine.seats_allowed(state.options)
    free = max(0, most - len(state.seats)) if lobby and state.kind == "game" else 0
    return Room(
        code=state.code,
        kind=state.kind,
        phase=state.phase,
        watch_open=state.watch_open,
        seats_free=free,
        links={
            kind: invitation(state.code, actor.invite, kind, request, services.settings) for kind in KINDS
        },
        advice=["untrusted_proxy"] if services.advice.forwarded_unheeded else [],
    )


@router.get(
    "/api/rooms/{code}/qr.svg",
    responses={200: {"content": {"image/svg+xml": {}}}, **_REFUSALS},
    response_class=Response,
)
async def qr_code(code: Code, request: Request, services: TheServices, kind: LinkKind = "play") -> Response:
    """The invite link, or the spectator link, as a QR code. There is no secret in either."""
    actor = await _find(code, request, services)
    address = _address(request)
    if not services.pictures.take(address) or not await services.work.claimant(address).turn(PICTURE):
        raise HTTPRefusal("throttled")
    link = invitation(actor.code, actor.invite, kind, request, services.settings)
    return Response(picture(link), media_type="image/svg+xml")


@router.get(
    "/api/rooms/{code}/board.csv",
    responses={200: {"content": {"text/csv": {}}}, **_REFUSALS, **can_answer("not_a_board", "not_watchable")},
    response_class=Response,
)
async def sheet(
    code: Code, request: Request, services: TheServices, separator: Separator = "comma"
) -> Response:
    """The sheet of a board, for whoever may see it: everybody if it may be watched, else who says the seat
    secret of a member (`Authorization: Bearer SECRET`)."""
    state = (await _find(code, request, services)).state
    board = board_view(state)
    if board is None:
        raise HTTPRefusal("not_a_board")
    kind, _, secret = request.headers.get("Authorization", "").partition(" ")
    member = state.claimed_by(token_hash(secret)) if kind.lower() == "bearer" else None
    if kind and member is None:
        services.guesses.charge(_address(request))
    if not may_watch(state, None if member is None else member.id):
        raise HTTPRefusal("not_watchable")
    disposition = {"Content-Disposition": f'attachment; filename="board-{state.code}.csv"'}
    return Response(board_csv(board, separator), media_type="text/csv", headers=disposition)


@router.get("/healthz", responses={503: {"model": Health}})
async def health(response: Response, services: TheServices) -> Health:
    """Whether tables can be kept: the store takes, publishes and gives back what rooms need."""
    trouble = await services.health.look()
    if trouble is None:
        return Health(status="ok", version=_VERSION)
    response.status_code = 503
    status: Literal["damaged", "temporarily_unavailable"] = (
        "damaged" if isinstance(trouble, Damaged) else "temporarily_unavailable"
    )
    return Health(status=status, version=_VERSION)


@router.get("/ws/{code}", include_in_schema=False)
async def no_socket(services: TheServices) -> Response:
    """A proxy that passes the request on and not the upgrade: whoever looks for the reason finds it here."""
    services.advice.upgrade()
    raise HTTPRefusal("upgrade_required")


async def _find(code: str, request: Request, services: Services) -> Actor:
    address = _address(request)
    invite = request.query_params.get("i", "")
    throttled = services.guesses.exhausted(address)
    if throttled and not invite:
        raise HTTPRefusal("throttled")
    try:
        actor = await services.registry.find(code.upper())
    except Unavailable:
        raise HTTPRefusal("temporarily_unavailable") from None
    except UnreadableJournal:
        raise HTTPRefusal("unreadable_room") from None
    if actor is not None and (not throttled or compare_digest(invite.encode(), actor.invite.encode())):
        return actor
    if throttled:
        raise HTTPRefusal("throttled")
    services.guesses.charge(address)
    raise HTTPRefusal("unknown_room")


def _address(request: Request) -> str:
    return billed_to(request.client.host if request.client else None)
