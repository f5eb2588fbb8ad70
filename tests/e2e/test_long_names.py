"""A name without a place to break is cut or broken; it makes no screen wider than the window."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.scenes import dialogs, table, tv
from tests.e2e.scenes.board import evening, names
from tests.e2e.stage import Scene, Stage
from tests.support.players import Player

LONG = ("W" * 24, "Ann", "M" * 24, "﷽" * 24, "Wolfeschlegelsteinhausen")
WIDTHS = (320, 390, 844, 1280)

OVER = """
() => {
  const width = document.documentElement.clientWidth;
  const whole = document.documentElement.scrollWidth;
  const page = whole > width ? [`the page is ${whole} wide`] : [];
  const clips = (at) => getComputedStyle(at).overflowX !== "visible";
  const scrolls = (at) => at !== null && (clips(at) || scrolls(at.parentElement));
  const over = [...document.querySelectorAll("body *")].filter((at) => {
    const { left, right } = at.getBoundingClientRect();
    const outside = right > left && (right > width + 1 || left < -1);
    return outside && !scrolls(at.parentElement) && !at.closest(".sr-only, .skip-link, svg");
  });
  return [...page, ...over.map((at) => at.outerHTML.slice(0, 150))];
}
"""


def look(page: Page) -> None:
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate(OVER) == [], f"{width} wide"


def test_at_a_door_and_in_a_lobby(stage: Stage) -> None:
    tables = stage.serve()
    with Player(tables, tables.create()) as host, Player(tables, host.code) as watching:
        host.join(LONG[0])
        watching.join(LONG[2], watch=True)
        stage.ann.open(f"{tables.http}/t/{host.code}")
        expect(stage.ann.page.get_by_text(LONG[0]).first).to_be_visible()
        look(stage.ann.page)
        stage.enter_name()
        expect(stage.ann.page.get_by_text(LONG[2]).first).to_be_visible()
        look(stage.ann.page)


@pytest.mark.parametrize(
    "scene",
    [table.turn, dialogs.menu, table.person, table.award, table.round_end, table.result, tv.tv],
    ids=lambda scene: scene.__name__,
)
def test_at_a_table(stage: Stage, scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.e2e.stage.CROWD", LONG)
    scene(stage)
    look(stage.ann.page)


def test_at_a_board(stage: Stage) -> None:
    names(stage, *LONG)
    look(stage.ann.page)


def test_at_a_board_with_results(stage: Stage) -> None:
    evening(stage, 3, *LONG)
    expect(stage.ann.page.get_by_role("rowheader").filter(has_text=LONG[0]).first).to_be_visible()
    look(stage.ann.page)
    stage.ann.open(stage.ann.page.url.replace("/t/", "/tv/"))
    expect(stage.ann.page.get_by_role("rowheader").filter(has_text=LONG[0]).first).to_be_visible()
    look(stage.ann.page)
