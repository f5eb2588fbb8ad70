"""What the actors of a worker work with: clock, entropy and store. Tests inject their own."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass

from fliptable.room.codes import ALPHABET, CODE_LENGTH
from fliptable.room.request import Entropy
from fliptable.store import Store


class Clock:
    """Time, for everything in `live` that waits. Durations are measured by `monotonic`; `now` is for stamps
    only, since it can be set back or ahead at any moment."""

    def now(self) -> int:
        """Epoch milliseconds."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds since some moment, never set."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[object]:
        """As `asyncio.timeout`."""
        return asyncio.timeout(seconds)

    async def until(self, moment: float) -> None:
        """Return once `monotonic` has reached `moment`. An event loop may count in milliseconds only."""
        while (left := moment - self.monotonic()) > 0:
            await self.sleep(left)


@dataclass(frozen=True, slots=True)
class EntropySource:
    """The system's cryptographic source. `deck` (codes, top first) and `dealer` replace what it gives
    in every game that starts; they are for tests and lessons, and no setting leads to them."""

    deck: tuple[str, ...] | None = None
    dealer: int | None = None

    def code(self) -> str:
        """A room code."""
        return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))

    def draw(self, token: str = "") -> Entropy:
        """`token`: the seat secret of whoever joins by this request."""
        return Entropy(
            nonce=secrets.token_hex(16),
            token_hash=token_hash(token) if token else "",
            server_seed=secrets.token_bytes(32),
            game_id=secrets.token_hex(8),
            deck=self.deck,
            dealer=self.dealer,
        )


@dataclass(frozen=True, slots=True)
class Pace:
    """All in seconds. `bot_pause`: about how long a bot takes, for people to follow what happens;
    `away_grace`: until somebody without a connection counts as away; `host_grace`: until an absent host is
    followed by somebody else; `away_patience` and `idle_patience`: until the table is told that it waits for
    somebody who is away, or who is there; `reveal_time`: until a game begins without the seeds that were not
    revealed."""

    bot_pause: float = 1.2
    away_grace: float = 5.0
    host_grace: float = 60.0
    away_patience: float = 10.0
    idle_patience: float = 60.0
    reveal_time: float = 4.0


@dataclass(frozen=True, slots=True)
class Environment:
    """What every actor of a worker works with. `ttl`: seconds that a room lives after its last activity."""

    store: Store
    clock: Clock
    entropy: EntropySource
    ttl: float
    pace: Pace


def token_hash(token: str) -> str:
    """SHA-256 as hex: all that is kept of a seat secret. The secret is random, so nothing slower is
    needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def invite_of(origin: str) -> str:
    """What tells those who have a link to a room from those who try out codes, the same on every worker.
    `origin`: the link of the room's first entry, which holds fresh random data."""
    return hashlib.sha256(f"invite {origin}".encode()).hexdigest()[:10]
