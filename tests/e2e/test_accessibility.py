"""Every screen and main state can be read, reached and touched by everybody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, ViewportSize

from tests.e2e.scenes import SCENES
from tests.e2e.screenshots import posed

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
TOUCH = 44
"""CSS pixels that a control has in both directions."""

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


def small_controls(page: Page) -> list[str]:
    """Visible buttons and links that a thumb would miss."""
    controls = page.get_by_role("button").or_(page.get_by_role("link"))
    return [
        f"{control.inner_text() or control.get_attribute('aria-label')}: {box['width']} × {box['height']}"
        for control in controls.all()
        if (box := control.bounding_box())
        and min(box["width"], box["height"]) < TOUCH
        and not control.inner_text().startswith("Skip to ")  # shown to keyboards only
    ]


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
