"""How many requests one address may make over HTTP, before anything is done for them."""

from __future__ import annotations

from fastapi import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from fliptable.web.limits.credit import billed_to
from fliptable.web.problems import HTTPRefusal, refused
from fliptable.web.services import services_of


class RequestBudget:
    """Refuses those beyond it and hangs up, so that whoever goes on must connect again for each."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            request = Request(scope)
            services_of(request).advice.heed(request)
            address = billed_to(request.client.host if request.client else None)
            if not services_of(request).requests.take(address):
                response = await refused(request, HTTPRefusal("throttled"))
                response.headers["Connection"] = "close"
                await response(scope, receive, send)
                return
        await self._app(scope, receive, send)
