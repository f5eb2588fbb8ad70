"""What holds for every test."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

# No deadline: other work on the machine is no failure. In CI the same examples are tried every time.
settings.register_profile("fliptable", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("fliptable")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs a server or a browser, by its name: `test_redis.py`, `[redis]`, `[valkey]`, `e2e`."""
    for item in items:
        for word, mark in (("redis", "redis"), ("valkey", "redis"), ("e2e", "e2e")):
            if word in item.nodeid:
                item.add_marker(mark)
