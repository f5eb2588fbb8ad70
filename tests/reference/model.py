"""What both games share: piles, rounds, the deal, defaults, leaving and joining.

A game is a generator: it yields an `Ask` and receives the chosen option, or None when somebody has left or
joined meanwhile and the question must be looked at again. What only one game has is in its subclass.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable

from tests.reference.faces import deck_of, is_number
from tests.reference.parts import Ask, Booked, Flow, House, Option, Player, RoundOverError


class Game(ABC):
    """`deck` has the next card last; `shuffle` turns the discard pile into such a deck."""

    def __init__(
        self,
        house: House,
        seats: int,
        dealer: int,
        deck: list[str],
        shuffle: Callable[[list[str]], list[str]],
    ) -> None:
        self.house = house
        self.players = [Player(seat) for seat in range(seats)]
        self.dealer = dealer
        self.deck = deck
        self.shuffle = shuffle
        self.discard: list[str] = []
        self.pending: list[str] = []
        self.number = 0
        self.history: list[Booked] = []
        self.winner: int | None = None
        self.asked: int | None = None
        self.limit = 10 * deck_of(house.game, house.decks).total()

    # ---- what a game adds ----------------------------------------------------------------------------------

    @abstractmethod
    def settle(self, player: Player, card: str) -> Flow[None]:
        """The card that `player` has hit or was dealt takes effect."""

    @abstractmethod
    def must_hit(self, player: Player) -> bool:
        """Whether a card in front of `player` forbids to stay."""

    @abstractmethod
    def score(self, player: Player, *, flipped: bool) -> int:
        """The points of the round, the fifteen included."""

    @abstractmethod
    def award(self, flipper: Player) -> Flow[Player | None]:
        """Who loses fifteen instead of `flipper` winning them; None: nobody does."""

    @abstractmethod
    def deal_to(self, player: Player) -> Flow[None]:
        """The deal reaches `player`."""

    # ---- the game ------------------------------------------------------------------------------------------

    def play(self) -> Flow[None]:
        while self.winner is None:
            yield from self.round()
            self.winner = self.leader()
            self.dealer = next(p.seat for p in self.clockwise(self.dealer) if not p.left)

    def leader(self) -> int | None:
        """The one who leads alone at the target or above (B-79 … B-84, V-116 … V-119), no leaver (X-02)."""
        seated = [p for p in self.players if not p.left]
        best = max(p.total for p in seated)
        leaders = [p.seat for p in seated if p.total == best]
        return leaders[0] if best >= self.house.target and len(leaders) == 1 else None

    def round(self) -> Flow[None]:
        self.number += 1
        for player in self.players:
            player.status = "out" if player.left else "active"
            player.turned = 0
        reason, flipper = "nobody_active", None
        try:
            yield from self.deal()
            yield from self.laps()
        except RoundOverError as over:
            reason, flipper = over.reason, over.flipped
        yield from self.book(reason, flipper)

    def deal(self) -> Flow[None]:
        """One card each, to players still active (B-10, V-01)."""
        if not self.house.start_card:
            return
        for player in self.clockwise(self.dealer):
            if player.active:
                yield from self.deal_to(player)

    def laps(self) -> Flow[None]:
        """After a turn it is that of the first active player behind the one who had it (B-35, V-88)."""
        seat = self.dealer
        while active := [p for p in self.clockwise(seat) if p.active]:
            seat = active[0].seat
            yield from self.turn(active[0])

    def turn(self, player: Player) -> Flow[None]:
        """Hit or stay (B-03, B-08, V-13, V-30)."""
        bare = self.house.stay_needs_card and not player.hand
        offer: list[Option] = ["hit"] if bare or self.must_hit(player) else ["hit", "stay"]
        choice = yield from self.ask(player, "turn", None, lambda: offer)
        if choice == "hit":
            yield from self.settle(player, self.draw(player))
        else:
            player.status = "stayed"

    def book(self, reason: str, flipper: Player | None) -> Flow[None]:
        """Points are added once (X-10) and every card goes to the discard pile (B-55)."""
        self.sweep(self.pending)
        if flipper is None:
            self.retire_all()
        loser = (yield from self.award(flipper)) if flipper else None
        seats = [p for p in self.players if p.status != "out"]
        points = {p.seat: self.score(p, flipped=p is flipper and loser is None) for p in seats}
        if loser is not None:
            points[loser.seat] -= 15
        statuses = {p.seat: p.status for p in seats}
        for player in seats:
            player.total += points[player.seat]
            self.sweep(player.hand)
        seat = None if flipper is None else flipper.seat
        self.history.append(Booked(self.number, self.dealer, reason, seat, points, statuses))

    def retire_all(self) -> None:
        """No card left: all active players count as stayed (B-76)."""
        for player in self.players:
            self.retire(player)

    # ---- cards ---------------------------------------------------------------------------------------------

    def draw(self, player: Player) -> str:
        """Turn the next card; it is pending until it lands or is discarded (B-71 … B-76a)."""
        if sum(p.turned for p in self.players) >= self.limit:
            raise RoundOverError("endless")
        if not self.deck:
            if not self.discard:
                raise RoundOverError("no_cards")
            self.deck, self.discard = self.shuffle(self.discard), []
        card = self.deck.pop()
        self.pending.append(card)
        player.turned += 1
        return card

    def land(self, player: Player, card: str) -> None:
        self.pending.remove(card)
        player.hand.append(card)

    def toss(self, card: str) -> None:
        """A pending card goes to the discard pile."""
        self.pending.remove(card)
        self.discard.append(card)

    def sweep(self, cards: list[str]) -> None:
        """All of `cards` go to the discard pile."""
        self.discard += cards
        cards.clear()

    def check_seven(self, player: Player) -> None:
        """Seven number cards end the round at once (B-15, V-11)."""
        if sum(map(is_number, player.hand)) >= 7:
            raise RoundOverError("flipped_seven", player)

    # ---- people --------------------------------------------------------------------------------------------

    def clockwise(self, after: int) -> list[Player]:
        """Everybody, the one after `after` first and `after` himself last."""
        return self.players[after + 1 :] + self.players[: after + 1]

    def retire(self, player: Player) -> None:
        if player.active:
            player.status = "stayed"

    def ask(
        self, player: Player, question: str, source: str | None, offer: Callable[[], list[Option]]
    ) -> Flow[Option | None]:
        """The choice of `player`, or None where there is nothing to choose.

        A person or a card is not asked for when there is one alone (B-09); for somebody who has left, the
        default is taken, and he stays (X-02, X-03).
        """
        while options := offer():
            default = self.default(player, question, source, options)
            if player.left:
                self.retire(player)
                return "stay" if question == "turn" else default
            if len(options) == 1 and question != "turn":
                return options[0]
            self.asked = player.seat
            choice = yield Ask(player.seat, question, source, options, default)
            self.asked = None
            if choice is not None:
                return choice
        return None

    def default(self, player: Player, question: str, source: str | None, options: list[Option]) -> Option:
        """What happens for somebody who does not answer (X-03)."""
        if question == "turn":
            return "stay" if "stay" in options and player.hand else "hit"
        return options[0]

    def leave(self, seat: int) -> None:
        """`seat` goes for good (X-02); the last one seated has won (X-07)."""
        player = self.players[seat]
        player.left = True
        if self.asked != seat:
            self.retire(player)
        seated = [p.seat for p in self.players if not p.left]
        if len(seated) == 1:
            self.winner = seated[0]

    def admit(self, points: int) -> None:
        """A new last seat, which plays from the next round on (X-08)."""
        self.players.append(Player(len(self.players), total=points))
