"""Every screen and main state can be read, reached and touched by everybody."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.browsers import Scheme
from tests.e2e.legible import spoilt_words
from tests.e2e.scenes import SCENES
from tests.e2e.scenes.table import turn
from tests.e2e.screenshots import posed
from tests.e2e.stage import Stage

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
TOUCH = 44
"""CSS pixels that a control has in both directions."""

SMALL = """(touch) => {
  const small = [];
  const all = "a[href]:not(.skip-link), button, input, select, summary";
  for (const control of document.querySelectorAll(all)) {
    const { width, height } = (control.closest("label.choice") ?? control).getBoundingClientRect();
    const shown = control.checkVisibility() && width > 0;
    const name = control.ariaLabel ?? control.innerText;
    if (shown && Math.min(width, height) < touch) small.push(`${name}: ${width} × ${height}`);
  }
  return small;
}"""

LAPTOP: ViewportSize = {"width": 1280, "height": 800}


@pytest.fixture(scope="module", params=SCENES)
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """In every scene. Each is set once, since all that a test changes of it is the window."""
    with posed(browser, request.param) as ann:
        yield ann.page


def offences(page: Page) -> list[str]:
    """What axe finds against WCAG 2.2 A and AA, a line for each element."""
    options = {"runOnly": {"type": "tag", "values": WCAG}, "resultTypes": ["violations"]}
    violations = Axe().run(page, options=options).response["violations"]
    return [f"{found['id']}: {node['html']}" for found in violations for node in found["nodes"]]


def sideways(page: Page) -> int:
    """Pixels by which the page can be scrolled sideways."""
    root = "document.documentElement"
    width: int = page.evaluate(f"{root}.scrollWidth - {root}.clientWidth")
    return width


@contextmanager
def letters(page: Page, size: str) -> Iterator[None]:
    """Letters of another size; those of a television follow the window, whatever is wanted."""
    resize = (
        "size => { const at = document.querySelector('html:not(.tv)'); if (at) at.style.fontSize = size; }"
    )
    page.evaluate(resize, size)
    yield
    page.evaluate(resize, "")


def small_controls(page: Page) -> list[str]:
    """Visible controls that a thumb would miss. A box to tick is as large as its label."""
    found: list[str] = page.evaluate(SMALL, TOUCH)
    return found


def test_no_offence_against_wcag(page: Page) -> None:
    page.set_viewport_size(LAPTOP)
    page.emulate_media(color_scheme="light")
    assert offences(page) == [], "light, on a laptop"
    page.set_viewport_size({"width": 360, "height": 740})
    page.emulate_media(color_scheme="dark")
    assert offences(page) == [], "dark, on a phone"


def test_phones_need_not_scroll_sideways_and_thumbs_hit(page: Page) -> None:
    for width in (390, 360, 320):
        page.set_viewport_size({"width": width, "height": 640})
        assert sideways(page) == 0, f"{width} px wide"
        assert small_controls(page) == [], f"{width} px wide"


def test_twice_as_large_everything_can_still_be_read(page: Page) -> None:
    """By the zoom of the browser, which leaves half of the window; and by the size of letters alone."""
    page.set_viewport_size({"width": LAPTOP["width"] // 2, "height": LAPTOP["height"] // 2})
    assert sideways(page) == 0, "zoomed"
    assert spoilt_words(page) == [], "zoomed"
    page.set_viewport_size({"width": 390, "height": 844})
    with letters(page, "200%"):
        assert sideways(page) == 0, "large letters"
        assert spoilt_words(page) == [], "large letters"


SPILT = """key => {
  const words = document.createRange();
  words.selectNodeContents([...key.childNodes].find((node) => node.nodeType === Node.TEXT_NODE));
  return words.getClientRects().length > 1 || key.scrollWidth > key.clientWidth;
}"""
"""Whether the word on a key is broken or wider than the key."""


def test_with_large_letters_words_fit_on_the_keys_of_a_board(browser: Browser) -> None:
    with posed(browser, "board", phone=True, locale="de-DE") as ann, letters(ann.page, "200%"):
        for width in (390, 360, 320):
            ann.page.set_viewport_size({"width": width, "height": 740})
            assert sideways(ann.page) == 0, f"{width} px wide"
            for word in ("Geplatzt", "Karten", "OK"):
                key = ann.page.get_by_role("button", name=word, exact=True)
                assert not key.evaluate(SPILT), f"{word}, {width} px wide"


def test_the_offline_page_is_for_everybody_too(stage: Stage) -> None:
    page = stage.ann.page
    stage.ann.open(f"{stage.serve().http}/offline")
    expect(page.get_by_role("alert")).to_be_visible()
    schemes: tuple[Scheme, ...] = ("light", "dark")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        assert offences(page) == [], scheme
    page.set_viewport_size({"width": 320, "height": 640})
    assert sideways(page) == 0
    assert small_controls(page) == []


def test_states_are_told_apart_where_the_system_chooses_the_colours(stage: Stage) -> None:
    """By lines, not by colour alone; cards stay as they are."""
    turn(stage)
    page = stage.ann.page
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    log = page.get_by_role("list", name="Log").get_by_role("listitem")
    line = "line => getComputedStyle(line).borderInlineStartColor"
    plain, bust = (log.filter(has_text=text).first.evaluate(line) for text in ("flips a 12", "busted"))
    assert plain != bust
    stage.ann.press("Menu")
    options = page.get_by_role("dialog").get_by_role("group", name="What the link is for")
    pressed, other = (options.get_by_role("button", pressed=on).first for on in (True, False))
    width = "option => getComputedStyle(option).borderTopWidth"
    assert pressed.evaluate(width) != other.evaluate(width)
    card = page.locator(".face").first
    assert card.evaluate("face => getComputedStyle(face).forcedColorAdjust") == "none"
