"""The browser client, served as the files that it is."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

import fliptable

_REVALIDATE: Final = {"Cache-Control": "no-cache"}
"""Keep it, but ask whether it is still current: after an upgrade nobody plays with a mixture of old and new
files."""


class UnderPath:
    """Serves an application under `root_path`, whether or not a proxy has stripped it from the request."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self._app = app
        self._root_path = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in {"http", "websocket"}:
            scope["root_path"] = self._root_path
            if not f"{scope['path']}/".startswith(f"{self._root_path}/"):
                scope["path"] = self._root_path + scope["path"]
        await self._app(scope, receive, send)


def client_folder() -> Path:
    """The client inside the installed package, or beside `server/` in a checkout."""
    packaged = Path(str(files(fliptable))) / "client"
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "client"


def pages(folder: Path, root_path: str) -> APIRouter:
    """The start page, the table under its links (the client reads the path), and the files they load."""
    router = APIRouter(include_in_schema=False)
    static = StaticFiles(directory=folder)
    # No <base>: injected markup could move every address with it, so the content security policy forbids it.
    index = (folder / "index.html").read_text(encoding="utf-8").replace("{root}", root_path)

    @router.get("/")
    @router.get("/t/{code}")
    @router.get("/w/{code}")
    async def page() -> Response:
        return HTMLResponse(index, headers=_REVALIDATE)

    @router.get("/static/{path:path}")
    async def file(path: str, request: Request) -> Response:
        if path == "index.html":
            raise HTTPException(404)
        response = await static.get_response(path, request.scope)
        response.headers.update(_REVALIDATE)
        return response

    return router
