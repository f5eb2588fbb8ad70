"""The application, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from starlette.exceptions import HTTPException

from fliptable.live.environment import Clock, EntropySource
from fliptable.site.release import client_folder
from fliptable.store import Store, open_store
from fliptable.web import api, problems, session
from fliptable.web.limits.credit import DOOR, REFUSALS
from fliptable.web.limits.requests import RequestBudget
from fliptable.web.methods import HeadAsGet
from fliptable.web.pages import UnderPath, pages
from fliptable.web.preferences import AcceptedCodings
from fliptable.web.redirects import RedirectsHere
from fliptable.web.security import SecurityHeaders
from fliptable.web.services import build
from fliptable.web.settings import Settings

_TELL: Final = 60.0
"""Seconds between two lines of the log about those who were turned away."""


def create_app(
    settings: Settings | None = None,
    *,
    store: Store | None = None,
    entropy: EntropySource | None = None,
    clock: Clock | None = None,
    client: Path | None = None,
) -> FastAPI:
    """An application for `serve.configuration`. Without `settings` they come from the environment; without
    `store` it is opened as they say, and either way closed at the end. `entropy`, `clock` and the folder of
    the browser client are for tests."""
    settings = Settings() if settings is None else settings

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, object]]:
        opened = open_store(settings.store) if store is None else store
        services = app.state.services = build(settings, opened, clock or Clock(), entropy or EntropySource())
        async with AsyncExitStack() as stack:
            stack.push_async_callback(opened.close)
            tasks = await stack.enter_async_context(asyncio.TaskGroup())
            chores = [
                tasks.create_task(services.registry.keep_tidy()),
                tasks.create_task(services.refusals.keep_telling(_TELL, services.clock.sleep)),
                tasks.create_task(services.health.keep_looking()),
            ]
            try:
                await services.health.look()
                yield {REFUSALS: services.refusals, DOOR: services.door}
            finally:
                for chore in chores:
                    chore.cancel()
                await asyncio.gather(
                    services.hubs.close(), services.registry.close(), services.health.close()
                )

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
    app.add_middleware(AcceptedCodings)
    app.add_middleware(RedirectsHere)
    app.add_middleware(HeadAsGet)
    if settings.root_path:
        app.add_middleware(UnderPath, settings.root_path)
    app.add_exception_handler(problems.HTTPRefusal, problems.refused)
    app.add_exception_handler(RequestValidationError, problems.misread)
    app.add_exception_handler(HTTPException, problems.unserved(site.nowhere, f"{settings.root_path}/api/"))
    app.include_router(api.router)
    app.include_router(session.router)
    app.include_router(site.router)
    return app
