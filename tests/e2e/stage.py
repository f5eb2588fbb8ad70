"""Where scenes are set: one person, called Ann, sits at a browser, the others speak over the wire.

Thus a scene costs one page. Ann answers with her keyboard, which works in every language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from fliptable import engine
from fliptable.engine import Options
from tests.e2e.person import Person
from tests.support.players import Message, Player
from tests.support.tables import Tables

Serve = Callable[..., Tables]
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

    def keep(self, player: Player) -> Player:
        """As one who leaves when all is over."""
        self._seats.append(player)
        return player

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
