"""A page whose animations a test plays one by one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.motion.film import Film, Staged
from tests.e2e.stage import Stage


@pytest.fixture
def staged(serve: Serve, company: Company) -> Iterator[Staged]:
    """Sets a stage for Ann. `deck`: all the cards of every game; the rest is what her browser is like."""
    with ExitStack() as stack:

        def set_stage(deck: str = "", **look: Any) -> Stage:
            whole = (lambda _, dealer: serve(deck, dealer=dealer)) if deck else serve
            stage = Stage(whole, company.person("Ann", **look))
            stack.callback(stage.leave)
            return stage

        yield set_stage


@pytest.fixture
def stage(staged: Staged) -> Stage:
    """For Ann, before whom cards move."""
    return staged(moving=True)


@pytest.fixture
def film(stage: Stage) -> Film:
    return Film(stage.ann.page)
