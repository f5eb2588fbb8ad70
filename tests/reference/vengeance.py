"""Voll Fies (1.2, 2.9 … 2.18), with the Sonderregeln."""

from collections import Counter

from tests.reference.faces import is_malus, is_number, numbers
from tests.reference.model import Game
from tests.reference.parts import Flow, Option, Player

Card = tuple[Player, str]


class Vengeance(Game):
    picked: Card | None = None
    """The first pick of a Switch, while the second one is open. Taken back, it is asked for again."""

    # ---- targets -------------------------------------------------------------------------------------------

    def alive(self, player: Player) -> list[Player]:
        """Everybody in the round who is not busted, `player` last (V-10, V-12, V-16)."""
        return [p for p in self.clockwise(player.seat) if p.status not in ("busted", "out")]

    def forced(self, player: Player) -> bool:
        """Whether `player` is the only one left in the game, as the table reads it (V-19, V-98)."""
        if self.house.forced_self == "last_not_busted":
            return self.alive(player) == [player]
        return player.active and [p for p in self.players if p.active] == [player]

    def people(self, player: Player, card: str) -> list[Option]:
        """Who may get a malus, a Just One More or a Flip Four (V-15, V-16, V-103, V-112)."""
        if self.house.brutal and is_malus(card):
            return [p.seat for p in self.clockwise(player.seat) if p.status != "out"]
        return [player.seat] if self.forced(player) else [p.seat for p in self.alive(player)]

    def cards(self, owners: list[Player]) -> list[Option]:
        """Their cards, by person, then by code."""
        return [(p.seat, code) for p in owners for code in sorted(p.hand)]

    def burnable(self, player: Player) -> list[Option]:
        """V-17, V-19, V-76."""
        return self.cards([player] if self.forced(player) else self.alive(player))

    def stealable(self, player: Player) -> list[Option]:
        """V-61 … V-66."""
        return self.cards([p for p in self.alive(player) if p is not player])

    def switchable(self, player: Player) -> list[Option]:
        """First any card that has a partner, then its partner on another person (V-67, V-73, V-74)."""
        owners = [p for p in self.alive(player) if p.hand]
        if self.picked:
            return self.cards([p for p in owners if p is not self.picked[0]])
        return self.cards(owners) if len(owners) > 1 else []

    # ---- cards ---------------------------------------------------------------------------------------------

    def settle(self, player: Player, card: str) -> Flow[None]:
        if is_number(card):
            self.land(player, card)
            self.arrive(player, card)
        else:
            yield from self.use(player, card)

    def arrive(self, player: Player, card: str) -> None:
        """`card` has come to lie in front of `player`, by whatever route (V-40 … V-60)."""
        if card == "U7":
            player.hand.remove(card)
            self.sweep(player.hand)
            player.hand.append(card)
        if self.busts(player.hand):
            player.status = "busted"
        else:
            self.check_seven(player)

    def use(self, player: Player, card: str) -> Flow[None]:
        """Whoever turned a card plays it (V-14)."""
        match card:
            case "STEAL":
                yield from self.steal(player)
            case "BURN":
                yield from self.burn(player)
            case "SWITCH":
                yield from self.switch(player)
            case _:
                yield from self.hand_out(player, card)

    def hand_out(self, player: Player, card: str) -> Flow[None]:
        target = yield from self.ask(player, "person", card, lambda: self.people(player, card))
        if not isinstance(target, int):
            self.toss(card)
        elif card == "JUST1":
            yield from self.just_one(self.players[target])
        elif card == "FLIP4":
            yield from self.flip_four(self.players[target])
        else:
            self.land(self.players[target], card)

    def just_one(self, player: Player) -> Flow[None]:
        """One card, played if it is one to play, then out (V-80 … V-87)."""
        card = self.draw(player)
        self.toss("JUST1")
        yield from self.settle(player, card)
        if player.active:
            player.status = "frozen"

    def flip_four(self, player: Player) -> Flow[None]:
        """Four cards; then those to play, one after the other (V-89 … V-98)."""
        aside: list[str] = []
        for _ in range(4):
            card = self.draw(player)
            if not is_number(card):
                aside.append(card)
                continue
            self.land(player, card)
            self.arrive(player, card)
            if player.status == "busted":
                break
        self.toss("FLIP4")
        for card in aside:
            if player.status == "busted":
                self.toss(card)
            else:
                yield from self.use(player, card)

    def steal(self, player: Player) -> Flow[None]:
        choice = yield from self.ask(player, "card", "STEAL", lambda: self.stealable(player))
        self.toss("STEAL")
        if isinstance(choice, tuple):
            seat, code = choice
            self.players[seat].hand.remove(code)
            player.hand.append(code)
            self.arrive(player, code)

    def burn(self, player: Player) -> Flow[None]:
        choice = yield from self.ask(player, "card", "BURN", lambda: self.burnable(player))
        self.toss("BURN")
        if isinstance(choice, tuple):
            seat, code = choice
            self.players[seat].hand.remove(code)
            self.discard.append(code)

    def switch(self, player: Player) -> Flow[None]:
        while choice := (yield from self.ask(player, "card", "SWITCH", lambda: self.switchable(player))):
            assert isinstance(choice, tuple)
            pick = (self.players[choice[0]], choice[1])
            if self.picked:
                first, self.picked = self.picked, None
                self.toss("SWITCH")
                self.exchange(first, pick)
                return
            self.picked = pick
        self.toss("SWITCH")

    def exchange(self, one: Card, other: Card) -> None:
        """Both leave, both arrive, then all is checked (V-72)."""
        (ann, given), (ben, taken) = one, other
        ann.hand.remove(given)
        ben.hand.remove(taken)
        ann.hand.append(taken)
        ben.hand.append(given)
        self.arrive(ann, taken)
        self.arrive(ben, given)

    # ---- defaults ------------------------------------------------------------------------------------------

    def default(self, player: Player, question: str, source: str | None, options: list[Option]) -> Option:
        """A card: the first that does not bust him, else the first (X-03).

        The first pick of a Switch always has a harmless partner: at worst his own card of that number.
        """
        cards = [card for card in options if isinstance(card, tuple)]
        if source == "STEAL":
            cards = [card for card in cards if not self.busts_with(player.hand, card[1])]
        elif self.picked:
            one = self.picked
            cards = [
                card for card in cards if not self.switch_busts(player, one, (self.players[card[0]], card[1]))
            ]
        return cards[0] if cards else super().default(player, question, source, options)

    def switch_busts(self, player: Player, one: Card, other: Card) -> bool:
        """Whether this exchange busts `player`."""
        for (owner, given), (_, taken) in ((one, other), (other, one)):
            if owner is player:
                rest = player.hand.copy()
                rest.remove(given)
                return self.busts_with(rest, taken)
        return False

    def busts_with(self, hand: list[str], card: str) -> bool:
        """Whether `card` busts this hand when it arrives; the Unlucky 7 never does (V-41)."""
        return card != "U7" and self.busts([*hand, card])

    # ---- the table's laws ----------------------------------------------------------------------------------

    def busts(self, hand: list[str]) -> bool:
        """Two of a number, but for the Lucky 13 with one 13 (V-42, V-54 … V-60)."""
        for number, count in Counter(numbers(hand)).items():
            allowed = 2 if number == 13 and "L13" in hand else 1
            if count > allowed:
                return True
        return False

    def must_hit(self, player: Player) -> bool:
        """The Zero (V-30)."""
        return "0" in player.hand

    def deal_to(self, player: Player) -> Flow[None]:
        """One card for everybody still active, whatever he has turned before (V-07)."""
        yield from self.settle(player, self.draw(player))

    def score(self, player: Player, *, flipped: bool) -> int:
        """Numbers, halved, less minus cards, at least nothing, plus fifteen (V-21 … V-27, V-101 … V-105)."""
        minus = sum(int(code) for code in player.hand if code.startswith("-"))
        if player.status == "busted":
            return minus if self.house.brutal else 0
        if self.must_hit(player) and sum(map(is_number, player.hand)) < 7:
            return 0  # V-31, V-39a
        total = sum(numbers(player.hand)) // (2 if "/2" in player.hand else 1) + minus
        return (total if self.house.brutal else max(total, 0)) + 15 * flipped

    def award(self, flipper: Player) -> Flow[Player | None]:
        """Fifteen for himself, or off somebody else (V-107, V-114)."""
        if not self.house.brutal:
            return None
        others = [p.seat for p in self.clockwise(flipper.seat) if p.status != "out" and p is not flipper]
        choice = yield from self.ask(flipper, "award", None, lambda: ["keep", *others])
        return self.players[choice] if isinstance(choice, int) else None
