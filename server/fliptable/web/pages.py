"""The pages and the files of the browser client."""

from __future__ import annotations

import mimetypes
import posixpath
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from anyio import to_thread
from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, RedirectResponse
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from fliptable.site import templates
from fliptable.site.release import Client, compressed
from fliptable.web.links import address
from fliptable.web.preferences import is_wanted, preferences
from fliptable.web.security import with_script
from fliptable.web.settings import Settings

_REVALIDATE: Final = {"Cache-Control": "no-cache"}
"""Keep it, but ask whether it is still current."""
_FOR_THIS_READER: Final = {**_REVALIDATE, "Vary": "Accept-Language"}
_FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
"""Its address has the version of the whole client in it: until that is another nobody asks again, and then
nobody plays with a mixture of old and new files."""
_HASHED: Final = re.compile(r"fonts/[\w-]+\.[0-9a-f]{12}\.woff2")
"""Files whose names change with them."""
_TEMPLATES: Final = {"index.html", "offline.html", "worker.js"}
"""Files that nobody gets as they are."""
mimetypes.add_type("font/woff2", ".woff2")  # which Python does not know of before 3.14
_LANGUAGE: Final = "en"
"""For those whose own there is not."""
_CODE: Final = re.compile("[A-Za-z0-9]+")
"""What the client takes for a code (net/address.js)."""


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


@dataclass(frozen=True, slots=True)
class Site:
    """`nowhere`: what a browser gets at every other address."""

    router: APIRouter
    nowhere: Callable[[Request], Response]


def pages(folder: Path, settings: Settings) -> Site:
    """The start page, the table under its links (the client reads the path), and the files they load."""
    router = APIRouter(include_in_schema=False)
    static = StaticFiles(directory=folder)
    client = Client(folder)
    root_path = settings.root_path

    def page(name: str, request: Request, status: int = 200) -> Response:
        release = client.release()
        speech, home = language(request, release.languages), address(request, settings)
        plain = "plain" in request.query_params
        text = templates.page(release, name, speech, root_path, home, plain=plain)
        policy = {} if name == templates.START else with_script(release.preconnect)
        return HTMLResponse(text, status, {**_FOR_THIS_READER, **policy})

    def nowhere(request: Request) -> Response:
        """The start page, which says so."""
        return page(templates.START, request, 404)

    def page_of_room(name: str, code: str, request: Request) -> Response:
        return page(name, request) if _CODE.fullmatch(code) else nowhere(request)

    @router.get("/")
    async def start_page(request: Request) -> Response:
        return page(templates.START, request)

    @router.get("/t/{code}")
    @router.get("/w/{code}")
    async def table_page(code: str, request: Request) -> Response:
        return page_of_room("table", code, request)

    @router.get("/tv/{code}")
    async def tv_page(code: str, request: Request) -> Response:
        return page_of_room("tv", code, request)

    @router.get("/offline")
    async def offline_page(request: Request) -> Response:
        release = client.release()
        text = templates.offline_page(release, language(request, release.languages), root_path)
        return HTMLResponse(text, headers=_FOR_THIS_READER)

    @router.get("/worker.js")
    async def worker() -> Response:
        """Beside the pages, since it can only stand for what is below its own address."""
        text = templates.worker(client.release(), root_path)
        return Response(text, media_type="text/javascript", headers=_REVALIDATE)

    @router.get("/joined/{version}/{path:path}")
    async def joined(version: str, path: str, request: Request) -> Response:
        text = client.file(version, path)
        if text is None:
            release = client.release()
            # A page of another server, or of before a restart, can do with our script, but not with a part.
            if version == release.version or "/" in path or path not in release.files:
                raise HTTPException(404)
            return RedirectResponse(f"{root_path}/joined/{release.version}/{path}", headers=_REVALIDATE)
        kind = "text/css" if path.endswith(".css") else "text/javascript"
        headers = {**_FOR_EVER, "Vary": "Accept-Encoding"}
        if not is_wanted(request.headers.get("accept-encoding", ""), "br"):
            return Response(text, media_type=kind, headers=headers)
        content = await to_thread.run_sync(compressed, text)
        return Response(content, media_type=kind, headers={**headers, "Content-Encoding": "br"})

    @router.get("/static/{path:path}")
    async def file(path: str, request: Request) -> Response:
        if path in _TEMPLATES or path != posixpath.normpath(path):
            raise HTTPException(404)
        if (text := client.release().indexes.get(path)) is not None:
            return Response(text, media_type="text/javascript", headers=_REVALIDATE)
        response = await static.get_response(path, request.scope)
        response.headers.update(_FOR_EVER if _HASHED.fullmatch(path) else _REVALIDATE)
        return response

    return Site(router, nowhere)


def language(request: Request, languages: Sequence[str]) -> str:
    """Of `languages` the one that the address asks for, or the reader's first that is there."""
    accepted = preferences(request.headers.get("accept-language", ""))
    tags = [request.query_params.get("lang", ""), *(tag for tag, quality in accepted.items() if quality > 0)]
    wanted = (tag.strip().partition("-")[0].lower() for tag in tags)
    return next((each for each in wanted if each in languages), _LANGUAGE)
