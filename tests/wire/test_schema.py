"""What is generated from the types of the wire is fresh, and says the same in every form."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson
import pytest
from jsonschema_rs import Draft202012Validator

from fliptable import engine
from fliptable.room.attendance import Attendance
from fliptable.wire.outbound import Notice, Pong, PresenceNotice, Refused, Synced
from fliptable.wire.projection import Principal, encode, welcome
from fliptable.wire.schema import ROOT, documents, json_schema, model
from fliptable.wire.schema.constants import CONSTANTS
from tests.support.rooms import Room

FROM_SERVER = Draft202012Validator(json_schema.from_server())
FROM_BROWSER = Draft202012Validator(json_schema.from_browser())
CLIENT = ROOT / "client"


def modules() -> list[Path]:
    """Those of the client that are not generated."""
    outside = {"tests", "wire"}
    return [path for path in CLIENT.rglob("*.js") if path.relative_to(CLIENT).parts[0] not in outside]


@pytest.mark.parametrize("path", documents(), ids=lambda path: path.name)
def test_what_is_generated_is_as_the_types_are(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    assert written == documents()[path], "run: python -m fliptable.wire.schema"


def test_the_client_uses_every_constant_that_it_is_sent() -> None:
    imports = re.compile(r'import \{([^}]*)\} from "[./]+/wire/constants\.js"')
    used = {
        name.strip()
        for path in modules()
        for found in imports.finditer(path.read_text(encoding="utf-8"))
        for name in found[1].split(",")
    }
    assert used == CONSTANTS.keys()


def test_the_client_writes_no_close_code_itself() -> None:
    for path in modules():
        assert not re.search(r"\b40[01]\d\b", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("started", [False, True])
def test_a_snapshot_is_as_its_schema_says(started: bool) -> None:
    room = Room("Ann", "Bob")
    if started:
        room.start()
    notice = welcome(room.state, Principal(room["Ann"]), Attendance(), 0)
    FROM_SERVER.validate(plain(notice))


@pytest.mark.parametrize(
    "notice", [Pong(), Synced(3, None), PresenceNotice((1, 2), 0), Refused(None, "too_fast", "", 0)]
)
def test_so_is_a_short_notice(notice: Notice) -> None:
    FROM_SERVER.validate(plain(notice))


@pytest.mark.parametrize(
    "damage", [{"seq": None}, {"seq": "3"}, {"type": "sync"}, {"type": None}], ids=lambda damage: str(damage)
)
def test_what_the_server_never_says_is_none_of_it(damage: dict[str, Any]) -> None:
    said = plain(Synced(3, None))
    assert not FROM_SERVER.is_valid(said | damage)


def test_the_server_leaves_out_nothing() -> None:
    said = plain(Synced(3, None))
    for key in said:
        assert not FROM_SERVER.is_valid({name: value for name, value in said.items() if name != key}), key


@pytest.mark.parametrize(
    ("message", "taken"),
    [
        ({"type": "ping"}, True),
        ({"type": "ping", "ref": "a"}, False),
        ({"type": "hello", "version": 1}, True),
        ({"type": "hello"}, False),
        ({"type": "sit", "ref": "a"}, True),
        ({"type": "sit"}, False),
        ({"type": "sit", "ref": ""}, False),
        ({"type": "sit", "ref": "a", "seat": 1}, False),
        ({"type": "set_table", "clock": 40, "ref": "a"}, True),
        ({"type": "set_table", "clock": 41, "ref": "a"}, False),
        ({"type": "act", "action": {"type": "choose", "decision": 1, "seat": 2}, "ref": "a"}, True),
        (
            {"type": "act", "action": {"type": "hit", "decision": 1, "seat": 2}, "ref": "a"},
            False,
        ),
        ({"type": "welcome"}, False),
    ],
)
def test_what_a_browser_may_say_is_as_its_schema_says(message: dict[str, Any], taken: bool) -> None:
    assert FROM_BROWSER.is_valid(message) == taken


def test_two_types_of_one_name_are_noticed() -> None:
    @dataclass
    class Options:
        name: str

    with pytest.raises(ValueError, match="called Options"):
        model.shapes_of([engine.Options, Options])


def plain(notice: Notice) -> dict[str, Any]:
    said: dict[str, Any] = orjson.loads(encode(notice))
    return said
