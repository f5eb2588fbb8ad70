"""Three friends and a spectator play a short game of Flip 7, from the invitation to another game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.person import Person

ROUND_1 = "CHANCE 12 FLIP3 12 CHANCE 11 12 x2 10 9"
"""Cem gives his Flip Three to Ann, who holds a Second Chance: in its middle she must give another away."""
ROUND_2 = "5 FREEZE 12 9 11 9"


def test_a_whole_game_through_the_buttons(serve: Serve, company: Company) -> None:
    tables = serve(f"{ROUND_1} {ROUND_2}", dealer=2)
    ann, ben = company.person("Ann"), company.person("Ben")
    cem = company.person("Cem", phone=True)
    dot = company.person("Dot")
    everybody = [ann, ben, cem, dot]

    link = ann.create_table(tables.http)
    ben.join(link)
    cem.join(link)
    dot.open(ann.watch_link())
    dot.page.get_by_label("Your name").fill("Dot")
    dot.press("Just watch")
    for person in everybody:
        expect(person.page.get_by_role("heading", name="1 spectator")).to_be_visible()
    ann.set_option("Points to win", "100")
    ann.press("Start the game")

    play_round_1(ann, ben, cem, dot)
    play_round_2(ann, ben, cem)

    for person in everybody:
        see_result(person)
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("You win!")
    expect(dot.page.get_by_role("heading", level=1)).to_have_text("Ann wins!")

    ann.press("Play again")
    ann.press("Start the game")
    for person in everybody:
        expect(person.page.get_by_role("heading", level=1)).to_have_text("Round 1")
    ann.press("Hit")
    for person in everybody:
        person.expect_cards("Ann", "Second Chance")
    expect(dot.answers()).to_have_count(0)


def play_round_1(ann: Person, ben: Person, cem: Person, dot: Person) -> None:
    ann.press("Hit")
    ben.press("Hit")
    cem.press("Hit")
    cem.give("Ann")

    for person in (ann, ben, cem, dot):
        person.expect_event("Flip Three on Ann: 2 of 3")
    reload_in_the_middle(ann)
    ann.give("Ben")
    for person in (ann, ben, cem, dot):
        person.expect_cards("Ann", "12", "11", "Second Chance")

    ann.press("Hit")
    dot.expect_log("Second Chance saves Ann from another 12.")
    ann.expect_cards("Ann", "12", "11")
    ben.press("Stay")
    stay_with_nothing(cem)

    ben.expect_cards("Ben", "12", "Second Chance")
    for person in (ann, cem, dot):
        person.expect_cards("Ben", "a face-down card", "a face-down card")

    for _ in range(3):
        ann.press("Hit")
    ann.press("Stay")
    for person in (ann, ben, cem, dot):
        over = person.page.get_by_role("region", name="Round 1 is over")
        expect(over).to_contain_text("Ann+84")
        expect(over).to_contain_text(
            "You lead by 72 points, 16 to go." if person is ann else "Ann leads by 72 points, 16 to go."
        )


def reload_in_the_middle(ann: Person) -> None:
    """The question and its answers are the same afterwards."""
    ann.expect_asked("Who gets Second Chance?")
    before = ann.answers().all_inner_texts()
    ann.page.reload()
    ann.expect_asked("Who gets Second Chance?")
    assert ann.answers().all_inner_texts() == before
    ann.expect_event("Flip Three on Ann: 2 of 3")
    ann.expect_cards("Ann", "12", "Second Chance")


def stay_with_nothing(cem: Person) -> None:
    """The client asks once more."""
    cem.press("Stay")
    expect(cem.page.get_by_role("alert")).to_contain_text("Really? Nothing lies in front of you")
    cem.press("No, go back")
    expect(cem.button("Hit")).to_be_visible()
    cem.press("Stay")
    cem.press("Yes, stay")
    expect(cem.action_bar).to_contain_text("stayed")


def play_round_2(ann: Person, ben: Person, cem: Person) -> None:
    """Ann deals."""
    ben.press("Hit")
    cem.press("Hit")
    cem.give("Ben")
    ann.expect_log("Ben is frozen.")
    ann.press("Hit")
    cem.press("Hit")
    ann.press("Hit")
    cem.press("Hit")
    ben.expect_log("Cem flips another 9 and is busted.")
    ann.press("Stay")


def see_result(person: Person) -> None:
    """The ranking, and the arithmetic of every round."""
    ranking = person.page.get_by_role("region", name="Ranking").get_by_role("listitem")
    expect(ranking).to_have_count(3)
    for place, words in enumerate((("1.", "Ann", "107"), ("2.", "Ben", "17"), ("3.", "Cem", "0"))):
        for word in words:
            expect(ranking.nth(place)).to_contain_text(word)

    rounds = person.page.get_by_role("region", name="Every round")
    course = rounds.get_by_role("table", name="Totals after each round")
    for totals in ("Ann 0 84 107", "Ben 0 12 17", "Cem 0 0 0"):
        expect(course.get_by_role("row", name=totals)).to_have_count(1)
    summary = rounds.locator("summary").filter(has_text="Round 1")
    person.push(summary)
    for line in ("(12 + 11 + 10 + 9) × 2 = 84", "stayed · 12", "12 + 11 = 23", "frozen · 5", "busted · 0"):
        expect(rounds.get_by_text(line).first).to_be_visible()
