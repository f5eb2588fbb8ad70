"""The HTTP interface: open a table, look at one, the QR code of its links, and whether the server is well."""

from __future__ import annotations

import io
from typing import Annotated, Literal

import segno
from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict

from fliptable import engine
from fliptable.room.actor import Actor
from fliptable.room.journal import UnreadableJournal
from fliptable.room.state import Phase
from fliptable.store import Unavailable
from fliptable.web.house import House, TheHouse
from fliptable.web.limits import billed_to

router = APIRouter()

Code = Annotated[str, Path(max_length=40, description="The code of a table; small letters will do.")]
Kind = Literal["play", "watch"]


class NewRoom(BaseModel):
    """Tables are set up by their host, once there."""

    model_config = ConfigDict(extra="forbid")


class Created(BaseModel):
    code: str


class Room(BaseModel):
    """`seats_free`: how many more can sit down now; none while a game is running."""

    code: str
    phase: Phase
    watch_open: bool
    seats_free: int


class Health(BaseModel):
    status: Literal["ok", "temporarily_unavailable"]


class Problem(BaseModel):
    """`reason` is a stable key for message catalogues."""

    reason: Literal["unknown_room", "throttled", "forbidden_origin", "temporarily_unavailable", "bad_request"]


class Refusal(Exception):
    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.reason)
        self.status = status
        self.problem = problem


NOT_FOUND = Refusal(404, Problem(reason="unknown_room"))
THROTTLED = Refusal(429, Problem(reason="throttled"))
FORBIDDEN = Refusal(403, Problem(reason="forbidden_origin"))
AWAY = Refusal(503, Problem(reason="temporarily_unavailable"))
BAD_REQUEST = Refusal(422, Problem(reason="bad_request"))


def answer(refusal: Refusal) -> Response:
    headers = {"Retry-After": "30"} if refusal in {THROTTLED, AWAY} else {}
    return JSONResponse(refusal.problem.model_dump(), refusal.status, headers)


def _can_answer(*refusals: Refusal) -> dict[int | str, dict[str, object]]:
    return {refusal.status: {"model": Problem, "description": refusal.problem.reason} for refusal in refusals}


@router.post("/api/rooms", status_code=201, responses=_can_answer(FORBIDDEN, BAD_REQUEST, THROTTLED, AWAY))
async def create(request: Request, house: TheHouse, room: NewRoom) -> Created:
    """Open a table."""
    if not house.origins.admits(request.headers):
        raise FORBIDDEN
    if not house.creations.take(_address(request)):
        raise THROTTLED
    try:
        return Created(code=await house.registry.create())
    except Unavailable:
        raise AWAY from None


@router.get("/api/rooms/{code}", responses=_can_answer(NOT_FOUND, BAD_REQUEST, THROTTLED, AWAY))
async def look(code: Code, request: Request, house: TheHouse) -> Room:
    """What the door of a table says."""
    state = (await _find(code, request, house)).state
    lobby = state.phase is Phase.LOBBY
    _, most = engine.seats_allowed(state.options)
    free = max(0, most - len(state.seats)) if lobby else 0
    return Room(code=state.code, phase=state.phase, watch_open=state.watch_open, seats_free=free)


@router.get(
    "/api/rooms/{code}/qr.svg",
    responses={
        200: {"content": {"image/svg+xml": {}}},
        **_can_answer(NOT_FOUND, BAD_REQUEST, THROTTLED, AWAY),
    },
    response_class=Response,
)
async def qr_code(code: Code, request: Request, house: TheHouse, kind: Kind = "play") -> Response:
    """The invite link, or the spectator link, as a QR code. There is no secret in either."""
    room = (await _find(code, request, house)).code
    link = f"{address_of(request, house)}/{'t' if kind == 'play' else 'w'}/{room}"
    picture = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture, kind="svg", border=2, scale=8, xmldecl=False, svgns=True, omitsize=True, light="#fff"
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


@router.get("/healthz", responses={503: {"model": Health}})
async def health(response: Response, house: TheHouse) -> Health:
    """Whether the store answers."""
    try:
        await house.store.ping()
    except Unavailable:
        response.status_code = 503
        return Health(status="temporarily_unavailable")
    return Health(status="ok")


def address_of(request: Request, house: House) -> str:
    """Where friends reach this server, without a slash at the end."""
    settings = house.settings
    return settings.public_url or f"{request.url.scheme}://{request.url.netloc}{settings.root_path}"


async def _find(code: str, request: Request, house: House) -> Actor:
    address = _address(request)
    if house.guesses.exhausted(address):
        raise THROTTLED
    try:
        actor = await house.registry.find(code.upper())
    except (Unavailable, UnreadableJournal):
        raise AWAY from None
    if actor is None:
        house.guesses.take(address)
        raise NOT_FOUND
    return actor


def _address(request: Request) -> str:
    return billed_to(request.client.host if request.client else None)
