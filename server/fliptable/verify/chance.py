"""The arithmetic of a shuffle, as docs/fairness.md has it."""

import hashlib
import hmac
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

_HEX: Final = re.compile("([0-9a-f]{2})*")


def fingerprint(secret: str) -> str:
    """SHA-256 of what is given as hex; "" if it is no hex."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest() if _HEX.fullmatch(secret) else ""


def seed_of_game(server_seed: str, game_id: str, seeds: Sequence[str]) -> bytes:
    """Raises ValueError."""
    if not all(_HEX.fullmatch(text) for text in (server_seed, *seeds)):
        raise ValueError("not hex")
    message = b"fliptable/v1/game\0"
    for part in (game_id.encode(), *(bytes.fromhex(seed) for seed in seeds)):
        message += len(part).to_bytes(4, "big") + part
    return hmac.new(bytes.fromhex(server_seed), message, hashlib.sha256).digest()


def dealer(seed: bytes, seats: int) -> int:
    return _draws(seed, 0)(seats)


def deck(seed: bytes, number: int, cards: Iterable[int]) -> list[int]:
    """Of shuffle `number`; its next card is the last one."""
    order, below = sorted(cards), _draws(seed, number)
    for last in reversed(range(1, len(order))):
        other = below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _draws(seed: bytes, number: int) -> Callable[[int], int]:
    words: list[int] = []
    blocks = 0

    def word() -> int:
        nonlocal blocks
        if not words:
            message = b"fliptable/v1/shuffle\0" + number.to_bytes(4, "big") + blocks.to_bytes(4, "big")
            block = hmac.new(seed, message, hashlib.sha256).digest()
            words.extend(int.from_bytes(block[at : at + 4], "big") for at in range(0, len(block), 4))
            blocks += 1
        return words.pop(0)

    def below(bound: int) -> int:
        most = 2**32 // bound * bound
        while (drawn := word()) >= most:
            pass
        return drawn % bound

    return below
