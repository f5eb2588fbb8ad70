"""All that can be read or heard comes from the catalogues, but for names, numbers and codes."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from fliptable.room.codes import ALPHABET, CODE_LENGTH
from fliptable.site.release import client_folder
from tests.e2e.scenes import SCENES, board
from tests.e2e.screenshots import posed
from tests.e2e.stage import CROWD

OPEN, CLOSE = "\u200b", "\u00ad"
"""Around every message. Nobody sees them, and whoever looks for a text in the page passes over them."""

MARKING = f"""
export function t(key, params) {{
  const text = unmarked(key, params);
  return text === key ? key : `{OPEN}${{text}}{CLOSE}`;
}}
"""

MESSAGE = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
NUMBERS = re.compile(r"[\d\s+−±×÷=()/.,:·…–*-]*")
PEOPLE = {*CROWD, *board.NAMES, *board.MORE}
SHORTENED = {f"{name[:size]}…" for name in PEOPLE for size in range(3, len(name))}
"""As at the end of a line in a chart."""
OTHERS = re.compile(
    rf"(?:\d+ )?(?:{'|'.join(PEOPLE | SHORTENED)}|Bot \d+) ?\d*"  # in a chart with their points
    rf"|[{ALPHABET}]{{{CODE_LENGTH}}}|\S+/[tw]/\S+"  # codes and links
    r"|[0-9a-f]{16,}"  # the numbers behind a shuffle
    r"|English|Deutsch"  # each in its own language
    r"|[A-Z?]"  # keys
)

ELSEWHERE = {"turn", "three", "eight", "eighteen", "full", "tv_full", "board_many"}
"""Scenes with nothing that others do not show."""

READ = """() => {
  const texts = [document.title];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    if (!nodes.currentNode.parentElement.closest("noscript")) texts.push(nodes.currentNode.data);
  }
  const names = ["alt", "aria-description", "aria-label", "aria-valuetext", "placeholder", "title"];
  for (const element of document.body.querySelectorAll("*")) {
    for (const name of names) if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
  }
  return texts;
}"""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The browser client, with every message marked."""
    folder = tmp_path_factory.mktemp("marked") / "client"
    shutil.copytree(client_folder(), folder, ignore=shutil.ignore_patterns("tests"))
    module = folder / "text" / "i18n.js"
    text = module.read_text(encoding="utf-8")
    assert text.count("export function t(") == 1
    module.write_text(text.replace("export function t(", "function unmarked(") + MARKING, encoding="utf-8")
    return folder


def outside(text: str) -> str:
    """What of `text` is neither a message nor a name, a number or a code."""
    while (rest := MESSAGE.sub("", text)) != text:
        text = rest
    text = text.strip()
    return "" if NUMBERS.fullmatch(text) or OTHERS.fullmatch(text) else text


@pytest.mark.parametrize("scene", sorted(SCENES.keys() - ELSEWHERE))
def test_no_word_stands_outside_the_catalogues(browser: Browser, client: Path, scene: str) -> None:
    with posed(browser, scene, client=client) as ann:
        texts: list[str] = ann.page.evaluate(READ)
    assert any(OPEN in text for text in texts)
    assert {outside(text) for text in texts} <= {""}


@pytest.mark.parametrize(
    "text", ["Hit", f"{OPEN}Hit{CLOSE} me", f"{OPEN}Hit {OPEN}Ann{CLOSE}{CLOSE} or stay", "7 points"]
)
def test_a_word_outside_is_found(text: str) -> None:
    assert outside(text) != ""


@pytest.mark.parametrize(
    "text", [f"{OPEN}Hit {OPEN}Ann{CLOSE}?{CLOSE}", "Ann", "Ben 12", "(3 + 11) × 2 = 28", "H"]
)
def test_messages_names_and_numbers_are_let_be(text: str) -> None:
    assert outside(text) == ""
