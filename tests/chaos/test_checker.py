"""The checker finds what went wrong with batches and decisions."""

from __future__ import annotations

import json

from tests.chaos.spoilt import Spoilt, deals, finds


def test_nothing_is_found_where_nothing_is_wrong(spoilt: Spoilt) -> None:
    assert spoilt.findings() == []
    assert len(spoilt.entries) > 50


def test_a_batch_that_did_not_come(spoilt: Spoilt) -> None:
    del spoilt.ann[spoilt.heard(deals)]
    assert finds(spoilt, "Ann at 0.000: batch")


def test_a_batch_that_came_twice(spoilt: Spoilt) -> None:
    place = spoilt.heard(deals)
    spoilt.ann.insert(place, spoilt.ann[place])
    assert finds(spoilt, "Ann at 0.000: batch")


def test_another_card_than_in_the_journal(spoilt: Spoilt) -> None:
    place = spoilt.heard(deals)
    events = json.loads(spoilt.ann[place].text)["events"]
    for event in events:
        if event["type"] in {"card_flipped", "card_landed"}:
            event["card"] = (event["card"] + 1) % 94
    spoilt.change(place, events=events)
    assert finds(spoilt, "has other events than in the journal")
    assert finds(spoilt, "another table at")


def test_another_decision_than_in_the_journal(spoilt: Spoilt) -> None:
    place = spoilt.heard(deals)
    prompt = json.loads(spoilt.ann[place].text)["prompt"]
    prompt["decision"]["id"] += 1
    spoilt.change(place, prompt=prompt)
    assert finds(spoilt, "another decision at")


def test_a_room_that_others_see_otherwise(spoilt: Spoilt) -> None:
    place = spoilt.heard(lambda message: message["type"] == "batch" and bool(message["changes"]))
    changes = json.loads(spoilt.ann[place].text)["changes"]
    spoilt.change(place, changes=changes | {"fields": {"host": 2}})
    assert finds(spoilt, "another room at")


def test_something_shown_that_was_never_confirmed(spoilt: Spoilt) -> None:
    spoilt.entries.pop()
    assert finds(spoilt, "which is not in the journal")
