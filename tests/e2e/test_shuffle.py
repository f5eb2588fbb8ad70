"""An honest game to its end: the page says that everything fits, and so does the record that it saves."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from fliptable.verify import judge, read
from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve

WITHOUT_WEBCRYPTO = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })"
"""As on pages over plain http."""


@pytest.mark.parametrize("script", ["", WITHOUT_WEBCRYPTO], ids=["secure", "plain http"])
def test_the_shuffles_of_an_honest_game_fit(
    serve: Serve, company: Company, tmp_path: Path, script: str
) -> None:
    ann, ben = company.person("Ann"), company.person("Ben")
    for person in (ann, ben):
        person.page.add_init_script(script)
    ben.join(ann.create_table(serve().http))
    ann.press("Start the game")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Round 1")
    ben.press("Menu")
    ben.press("Leave the table")
    ben.press("Yes, leave")

    ann.press("Check the shuffles")
    panel = ann.page.get_by_role("region", name="Were the cards fair?")
    expect(panel.get_by_role("status")).to_contain_text("Everything fits.")
    expect(panel).to_contain_text("Your own number went into the shuffle.")
    with ann.page.expect_download() as download:
        ann.press("Save the record")
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    verdict = judge(read(path.read_bytes()))
    assert verdict.fair
    assert (verdict.late, verdict.abandoned, verdict.unchecked) == ([], [], 0)
