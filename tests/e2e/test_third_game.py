"""A game of which nothing but its two folders says anything is set up, explained and played to its end."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fliptable.engine.game_registry import found_in, registered
from fliptable.site.release import client_folder
from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.person import Person

FOLDER = Path(__file__).parents[1] / "third_game" / "client" / "beans"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Path]:
    """The client with one folder more, while the engine knows the game."""
    folder = tmp_path / "client"
    shutil.copytree(client_folder(), folder, ignore=shutil.ignore_patterns("tests"))
    shutil.copytree(FOLDER, folder / "games" / "beans")
    (game,) = found_in("tests.third_game.server")
    with registered(game):
        yield folder


def test_the_third_game_is_played_to_its_end(serve: Serve, company: Company, client: Path) -> None:
    tables = serve("BEAN WEEVIL BEAN BEAN BEAN", dealer=1, client=client)
    ann, ben = company.person("Ann"), company.person("Ben", phone=True, locale="de-DE")
    link = ann.create_table(tables.http)
    sit_down(ben, link)
    set_up(ann, ben)

    ann.press("Hit")
    ben.press("Noch eine")
    ann.expect_log("Ben finds a weevil and is busted.")
    ben.expect_cards("Ann", "Bohne")
    see_face_and_rules(ann)
    for _ in range(3):
        ann.press("Hit")
    ann.expect_cards("Ann", "Bean", "Bean", "Bean", "Bean")
    ann.press("Stay")

    expect(ann.page.get_by_role("heading", level=1)).to_have_text("You win!")
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ann gewinnt!")
    expect(ann.page.get_by_role("main")).to_contain_text("40")
    ann.press("Play again")
    ann.press("Start the game")
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Runde 1")


def sit_down(ben: Person, link: str) -> None:
    ben.open(link)
    ben.page.get_by_label("Dein Name").fill(ben.name)
    ben.press("Hinsetzen")
    expect(ben.button("Lieber zuschauen")).to_be_visible()


def set_up(ann: Person, ben: Person) -> None:
    """There and back: the options of a game are there with it, and those of another one are not."""
    ann.set_option("Game", "Beans")
    expect(ann.page.get_by_role("group", name="Decks")).to_have_count(0)
    ann.set_option("Weevils", "6")
    expect(ben.page.get_by_role("main")).to_contain_text("Bohnen")
    ann.set_option("Game", "Flip 7")
    expect(ann.page.get_by_role("group", name="Weevils")).to_have_count(0)
    ann.set_option("Decks", "2")
    ann.set_option("Game", "Beans")
    ann.set_option("Weevils", "6")
    ann.press("Start the game")


def see_face_and_rules(ann: Person) -> None:
    ink = ann.action_bar.locator(".face.bean").first
    assert ink.evaluate("face => getComputedStyle(face).getPropertyValue('--ink').trim()") == "#123456"
    ann.page.keyboard.press("r")
    rules = ann.page.get_by_role("dialog")
    expect(rules).to_contain_text("Collect beans, and stop before a weevil comes.")
    expect(rules).to_contain_text("Whoever flips it is busted.")
    ann.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()


@pytest.mark.parametrize("path", ["text/{}/screens.js", "text/{}/coach.js", "text/{}/help/topics.js"])
def test_its_folder_has_words_in_every_language_of_the_client(path: str) -> None:
    for language in client_folder().joinpath("text").iterdir():
        if language.is_dir():
            assert (FOLDER / path.format(language.name)).is_file()
