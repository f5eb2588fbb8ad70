"""A page on which every animation stands still until a test plays it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

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


def chain(stage: Stage, film: Film) -> None:
    """Up to the moment in which Ann has answered for whom Flip Three is."""
    stage.seat(2, CHAIN)
    stage.play("h")
    film.play()
    stage.play("2")
    film.expect_running()
