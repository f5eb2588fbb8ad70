"""Somebody new plays a first round, alone, with a coach."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.person import Person
from tests.e2e.scenes.entrance import learnt
from tests.e2e.stage import Stage


def begin(person: Person, home: str, game: str) -> None:
    """From the start page, without typing a name."""
    person.open(home)
    person.press(game)
    person.name = "Newcomer"
    expect(coach(person)).to_be_visible()


def coach(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Coach")


def log(person: Person) -> Locator:
    return person.page.get_by_role("list", name="Log").get_by_role("listitem")


def is_over(person: Person) -> bool:
    """Whether the round is; else the newcomer is asked."""
    summary = coach(person).get_by_text("That was a round!")
    asked = person.answers().first.and_(person.page.locator(":enabled"))
    expect(summary.or_(asked).first).to_be_visible()
    return summary.is_visible()


def play(person: Person, turn: Callable[[str], str]) -> list[str]:
    """With keys, to the end of the round. `turn`: the key in a turn, by what the coach says. All that he has
    said."""
    said: list[str] = []
    while not is_over(person):
        said.append(coach(person).get_by_role("status").inner_text())
        asked = person.button(re.compile("^Hit")).is_visible()
        lines = log(person).count()
        person.page.keyboard.press(turn(said[-1]) if asked else "1")
        if person.page.get_by_text("Really?").is_visible():
            person.page.keyboard.press("s")
        expect(log(person)).not_to_have_count(lines)
    return said


def follow(says: str) -> str:
    return "s" if "You have seen everything" in says else "h"


def stay(says: str) -> str:
    return "h" if "You may not stay" in says else "s"


def test_a_newcomer_who_follows_the_coach_sees_every_card_of_flip_7(serve: Serve, company: Company) -> None:
    nia = company.person("Nia")
    begin(nia, serve().http, "Flip 7")
    expect(coach(nia)).to_contain_text("Nothing lies in front of you, so nothing can go wrong: hit!")

    said = "\n".join(play(nia, follow))
    for told in (
        "Newcomer flips ×2.\nDoubles the sum of the numbers in its row.",
        "Second Chance saves Newcomer from another 8.",
        "Newcomer flips Freeze.",
        "Newcomer flips Flip Three.",
        "Bot 2 flips another 6 and is busted.",
    ):
        assert told in re.sub(r"\n+", "\n", said)
    expect(coach(nia)).not_to_contain_text("Not this time")
    expect(nia.page.get_by_role("region", name="Round 1 is over")).to_be_visible()

    nia.press("Play a real game")
    expect(nia.button("Start the game")).to_be_visible()
    expect(nia.page.get_by_text("Bot 2", exact=True)).to_be_visible()
    nia.press("Start the game")
    expect(nia.page.get_by_role("heading", level=1)).to_have_text("Round 1")
    expect(coach(nia)).to_have_count(0)


def test_a_newcomer_who_follows_the_coach_sees_every_card_of_voll_fies(
    serve: Serve, company: Company
) -> None:
    nia = company.person("Nia")
    begin(nia, serve().http, "With a Vengeance")
    for card in ("Lucky 13", "The Zero"):
        nia.press("Next tip")
        expect(coach(nia)).to_contain_text(f"flips {card}.")

    play(nia, follow)
    expect(coach(nia)).to_contain_text("You have seen: Lucky 13, The Zero, Steal")
    expect(coach(nia)).not_to_contain_text("Not this time")
    nia.press("Play on here")
    expect(nia.page.get_by_role("heading", level=1)).to_have_text("Round 2")
    expect(nia.button("Coach")).to_be_visible()


def test_after_the_round_one_sign_says_how_it_goes_on(stage: Stage) -> None:
    """The coach, or while he is away the pause of the table."""
    learnt(stage)
    ann = stage.ann
    expect(ann.button("Play on here")).to_be_visible()
    expect(ann.button("Go on")).to_have_count(0)
    ann.press("Send the coach away")
    expect(ann.button("Go on")).to_be_visible()
    ann.press("Coach")
    expect(ann.button("Go on")).to_have_count(0)


def test_one_live_region_reads_the_whole_lesson_aloud(serve: Serve, company: Company) -> None:
    """Only what is put into a region that was there before is sure to be read."""
    nia = company.person("Nia")
    begin(nia, serve().http, "Flip 7")
    region = coach(nia).get_by_role("status").element_handle()
    play(nia, stay)
    expect(coach(nia)).to_contain_text("That was a round!")
    assert "That was a round!" in region.inner_text()


def test_a_newcomer_may_do_as_he_likes(serve: Serve, company: Company) -> None:
    nia = company.person("Nia")
    begin(nia, serve().http, "With a Vengeance")
    play(nia, stay)
    expect(nia.button("Play a real game")).to_be_visible()


def test_the_coach_can_be_sent_away_and_comes_back_when_called(serve: Serve, company: Company) -> None:
    nia = company.person("Nia", phone=True)
    begin(nia, serve().http, "Flip 7")
    nia.press("Send the coach away")
    expect(coach(nia)).to_have_count(0)
    nia.press("Hit")
    nia.press("Hit")
    nia.press("Coach")
    expect(coach(nia)).to_contain_text("Newcomer flips ×2.")


def test_a_lesson_goes_on_after_a_reload(serve: Serve, company: Company) -> None:
    nia = company.person("Nia")
    begin(nia, serve().http, "Flip 7")
    for _ in range(2):
        nia.press(re.compile("^Hit"))
    nia.expect_cards("Newcomer", "8", "×2")
    nia.page.reload()
    nia.expect_cards("Newcomer", "8", "×2")
    expect(coach(nia)).to_contain_text("1 of 5 special cards")
    play(nia, follow)
