"""Somebody without a mouse, who loses the thread as soon as nothing on the screen has the focus."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.person import SETTINGS, Person
from tests.support.waiting import wait_until

CONTROLS = 80
"""More than any page here has."""

NOTHING = "nothing has the focus"
LOST = """() => {
  const at = document.activeElement;
  if (at === null || at === document.body) return "nothing has the focus";
  const { top, bottom, left, right } = at.getBoundingClientRect();
  const there = right > left && bottom > top;
  const seen = there && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  if (!seen) return `the focus is out of sight: ${at.outerHTML.slice(0, 100)}`;
  if (at.matches("main")) return "";  // a whole new screen
  const { outlineStyle, outlineWidth } = getComputedStyle(at);
  const marked = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  return marked ? "" : `nothing shows the focus: ${at.outerHTML.slice(0, 100)}`;
}"""


class Keyboard:
    """Of `person`. Every key must leave the focus where it can be seen, on a page that has had it once."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def press(self, name: str, key: str = "Enter") -> None:
        """Go to that button with Tab, and press it."""
        self.tab_to(self.person.button(name))
        self.page.keyboard.press(key)

    def press_settings(self) -> None:
        """Open what is behind their line in the lobby."""
        self.tab_to(self.page.get_by_role("button", name=SETTINGS, expanded=False))
        self.page.keyboard.press("Enter")

    def type_name(self) -> None:
        self.tab_to(self.page.get_by_label("Your name"))
        self.page.keyboard.type(self.person.name)

    def key(self, key: str, asked: str) -> None:
        """A shortcut, once the question is there and the focus with it."""
        self.person.expect_asked(asked)
        expect(self.person.answers().first).to_be_enabled()
        self.expect_focus()
        self.page.keyboard.press(key)

    def tab_to(self, control: Locator, key: str = "Tab") -> None:
        expect(control).to_be_visible()
        for _ in range(CONTROLS):
            if control.evaluate("control => control === document.activeElement"):
                return
            self.page.keyboard.press(key)
            # Behind the last control of a page come those of the browser.
            assert self.lost() in {"", NOTHING}, self.lost()
        raise AssertionError(f"{key} does not reach {control}")

    def expect_focus(self) -> None:
        """Where it can be seen, once the screen has followed."""
        wait_until(lambda: not self.lost(), or_say=self.lost)

    def lost(self) -> str:
        """What is wrong with the focus now; "": nothing."""
        problem: str = self.page.evaluate(LOST)
        return problem

    def order(self, start: str, controls: int) -> list[str]:
        """The names of what the next Tabs reach from that link on."""
        self.page.get_by_role("link", name=start).focus()
        names = []
        for _ in range(controls):
            self.page.keyboard.press("Tab")
            assert not self.lost(), self.lost()
            first, *_ = self.page.locator("*:focus").aria_snapshot().splitlines()
            names.append(first.split('"')[1])
        return names
