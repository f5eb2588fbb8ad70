"""The schemas describe what older servers and pages have said, too."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from jsonschema_rs import Draft202012Validator

from fliptable.wire.inbound import MAX_FRAME, Unreadable, read
from fliptable.wire.schema import json_schema
from tests.recorded.recordings import CONVERSATIONS, name

FROM_SERVER = Draft202012Validator(json_schema.from_server())
FROM_BROWSER = Draft202012Validator(json_schema.from_browser())


@pytest.mark.parametrize("path", CONVERSATIONS, ids=name)
def test_every_recorded_frame_is_as_the_schemas_say(path: Path) -> None:
    heard = 0
    _, *steps = map(json.loads, gzip.decompress(path.read_bytes()).splitlines())
    for _, action, what in steps:
        if action == "hear":
            FROM_SERVER.validate(what)
            heard += 1
        elif action == "says" and isinstance(what, dict) and len(json.dumps(what)) <= MAX_FRAME:
            assert FROM_BROWSER.is_valid(what) == is_read(json.dumps(what)), what
    assert heard > 0


def is_read(frame: str) -> bool:
    try:
        read(frame)
    except Unreadable:
        return False
    return True
