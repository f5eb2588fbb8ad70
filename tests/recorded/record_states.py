"""How states are recorded in the present format: `python -m tests.recorded.record_states`, once for each.

Whoever raises `FORMAT` adds a file; one that is there is never written again.
"""

from __future__ import annotations

import gzip
import json
from typing import Final

from fliptable.room.recap import FORMAT, record
from tests.recorded.recordings import HERE, JOURNALS, name
from tests.recorded.table import Json, states

STATES: Final = HERE / "states" / f"{FORMAT}.json.gz"


def present() -> dict[str, Json]:
    """The state at the end of each recorded journal, as a record in the present format has it."""
    found: dict[str, Json] = {}
    for path in JOURNALS:
        *_, state = states(path.read_bytes().splitlines())
        found[name(path)] = json.loads(record(state).state)
    return found


if __name__ == "__main__":
    STATES.parent.mkdir(exist_ok=True)
    with STATES.open("xb") as file:
        file.write(gzip.compress(json.dumps(present()).encode(), mtime=0))
