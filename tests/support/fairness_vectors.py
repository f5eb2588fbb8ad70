"""Writes tests/vectors/fairness.json: `python -m tests.support.fairness_vectors`."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import orjson

from fliptable.engine.shuffle import first_dealer, shuffled
from fliptable.room.fairness import commitment, game_seed

PATH = Path(__file__).parent.parent / "vectors" / "fairness.json"

SERVER_SEEDS = [bytes(32), bytes(range(32)), hashlib.sha256(b"server").digest()]
PARTIES = [
    ("a", []),
    ("game", ["", ""]),
    ("Tisch–7 🂡", [hashlib.sha256(b"ann").hexdigest(), "", hashlib.sha256(b"bob").hexdigest()]),
]
SHUFFLES = [
    (1, range(94)),
    (2, (7, 3, 93, 41, 0)),
    (3, range(188)),
    (4, (5,)),
    (2**32 - 1, range(20)),
]
MANY = 3 * 2**30
"""A bound for which every fourth word is thrown away; no table has so many seats."""


def vectors() -> dict[str, list[dict[str, Any]]]:
    seeds = [game_seed(secret, *_party(0)) for secret in SERVER_SEEDS]
    return {
        "commitments": [
            {"server_seed": secret.hex(), "commitment": commitment(secret)} for secret in SERVER_SEEDS
        ],
        "game_seeds": [
            {
                "server_seed": secret.hex(),
                "game_id": game_id,
                "seeds": parts,
                "game_seed": game_seed(secret, *_party(place)).hex(),
            }
            for secret in SERVER_SEEDS
            for place, (game_id, parts) in enumerate(PARTIES)
        ],
        "dealers": [
            {"game_seed": seed.hex(), "seats": seats, "dealer": first_dealer(seed, seats)}
            for seed in seeds
            for seats in (2, 3, 18, 36, MANY)
        ],
        "shuffles": [
            {
                "game_seed": seed.hex(),
                "number": number,
                "cards": list(cards),
                "order": list(shuffled(seed, number, cards)),
            }
            for seed in seeds
            for number, cards in SHUFFLES
        ],
    }


def _party(place: int) -> tuple[str, list[bytes]]:
    game_id, parts = PARTIES[place]
    return game_id, [bytes.fromhex(part) for part in parts]


def written() -> str:
    """The file's text: one example a line."""
    sections = (
        f'"{name}": [\n' + ",\n".join(orjson.dumps(case).decode() for case in cases) + "\n]"
        for name, cases in vectors().items()
    )
    return "{\n" + ",\n".join(sections) + "\n}\n"


if __name__ == "__main__":
    PATH.write_text(written(), encoding="utf-8")
