"""The documents say what the program does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fliptable.web.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"


def settings_table() -> Iterator[str]:
    """One row per setting, for docs/hosting.md."""
    yield "| variable | default | meaning |"
    yield "|---|---|---|"
    for name, field in Settings.model_fields.items():
        value = "" if field.default_factory or field.default in ("", ()) else f"`{field.default}`"
        yield f"| `FLIPTABLE_{name.upper()}` | {value} | {' '.join((field.description or '').split())} |"


def test_every_setting_is_documented_with_its_default() -> None:
    table = "\n".join(settings_table())
    assert table in (DOCS / "hosting.md").read_text(encoding="utf-8"), f"docs/hosting.md needs:\n{table}"


def test_every_setting_has_a_meaning() -> None:
    assert all(field.description for field in Settings.model_fields.values())
