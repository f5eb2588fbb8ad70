"""Whether a byte tells somebody what he must not know."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from fliptable.engine.events import DeckShuffled, GameStarted
from fliptable.room.events import GameMoved, MemberJoined, SeedCommitted
from tests.chaos.journal import Journal

_WINDOW: Final = 9
"""So many undrawn cards in the order of the deck are no coincidence."""
_HEX: Final = re.compile(r"[0-9a-f]{32,}")
_CARDS: Final = re.compile(rf"\d+(?:,\d+){{{_WINDOW - 1},}}")


class Secrets:
    """What the journal of a table hides, and the seat secrets of those who were there."""

    def __init__(self, journal: Journal, tokens: Iterable[str]) -> None:
        self._forever = set(filter(None, tokens))
        self._revealed: set[str] = set()
        self._decks: list[dict[tuple[str, ...], int]] = []
        self._deck_of: dict[int, int] = {}
        self._journal = journal
        for seq, batch in journal.batches.items():
            for event in batch.events:
                match event:
                    case SeedCommitted(server_seed=seed):
                        self._revealed.add(seed.hex())
                    case MemberJoined(token_hash=token_hash):
                        self._forever.add(token_hash)
                    case GameMoved(events=moves):
                        self._forever |= {move.seed.hex() for move in moves if isinstance(move, GameStarted)}
                        self._decks += [
                            _windows(move.order) for move in moves if isinstance(move, DeckShuffled)
                        ]
            self._deck_of[seq] = len(self._decks)

    def told_by(self, text: str, seq: int | None) -> Iterator[str]:
        """Which ones a message tells that shows the table after batch `seq`, if it shows one."""
        for run in _HEX.findall(text):
            if any(secret in run for secret in self._forever):
                yield "a seed or a seat secret"
            if '"phase":"over"' not in text and any(secret in run for secret in self._revealed):
                yield "the secret of a shuffle, before its game was over"
        if seq is not None and self._shows_deck(text, seq):
            yield "the order of the deck"

    def _shows_deck(self, text: str, seq: int) -> bool:
        game = self._journal.rooms[seq].game
        if game is None or not self._deck_of[seq]:
            return False
        deck, left = self._decks[self._deck_of[seq] - 1], len(game.deck)
        for run in _CARDS.findall(text):
            cards = run.split(",")
            for start in range(len(cards) - _WINDOW + 1):
                if deck.get(tuple(cards[start : start + _WINDOW]), left) + _WINDOW <= left:
                    return True
        return False


def _windows(order: tuple[int, ...]) -> dict[tuple[str, ...], int]:
    """Every piece of a deck, from below and from above, and how many cards lie under it."""
    cards = [str(card) for card in order]
    found: dict[tuple[str, ...], int] = {}
    for start in range(len(cards) - _WINDOW + 1):
        piece = cards[start : start + _WINDOW]
        found[tuple(piece)] = found[tuple(reversed(piece))] = start
    return found
