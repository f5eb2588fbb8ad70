"""The seed of a game from everybody's part of it. Byte layout in docs/fairness.md, vectors in
tests/vectors/."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

SEED_BYTES: Final = 32
_LABEL = b"fliptable/v1/game\x00"


def commitment(server_seed: bytes) -> str:
    """What is published before any player's seed is known: SHA-256 as hex."""
    return hashlib.sha256(server_seed).hexdigest()


def game_seed(server_seed: bytes, game_id: str, seeds: Sequence[bytes]) -> bytes:
    """32 bytes; `seeds` in seat order, empty for a seat that gave none."""
    parts = (game_id.encode(), *seeds)
    message = _LABEL + b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return hmac.digest(server_seed, message, hashlib.sha256)
