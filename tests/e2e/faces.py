"""Which fonts a page is written in, and how it is laid out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import CDPSession, Page

OURS = {"Fraunces", "Hanken Grotesk"}

TEXTS = """() => {
  const texts = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { data, parentElement: parent } = nodes.currentNode;
    if (data.trim() && parent.checkVisibility() && !parent.closest("noscript")) texts.push(parent);
  }
  return [...new Set(texts)];
}"""
"""The elements with words of their own."""

BROKEN = """() => {
  const broken = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { data, parentElement: parent } = nodes.currentNode;
    if (!parent.checkVisibility() || parent.closest(".sr-only, .skip-link, noscript, svg")) continue;
    for (const { 0: word, index } of data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(nodes.currentNode, index);
      range.setEnd(nodes.currentNode, index + word.length);
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}"""
"""The words that do not stand in one line."""

LAYOUT = """(code) => {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) nodes.currentNode.data = nodes.currentNode.data.replaceAll(code, "CODE");
  return [...document.body.querySelectorAll("*")].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return `${element.localName}.${element.className} ${[left, top, width, height].map(Math.round)}`;
  });
}"""
"""Where every element stands, whatever the code of the room is."""


def settled(page: Page) -> None:
    """When all fonts that the page asks for have come."""
    page.evaluate("document.fonts.ready.then(() => {})")


def strangers(page: Page) -> list[str]:
    """Texts with letters in a font of the machine: the font, and the text."""
    settled(page)
    devtools = page.context.new_cdp_session(page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    try:
        return list(_strangers(page, devtools))
    finally:
        devtools.detach()


def _strangers(page: Page, devtools: CDPSession) -> Iterator[str]:
    page.evaluate(f"window.written = ({TEXTS})()")
    count: int = page.evaluate("window.written.length")
    devtools.send("DOM.getDocument", {"depth": 0})
    for number in range(count):
        node = devtools.send("Runtime.evaluate", {"expression": f"window.written[{number}]"})
        object_id: str = node["result"]["objectId"]
        found = devtools.send("DOM.requestNode", {"objectId": object_id})
        fonts: list[dict[str, Any]] = devtools.send("CSS.getPlatformFontsForNode", found)["fonts"]
        for font in fonts:
            if not font["isCustomFont"] or font["familyName"] not in OURS:
                text: str = page.evaluate(f"window.written[{number}].textContent")
                yield f"{font['familyName']}: {text}"
