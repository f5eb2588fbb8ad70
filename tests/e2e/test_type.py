"""The product is written in its own type: what the machine has changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fontTools.ttLib import TTFont
from playwright.sync_api import Browser, Route, expect

from fliptable.site.release import client_folder
from tests.e2e.browsers import Company, started
from tests.e2e.conftest import Serve
from tests.e2e.faces import BROKEN, LAYOUT, settled, strangers
from tests.e2e.scenes import SCENES
from tests.e2e.screenshots import posed

ELSEWHERE = {"three", "eight", "eighteen", "full", "tv_full", "board_many"}
"""Scenes with nothing that others do not show."""
LAID_OUT = ("start", "lobby", "turn", "person", "round_end", "board")
SIZES = ((320, 568), (390, 844), (844, 390), (1366, 768))
CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


@pytest.mark.parametrize("scene", sorted(SCENES.keys() - ELSEWHERE))
def test_every_letter_is_of_our_own_type(browser: Browser, scene: str) -> None:
    with posed(browser, scene, locale="de-DE") as ann:
        assert ann.page.evaluate("document.fonts.check('16px \"Fliptable text\"')")
        assert strangers(ann.page) == []


@pytest.mark.parametrize("scene", sorted(SCENES.keys() - ELSEWHERE))
def test_no_word_is_broken_on_a_small_phone(browser: Browser, scene: str) -> None:
    """In the language with the longer words."""
    with posed(browser, scene, locale="de-DE", size=(320, 568)) as ann:
        for width in (320, 360, 390):
            ann.page.set_viewport_size({"width": width, "height": 740})
            settled(ann.page)
            assert ann.page.evaluate(BROKEN) == [], f"{width} px wide"


@pytest.mark.parametrize("scene", ["turn", "paused", "result", "spectator"])
def test_the_head_is_one_line_on_a_small_phone(browser: Browser, scene: str) -> None:
    with posed(browser, scene, locale="de-DE", size=(320, 568)) as ann:
        tops = ann.page.locator(".top > :visible").evaluate_all(
            "parts => parts.map((part) => part.getBoundingClientRect())"
        )
        assert len(tops) > 1
        assert max(part["top"] for part in tops) < min(part["bottom"] for part in tops)


@pytest.fixture(scope="module")
def elsewhere(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser on a machine with a single font, which is like none that there are: high, wide, and
    called as everything is called."""
    folder = tmp_path_factory.mktemp("fonts")
    (source,) = (client_folder() / "fonts").glob("display.*.woff2")
    font = TTFont(source)
    font.flavor = None
    advances = font["hmtx"].metrics
    for name, (advance, bearing) in advances.items():
        advances[name] = (advance * 3 // 2, bearing)
    font["hhea"].ascent = font["OS/2"].usWinAscent = font["head"].unitsPerEm * 2
    font.save(folder / "only.ttf")
    configuration = folder / "fonts.conf"
    configuration.write_text(CONFIGURATION.format(folder=folder))
    with started(browser.browser_type, configuration) as another:
        yield another


@pytest.mark.parametrize("scene", LAID_OUT)
def test_a_page_is_laid_out_as_on_any_other_machine(browser: Browser, elsewhere: Browser, scene: str) -> None:
    def layouts(of: Browser) -> Iterator[list[str]]:
        with posed(of, scene, locale="de-DE") as ann:
            for width, height in SIZES:
                ann.page.set_viewport_size({"width": width, "height": height})
                settled(ann.page)
                code = ann.page.url.partition("?")[0].rpartition("/")[2]
                yield ann.page.evaluate(LAYOUT, code)

    for size, here, there in zip(SIZES, layouts(browser), layouts(elsewhere), strict=True):
        assert [pair for pair in zip(here, there, strict=True) if pair[0] != pair[1]] == [], f"{size}"


CARDS = """async (game) => {
  const { GAMES } = await import("/static/games/index.js");
  const { drawing } = await import("/static/games/faces.js");
  const { h, render } = await import("/static/ui/dom.js");
  const host = document.body.appendChild(document.createElement("div"));
  host.style.width = "60px";
  const codes = Object.keys(GAMES[game].faces);
  render(host, codes.map((code) => h("figure", { key: code }, drawing(code, game))));
  await document.fonts.ready;
  return codes.flatMap((code, place) => {
    const card = host.children[place].querySelector("svg");
    const inside = card.querySelector(".rim").getBoundingClientRect();
    const parts = [...card.querySelectorAll(".numeral, path.on-solid, .word")];
    return parts.filter((part) => part.checkVisibility()).flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const across = left >= inside.left && right <= inside.right;
      const along = part.matches("path") ? top >= inside.top && bottom <= inside.bottom : true;
      return across && along ? [] : [`${code}: ${part.getAttribute("class")} ${[left, right, top, bottom]}`];
    });
  });
}"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("game", ["flip7", "vengeance"])
def test_what_stands_on_a_card_fits_it(company: Company, serve: Serve, game: str, locale: str) -> None:
    ann = company.person("Ann", locale=locale)
    ann.open(f"{serve().http}/?plain")
    expect(ann.page.get_by_role("heading").first).to_be_visible()
    assert ann.page.evaluate(CARDS, game) == []


STAND_INS = """async (sample) => {
  const spread = (family, weight) => {
    const line = document.body.appendChild(document.createElement("span"));
    line.textContent = sample;
    line.style.cssText = "position: absolute; white-space: nowrap; line-height: normal";
    line.style.font = `${weight} 100px ${family}`;
    const { width, height } = line.getBoundingClientRect();
    line.remove();
    return { width, height };
  };
  const found = [];
  for (const face of document.fonts) {
    const [ours] = /Fliptable (text|display)/.exec(face.family);
    if (ours === face.family.replaceAll('"', "")) continue;
    if (!(await face.load().then(() => true, () => false))) continue;
    const weight = face.weight.startsWith("4") ? 400 : 700;
    await document.fonts.load(`${weight} 16px "${ours}"`, sample);
    const [one, other] = [spread(face.family, weight), spread(`"${ours}"`, weight)];
    found.push([face.family, weight, one.width / other.width, one.height / other.height]);
  }
  return found;
}"""
"""Of each font of this machine by what it is as wide and as high as ours."""


def test_what_stands_in_for_our_type_is_as_wide_and_as_high(company: Company, serve: Serve) -> None:
    """So that nothing jumps where it comes late."""
    ann = company.person("Ann")
    ann.open(serve().http)
    sample = "Warten, bis Ben das Spiel beginnt. It is your turn: bank 24 points?"
    found = ann.page.evaluate(STAND_INS, sample)
    if not found:
        pytest.skip("this machine has no font that we know")
    for font, weight, width, height in found:
        assert width == pytest.approx(1, abs=0.04), f"{font} {weight}"
        assert height == pytest.approx(1, abs=0.02), f"{font} {weight}"


def test_a_page_does_not_wait_for_its_type(company: Company, serve: Serve) -> None:
    ann = company.person("Ann")
    held: list[Route] = []
    ann.page.route("**/*.woff2", lambda route: held.append(route))
    ann.page.goto(serve().http, wait_until="commit")
    expect(ann.page.get_by_role("heading").first).to_be_visible()
    assert len(held) == 2
    for route in held:
        route.continue_()
    assert strangers(ann.page) == []
