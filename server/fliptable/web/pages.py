"""The pages and the files of the browser client."""

from __future__ import annotations

import posixpath
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from fliptable.web.client import needed, small

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


def pages(folder: Path, root_path: str) -> APIRouter:
    """The start page, the table under its links (the client reads the path), and the files they load."""
    router = APIRouter(include_in_schema=False)
    static = StaticFiles(directory=folder)
    # No <base>: injected markup could move every address with it, so the content security policy forbids it.
    index = (folder / "index.html").read_text(encoding="utf-8").replace("{root}", root_path)

    def page_of(module: str) -> str:
        """All modules are named, so that the browser need not find them one by one."""
        links = (
            f'<link rel="modulepreload" href="{root_path}/static/{path}">'
            for path in needed(folder, "main.js", module)
        )
        return index.replace("{modules}", "\n".join(links))

    start, table, tv = (page_of(f"pages/{name}.js") for name in ("start", "table", "tv"))

    @router.get("/")
    async def start_page() -> Response:
        return HTMLResponse(start, headers=_REVALIDATE)

    @router.get("/t/{code}")
    @router.get("/w/{code}")
    async def table_page() -> Response:
        return HTMLResponse(table, headers=_REVALIDATE)

    @router.get("/tv/{code}")
    async def tv_page() -> Response:
        return HTMLResponse(tv, headers=_REVALIDATE)

    @router.get("/static/{path:path}")
    async def file(path: str, request: Request) -> Response:
        if path == "index.html" or path != posixpath.normpath(path):
            raise HTTPException(404)
        response = await static.get_response(path, request.scope)
        if path.endswith(".js") and response.status_code == 200:
            response = Response(
                small(folder / path), media_type="text/javascript", headers={"ETag": response.headers["ETag"]}
            )
        response.headers.update(_REVALIDATE)
        return response

    return router
