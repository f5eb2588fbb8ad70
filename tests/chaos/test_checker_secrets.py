"""The checker finds gaps of the journal, secrets that were told, and what is left behind."""

from __future__ import annotations

import hashlib
import json

import pytest

from fliptable.live.environment import token_hash
from fliptable.store import JournalEntry
from tests.chaos.journal import Journal
from tests.chaos.recording import HEARD, Mark
from tests.chaos.spoilt import TOKENS, Message, Spoilt, _compact, deals, finds


def test_something_acknowledged_that_is_not_there(spoilt: Spoilt) -> None:
    place = spoilt.heard(lambda message: message["type"] == "done" and message["ref"].startswith("move"))
    spoilt.change(place, seq=json.loads(spoilt.ann[place].text)["seq"] - 1)
    assert finds(spoilt, "is not in the journal at")


def test_another_move_than_was_acknowledged(spoilt: Spoilt) -> None:
    place = next(place for place, mark in enumerate(spoilt.ann) if '"act"' in mark.text)
    spoilt.change(place, action={"type": "choose", "decision": 0, "seat": 0, "card": None})
    assert finds(spoilt, "has another move than was acknowledged")


def test_a_request_that_was_done_twice(spoilt: Spoilt) -> None:
    last = spoilt.entries[-1]
    spoilt.entries.append(JournalEntry(last.seq + 1, "again", last.body))
    assert finds(spoilt, "request last of member 1 is in the journal 2 times")


def test_a_gap_in_the_journal(spoilt: Spoilt) -> None:
    last = spoilt.entries.pop()
    spoilt.entries.append(JournalEntry(last.seq + 1, last.command, last.body))
    assert finds(spoilt, "a gap or come twice")


def test_a_card_that_is_there_twice(spoilt: Spoilt) -> None:
    place = next(place for place, entry in enumerate(spoilt.entries) if b'"deck_shuffled"' in entry.body)
    batch = json.loads(spoilt.entries[place].body)
    for event in batch["events"]:
        for move in event.get("events", ()):
            if move["type"] == "deck_shuffled":
                move["order"][0] = move["order"][1]
    spoilt.entries[place] = JournalEntry(place + 1, "", _compact(batch).encode())
    assert finds(spoilt, "a card is lost or doubled by deck_shuffled")


def test_a_game_without_an_end(spoilt: Spoilt) -> None:
    del spoilt.entries[-3:]
    assert finds(spoilt, "the last game has not ended")


@pytest.mark.parametrize("owner", range(3))
def test_a_seat_secret(spoilt: Spoilt, owner: int) -> None:
    spoilt.change(spoilt.heard(deals), more=token_hash(TOKENS[owner]))
    assert finds(spoilt, "was told a seed or a seat secret by a batch")


def test_the_secret_of_a_shuffle_before_the_end(spoilt: Spoilt) -> None:
    spoilt.change(spoilt.heard(deals), more=hashlib.sha256(b"server").hexdigest())
    assert finds(spoilt, "the secret of a shuffle, before its game was over")


@pytest.mark.parametrize("step", [1, -1], ids=["upwards", "downwards"])
def test_the_order_of_the_deck(spoilt: Spoilt, step: int) -> None:
    place = spoilt.heard(deals)
    game = Journal(spoilt.entries).rooms[json.loads(spoilt.ann[place].text)["seq"]].game
    assert game is not None
    spoilt.change(place, more=game.deck[3:12][::step])
    assert finds(spoilt, "was told the order of the deck by a batch")


def test_what_a_hidden_row_is_worth(spoilt: Spoilt) -> None:
    def hidden(message: Message) -> bool:
        return message["type"] == "batch" and None in message["prompt"]["worth"]

    place = spoilt.heard(hidden)
    prompt = json.loads(spoilt.ann[place].text)["prompt"]
    prompt["worth"] = [worth or 0 for worth in prompt["worth"]]
    spoilt.change(place, prompt=prompt)
    assert finds(spoilt, "the value of hidden cards")


def test_a_refusal_that_no_honest_client_gets(spoilt: Spoilt) -> None:
    refusal = {
        "type": "refused",
        "ref": None,
        "reason": "internal_error",
        "rule": "",
        "seq": 9,
        "snapshot": None,
    }
    spoilt.ann.append(Mark(0.0, HEARD, _compact(refusal)))
    assert finds(spoilt, "refused as internal_error")
