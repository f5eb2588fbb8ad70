"""Whether all the words on a page can be read: none is cut off, and none lies on another."""

from __future__ import annotations

from playwright.sync_api import Page

SPOILT = """() => {
  const SLACK = 3;
  const hides = (flow) => flow === "hidden" || flow === "clip";
  const meet = (one, other) => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const size = ({ left, right, top, bottom }) => Math.min(right - left, bottom - top);

  const NOWHERE = { left: 0, right: 0, top: 0, bottom: 0 };

  const words = [];
  const problems = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { data, parentElement: parent } = nodes.currentNode;
    const text = data.trim();
    if (!text || parent.closest("svg, .sr-only, .skip-link") || !parent.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(nodes.currentNode);
    const box = range.getBoundingClientRect();
    const air = box.height / 6; // above and below the letters
    let seen = { left: box.left, right: box.right, top: box.top + air, bottom: box.bottom - air };
    let layer = null;
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
      const { clipPath, overflowX, overflowY, position, textOverflow } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      if (edge.width <= 1 || clipPath !== "none") seen = NOWHERE; // for those who hear the page
      if (seen !== NOWHERE && textOverflow !== "ellipsis") {
        const across = seen.left < edge.left - SLACK || seen.right > edge.right + SLACK;
        const along = seen.top < edge.top - SLACK || seen.bottom > edge.bottom + SLACK;
        if ((hides(overflowX) && across) || (hides(overflowY) && along)) problems.push(`cut off: ${text}`);
      }
      if (overflowX !== "visible" || overflowY !== "visible") seen = meet(seen, edge);
      if (at.matches("dialog") || position === "fixed" || position === "sticky") layer ??= at;
    }
    if (size(seen) > SLACK) words.push({ text, parent, seen, layer });
  }
  for (const [place, one] of words.entries()) {
    for (const other of words.slice(place + 1)) {
      const nested = one.parent.contains(other.parent) || other.parent.contains(one.parent);
      if (one.layer === other.layer && !nested && size(meet(one.seen, other.seen)) > SLACK) {
        problems.push(`${one.text} lies on ${other.text}`);
      }
    }
  }
  return problems;
}"""
"""Nothing is wrong with what scrolls out of sight, ends in an ellipsis, or lies below a bar or a sheet."""


def spoilt_words(page: Page) -> list[str]:
    problems: list[str] = page.evaluate(SPOILT)
    return problems
