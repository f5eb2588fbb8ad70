"""A room that cannot be read says so, is named in the log once, and disturbs no other."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from fliptable.wire.close_codes import Close
from tests.support.tables import serving
from tests.web.conftest import People

Spoil = Callable[[bytes], bytes | None]


def changed(**fields: object) -> Spoil:
    return lambda body: json.dumps({**json.loads(body), **fields}).encode()


SPOILT: dict[str, Spoil] = {
    "newer version": changed(version=2),
    "unknown field": changed(surprise=1),
    "unknown event": changed(events=[{"type": "surprise"}]),
    "does not fit": changed(events=[{"type": "seed_given", "member": 9, "seed": ""}]),
    "no record": lambda _: b"\x00\xff",
    "a gap": lambda _: None,
}


def spoil(file: Path, code: str, seq: int, how: Spoil) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        (body,) = db.execute("SELECT body FROM entry WHERE room = ? AND seq = ?", (code, seq)).fetchone()
        new = how(body)
        if new is None:
            db.execute("DELETE FROM entry WHERE room = ? AND seq = ?", (code, seq))
        else:
            db.execute("UPDATE entry SET body = ? WHERE room = ? AND seq = ?", (new, code, seq))


@pytest.mark.parametrize("how", SPOILT)
def test_a_room_that_cannot_be_read_says_so_and_the_others_go_on(
    tmp_path: Path, people: People, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    file = tmp_path / "tables.sqlite"
    with serving(f"sqlite:///{file}") as tables:
        ann = people(tables, tables.create()).join("Ann").done("add_bot")
        other = people(tables, tables.create()).join("Ben")
    spoil(file, ann.code, 2, SPOILT[how])
    with serving(f"sqlite:///{file}") as tables:
        ann.tables = other.tables = tables
        for _ in range(3):
            assert ann.open().closed() == Close.UNREADABLE_ROOM
        answer = httpx.get(f"{tables.http}/api/rooms/{ann.code}")
        assert (answer.status_code, answer.json()) == (500, {"reason": "unreadable_room"})
        other.enter()
        other.done("add_bot")
        assert httpx.get(f"{tables.http}/healthz").status_code == 200
    [line] = [record for record in caplog.records if record.levelname == "ERROR"]
    assert f"room {ann.code} cannot be read: entry 2" in line.getMessage()
    assert line.exc_info is None


def test_a_running_room_folds_nothing_over_a_gap(
    tmp_path: Path, people: People, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.sqlite"
    with serving(f"sqlite:///{file}") as one, serving(f"sqlite:///{file}") as two:
        ann = people(one, one.create()).join("Ann")
        ben = people(two, ann.code).join("Ben")
        ann.catch_up(ben.seq)
        with closing(sqlite3.connect(file)) as db, db:
            row = "INSERT INTO entry (room, seq, command, body) VALUES (?, ?, 'x', ?)"
            db.execute(row, (ann.code, ben.seq + 2, b"{}"))
        assert ann.closed() == Close.GOING_AWAY
        assert ann.open().closed() == Close.UNREADABLE_ROOM
    assert f"entry {ben.seq + 1} is missing" in caplog.text
    assert not [record for record in caplog.records if record.exc_info]


def test_after_a_journal_was_set_back_all_who_come_back_see_the_same(tmp_path: Path, people: People) -> None:
    file = tmp_path / "tables.sqlite"
    with serving(f"sqlite:///{file}") as one:
        ann = people(one, one.create()).join("Ann")
        ben = people(one, ann.code).join("Ben")
        for _ in range(3):
            ann.done("add_bot")
        known = next(json.loads(text) for text in reversed(ann.heard) if '"type":"batch"' in text)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("DELETE FROM entry WHERE room = ? AND seq > ?", (ann.code, ben.seq))
    with serving(f"sqlite:///{file}") as two:
        ann.tables = ben.tables = two
        ann.enter()
        ben.enter()
        for open_ in (False, True, False):
            ann.done("set_table", watch_open=open_)
        assert known["seq"] == ann.seq
        ann.open(after=known["seq"], link=known["link"])
        assert ann.hear()["type"] == "welcome", "another batch has the number that she knows"
        assert ann.room == ben.catch_up(ann.seq).room
        ann.open(after=ann.seq, link=json.loads(ann.heard[-1])["link"])
        assert ann.hear()["type"] == "synced"
