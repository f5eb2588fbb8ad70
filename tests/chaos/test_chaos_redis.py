"""Half a minute of chaos: what `scripts/soak` does for ten."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.chaos.plan import Plan
from tests.chaos.report import judge
from tests.chaos.run import run


@pytest.mark.timeout(300)
async def test_whatever_breaks_no_card_is_lost_and_every_game_ends(tmp_path: Path) -> None:
    plan = Plan(seed=1, seconds=22, tables=3, workers=2, pause=0.5, bound=80, quick=True)
    verdict = judge(await run(plan, tmp_path))
    print(verdict.text())
    assert verdict.findings == []
    assert verdict.checked["acknowledged moves"] > 0
    assert verdict.remains.faults["workers killed"] > 0
