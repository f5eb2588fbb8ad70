"""Servers that deal otherwise than they should, or show other cards than they deal."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

from fliptable.engine.shuffle import first_dealer, shuffled
from fliptable.room.fairness import game_seed
from fliptable.room.request import Entropy
from fliptable.room.state import RoomState
from tests.fairness.browsers import Message
from tests.fairness.stage import Cheat, Stage
from tests.support.rooms import Room


def seeds_as(forge: Callable[[list[str]], list[str]]) -> Cheat:
    """The game is dealt, and proven, with other seeds than were revealed."""

    def prepare(stage: Stage, patch: pytest.MonkeyPatch) -> None:
        honest = RoomState.seeds
        patch.setattr(RoomState, "seeds", lambda self: tuple(forge(list(honest(self)))))

    return prepare


def wrong_dealer(stage: Stage, _: pytest.MonkeyPatch) -> None:
    pledge, seats = stage.room.state.pledge, len(stage.room.state.seats)
    seeds = [bytes.fromhex(text) for text in revealed(stage)]
    drawn = first_dealer(game_seed(pledge.server_seed, pledge.game_id, seeds), seats)
    stage.room.dealer = (drawn + 1) % seats


def revealed(stage: Stage) -> list[str]:
    """What the browsers will reveal, by seat."""
    by_member = {browser.principal.member: browser for browser in stage.browsers.values()}
    game = stage.room.state.pledge.game_id
    found = []
    for member in stage.room.state.seats:
        browser = by_member.get(member)
        record = stage.process.call("verify", id=browser.id)["record"] if browser else {"ownSeed": ""}
        found.append(record["ownSeed"] or "")
    assert game
    return found


def wrong_cards(stage: Stage, patch: pytest.MonkeyPatch) -> None:
    patch.setattr("fliptable.engine.play.shuffled", lambda *given: shuffled(*given)[::-1])


def other_server_seed(stage: Stage, patch: pytest.MonkeyPatch) -> None:
    """The cards come from a number that was not promised."""
    patch.setattr("fliptable.room.drawing.game_seed", lambda _, *given: game_seed(bytes(32), *given))


def in_events(change: Callable[[list[Message], Message], list[Message]]) -> Cheat:
    """Shows the game otherwise than it is: the events of a batch. The last argument is kept from batch to
    batch."""

    def prepare(stage: Stage, _: pytest.MonkeyPatch) -> None:
        kept: dict[str, Any] = {}

        def lie(message: Message) -> Message:
            if message.get("events"):
                message["events"] = change(message["events"], kept)
            return message

        stage.lie = lie

    return prepare


def _first(kept: Message, key: str) -> bool:
    """Whether this is the first time for whoever is told; all are told alike."""
    seen = kept.get(key)
    kept[key] = True
    return seen is None


def refill_with_cards_left(events: list[Message], _: Message) -> list[Message]:
    ended = [place for place, event in enumerate(events) if event["type"] == "round_ended"]
    if not ended:
        return events
    at = ended[0] + 1
    return [*events[:at], {"type": "deck_refilled", "cards": 94, "rule": "B-71"}, *events[at:]]


def deck_of_other_cards(events: list[Message], _: Message) -> list[Message]:
    """Without those that it wants nobody to have."""
    return [event | {"cards": 90} if event["type"] == "deck_refilled" else event for event in events]


def card_twice(events: list[Message], kept: Message) -> list[Message]:
    flips = [event for event in events if event["type"] == "card_flipped"]
    if not flips:
        return events
    kept.setdefault("card", flips[0]["card"])
    again = {"type": "card_flipped", "seat": 0, "card": kept["card"], "rule": ""}
    return [*events, again, {"type": "card_discarded", "card": kept["card"], "rule": ""}]


def card_lost(events: list[Message], _: Message) -> list[Message]:
    return [event | {"cards": 93} if event["type"] == "deck_refilled" else event for event in events]


def card_from_nowhere(events: list[Message], _: Message) -> list[Message]:
    if events[0]["type"] == "game_announced":
        return events
    return [*events, {"type": "card_discarded", "card": 1, "rule": ""}]


def other_card_shown(events: list[Message], _: Message) -> list[Message]:
    """The same cards in another order."""
    swapped = {0: 1, 1: 0, 50: 51, 51: 50, 20: 80, 80: 20}
    return [
        event | {"card": swapped.get(event["card"], event["card"])} if "card" in event else event
        for event in events
    ]


def more_seats(events: list[Message], _: Message) -> list[Message]:
    return [
        event | {"seats": event["seats"] + 1} if event["type"] == "game_announced" else event
        for event in events
    ]


def other_options_played(events: list[Message], _: Message) -> list[Message]:
    return [
        event | {"options": event["options"] | {"target": 300}}
        if event["type"] == "game_announced"
        else event
        for event in events
    ]


class Replaying(Room):
    """Commits to the same number again, for whose reveal somebody has waited."""

    def entropy(self) -> Entropy:
        fresh = super().entropy()
        return Entropy(fresh.nonce, fresh.token_hash, hashlib.sha256(b"always").digest(), "always")


class ReplayingUnderAnotherName(Room):
    """Likewise, for a game with an id of its own."""

    def entropy(self) -> Entropy:
        fresh = super().entropy()
        number = hashlib.sha256(b"always").digest()
        return Entropy(fresh.nonce, fresh.token_hash, number, fresh.game_id)
