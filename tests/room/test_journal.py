"""Batches as a store keeps them."""

from __future__ import annotations

from functools import reduce

import orjson
import pytest

from fliptable.engine import Options
from fliptable.room import Phase, RoomState, advance, decode_batch, encode_batch
from fliptable.room.batch import VERSION
from fliptable.room.commands import Kick, Leave, Ready, Rematch, RemoveBot, SetTable
from fliptable.room.journal import UnreadableJournal
from tests.support.rooms import Room, seed


def evening() -> Room:
    room = Room("Ann", "Bob", "Cat", bots=1)
    room.do(room["Ann"], SetTable(clock=20))
    room.do(room["Bob"], Ready(seed("bob")))
    room.start()
    for _ in range(5):
        room.default()
    room.do(room["Cat"], Leave())
    room.do(room["Ann"], Kick(room["Bob"]))
    room.do(room["Ann"], RemoveBot(room["Bot 1"]))
    room.do(room["Ann"], Rematch())
    return room


def test_a_batch_survives_its_bytes() -> None:
    for batch in evening().journal:
        assert decode_batch(encode_batch(batch)) == batch


def test_a_room_is_the_fold_of_its_stored_journal() -> None:
    room = evening()
    stored = [encode_batch(batch) for batch in room.journal]
    state: RoomState | None = reduce(advance, map(decode_batch, stored), None)
    assert state == room.state


def test_cut_off_after_any_batch_it_holds_the_cards_to_come_in_the_same_order() -> None:
    room = Room("Ann", "Bob", "Cat", options=Options("vengeance")).start()
    decks = [room.game.deck]
    while room.state.phase is Phase.PLAYING:
        room.default()
        decks.append(room.game.deck)
    for count, deck in enumerate(reversed(decks)):
        kept = [encode_batch(batch) for batch in room.journal[: len(room.journal) - count]]
        state: RoomState | None = reduce(advance, map(decode_batch, kept), None)
        assert state is not None
        assert state.game is not None
        assert state.game.deck == deck


def test_a_batch_is_json_with_a_version() -> None:
    plain = orjson.loads(encode_batch(Room().journal[0]))
    assert plain["version"] == VERSION
    assert [event["type"] for event in plain["events"]] == ["room_opened", "seed_committed"]


def test_a_room_that_was_opened_before_there_were_boards_is_still_read() -> None:
    options = b"""{"game":"flip7","target":200,"start_card":false,"stay_needs_card":null,
        "forced_self":"last_active","brutal":false,"face_down":true,"decks":1}"""
    opened = b'{"code":"ABCDEF","options":%b,"type":"room_opened"}' % options
    pledge = b'{"game_id":"one","server_seed":"00ff","type":"seed_committed"}'
    stored = b'{"member":null,"ref":"","events":[%b,%b],"version":1}' % (opened, pledge)
    state = advance(None, decode_batch(stored))
    assert state.kind == "game"
    assert state.pledge.server_seed == b"\x00\xff"


def test_a_batch_of_another_version_is_not_guessed_at() -> None:
    plain = orjson.loads(encode_batch(Room().journal[0]))
    with pytest.raises(UnreadableJournal, match=f"version {VERSION + 1}"):
        decode_batch(orjson.dumps({**plain, "version": VERSION + 1}))


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"{}", b"null", b'{"version": 1}', b'{"version": 1, "events": 7}']
)
def test_damaged_bytes_are_told_apart(data: bytes) -> None:
    with pytest.raises(UnreadableJournal):
        decode_batch(data)
