"""Everything about the wire that is generated from its types, and where it is written."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fliptable.wire.schema import constants, json_schema, markdown, shapes, typescript

ROOT: Final = Path(__file__).parents[4]


def documents() -> dict[Path, str]:
    """The whole text of each generated file."""
    return {
        ROOT / "docs/protocol.md": markdown.document(),
        ROOT / "docs/protocol.browser.schema.json": json_schema.text(json_schema.from_browser()),
        ROOT / "docs/protocol.server.schema.json": json_schema.text(json_schema.from_server()),
        ROOT / "client/wire/types.d.ts": typescript.declarations(),
        ROOT / "client/wire/constants.js": constants.constants(),
        ROOT / "client/wire/shapes.js": shapes.module(),
        ROOT / "client/wire/vocabulary.js": constants.vocabulary(),
    }
