"""The base game (1.1, 2.1 … 2.7)."""

from tests.reference.faces import is_bonus, is_number, numbers
from tests.reference.model import Game
from tests.reference.parts import Flow, Option, Player

SET_ASIDE = ("FREEZE", "FLIP3")


class Flip7(Game):
    def settle(self, player: Player, card: str) -> Flow[None]:
        if card not in SET_ASIDE:
            yield from self.keep(player, card)
            return
        target = yield from self.give(player, card)
        if target is not None:
            yield from self.resolve([(card, target)])

    def keep(self, player: Player, card: str) -> Flow[None]:
        """A card that works at once, within a Flip Three too (B-40, B-56 … B-60)."""
        if card == "CHANCE" and "CHANCE" in player.hand:
            yield from self.pass_on(player)
        elif is_number(card) and card in player.hand:
            self.second(player, card)
        else:
            self.land(player, card)
            self.check_seven(player)

    def second(self, player: Player, card: str) -> None:
        """The second copy of a number: a Second Chance goes with it (B-61 … B-63), or bust (B-13)."""
        if "CHANCE" in player.hand:
            player.hand.remove("CHANCE")
            self.discard.append("CHANCE")
            self.toss(card)
        else:
            self.land(player, card)
            player.status = "busted"

    def pass_on(self, player: Player) -> Flow[None]:
        """A surplus Second Chance goes to an active player without one (B-65 … B-68)."""

        def offer() -> list[Option]:
            return [p.seat for p in self.clockwise(player.seat) if p.active and "CHANCE" not in p.hand]

        target = yield from self.ask(player, "person", "CHANCE", offer)
        if isinstance(target, int):
            self.land(self.players[target], "CHANCE")
        else:
            self.toss("CHANCE")

    def give(self, player: Player, card: str) -> Flow[Player | None]:
        """Who gets a Freeze or a Flip Three: any active player (B-22, B-31); None: it is discarded."""

        def offer() -> list[Option]:
            return [p.seat for p in self.clockwise(player.seat) if p.active]

        target = yield from self.ask(player, "person", card, offer)
        if isinstance(target, int):
            return self.players[target]
        self.toss(card)
        return None

    def resolve(self, backlog: list[tuple[str, Player]]) -> Flow[None]:
        """Assigned cards take effect first in, first out (B-45 … B-54)."""
        while backlog:
            card, target = backlog.pop(0)
            if not target.active:
                self.toss(card)
            elif card == "FREEZE":
                self.land(target, card)
                target.status = "frozen"
            else:
                backlog += yield from self.flip_three(target)

    def flip_three(self, player: Player) -> Flow[list[tuple[str, Player]]]:
        """Turn three cards, then give away those set aside (B-31 … B-45)."""
        aside: list[str] = []
        for _ in range(3):
            card = self.draw(player)
            if card in SET_ASIDE:
                aside.append(card)
                continue
            yield from self.keep(player, card)
            if not player.active:  # busted (B-33, B-42) or gone
                for lost in aside:
                    self.toss(lost)
                aside.clear()
                break
        self.toss("FLIP3")
        given = []
        for card in aside:
            target = yield from self.give(player, card)
            if target is not None:
                given.append((card, target))
        return given

    def deal_to(self, player: Player) -> Flow[None]:
        """Who has turned cards for a Flip Three before is asked instead (B-11)."""
        if player.turned:
            yield from self.turn(player)
        else:
            yield from self.settle(player, self.draw(player))

    def must_hit(self, player: Player) -> bool:
        return False

    def score(self, player: Player, *, flipped: bool) -> int:
        """Numbers, doubled, plus bonus cards, plus fifteen (B-17, B-18)."""
        if player.status == "busted":
            return 0
        doubled = sum(numbers(player.hand)) << player.hand.count("x2")
        bonus = sum(int(code) for code in player.hand if is_bonus(code) and code != "x2")
        return doubled + bonus + 15 * flipped

    def award(self, flipper: Player) -> Flow[Player | None]:
        """The base game has none."""
        yield from ()
        return None
