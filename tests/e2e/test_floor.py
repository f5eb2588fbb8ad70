"""The oldest engine of docs/browsers.md plays everything; one below that floor says what to do."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import Serve
from tests.e2e.old_engine import PATIENCE, OldEngine, Window, running_engine
from tests.support.waiting import wait_until

pytestmark = pytest.mark.old_engines


def engine(variable: str, folder: Path) -> Iterator[OldEngine]:
    path = os.environ.get(variable)
    assert path, (
        f"no old Chromium: set {variable} to one, or leave these tests out with: -m 'not old_engines'"
    )
    folder.mkdir()
    with running_engine(Path(path), folder) as found:
        yield found


@pytest.fixture
def floor(tmp_path: Path) -> Iterator[OldEngine]:
    yield from engine("CHROMIUM_88", tmp_path / "profile")


@pytest.fixture
def below(tmp_path: Path) -> Iterator[OldEngine]:
    yield from engine("CHROMIUM_79", tmp_path / "profile")


def sit_down(ann: Window, ben: Window, home: str) -> str:
    """At a table that Ann has made; its link."""
    ann.open(home)
    ann.type_into("Your name", "Ann")
    ann.press("Create a table")
    ann.expect_text("Invite friends")
    link = str(ann.evaluate("document.querySelector('input[readonly]').value"))
    ben.open(link)
    ben.type_into("Your name", "Ben")
    ben.press("Sit down")
    ann.expect_text("Ben")
    return link


def test_a_whole_game_and_the_big_screen(floor: OldEngine, serve: Serve) -> None:
    tables = serve("12 5 11 FREEZE 10 9 8 x2", dealer=1)
    ann, ben, screen = floor.window(), floor.window(390, 844), floor.window(1920, 1080)
    link = sit_down(ann, ben, tables.http)
    screen.open(link.replace("/t/", "/tv/"))
    screen.expect_text("Come and play!")
    ann.press("Settings by the book")
    ann.press("100")
    ann.press("Start the game")
    screen.expect_text("It is Ann’s turn")

    ann.press("Hit")
    ben.press("Hit")
    ann.press("Hit")
    ben.press("Hit")
    ben.expect_text("Who")
    ben.press("Choose yourself for Freeze")
    ann.expect_text("Ben is frozen.")
    ann.evaluate("location.reload()")
    for points in ("33", "42", "50"):
        ann.press("Hit")
        ann.expect_text(f"{points} points this round")
    ann.press("Hit")
    ann.expect_text("100 points this round")
    ann.press("Stay bank 100")
    for page in (ann, ben, screen):
        page.expect_text("Ann wins!")
    assert floor.complaints == []


def test_sheets_explanations_and_settings(floor: OldEngine, serve: Serve) -> None:
    tables = serve("12 5 11", dealer=1)
    ann, ben = floor.window(), floor.window()
    sit_down(ann, ben, tables.http)
    ann.press("Start the game")
    ann.press("Hit")
    ann.expect_text("12 points this round")
    place = ann.evaluate(
        "(({ x, y }) => ({ x: x + 10, y: y + 10 }))"
        "(document.querySelector('.action-bar .hand > li').getBoundingClientRect())"
    )
    ann.ask("Input.dispatchMouseEvent", type="mouseMoved", **place)
    ann.expect_text("Worth 12 points")
    ann.key("Escape", 27)
    ann.press("Rules")
    ann.expect_text("Rules: Flip 7")
    ann.press("Close")
    ann.press("Menu")
    ann.press("Settings of this device")
    ann.press("dark")
    ann.press("Deutsch")
    ann.press("Schließen")
    ann.expect_text("Ben ist dran")
    ann.evaluate("location.reload()")
    ann.expect_text("Ben ist dran")
    assert floor.complaints == []


def test_a_score_board(floor: OldEngine, serve: Serve) -> None:
    ann, screen = floor.window(390, 844), floor.window(1920, 1080)
    ann.open(serve().http)
    ann.type_into("Your name", "Ann")
    ann.press("Open a score board")
    for name in ("Mia", "Noah"):
        ann.type_into("Name of the next player", name)
        ann.press("Add")
        ann.expect_text(name)
    screen.open(str(ann.evaluate("location.href")).replace("/t/", "/tv/"))
    screen.expect_text("Noah")
    ann.press("100")
    ann.press("Begin")
    for keys in ("95", "60"):
        for key in (*keys, "OK"):
            ann.press(key)
    ann.expect_text("Round 2")
    ann.press("Cards")
    ann.press("12, 0 laid")
    ann.press("OK")
    ann.press("Bust")
    for page in (ann, screen):
        page.expect_text("Mia wins with 107 points.")
    assert floor.complaints == []


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/tv/ABCDEF"])
def test_below_the_floor_the_page_says_what_to_do(below: OldEngine, serve: Serve, path: str) -> None:
    page = below.window()
    page.open(serve().http + path)
    wait_until(lambda: "too old" in page.text(), within=PATIENCE)  # its text is hidden before
