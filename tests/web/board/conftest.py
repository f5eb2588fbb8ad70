"""The room of these tests is a score board."""

from __future__ import annotations

import pytest

from tests.support.tables import Tables


@pytest.fixture
def code(tables: Tables) -> str:
    return tables.create(kind="board")
