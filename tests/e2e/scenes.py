"""Moments worth a look: every screen, and the main states of the table.

One person, called Ann, sits at a browser. The others speak over the wire, so that a scene costs one page. Ann
answers with her keyboard, which works in every language.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random

from playwright.sync_api import expect

from fliptable import engine
from fliptable.engine import Options
from tests.e2e.board_scenes import BOARD_SCENES
from tests.e2e.line import Line
from tests.e2e.person import Person, code_of
from tests.support.players import Message, Player
from tests.support.tables import Tables

Serve = Callable[..., Tables]

DEVICE = re.compile("^(Settings of this device|Einstellungen dieses Geräts)$")
FRIENDS = ("Ben", "Ann", "Cem", "Dot", "Eva", "Finn", "Gül", "Hanna", "Ibrahim", "Josephine", "Kim", "Leo")
CROWD = (*FRIENDS, "Maximilian", "Nora", "Ole", "Pia", "Quentin", "Rosa")


class Stage:
    """Where scenes are set for `ann`. Ben is the host and has the first seat, Ann sits beside him."""

    def __init__(self, serve: Serve, ann: Person) -> None:
        self.ann = ann
        self._serve = serve
        self._seats: list[Player | None] = []
        self._answered: int | None = None

    def serve(self, deck: str = "", game: str = "flip7", **settings: float) -> Tables:
        """`deck`: the first cards; the rest of the game's cards follow in an order that is always the same.
        Ben deals first."""
        left = Counter(engine.catalogue(Options(game))) - Counter(deck.split())
        rest = sorted(left.elements())
        Random(7).shuffle(rest)
        return self._serve(" ".join([deck, *rest]), dealer=0, **settings)

    def seat(
        self, people: int, deck: str = "", *, game: str = "flip7", clock: int = 0, **options: object
    ) -> None:
        """A game of `people` has begun."""
        tables = self.serve(deck, game)
        code = tables.create()
        for name in CROWD[:people]:
            if name == self.ann.name:
                self.ann.open(f"{tables.http}/t/{code}")
                self.enter_name()
                self._seats.append(None)
                self.host.until(lambda _: len(self.host.room["members"]) == 2)
            else:
                self._seats.append(Player(tables, code).join(name))
        defaults = {spec.name: spec.default for spec in engine.option_specs(game)}
        self.host.done(
            "set_options", options={**self.host.room["options"], **defaults, "game": game, **options}
        )
        self.host.done("set_table", clock=clock)
        self.host.done("start")

    def fill(self, seats: int) -> None:
        """A game of Ben, Ann and bots: everybody has a number, and Ann is asked again."""
        numbers = [code for code in engine.catalogue(Options("flip7")) if code.isdecimal()]
        tables = self.serve(" ".join(Random(7).sample(numbers, seats)), bot_pause=0, message_burst=100)
        ben = Player(tables, tables.create()).join("Ben")
        self._seats = [ben, None]
        self.ann.open(f"{tables.http}/t/{ben.code}")
        self.enter_name()
        ben.until(lambda _: len(ben.room["members"]) == 2)
        ben.done("set_options", options={**ben.room["options"], "decks": 2})
        for _ in range(seats - 2):
            ben.done("add_bot")
        ben.done("start")
        self.play("h")
        while (question := self._question())["seat"] != 0:
            self._answered = question["id"]
        self.play("h")
        self.ann_is_asked()

    def enter_name(self) -> None:
        self.ann.page.get_by_role("textbox").first.fill(self.ann.name)
        self.ann.page.keyboard.press("Enter")

    @property
    def host(self) -> Player:
        host = self._seats[0]
        assert host is not None
        return host

    def keep(self, player: Player) -> None:
        """As one who leaves when all is over."""
        self._seats.append(player)

    def leave(self) -> None:
        for player in self._seats:
            if player is not None:
                player.close()

    def play(self, answers: str) -> None:
        """`answers`: of whoever is asked; `h` hits, `s` stays, a number chooses that option."""
        for answer in answers.split():
            self._answer(self._question(), answer)

    def play_on(self, decisions: int) -> None:
        """Everybody hits until three cards lie before him, and chooses the first option."""
        for _ in range(decisions):
            question = self._question()
            assert self.host.view is not None
            hand = self.host.view.table.hands[question["seat"]].cards
            turn = "h" if len(hand) < 3 or len(question["options"]) == 1 else "s"
            self._answer(question, turn if question["question"] == "turn" else "1")
        self._question()

    def _question(self) -> Message:
        """The next one."""
        while (question := self.host.prompt["decision"]) is None or question["id"] == self._answered:
            self.host.hear()
        asked: Message = question
        return asked

    def _answer(self, question: Message, answer: str) -> None:
        self._answered = question["id"]
        player = self._seats[question["seat"]]
        if player is None:
            expect(self.ann.answers().first).to_be_enabled()
            self.ann.page.keyboard.press(answer)
            return
        player.catch_up(self.host.seq)
        options: list[Message] = question["options"]
        kinds = {"h": "hit", "s": "stay"}
        if answer in kinds:
            action = next(option for option in options if option["type"] == kinds[answer])
        else:
            action = options[int(answer) - 1]
        player.done("act", action=action)

    def ann_is_asked(self) -> None:
        self._question()
        expect(self.ann.answers().first).to_be_enabled()

    def ann_sees(self, seats: int) -> None:
        """All of the last move."""
        asked = self.ann.page.locator(".seat.asked")
        expect(asked).to_have_attribute("data-seat", str(self._question()["seat"]))
        expect(self.ann.page.get_by_role("heading", level=3)).to_have_count(seats)


Scene = Callable[[Stage], None]

FIRST_ROUND = "12 9 7 11 5 10 9 8"
FIRST_ANSWERS = "h h h h h  h h s s h  s s"
SECOND_ROUND = "8 3 11 6 CHANCE  8 +6 FREEZE 12  10 x2 FLIP3 7 CHANCE"
SECOND_ANSWERS = "h h h h h  h h h 1 h  h h"
"""Cem busts, Ben is frozen, Ann holds a Second Chance and is asked."""


def start(stage: Stage) -> None:
    stage.ann.open(stage.serve().http)
    expect(stage.ann.page.get_by_role("textbox")).to_have_count(2)


def lesson(stage: Stage) -> None:
    """The coach tells what the third card does."""
    stage.ann.open(stage.serve().http)
    stage.ann.page.get_by_role("textbox").first.fill(stage.ann.name)
    stage.ann.page.locator("[name=learn]").first.click()
    for cards in range(3):
        expect(stage.ann.answers().first).to_be_enabled()
        expect(stage.ann.action_bar.get_by_role("listitem")).to_have_count(cards)
        stage.ann.page.keyboard.press("h")
    expect(stage.ann.action_bar.get_by_role("listitem")).to_have_count(3)
    expect(stage.ann.answers().first).to_be_enabled()


def learnt(stage: Stage) -> None:
    """The first round is over: she has stayed with three cards, the others have seen the rest."""
    lesson(stage)
    stage.ann.page.keyboard.press("s")
    expect(stage.ann.page.get_by_role("region", name="Coach").get_by_role("button")).to_have_count(3)


def join(stage: Stage) -> None:
    tables = stage.serve()
    code = tables.create()
    for name in ("Ben", "Cem"):
        with Player(tables, code) as player:
            player.join(name)
    stage.ann.open(f"{tables.http}/t/{code}")
    expect(stage.ann.page.get_by_text("Cem")).to_be_visible()


def lobby(stage: Stage) -> None:
    tables = stage.serve()
    stage.ann.open(tables.http)
    stage.enter_name()
    stage.ann.page.wait_for_url("**/t/*")
    expect(stage.ann.page.get_by_text("Ann", exact=True)).to_be_visible()
    code = code_of(stage.ann.page.url)
    with Player(tables, code) as ben, Player(tables, code) as dot:
        ben.join("Ben")
        dot.join("Dot", watch=True)
        expect(stage.ann.page.get_by_text("Dot", exact=True)).to_be_visible()


def guest(stage: Stage) -> None:
    """The lobby as somebody sees it who may change nothing."""
    join(stage)
    stage.enter_name()
    expect(stage.ann.page.get_by_text("Ann", exact=True)).to_be_visible()


def overdue(stage: Stage) -> None:
    """Ben, who is asked, is away: Ann may let the table go on."""
    tables = stage.serve(away_grace=0.1, away_patience=0.1)
    stage.ann.open(tables.http)
    stage.enter_name()
    stage.ann.page.wait_for_url("**/t/*")
    expect(stage.ann.page.get_by_text("Ann", exact=True)).to_be_visible()  # she is the host
    with Player(tables, code_of(stage.ann.page.url)) as ben:
        ben.join("Ben")
        stage.ann.page.get_by_role("button", name=re.compile("^(Start the game|Spiel beginnen)$")).click()
        ben.until(lambda _: ben.view is not None)
    expect(stage.ann.page.get_by_text(re.compile("waits for Ben|wartet auf Ben"))).to_be_visible()


def turn(stage: Stage) -> None:
    stage.seat(5, f"{FIRST_ROUND} {SECOND_ROUND}", clock=90)
    stage.play(f"{FIRST_ANSWERS} {SECOND_ANSWERS}")
    stage.ann_is_asked()


def person(stage: Stage) -> None:
    """In the middle of her Flip Three, Ann must give her second Second Chance away."""
    turn(stage)
    stage.play("h 3")
    stage.ann_is_asked()


def really(stage: Stage) -> None:
    stage.seat(3)
    stage.play("s")
    expect(stage.ann.page.get_by_role("alert")).to_be_visible()


def card(stage: Stage) -> None:
    """The second pick of a Switch."""
    stage.seat(4, "5 9 3 11  -4 12 L13 8  7 2 0  SWITCH", game="vengeance")
    stage.play("h 1 h h h  h h h s  h 1")
    stage.ann_is_asked()


def award(stage: Stage) -> None:
    stage.seat(4, "1 9 3 11  FLIP4 2 3 4 5 6 8", game="vengeance", brutal=True)
    stage.play("h 4 s s s h h")
    stage.ann_is_asked()


def round_end(stage: Stage) -> None:
    stage.seat(5, f"{FIRST_ROUND} {SECOND_ROUND}")
    stage.play(FIRST_ANSWERS)
    stage.ann_sees(5)


def menu(stage: Stage) -> None:
    turn(stage)
    stage.ann.page.keyboard.press("m")
    expect(stage.ann.page.get_by_role("dialog")).to_be_visible()


def paused(stage: Stage) -> None:
    """With the button that ends it."""
    turn(stage)
    stage.host.done(
        "hand_over", member=next(m["id"] for m in stage.host.room["members"] if m["name"] == "Ann")
    )
    stage.ann.page.keyboard.press("m")
    sheet = stage.ann.page.get_by_role("dialog")
    sheet.get_by_role("button", name=re.compile("^(Pause the game|Spiel anhalten)$")).click()
    stage.ann.page.keyboard.press("Escape")
    expect(stage.ann.page.get_by_role("button", name=re.compile("^(Go on|Weiterspielen)$"))).to_be_visible()


def log(stage: Stage) -> None:
    """A laptop shows it always."""
    turn(stage)
    stage.ann.page.keyboard.press("l")


def rules(stage: Stage) -> None:
    """The settings of this table."""
    turn(stage)
    stage.ann.page.keyboard.press("r")
    stage.ann.page.get_by_role("navigation").get_by_role("button").last.press("Enter")
    expect(stage.ann.page.get_by_role("dialog").get_by_role("heading", level=3)).to_have_count(1)


def keys(stage: Stage) -> None:
    """The sheet of all shortcuts."""
    turn(stage)
    stage.ann.page.keyboard.press("?")
    expect(stage.ann.page.get_by_role("dialog").get_by_role("term")).to_have_count(12)


def device(stage: Stage) -> None:
    turn(stage)
    stage.ann.page.keyboard.press("m")
    stage.ann.page.get_by_role("dialog").get_by_role("button", name=DEVICE).press("Enter")
    expect(stage.ann.page.get_by_role("dialog", name=DEVICE)).to_be_visible()


def place(stage: Stage) -> None:
    """What lies in front of Dot, card by card."""
    card(stage)
    stage.ann.page.get_by_role("button", name=re.compile("(place of|Platz von) Dot")).press("Enter")
    expect(stage.ann.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(4)


def why(stage: Stage) -> None:
    log(stage)
    stage.ann.page.get_by_role("button", name=re.compile("^(Why|Warum)")).nth(1).press("Enter")
    expect(stage.ann.page.get_by_role("tooltip")).to_be_visible()


def spectator(stage: Stage) -> None:
    turn(stage)
    stage.ann.page.evaluate("localStorage.clear()")
    stage.ann.open(stage.ann.page.url.replace("/t/", "/w/"))
    expect(stage.ann.page.get_by_role("heading", level=3)).to_have_count(5)


def tv_lobby(stage: Stage) -> None:
    lobby(stage)
    on_tv(stage)
    expect(stage.ann.page.get_by_role("list")).to_be_visible()


def tv(stage: Stage) -> None:
    """It has seen the last move before Ann's turn."""
    stage.seat(5, f"{FIRST_ROUND} {SECOND_ROUND}", clock=90)
    stage.play(f"{FIRST_ANSWERS} {SECOND_ANSWERS.removesuffix('h')}")
    on_tv(stage)
    expect(stage.ann.page.get_by_role("heading", level=2)).to_have_count(5)
    stage.play("h")
    expect(stage.ann.page.get_by_role("status").filter(has_text="×2")).to_be_visible()


def on_tv(stage: Stage) -> None:
    """The table of this page as a television shows it."""
    stage.ann.open(stage.ann.page.url.replace("/t/", "/tv/"))


def result(stage: Stage) -> None:
    stage.seat(4, "12 5 7 9  11 7 x2 10 9 8", target=100)
    stage.play("h h h h  h s h s  h h h h s")
    expect(stage.ann.page.get_by_role("listitem").filter(has_text="100")).not_to_have_count(0)


def removed(stage: Stage) -> None:
    stage.seat(3)
    stage.ann_is_asked()
    ann = next(member["id"] for member in stage.host.room["members"] if member["name"] == "Ann")
    stage.host.done("kick", member=ann)
    expect(stage.ann.page.get_by_role("alert")).to_be_visible()


def lost(stage: Stage) -> None:
    line = Line(stage.ann.page)
    turn(stage)
    line.cut()
    line.wait_for_answer()


def three(stage: Stage) -> None:
    stage.seat(3)
    stage.play_on(6)
    stage.ann_sees(3)


def eight(stage: Stage) -> None:
    stage.seat(8)
    stage.play_on(20)
    stage.ann_sees(8)


def eighteen(stage: Stage) -> None:
    stage.seat(18)
    stage.play_on(36)
    stage.ann_sees(18)


def full(stage: Stage) -> None:
    """As many as can play."""
    stage.fill(36)


def tv_full(stage: Stage) -> None:
    full(stage)
    on_tv(stage)
    expect(stage.ann.page.get_by_role("heading", level=2)).to_have_count(36)


SCENES: Mapping[str, Scene] = {
    scene.__name__: scene
    for scene in (
        start,
        lesson,
        learnt,
        join,
        lobby,
        guest,
        really,
        turn,
        person,
        card,
        award,
        round_end,
        menu,
        paused,
        overdue,
        log,
        rules,
        keys,
        device,
        place,
        why,
        spectator,
        tv_lobby,
        tv,
        tv_full,
        three,
        eight,
        eighteen,
        full,
        result,
        removed,
        lost,
        *BOARD_SCENES,
    )
}
