"""A score board as it is shown to everybody: on a television, on paper, and as a chart."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.scenes.board import NAMES, board, board_over, enter, evening
from tests.e2e.stage import Stage

OUTSIDE = """texts => texts.filter((text) => {
  const { right, bottom } = text.ownerSVGElement.getBoundingClientRect();
  const box = text.getBoundingClientRect();
  return box.right > right + 1 || box.bottom > bottom + 1;
}).map((text) => text.textContent)"""
"""Words of a chart that its edge cuts off."""


@pytest.mark.parametrize("people", [NAMES[:3], NAMES])
def test_a_television_cuts_no_round(stage: Stage, people: tuple[str, ...]) -> None:
    evening(stage, 9, *people, target=300)
    page = stage.ann.page
    page.goto(page.url.replace("/t/", "/tv/"))
    heads = page.locator(".board-scroll thead th")
    expect(heads).to_have_count(11)
    for width, height in ((1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        who, first = (heads.nth(place).bounding_box() for place in (0, 1))
        assert who is not None
        assert first is not None
        assert first["x"] >= who["x"] + who["width"] - 1


def test_paper_holds_no_button(stage: Stage) -> None:
    ben = evening(stage, 2, target=100)
    ann = stage.ann.page
    ben.done("hand_over", member=next(m["id"] for m in ben.room["members"] if m["name"] == "Ann"))
    for field in ben.board["rounds"][-1]["fields"]:
        enter(ben, field, 100 + field["player"])
    expect(ann.get_by_role("listitem")).to_have_count(len(NAMES))
    ann.emulate_media(media="print")
    outside = ann.locator("button:not(table button)")
    assert [button.inner_text() for button in outside.all() if button.is_visible()] == []


@pytest.mark.parametrize("scene", [board, board_over])
def test_a_chart_shows_all_of_every_total(stage: Stage, scene: object) -> None:
    assert callable(scene)
    scene(stage)
    page = stage.ann.page
    for media in ("screen", "print"):
        page.emulate_media(media=media)
        assert page.locator(".chart text").evaluate_all(OUTSIDE) == []


def test_nobody_leads_while_a_round_is_half_entered(stage: Stage) -> None:
    ben = evening(stage, 2)
    page = stage.ann.page
    expect(page.get_by_text("leads by")).to_be_visible()
    enter(ben, ben.board["rounds"][-1]["fields"][0], 30)
    expect(page.get_by_text("1 of 5 results is in.")).to_be_visible()
    expect(page.get_by_text("leads by")).to_be_hidden()
