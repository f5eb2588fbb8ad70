"""A browser for all of these tests; for each of them people and servers of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from fliptable.live.environment import EntropySource
from tests.e2e.browsers import PATIENCE, Company, launched
from tests.e2e.stage import Stage
from tests.support.tables import Tables, serving

Serve = Callable[..., Tables]


# Not for the session: while Playwright runs, its event loop is in the way of asynchronous tests elsewhere.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with launched() as browser:
        yield browser


@pytest.fixture
def company(browser: Browser) -> Iterator[Company]:
    company = Company(browser)
    yield company
    complaints = company.complaints()
    company.go_home()
    assert complaints == []


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts a server. `deck`: codes, top first, all the cards of every game; `dealer`: the seat that deals
    first; the rest are settings."""
    with ExitStack() as stack:

        def start(deck: str = "", dealer: int | None = None, **settings: float) -> Tables:
            entropy = EntropySource(tuple(deck.split()) or None, dealer)
            store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
            return stack.enter_context(serving(store, entropy=entropy, **settings))  # type: ignore[arg-type]

        yield start


@pytest.fixture
def stage(serve: Serve, company: Company) -> Iterator[Stage]:
    stage = Stage(serve, company.person("Ann"))
    yield stage
    stage.leave()
