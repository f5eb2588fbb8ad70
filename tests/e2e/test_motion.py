"""Cards that move: first the card, then words, then the next question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.stage import Stage

_HELD = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  const animation = animate.apply(this, given);
  animation.pause();
  return animation;
};
"""
_RUNNING = "document.getAnimations().length"
_FRAME = "new Promise(requestAnimationFrame)"
_BOXES = """() => Array.from(
  document.querySelectorAll("main :is([data-seat], [data-card], .pile-top)"),
  (element) => JSON.stringify(element.getBoundingClientRect()),
)"""

CHAIN = "FLIP3 5 6 7"
"""Ann turns it, gives it to herself, and has three cards in one batch."""


class Film:
    """A page on which every animation stands still until it is played."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.add_init_script(_HELD)

    def expect_running(self) -> None:
        self._page.wait_for_function(f"() => {_RUNNING} > 0")

    def expect_over(self) -> None:
        self._page.wait_for_function(f"() => {_RUNNING} === 0")
        expect(self._page.locator(".stage > *")).to_have_count(0)

    def step(self) -> None:
        """To the end of what is seen now; what comes next has begun."""
        self.expect_running()
        self._page.evaluate(
            f"""async () => {{
              const seen = document.getAnimations();
              for (const animation of seen) animation.finish();
              while (seen.some((animation) => animation.playState !== "idle")) await {_FRAME};
            }}"""
        )

    def play(self) -> None:
        """What is running, and what comes behind it."""
        self.expect_running()
        while self._page.evaluate(_RUNNING):
            self.step()


Staged = Callable[..., Stage]


@pytest.fixture
def staged(serve: Serve, company: Company) -> Iterator[Staged]:
    """Sets a stage for Ann. `deck`: all the cards of every game; the rest is what her browser is like."""
    with ExitStack() as stack:

        def set_stage(deck: str = "", **look: Any) -> Stage:
            whole = (lambda _, dealer: serve(deck, dealer=dealer)) if deck else serve
            stage = Stage(whole, company.person("Ann", **look))
            stack.callback(stage.leave)
            return stage

        yield set_stage


@pytest.fixture
def stage(staged: Staged) -> Stage:
    """For Ann, before whom cards move."""
    return staged(moving=True)


@pytest.fixture
def film(stage: Stage) -> Film:
    return Film(stage.ann.page)


def chain(stage: Stage, film: Film) -> None:
    """Up to the moment in which Ann has answered for whom Flip Three is."""
    stage.seat(2, CHAIN)
    stage.play("h")
    film.play()
    stage.play("2")
    film.expect_running()


def test_the_cards_of_a_chain_come_one_after_another_and_each_is_told_when_it_was_seen(
    stage: Stage, film: Film
) -> None:
    chain(stage, film)
    log = stage.ann.page.get_by_role("log")
    for place, card in enumerate(("5", "6", "7")):
        stage.ann.expect_cards("Ann", *("5", "6", "7")[: place + 1])
        expect(log).not_to_contain_text(f"Ann flips a {card}.")
        film.step()
        expect(log).to_contain_text(f"Ann flips a {card}.")
    film.play()
    film.expect_over()


def test_nobody_is_asked_before_the_card_has_landed(stage: Stage, film: Film) -> None:
    stage.seat(2, "5 9 7 8")
    stage.play("h")
    film.expect_running()
    expect(stage.ann.answers()).to_have_count(0)
    film.play()
    stage.play("h")
    film.expect_running()
    stage.ann.expect_cards("Ben", "9")
    expect(stage.ann.answers()).to_have_count(0)
    film.play()
    stage.ann.expect_asked("Your turn")
    stage.ann.press("Hit")
    film.play()
    stage.ann.expect_cards("Ann", "5", "7")


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
  window.animated += 1;
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


def test_a_reshuffle_moves_the_discard_pile_and_leaves_the_rows(staged: Staged) -> None:
    stage = staged("CHANCE 5 9 6 9", moving=True)
    ann = stage.ann
    film = Film(ann.page)
    stage.seat(2)
    for place in range(5):
        stage.play("h")
        film.play()
        expect(ann.page.get_by_role("log").get_by_text(" flips ")).to_have_count(place + 1)
    stage.play("h")
    film.expect_running()
    pile = ann.page.locator(".pile-top")
    moved = ann.page.locator(".stage .shuffled")
    expect(moved).to_have_count(2)
    assert moved.last.bounding_box() == pytest.approx(pile.last.bounding_box(), abs=1)
    ann.expect_cards("Ann", "9")
    ann.expect_cards("Ben", "5", "6")
    film.step()
    ann.expect_log("the discard pile is shuffled")
    film.play()
    ann.expect_cards("Ann", "9")


def test_nothing_is_left_behind_also_after_a_resize_in_the_middle(stage: Stage, film: Film) -> None:
    chain(stage, film)
    film.step()
    stage.ann.page.set_viewport_size({"width": 1100, "height": 700})
    film.play()
    film.expect_over()
    boxes = stage.ann.page.evaluate(_BOXES)
    stage.ann.page.reload()
    stage.ann.expect_cards("Ann", "5", "6", "7")
    assert stage.ann.page.evaluate(_BOXES) == boxes
