"""What the minifier makes of the client does what was written."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

import pytest

from fliptable.site.minify import SHORTENS, short

ROOT: Final = Path(__file__).parents[2]
RULE: Final = '{"no-use-before-define": [2, {"functions": false, "classes": false, "variables": false}]}'


@pytest.mark.skipif(not SHORTENS, reason="there is no minifier for this machine")
def test_nothing_is_used_before_it_is_there(tmp_path: Path) -> None:
    """The minifier moves patterns before other constants, also where they are made of them (seen with
    tdewolff-minify 2.24)."""
    for path in (ROOT / "client").rglob("*.js"):
        part = path.relative_to(ROOT)
        if "tests" not in part.parts and part.name != "types.js":
            (tmp_path / "-".join(part.parts)).write_text(short(path.read_text("utf-8")), encoding="utf-8")
    eslint = ROOT / "node_modules/.bin/eslint"
    found = subprocess.run(
        [eslint, "--no-config-lookup", "--rule", RULE, "."], cwd=tmp_path, capture_output=True, text=True
    )
    assert found.returncode == 0, found.stdout + found.stderr
