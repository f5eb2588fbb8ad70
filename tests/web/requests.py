"""Requests of the HTTP tests."""

from __future__ import annotations

from typing import Any

import httpx

from tests.support.tables import Tables


def get(server: Tables, path: str, **how: Any) -> httpx.Response:
    return httpx.get(server.http + path, **how)
