"""What the actors of a worker work with: clock, entropy and store. Tests inject their own."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from dataclasses import dataclass
from typing import Final

from fliptable.room.commands import Chance
from fliptable.store import Store

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Of room codes: nothing that is read as something else, spoken or handwritten."""
CODE_LENGTH: Final = 6


class Clock:
    def now(self) -> int:
        """Epoch milliseconds."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds since some moment, never set back."""
        return time.monotonic()

    async def until(self, at: int) -> None:
        """Return once `now` has reached `at`."""
        while (left := at - self.now()) > 0:  # noqa: ASYNC110 - the clock may be set
            await asyncio.sleep(left / 1000)


@dataclass(frozen=True, slots=True)
class Entropy:
    """Chance from the system's cryptographic source. `deck` (codes, top first) and `dealer` replace it in
    every game that starts; they are for tests and lessons, and no setting leads to them."""

    deck: tuple[str, ...] | None = None
    dealer: int | None = None

    def code(self) -> str:
        """A room code."""
        return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))

    def chance(self, token: str = "") -> Chance:
        """`token`: the seat secret of whoever joins by this request."""
        return Chance(
            nonce=secrets.token_hex(8),
            token_hash=token_hash(token) if token else "",
            server_seed=secrets.token_bytes(32),
            game_id=secrets.token_hex(8),
            deck=self.deck,
            dealer=self.dealer,
        )


@dataclass(frozen=True, slots=True)
class Environment:
    """What every actor of a worker works with. `ttl`: seconds that a room lives after its last activity;
    `bot_pause`: about how many seconds a bot takes, for people to follow what happens."""

    store: Store
    clock: Clock
    entropy: Entropy
    ttl: float
    bot_pause: float


def token_hash(token: str) -> str:
    """SHA-256 as hex: all that is kept of a seat secret. The secret is random, so nothing slower is
    needed."""
    return hashlib.sha256(token.encode()).hexdigest()
