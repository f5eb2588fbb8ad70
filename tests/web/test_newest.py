"""One seat, several pages: which of their connections has it, on one worker and on two."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from fliptable.live.environment import Clock
from fliptable.wire.close_codes import Close
from fliptable.wire.outbound import READABLE
from tests.support.players import Player
from tests.support.tables import Tables, serving

Page = Callable[[int], Player]
"""A new page of Ann's, who has a seat; her browser has it from worker 0 or 1."""


@pytest.fixture(params=[0, 1], ids=["the same worker", "another worker"])
def there(request: pytest.FixtureRequest) -> int:
    """The worker to which the second page of a test comes."""
    worker: int = request.param
    return worker


@pytest.fixture
def page(store: str, people: Callable[[Tables, str], Player]) -> Iterator[Page]:
    with ExitStack() as stack:
        workers = [stack.enter_context(serving(store, away_grace=0)) for _ in range(2)]
        code = workers[0].create()
        ann = people(workers[0], code).join("Ann")
        ann.close()

        def opened(worker: int) -> Player:
            page = people(workers[worker], code)
            page.token = ann.token
            return page

        yield opened


def comes_back(page: Player, attempt: int) -> Player:
    """By itself."""
    return page.open(returning={"claim": page.claim, "attempt": attempt}, after=page.seq)


def goes_on(page: Player) -> None:
    """It missed nothing, and the seat is its."""
    page.until(lambda message: message["type"] == "synced")
    page.done("set_table", watch_open=False)


def test_a_page_that_lost_its_line_leaves_the_seat_to_one_opened_since(page: Page, there: int) -> None:
    laptop, phone = page(0).enter(), page(there)
    laptop.close()
    phone.enter()
    assert comes_back(laptop, 1).closed() == Close.REPLACED
    phone.done("set_table", watch_open=False)


def test_it_may_take_the_seat_back(page: Page, there: int) -> None:
    laptop, phone = page(0).enter(), page(there)
    laptop.close()
    phone.enter()
    assert comes_back(laptop, 1).closed() == Close.REPLACED
    laptop.enter()
    assert phone.closed() == Close.REPLACED


def test_it_has_the_seat_again_if_nobody_else_has(page: Page, there: int) -> None:
    laptop, phone, ben = page(0).enter(), page(there), page(0)
    ben.token = None
    ben.join("Ben")

    def ben_sees(away: list[int | None]) -> None:
        ben.until(lambda message: message["type"] == "presence" and message["away"] == away)

    laptop.close()
    ben_sees([laptop.you])
    phone.enter()
    ben_sees([])
    phone.close()
    ben_sees([laptop.you])
    goes_on(comes_back(laptop, 1))


def test_a_page_that_comes_back_replaces_its_own_dead_connection(page: Page, there: int) -> None:
    laptop, dead = page(there), page(0).enter()
    laptop.claim, laptop.seq = dead.claim, dead.seq
    goes_on(comes_back(laptop, 1))
    assert dead.closed() == Close.REPLACED
    assert laptop.claim == dead.claim


def test_a_hello_held_up_on_its_way_does_not_replace_the_connection_made_after_it(
    page: Page, there: int
) -> None:
    laptop, held_up = page(0).enter(), page(there).connect()
    goes_on(comes_back(laptop, 2))
    late = {"claim": laptop.claim, "attempt": 1}
    held_up.say("hello", version=READABLE, token=laptop.token, returning=late)
    assert held_up.closed() == Close.REPLACED
    laptop.done("set_table", watch_open=False)


class FastClock(Clock):
    """A minute ahead."""

    def now(self) -> int:
        return super().now() + 60_000


def test_a_page_knows_its_claim_although_another_worker_has_a_faster_clock(
    store: str, people: Callable[[Tables, str], Player]
) -> None:
    with serving(store, clock=FastClock()) as fast, serving(store) as slow:
        laptop = people(fast, fast.create()).join("Ann")
        dead, phone = (people(slow, laptop.code) for _ in range(2))
        dead.token = phone.token = laptop.token
        dead.enter()
        assert laptop.closed() == Close.REPLACED
        dead.until(lambda message: message["type"] == "synced")
        phone.claim, phone.seq = dead.claim, dead.seq
        goes_on(comes_back(phone, 1))
        assert dead.closed() == Close.REPLACED


def test_whoever_joins_has_a_claim_and_a_visitor_none(page: Page) -> None:
    ann = page(0).enter()
    visitor = page(0)
    visitor.token = None
    assert visitor.enter().claim is None
    assert visitor.join("Ben").claim is not None
    assert ann.claim is not None
