"""Names that run from right to left swap no places with what stands beside them, wherever they are shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.scenes import dialogs, table, tv
from tests.e2e.scenes.board import evening, names
from tests.e2e.stage import Scene, Stage
from tests.support.players import Player

NAMES = ("שרה", "Ann", "علی\u200cرضی", "דוד (7)", "مريم")

RAW = r"""
() => {
  const leftwards = /[\u0590-\u06ff]/;
  const isolated = /\u2068[^\u2068\u2069]*\u2069/g;
  const open = (text) => {
    let before;
    do [before, text] = [text, text.replace(isolated, "")]; while (text !== before);
    return leftwards.test(text);
  };
  const alone = (element) =>
    getComputedStyle(element).unicodeBidi === "plaintext" && element.childElementCount === 0;
  const found = [];
  let names = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    names += leftwards.test(nodeValue);
    if (open(nodeValue) && !alone(parentElement)) found.push(parentElement.outerHTML);
  }
  for (const element of document.querySelectorAll("*"))
    for (const { name, value } of element.attributes)
      if (open(value) && !(name === "value" && element.dir === "auto"))
        found.push(`${element.tagName} ${name}=${value}`);
  if (open(document.title)) found.push(document.title);
  return names ? found : ["no name is shown"];
}
"""
"""Letters that run from right to left and are isolated neither by characters nor by a style."""


def look(page: Page) -> None:
    assert page.evaluate(RAW) == []


@pytest.mark.parametrize(
    "scene",
    [
        table.turn,
        dialogs.menu,
        dialogs.log,
        table.person,
        table.award,
        table.round_end,
        table.result,
        tv.tv,
    ],
    ids=lambda scene: scene.__name__,
)
def test_at_a_table(stage: Stage, scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.e2e.stage.CROWD", NAMES)
    scene(stage)
    look(stage.ann.page)


def test_at_a_door_and_in_a_lobby(stage: Stage) -> None:
    tables = stage.serve()
    with Player(tables, tables.create()) as host:
        host.join(NAMES[0])
        stage.ann.open(f"{tables.http}/t/{host.code}")
        expect(stage.ann.page.get_by_text(NAMES[0]).first).to_be_visible()
        look(stage.ann.page)
        stage.enter_name()
        host.until(lambda _: len(host.room["members"]) == 2)
        host.done("hand_over", member=2)
        expect(stage.ann.page.get_by_role("button", name="Start the game")).to_be_visible()
        look(stage.ann.page)


def test_at_a_board(stage: Stage) -> None:
    names(stage, *NAMES)
    look(stage.ann.page)


def test_at_a_board_with_results(stage: Stage) -> None:
    evening(stage, 3, *NAMES)
    expect(stage.ann.page.get_by_role("rowheader").filter(has_text=NAMES[0]).first).to_be_visible()
    look(stage.ann.page)
    stage.ann.open(stage.ann.page.url.replace("/t/", "/tv/"))
    expect(stage.ann.page.get_by_role("rowheader").filter(has_text=NAMES[0]).first).to_be_visible()
    look(stage.ann.page)
