"""Who keeps the score."""

from __future__ import annotations

import pytest

from tests.e2e.board.keeper import Keeper
from tests.e2e.browsers import Company


@pytest.fixture
def keeper(company: Company) -> Keeper:
    return Keeper(company.person("Ann"))
