"""Motion is left out for whoever skips it, looks elsewhere, is behind or does not want it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.motion.film import CHAIN, Film, Staged, chain
from tests.e2e.stage import Stage


@pytest.mark.parametrize("skip", ["tap", "key"])
def test_a_tap_or_a_key_goes_to_the_end(staged: Staged, skip: str) -> None:
    stage = staged(moving=True, phone=True)
    film = Film(stage.ann.page)
    chain(stage, film)
    if skip == "tap":
        stage.ann.page.get_by_role("region", name="Deck and discard pile").tap()
    else:
        stage.ann.page.keyboard.press("Shift")
    film.expect_over()
    stage.ann.expect_cards("Ann", "5", "6", "7")


def test_a_tap_that_goes_to_the_end_opens_no_sheet_about_the_place(staged: Staged) -> None:
    stage = staged(moving=True, phone=True)
    film = Film(stage.ann.page)
    chain(stage, film)
    place = stage.ann.page.get_by_role("button", name="The place of Ben")
    sheet = stage.ann.page.get_by_role("dialog", name="Ben")
    place.tap()
    film.expect_over()
    expect(sheet).to_have_count(0)
    place.tap()
    expect(sheet).to_be_visible()


def hide(page: Page) -> None:
    """As if another tab had come to the front."""
    page.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )


def test_a_tab_that_is_hidden_catches_up_and_starts_nothing(stage: Stage, film: Film) -> None:
    chain(stage, film)
    hide(stage.ann.page)
    film.expect_over()
    stage.ann.expect_cards("Ann", "5", "6", "7")
    stage.play("h")
    stage.ann.expect_log("Ben flips")
    film.expect_over()


def test_who_gets_far_behind_sees_the_newest_only(stage: Stage, film: Film) -> None:
    stage.seat(3, "5 9 8 7 6 4 3")
    for answers in ("h", "h h", "s"):
        stage.play(answers)
        film.play()
    stage.ann.expect_log("Ann stays.")
    stage.play("h h h h")
    stage.ann.expect_cards("Cem", "9", "7", "4")
    stage.ann.expect_cards("Ben", "8", "6", "3")
    film.expect_running()


def test_a_snapshot_shows_the_table_as_it_is(stage: Stage, film: Film) -> None:
    chain(stage, film)
    stage.ann.page.reload()
    stage.ann.expect_cards("Ann", "5", "6", "7")
    film.expect_over()


_COUNTED = """
window.animated = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  window.animated += given[0].some(({ transform }) => transform !== undefined);
  return animate.apply(this, given);
};
"""


@pytest.mark.parametrize(
    ("moving", "device", "animated"),
    [(False, "", False), (False, "full", True), (True, "", True), (True, "off", False)],
)
def test_nothing_moves_for_who_does_not_want_it(
    staged: Staged, moving: bool, device: str, animated: bool
) -> None:
    """The system says what somebody wants, unless he has chosen for this device."""
    stage = staged(moving=moving)
    stage.ann.page.add_init_script(_COUNTED)
    stage.ann.page.add_init_script(f"localStorage.setItem('fliptable.motion', '{device}')")
    stage.ann.page.add_init_script("localStorage.setItem('fliptable.pace', '0.1')")
    stage.seat(2, CHAIN)
    stage.play("h 2")
    stage.ann.expect_cards("Ann", "5", "6", "7")
    assert (stage.ann.page.evaluate("window.animated") > 0) == animated


def test_who_asks_for_less_motion_in_the_middle_gets_it_at_once(stage: Stage, film: Film) -> None:
    chain(stage, film)
    stage.ann.page.emulate_media(reduced_motion="reduce")
    film.expect_over()
    stage.ann.expect_cards("Ann", "5", "6", "7")
