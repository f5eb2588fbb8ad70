"""A second tap never answers a question that nobody has seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.stage import Stage

_PRESS = """([selector, first, delays]) => {
  const tap = () => {
    const button = document.querySelector(selector) ?? document.querySelector(".action-bar button");
    for (const type of ["pointerdown", "pointerup"]) {
      button?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    }
    button?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  };
  const key = () => {
    document.dispatchEvent(new KeyboardEvent("keydown", { key: selector, bubbles: true }));
    document.dispatchEvent(new KeyboardEvent("keyup", { key: selector, bubbles: true }));
  };
  const press = first === "tap" ? tap : key;
  press();
  window.pressed = Promise.all(
    delays.map((ms) => new Promise((done) => setTimeout(() => done(press()), ms))),
  );
}"""


@pytest.fixture
def stage(serve: Serve, company: Company) -> Iterator[Stage]:
    with ExitStack() as stack:
        stage = Stage(serve, company.person("Ann", moving=True))
        stack.callback(stage.leave)
        yield stage


Press = Callable[[Stage], None]


@pytest.mark.parametrize("how", ["tap", "key"])
@pytest.mark.parametrize("delays", [(120,), (250,), (400,), (60, 120, 180, 240)], ids=str)
def test_two_quick_presses_of_hit_are_one_card(stage: Stage, how: str, delays: tuple[int, ...]) -> None:
    stage.seat(2, "5 9 7 8")
    stage.ann.expect_asked("Your turn")
    expect(stage.ann.answers().first).to_be_enabled()
    target = '[data-key="h"]' if how == "tap" else "h"
    stage.ann.page.evaluate(_PRESS, [target, how, list(delays)])
    stage.ann.page.evaluate("window.pressed")
    stage.ann.expect_cards("Ann", "5")
    expect(stage.ann.page.get_by_role("log")).to_contain_text("Ann flips a 5.")
    assert (
        sum("flips" in line for line in stage.ann.page.get_by_role("log").all_inner_texts()[0].split("\n"))
        == 1
    )


@pytest.mark.parametrize("delays", [(180,), (350,), (600,)], ids=str)
def test_whoever_turns_an_action_card_does_not_give_it_away_with_the_same_press(
    stage: Stage, delays: tuple[int, ...]
) -> None:
    stage.seat(2, "FREEZE 9 7 8")
    expect(stage.ann.answers().first).to_be_enabled()
    stage.ann.page.evaluate(_PRESS, ['[data-key="h"]', "tap", list(delays)])
    stage.ann.page.evaluate("window.pressed")
    stage.ann.expect_asked("Who gets Freeze?")
