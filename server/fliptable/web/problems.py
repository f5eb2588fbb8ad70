"""What can be wrong with a request over HTTP, and how that is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Literal

from fastapi import Request, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from fliptable.web.limits.credit import count
from fliptable.web.preferences import is_wanted

ProblemReason = Literal[
    "bad_request",
    "forbidden_origin",
    "method_not_allowed",
    "not_a_board",
    "not_found",
    "not_watchable",
    "temporarily_unavailable",
    "throttled",
    "unknown_room",
    "unreadable_room",
    "upgrade_required",
]

_STATUS: Final[dict[ProblemReason, int]] = {
    "forbidden_origin": 403,
    "not_watchable": 403,
    "not_a_board": 404,
    "not_found": 404,
    "unknown_room": 404,
    "method_not_allowed": 405,
    "bad_request": 422,
    "upgrade_required": 426,
    "throttled": 429,
    "unreadable_room": 500,
    "temporarily_unavailable": 503,
}


_TURNED_AWAY: Final = frozenset(("forbidden_origin", "throttled"))
"""Of those who asked too much or may not ask; they are counted."""


class Problem(BaseModel):
    """`reason` is a stable key for message catalogues."""

    reason: ProblemReason


class HTTPRefusal(Exception):
    def __init__(self, reason: ProblemReason) -> None:
        super().__init__(reason)
        self.reason = reason


def can_answer(*reasons: ProblemReason) -> dict[int | str, dict[str, object]]:
    """For the description of an interface."""
    return {_STATUS[reason]: {"model": Problem, "description": reason} for reason in reasons}


ANY_CAN_ANSWER: Final[dict[int | str, dict[str, object]]] = {
    400: {"description": "This is no HTTP. Without a body."},
    **can_answer("method_not_allowed", "throttled"),
    413: {"description": "The request has more than 64 KiB. Without a body."},
}
"""What every address of the interface can answer; see `PageProtocol` for the two without a body."""


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPRefusal)
    if error.reason in _TURNED_AWAY:
        count(request.scope["state"], f"{error.reason} request")
    return _answer(error.reason)


async def misread(_: Request, __: Exception) -> Response:
    """Without what was sent, which the framework's own answer would repeat."""
    return _answer("bad_request")


def unserved(
    nowhere: Callable[[Request], Response], api: str
) -> Callable[[Request, Exception], Awaitable[Response]]:
    """For what has no address or file here, not with this method, or a body that is no text. A browser that
    looks for a page, not below the path `api`, gets the one of `nowhere`."""

    async def answered(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        for_a_page = is_wanted(request.headers.get("Accept", ""), "text/html")
        if error.status_code == 404 and for_a_page and not request.scope["path"].startswith(api):
            return nowhere(request)
        reasons: dict[int, ProblemReason] = {404: "not_found", 405: "method_not_allowed"}
        return _answer(reasons.get(error.status_code, "bad_request"), error.headers)

    return answered


def _answer(reason: ProblemReason, headers: Mapping[str, str] | None = None) -> Response:
    status = _STATUS[reason]
    more = {"Retry-After": "30"} if status in {429, 503} else {}
    if status == 426:
        more = {"Upgrade": "websocket", "Connection": "Upgrade"}
    return JSONResponse({"reason": reason}, status, {**(headers or {}), **more})
