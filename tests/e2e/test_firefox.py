"""The main flow in another browser than the one of all the other tests here."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.e2e.conftest import Serve
from tests.e2e.firefox import running_firefox


@pytest.mark.firefox
def test_a_table_from_the_start_page_to_the_end_of_a_round_in_firefox(serve: Serve, tmp_path: Path) -> None:
    path = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    assert path, "no Firefox: set FIREFOX to one, or leave these tests out with: -m 'not firefox'"
    tables = serve("12 FREEZE 11 9 5", dealer=1)
    profile = tmp_path / "profile"
    profile.mkdir()
    with running_firefox(path, profile) as firefox:
        ann, ben = firefox.window(), firefox.window()
        ann.open(tables.http)
        ann.type_into("Your name", "Ann")
        ann.press("Create a table")
        ann.expect_text("Invite friends")
        link = ann.value("Link to play")
        ben.open(link)
        ben.type_into("Your name", "Ben")
        ben.press("Sit down")
        ann.expect_text("Ben")
        ann.press("Start the game")

        ann.press("Hit")
        ben.press("Hit")
        ben.press("Choose yourself for Freeze")
        ann.expect_text("Ben is frozen.")
        ann.press("Hit")
        ann.expect_text("23 points this round")
        ann.reload()
        ann.expect_text("23 points this round")
        ann.press("Stay bank 23")
        for person in (ann, ben):
            person.expect_text("Round 1 is over")

        ben.press("Menu")
        ben.press("Settings of this device")
        ben.press("Deutsch")
        ben.expect_text("Runde 1 ist vorbei")
        assert firefox.complaints == []
