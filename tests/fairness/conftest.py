"""Browsers for all tests."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest

from tests.fairness.browsers import Browsers


@pytest.fixture(scope="session")
def process() -> Iterator[Browsers]:
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not here")
    browsers = Browsers(node)
    yield browsers
    browsers.stop()
