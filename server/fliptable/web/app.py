"""The application, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from starlette.exceptions import HTTPException

from fliptable.room.sources import Clock, Luck
from fliptable.store import Store, open_store
from fliptable.web import problems, rooms, socket
from fliptable.web.budget import RequestBudget
from fliptable.web.client import client_folder
from fliptable.web.house import build
from fliptable.web.limits import DOOR, TALLY
from fliptable.web.pages import UnderPath, pages
from fliptable.web.security import SecurityHeaders
from fliptable.web.settings import Settings

_TELL: Final = 60.0
"""Seconds between two lines of the log about those who were turned away."""


def create_app(
    settings: Settings | None = None,
    *,
    store: Store | None = None,
    luck: Luck | None = None,
    clock: Clock | None = None,
    client: Path | None = None,
) -> FastAPI:
    """An application for `serve.configuration`. Without `settings` they come from the environment; without
    `store` it is opened as they say, and either way closed at the end. `luck`, `clock` and the folder of the
    browser client are for tests."""
    settings = Settings() if settings is None else settings

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, object]]:
        opened = open_store(settings.store) if store is None else store
        house = app.state.house = build(settings, opened, clock or Clock(), luck or Luck())
        chores = [
            asyncio.create_task(house.registry.keep_tidy()),
            asyncio.create_task(house.tally.keep_telling(_TELL)),
        ]
        try:
            yield {TALLY: house.tally, DOOR: house.door}
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(house.halls.close(), house.registry.close())
            await opened.close()

    site = pages(client or client_folder(), settings)
    app = FastAPI(
        title="Fliptable",
        lifespan=lifespan,
        docs_url=None,  # its page loads scripts from elsewhere
        redoc_url=None,
        responses=problems.ANY_CAN_ANSWER,
    )
    app.add_middleware(RequestBudget)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(GZipMiddleware)
    if settings.root_path:
        app.add_middleware(UnderPath, settings.root_path)
    app.add_exception_handler(problems.Refusal, problems.refused)
    app.add_exception_handler(RequestValidationError, problems.misread)
    app.add_exception_handler(HTTPException, problems.unserved(site.nowhere, f"{settings.root_path}/api/"))
    app.include_router(rooms.router)
    app.include_router(socket.router)
    app.include_router(site.router)
    return app
