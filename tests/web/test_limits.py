"""Credit per connection and per address, in bounded memory."""

from __future__ import annotations

import pytest

from fliptable.live.bucket import Bucket
from fliptable.web.limits.credit import Crowd, Throttle, billed_to


class Time:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def time() -> Time:
    return Time()


def test_a_bucket_gives_its_burst_and_then_its_rate(time: Time) -> None:
    bucket = Bucket(3, 2, time)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time.seconds = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_a_bucket_never_holds_more_than_its_burst(time: Time) -> None:
    bucket = Bucket(2, 1, time)
    time.seconds = 1_000
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_addresses_have_buckets_of_their_own(time: Time) -> None:
    throttle = Throttle(1, 1, time)
    assert throttle.take("one")
    assert not throttle.take("one")
    assert throttle.exhausted("one")
    assert not throttle.exhausted("other")
    assert throttle.take("other")


def test_the_address_not_seen_for_longest_is_forgotten(time: Time) -> None:
    throttle = Throttle(1, 1, time, capacity=2)
    for address in ("one", "two", "one", "three"):
        throttle.take(address)
    assert len(throttle) == 2
    assert throttle.exhausted("one")
    assert not throttle.exhausted("two")


def test_a_crowd_is_no_larger_than_allowed() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("one") for _ in range(3)] == [True, True, False]
    assert crowd.enter("other")
    crowd.leave("one")
    assert crowd.enter("one")


@pytest.mark.parametrize(
    ("host", "billed"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
        (None, "unknown"),
    ],
)
def test_what_one_host_owns_is_one_address(host: str | None, billed: str) -> None:
    assert billed_to(host) == billed
