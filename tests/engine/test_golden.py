"""The golden games are what the engine plays today, and everything appears in them."""

import zlib
from collections.abc import Iterator
from typing import get_args

import orjson
import pytest

from fliptable import codec, engine
from fliptable.engine import PublicEvent, View
from fliptable.engine.frames import Frame
from tests.engine.golden import FOLDER, GAMES, Golden, record
from tests.engine.walks import fold


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_is_what_the_engine_plays(golden: Golden) -> None:
    """After a wanted change: `scripts/golden`."""
    data, text = record(golden)
    assert (FOLDER / f"{golden.name}.txt").read_text(encoding="utf-8") == text
    assert (FOLDER / f"{golden.name}.json").read_bytes() == data


def test_there_is_no_other_file() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(
        f"{golden.name}.{ending}" for golden in GAMES for ending in ("json", "txt")
    )


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_recorded_events_fold_into_the_recorded_views(golden: Golden) -> None:
    for seen in orjson.loads((FOLDER / f"{golden.name}.json").read_bytes())["viewers"]:
        view = codec.decode(View, seen["batches"][0]["view"])
        for batch in seen["batches"]:
            view = fold(view, codec.decode(tuple[PublicEvent, ...], batch["events"]))
            assert codec.encode(view) == batch["view"]
            assert zlib.crc32(codec.to_json(view)) == batch["check"]


def flipped() -> Iterator[tuple[str, str]]:
    for golden in GAMES:
        codes = engine.catalogue(golden.options)
        for batch in golden.batches():
            for event in batch.events:
                if event.type == "card_flipped":
                    yield golden.options.game, codes[event.card]


def test_every_card_is_turned_in_a_golden_game() -> None:
    seen = set(flipped())
    for golden in GAMES:
        game = golden.options.game
        assert {(game, code) for code in engine.catalogue(golden.options)} <= seen


def test_every_event_and_every_frame_appears_in_a_golden_game() -> None:
    events = {
        engine.redact(event, None).type
        for golden in GAMES
        for batch in golden.batches()
        for event in batch.events
    }
    assert events == {kind.__dataclass_fields__["type"].default for kind in get_args(PublicEvent)}
    opened = {
        event.frame.type
        for golden in GAMES
        for batch in golden.batches()
        for event in batch.events
        if event.type == "frame_opened"
    }
    frames = {kind.__dataclass_fields__["type"].default for kind in get_args(Frame)}
    assert opened | {"backlog"} == frames  # a backlog is opened by the cards that are queued
