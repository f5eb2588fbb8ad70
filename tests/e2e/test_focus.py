"""Whoever goes through a screen by Tab sees what has the focus: no bar that stays hides it (WCAG 2.4.11)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.scenes import board, dialogs, entrance, table
from tests.e2e.stage import Scene, Stage

SIZES = ((1280, 600), (390, 844), (844, 390), (320, 568))
CONTROLS = 200
"""More than any page here has."""

LOOK = r"""
async () => {
  const at = document.activeElement;
  if (at === null || at === document.body) return null;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const control = at.closest("label") ?? at;
  const { top, bottom, left, right } = control.getBoundingClientRect();
  const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const parts = Array.from({ length: 19 }, (_, part) => (part + 1) / 20);
  const on = (x, y) => document.elementFromPoint(from + (to - from) * x, first + (last - first) * y);
  const seen = last > first && to > from && parts.some((x) => parts.some((y) => control.contains(on(x, y))));
  at.dataset.walked = Number(at.dataset.walked ?? 0) + 1;
  return { seen, again: at.dataset.walked > 1, name: at.outerHTML.slice(0, 120) };
}
"""

STYLE = """
(rules) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}
"""


@pytest.mark.parametrize(
    "scene",
    [
        entrance.start,
        entrance.join,
        entrance.lobby,
        entrance.guest,
        table.turn,
        table.card,
        table.round_end,
        dialogs.menu,
        dialogs.rules,
        dialogs.device,
        table.overdue,
        table.eighteen,
        table.spectator,
        table.result,
        entrance.learnt,
        board.board_names,
        board.board,
        board.board_many,
        board.board_cards,
        board.board_over,
    ],
    ids=lambda scene: scene.__name__,
)
def test_no_control_with_the_focus_is_hidden(stage: Stage, scene: Scene) -> None:
    scene(stage)
    page = stage.ann.page
    hidden = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for key in ("Tab", "Shift+Tab") if (width, height) == SIZES[0] else ("Tab",):
            hidden += [f"{width} × {height}, {key}: {control}" for control in walk(page, key)]
    assert hidden == []


def walk(page: Page, key: str) -> list[str]:
    """Once around; what could not be seen while it had the focus."""
    page.evaluate("document.querySelectorAll('[data-walked]').forEach((at) => delete at.dataset.walked)")
    hidden = []
    for _ in range(CONTROLS):
        page.keyboard.press(key)
        looked = page.evaluate(LOOK)
        if looked is None or looked["again"]:
            break
        if not looked["seen"]:
            hidden.append(looked["name"])
    return hidden


@pytest.mark.parametrize("top", [62, 300], ids=["moved below", "moved above"])
def test_a_message_gives_way_to_what_has_the_focus(stage: Stage, top: int) -> None:
    """It would appear on the button that was pressed."""
    entrance.lobby(stage)
    page = stage.ann.page
    page.set_viewport_size({"width": 844, "height": 390})
    page.evaluate(
        STYLE,
        f".toasts {{ top: {top - 2}px }} .start-bar {{ display: none }} #app {{ padding-bottom: 100vh }}",
    )
    copy = page.get_by_role("button", name="Copy the link")
    page.keyboard.press("Tab")
    copy.focus()
    copy.evaluate("(button, top) => scrollBy(0, button.getBoundingClientRect().top - top)", top)
    page.keyboard.press("Enter")
    toast = page.locator(".toast")
    expect(toast).to_be_visible()
    toast.evaluate(
        "async (toast) => { await Promise.all(toast.getAnimations().map(({ finished }) => finished)) }"
    )
    button, message = copy.bounding_box(), toast.bounding_box()
    assert button is not None
    assert message is not None
    assert button["y"] == pytest.approx(top, abs=2)
    assert message["y"] >= button["y"] + button["height"] or message["y"] + message["height"] <= button["y"]
    assert message["y"] >= 0
    assert message["y"] + message["height"] <= 390
