"""Others change the page, too: translators wrap and write over text, extensions put things beside ours."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.scenes.table import FIRST_ANSWERS, FIRST_ROUND, SECOND_ROUND
from tests.e2e.stage import Stage
from tests.support.waiting import wait_until

HELPERS = """
window.meddle = {
  texts(within = document.getElementById("app")) {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest("font, [translate=no]"))
      found.push(walker.currentNode);
    return found;
  },
  wrap(within) {
    for (const text of this.texts(within)) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`«${text.nodeValue}»`);
    }
  },
  overwrite() {
    for (const text of this.texts()) text.nodeValue = `«${text.nodeValue}»`;
  },
  insert() {
    for (const element of document.querySelectorAll("#app, #app *")) {
      element.prepend(document.createElement("aside"));
      element.append("!");
    }
  },
  remove() {
    for (const text of this.texts()) text.remove();
    for (const element of document.querySelectorAll("#app li, #app svg, #app button")) element.remove();
  },
  wrapElements() {
    for (const element of document.querySelectorAll("#app li, #app button, #app input, #app section")) {
      const wrapper = document.createElement("span");
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
  },
  always() {
    const app = document.getElementById("app");
    const observer = new MutationObserver(() => {
      this.wrap();
      observer.takeRecords();
    });
    observer.observe(app, { subtree: true, childList: true, characterData: true });
    this.wrap();
    this.stop = () => observer.disconnect();
  },
};
"""
"""What others do. `always`: as long as it is not stopped, to whatever comes."""


def drawn(page: Page) -> str:
    html: str = page.evaluate("document.getElementById('app').innerHTML")
    return html


def watchers(stage: Stage, company: Company) -> tuple[Page, Page]:
    """Two spectators of the same table. What the first of them sees is meddled with."""
    pages = []
    for name in ("Eve", "Fay"):
        person = company.person(name)
        person.page.add_init_script(HELPERS)
        person.open(stage.ann.page.url.replace("/t/", "/w/"))
        expect(person.page.locator(".seat")).to_have_count(5)
        pages.append(person.page)
    return pages[0], pages[1]


@pytest.mark.parametrize("what", ["wrap", "overwrite", "insert", "remove", "wrapElements"])
def test_after_every_move_the_page_is_what_it_should_be(stage: Stage, company: Company, what: str) -> None:
    stage.seat(5, f"{FIRST_ROUND} {SECOND_ROUND}")
    meddled, untouched = watchers(stage, company)
    wait_until(lambda: drawn(meddled) == drawn(untouched))
    for answer in f"{FIRST_ANSWERS} h".split():
        before = drawn(untouched)
        meddled.evaluate(f"meddle.{what}()")
        assert drawn(meddled) != before
        stage.play(answer)
        wait_until(lambda before=before: drawn(untouched) != before)  # type: ignore[misc]
        wait_until(lambda: drawn(meddled) == drawn(untouched))


def test_a_translator_that_never_rests_leaves_numbers_and_names_true(stage: Stage, company: Company) -> None:
    stage.seat(5, f"{FIRST_ROUND} {SECOND_ROUND}", clock=90)
    page, untouched = watchers(stage, company)
    page.evaluate("meddle.always()")
    stage.play(FIRST_ANSWERS)
    score = untouched.get_by_role("listitem").filter(has=untouched.get_by_role("heading", name="Ann"))
    expect(score).to_contain_text("22")
    seat = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Ann", exact=True))
    expect(seat).to_contain_text("«22»")
    expect(page.get_by_text("«Round 2»")).to_be_visible()
    assert page.locator("svg font").count() == 0
    assert page.locator(".sr-only[aria-live] font").count() == 0


def test_a_name_that_is_being_typed_stays_with_focus_and_caret(company: Company, serve: Serve) -> None:
    ann, ben, cem = (company.person(name) for name in ("Ann", "Ben", "Cem"))
    link = ann.create_table(serve().http)
    ben.page.add_init_script(HELPERS)
    ben.open(link)
    field = ben.page.get_by_label("Your name")
    field.fill("Bn")
    field.press("ArrowLeft")
    for name in ("wrap", "insert"):
        ben.page.evaluate(f"meddle.{name}()")
    field.evaluate(
        """(field) => {
          meddle.wrapElements();
          field.focus(); // the browser took it away when the field was moved
          field.setSelectionRange(1, 1);
        }"""
    )
    cem.join(link)
    expect(ben.page.locator("main").get_by_role("listitem").filter(has_text="Cem")).to_have_text("Cem")
    expect(field).to_be_focused()
    ben.page.keyboard.type("e")
    expect(field).to_have_value("Ben")
    expect(ben.page.locator("#app font, #app aside")).to_have_count(0)


def test_explanations_and_moving_cards_outlive_what_clears_the_page_around_them(
    serve: Serve, company: Company
) -> None:
    ann = company.person("Ann", moving=True)
    stage = Stage(serve, ann)
    stage.seat(2, "5 9 7 11")
    stage.play("h")
    card = ann.action_bar.get_by_role("list").get_by_role("listitem").first
    tip = ann.page.get_by_role("tooltip")
    for _ in range(2):
        card.hover()
        expect(tip).to_be_visible()
        ann.page.evaluate(
            "for (const other of [...document.body.children]) if (other.id !== 'app') other.remove()"
        )
        ann.page.mouse.move(0, 0)
        expect(tip).to_have_count(0)
    stage.play("h h")
    expect(ann.action_bar.get_by_role("list").get_by_role("listitem")).to_have_count(2)
    stage.leave()


UNGUARDED = """
(names) => {
  const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    const guarded = parentElement.closest("[translate=no]");
    if (names.includes(data.trim()) && !guarded) found.push(parentElement.outerHTML);
  }
  return found;
}
"""


def expect_guarded(page: Page, *names: str) -> None:
    """Wherever a name or a code stands for itself, no translator touches it."""
    found: list[str] = page.evaluate(UNGUARDED, list(names))
    assert found == []


def test_names_and_codes_are_not_for_translators(stage: Stage, company: Company) -> None:
    stage.seat(4, "12 5 7 9  11 7 x2 10 9 8", target=100)
    ann = stage.ann
    screen, guest = company.person("TV", size=(1920, 1080)).page, company.person("Eva").page
    code = ann.page.url.partition("?")[0].rsplit("/", 1)[-1]
    names = ("Ben", "Ann", "Cem", "Dot", code)
    guest.goto(ann.page.url)
    screen.goto(ann.page.url.replace("/t/", "/tv/"))
    expect(guest.get_by_role("listitem").filter(has_text="Cem").first).to_be_visible()
    expect(screen.locator(".seat")).to_have_count(4)
    ann.press("Menu")
    for page in (ann.page, screen, guest):
        expect_guarded(page, *names)
    ann.press("Close")
    stage.play("h h h h  h s h s  h")
    for page in (ann.page, screen):
        expect_guarded(page, *names)
    stage.play("h h h s")
    expect(screen.get_by_role("heading", name="Ann wins!")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="You win!")).to_be_visible()
    for page in (ann.page, screen):
        expect_guarded(page, *names)


def test_names_on_a_score_board_are_not_for_translators(serve: Serve, company: Company) -> None:
    ann, screen = company.person("Ann"), company.person("TV", size=(1920, 1080)).page
    ann.open(serve().http)
    ann.page.get_by_label("Your name").fill("Ann")
    ann.press("Open a score board")
    for name in ("Mia", "Noah"):
        ann.page.get_by_label("Name of the next player").fill(name)
        ann.page.keyboard.press("Enter")
    expect(ann.page.locator("main").get_by_text("Noah")).to_be_visible()
    names = ("Mia", "Noah", ann.page.url.partition("?")[0].rsplit("/", 1)[-1])
    screen.goto(ann.page.url.replace("/t/", "/tv/"))
    expect(screen.get_by_text("Noah")).to_be_visible()
    for page in (ann.page, screen):
        expect_guarded(page, *names)
    ann.press("Begin")
    expect(screen.get_by_role("row").filter(has_text="Noah")).to_be_visible()
    ann.press("Players")
    for page in (ann.page, screen):
        expect_guarded(page, *names)
