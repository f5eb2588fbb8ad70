"""The verifiable shuffle: byte layout in docs/fairness.md, vectors in tests/vectors/.

Everything that looks like chance in a game is derived from its seed, so that a game can be replayed and, once
the seed is revealed, checked by anybody.
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator

_LABEL = b"fliptable/v1/shuffle\x00"
_WORDS = 1 << 32


def _words(seed: bytes, number: int) -> Iterator[int]:
    """The endless 32-bit words of draw `number`: HMAC-SHA256 in counter mode."""
    counter = 0
    while True:
        message = _LABEL + number.to_bytes(4, "big") + counter.to_bytes(4, "big")
        block = hmac.digest(seed, message, hashlib.sha256)
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1


def _below(words: Iterator[int], bound: int) -> int:
    """A uniform number in 0 … bound − 1; words above the largest multiple of `bound` are thrown away."""
    limit = _WORDS - _WORDS % bound
    return next(word for word in words if word < limit) % bound


def shuffled(seed: bytes, number: int, cards: Iterable[int]) -> tuple[int, ...]:
    """Shuffle `number` (1, 2, 3 … in a game) of `cards`; the next card to be drawn is the last one.

    Starts from ascending order, so that the result depends on which cards there are and not on how they lay.
    """
    order = sorted(cards)
    words = _words(seed, number)
    for last in range(len(order) - 1, 0, -1):
        other = _below(words, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def first_dealer(seed: bytes, seats: int) -> int:
    """The seat that deals the first round; draw number 0 (rules.md 1.1.2: at random)."""
    return _below(_words(seed, 0), seats)
