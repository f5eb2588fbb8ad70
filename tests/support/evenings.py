"""Whole games over sockets: everybody plays as the bot would from what he alone sees."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random

from fliptable import codec
from fliptable.bots import choose
from fliptable.engine import Decision
from tests.support.players import Message, Player


def asked(players: Sequence[Player]) -> tuple[Player, Decision]:
    """Who must decide what; everybody has heard the same."""
    decision: Decision = codec.decode(Decision, players[0].prompt["decision"])
    return next(p for p in players if p.view and p.view.viewer == decision.seat), decision


def play(
    players: Sequence[Player], rng: Random, until: Callable[[Player], bool], others: Sequence[Player] = ()
) -> None:
    """Play on until the first player sees that `until` holds; `others` listen."""
    latest = max(player.seq for player in players)
    for listener in (*players, *others):
        listener.catch_up(latest)
    while not until(players[0]):
        player, decision = asked(players)
        assert player.view is not None
        player.done("act", action=codec.encode(choose(player.view, decision, rng)))
        for listener in (*players, *others):
            listener.catch_up(player.seq)


def over(player: Player) -> bool:
    phase: str = player.room["phase"]
    return phase == "over"


def events(player: Player) -> list[Message]:
    """Every event of the game that this player was told, batch by batch."""
    messages = (json.loads(text) for text in player.heard)
    return [event for message in messages if message["type"] == "batch" for event in message["events"]]
