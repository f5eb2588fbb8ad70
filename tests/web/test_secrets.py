"""Nobody hears what he must not know: every byte of whole games is searched."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import pytest

from fliptable.engine.events import DeckShuffled, GameStarted
from fliptable.room.batch import Batch
from fliptable.room.events import GameMoved, MemberJoined, SeedCommitted
from fliptable.room.journal import decode_batch
from fliptable.store import open_store
from tests.support.evenings import over, play
from tests.support.players import Player
from tests.support.tables import serving

WINDOW = 9
"""So many cards in the order of the deck are no coincidence: nobody ever has more than seven in a row."""
SEED = "5e" * 32


@dataclass
class Secrets:
    """What the journal of a room hides. `revealed` come to light when their game is over."""

    forever: list[str] = field(default_factory=list)
    revealed: list[str] = field(default_factory=list)
    decks: list[tuple[int, ...]] = field(default_factory=list)

    def read(self, batch: Batch) -> None:
        for event in batch.events:
            match event:
                case SeedCommitted(server_seed=seed):
                    self.revealed.append(seed.hex())
                case MemberJoined(token_hash=token_hash):
                    self.forever.append(token_hash)
                case GameMoved(events=moves):
                    self.forever += [move.seed.hex() for move in moves if isinstance(move, GameStarted)]
                    self.decks += [move.order for move in moves if isinstance(move, DeckShuffled)]

    def orders(self) -> Iterator[str]:
        """Pieces of every deck as JSON would show them, from the top and from the bottom."""
        for deck in self.decks:
            for order in (deck, deck[::-1]):
                for start in range(len(order) - WINDOW + 1):
                    yield ",".join(map(str, order[start : start + WINDOW]))


async def secrets_of(store_url: str, code: str) -> Secrets:
    secrets = Secrets()
    store = open_store(store_url)
    for entry in await store.read(code):
        secrets.read(decode_batch(entry.body))
    await store.close()
    return secrets


@pytest.mark.parametrize("seed", [1, 2])
async def test_no_byte_tells_a_secret(store: str, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    for name in ("fliptable", "uvicorn", "uvicorn.error", "asyncio"):
        caplog.set_level(logging.DEBUG, name)
    with serving(store) as tables:
        code = tables.create()
        players = [Player(tables, code) for _ in range(3)]
        watcher, visitor = Player(tables, code), Player(tables, code)
        everybody = [*players, watcher, visitor]
        for player, name in zip(players, ("Annegret", "Benedikt", "Cemile"), strict=True):
            player.join(name)
        players[0].done("set_options", options={**players[0].room["options"], "target": 100})
        for player in players:
            player.done("ready", seed=SEED)
        watcher.enter(watch=True)
        visitor.enter()
        players[0].done("start")
        assert visitor.refusal("act", action={"type": "hit", "decision": 0}) == "unknown_member"
        play(players, Random(seed), over, others=[watcher, visitor])
        for player in everybody:
            player.say("sync")
            player.until(lambda message: message["type"] == "welcome")
            player.close()
    secrets = await secrets_of(store, code)
    assert secrets.decks
    assert secrets.forever

    for player in everybody:
        text = "\n".join(player.heard)
        tokens = [other.token for other in players if other.token]
        for secret in (*secrets.forever, *tokens, "127.0.0.1", "token_hash"):
            assert secret not in text
        for order in secrets.orders():
            assert order not in text
        before_the_end = [message for message in player.heard if '"phase":"over"' not in message]
        for secret in secrets.revealed:
            assert secret not in "\n".join(before_the_end)
    assert all('"events":[]' in text for text in visitor.heard if json.loads(text)["type"] == "batch")

    for secret in (*secrets.forever, *secrets.revealed, *(str(p.token) for p in players), "127.0.0.1", code):
        assert secret not in caplog.text
    for name in ("Annegret", "Benedikt", "Cemile"):
        assert name not in caplog.text


def test_a_turned_down_hand_shows_backs_to_all_but_its_owner(store: str) -> None:
    with serving(store) as tables:
        code = tables.create()
        players = [Player(tables, code).join(name) for name in ("Ann", "Ben", "Cem")]
        watcher = Player(tables, code).enter(watch=True)
        players[0].done("start")

        def busted(player: Player) -> bool:
            return player.view is not None and any(hand.down for hand in player.view.table.hands)

        play(players, Random(3), busted, others=[watcher])
        for player in (*players, watcher):
            player.say("sync")
            player.until(lambda message: message["type"] == "welcome")
        hands = players[0].view.table.hands if players[0].view else ()
        seat = next(seat for seat, hand in enumerate(hands) if hand.down)
        seen = [player.view.table.hands[seat].cards for player in (*players, watcher) if player.view]
        owner = seen.pop(seat)
        assert -1 not in owner
        assert seen == [(-1,) * len(owner)] * 3
        for player in (*players, watcher):
            player.close()
