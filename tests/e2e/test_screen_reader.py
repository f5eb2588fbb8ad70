"""The table as a screen reader has it: roles, names and what is said aloud. Nothing else is looked at."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.person import SETTINGS, Person
from tests.support.waiting import wait_until

LISTEN = """
window.heard = [];
const say = (node) => {
  const live = node.parentElement?.closest("[aria-live], [role=log], [role=status], [role=alert]");
  const text = node.textContent?.trim();
  if (live && live.ariaLive !== "off" && text) window.heard.push(text);
};
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    if (type === "characterData") say(target);
    else addedNodes.forEach(say);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Keeps every text that appears in a live region, in the order in which it would be read."""


@dataclass(frozen=True, slots=True)
class Words:
    """Of one language."""

    name: str
    place: str
    turn: str
    in_front: str
    hit: str
    stay: str
    choice: re.Pattern[str]
    oneself: str


ENGLISH = Words(
    name="Your name",
    place="Your place",
    turn="Your turn: hit or stay?",
    in_front=r"(\d+) in total[\s\S]*?(\d+) points? this round",
    hit="Hit",
    stay="Stay",
    choice=re.compile("^Choose .+ for "),
    oneself="Yourself",
)
GERMAN = Words(
    name="Dein Name",
    place="Dein Platz",
    turn="Du bist dran: noch eine oder Stopp?",
    in_front=r"(\d+) gesamt[\s\S]*?(\d+) Punkte? in dieser Runde",
    hit="Noch eine",
    stay="Stopp",
    choice=re.compile(" für .+ wählen$"),
    oneself="Dich selbst",
)

TARGET = 100
ENOUGH = 30


class Reader:
    """Plays by ear."""

    def __init__(self, person: Person, words: Words) -> None:
        self.page = person.page
        self.words = words
        self.page.add_init_script(LISTEN)

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).press("Enter")

    def type_name(self, name: str) -> None:
        self.page.get_by_role("textbox", name=self.words.name).fill(name)

    @property
    def place(self) -> Locator:
        return self.page.get_by_role("region", name=self.words.place)

    def heard(self) -> list[str]:
        texts: list[str] = self.page.evaluate("window.heard")
        return texts

    def answer(self) -> None:
        """The open question, by what is read of this place: stay with enough, give to the strongest."""
        expect(self.page.locator("[data-answer]").first).to_be_enabled()
        mine = self.place.aria_snapshot()
        question = found[1] if (found := re.search(r'group "(.+)"', mine)) else ""
        assert self.heard()[-1].startswith(question), "the question is the last that is said"
        if question == self.words.turn:
            found = re.search(self.words.in_front, mine)
            assert found, mine
            total, points = int(found[1]), int(found[2])
            enough = points >= ENOUGH or points + total >= TARGET
            name = f"{self.words.stay} " if enough else self.words.hit
            answer = self.place.get_by_role("button", name=re.compile(f"^{name}"))
        else:
            choices = self.page.get_by_role("main").get_by_role("button", name=self.words.choice)
            answer = choices.filter(has_not_text=self.words.oneself)
            expect(choices).to_have_count(2)  # one may also keep it
        said = len(self.heard())
        answer.press("Enter")
        wait_until(lambda: len(self.heard()) > said)


ROUNDS = (
    ("12 CHANCE 10 5 9 5 5", "ABABABAB"),
    ("3 FLIP3 4 6 3 11 10 12", "BAAAAAA"),
    ("x2 2 12 FREEZE 9 10 11", "ABABBBBBB"),
    ("8 12 8", "BABA"),
)
"""The cards, and who is asked."""


def test_a_whole_game_by_the_screen_reader_alone(serve: Serve, company: Company) -> None:
    """Ann's speaks English and Ben's German."""
    tables = serve(" ".join(cards for cards, _ in ROUNDS), dealer=1)
    ann = Reader(company.person("Ann"), ENGLISH)
    ben = Reader(company.person("Ben", locale="de-DE"), GERMAN)
    ann.page.goto(tables.http)
    ann.type_name("Ann")
    ann.press("Create a table")
    link = ann.page.get_by_role("textbox", name="Link to play")
    expect(link).not_to_have_value("")
    ben.page.goto(link.input_value())
    ben.type_name("Ben")
    ben.press("Hinsetzen")
    expect(ann.page.get_by_role("button", name="Remove Ben")).to_be_visible()
    ann.page.get_by_role("button", name=SETTINGS, expanded=False).press("Enter")
    points = ann.page.get_by_role("group", name="Points to win")
    points.get_by_role("button", name=str(TARGET), exact=True).press("Enter")
    ann.press("Start the game")

    for _, asked in ROUNDS:
        for seat in asked:
            (ann if seat == "A" else ben).answer()

    for reader, ranking in ((ann, "Ranking"), (ben, "Rangliste")):
        first = reader.page.get_by_role("region", name=ranking).get_by_role("listitem").first
        expect(first).to_contain_text("Ann")
        expect(first).to_contain_text("100")
    expect_heard(
        ann,
        "Round 1. Ben deals.",
        "Your turn: hit or stay? 0 points this round",
        "Ann flips a 12.",
        "Ben flips Second Chance.",
        "Your turn: hit or stay? 12 points this round",
        "Second Chance saves Ben from another 5.",
        "Ben flips another 5 and is busted.",
        "Round 1 is over: nobody is active any more.",
        "Ann: 12 + 10 + 9 = 31 points.",
        "Who gets Flip Three? 0 points this round",
        "Ann gives Flip Three to Ben.",
        "Ann is frozen.",
        "The game is over. Ann wins!",
    )
    expect_heard(
        ben,
        "Ann deckt eine 12 auf.",
        "Du bist dran: noch eine oder Stopp? 0 Punkte in dieser Runde",
        "Zweite Chance rettet Ben vor noch einer 5.",
        "Ben deckt noch eine 5 auf und ist geplatzt.",
        "Drei am Stück: Ben muss 3 Karten aufdecken.",
        "Wer bekommt Stopp? 2 Punkte in dieser Runde",
        "Ben gibt Stopp an Ann.",
        "Das Spiel ist aus. Ann gewinnt!",
    )


def expect_heard(reader: Reader, *sentences: str) -> None:
    """All of them, one after the other; what else was said does not matter."""
    heard = reader.heard()
    rest = iter(heard)
    missing = [sentence for sentence in sentences if sentence not in rest]
    assert missing == [], heard
