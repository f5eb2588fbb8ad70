"""One game on both sides, compared after every move."""

from collections import deque
from collections.abc import Iterable
from typing import Any

from fliptable import engine
from fliptable.engine.events import DeckShuffled
from tests.reference.flip7 import Flip7
from tests.reference.model import Game
from tests.reference.parts import Ask, Option, Player
from tests.reference.scenario import Scenario, house
from tests.reference.vengeance import Vengeance

GAMES: dict[str, type[Game]] = {"flip7": Flip7, "vengeance": Vengeance}
Picture = dict[str, Any]


class DifferenceError(AssertionError):
    """`where` names what differs; the text has everything needed to play the game again."""

    def __init__(self, where: tuple[str, ...], moves: int, text: str) -> None:
        super().__init__(text)
        self.where = where
        self.moves = moves


class Duel:
    """The engine plays first; the order of each of its shuffles goes to the model, which has to need it."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.codes = engine.catalogue(scenario.options)
        self.moves: list[str] = []
        self.orders: deque[list[str]] = deque()
        start = engine.new_game(
            scenario.options.game,
            scenario.seats,
            scenario.seed,
            scenario.options,
            deck=scenario.deck,
            dealer=scenario.dealer,
        )
        self.follow(start)
        self.model = GAMES[scenario.options.game](
            house(scenario.options), scenario.seats, scenario.dealer, self.orders.popleft(), self.shuffle
        )
        self.flow = self.model.play()
        self.ask: Ask | None = None
        self.resume(None)
        self.compare()

    # ---- both sides move -----------------------------------------------------------------------------------

    def follow(self, transition: engine.Transition) -> None:
        self.state = transition.state
        for event in transition.events:
            if isinstance(event, DeckShuffled):
                self.orders.append([self.codes[card] for card in event.order])

    def shuffle(self, discard: list[str]) -> list[str]:
        """The engine's order of the model's discard pile."""
        if not self.orders:
            self.differ({"shuffle": "none"}, {"shuffle": sorted(discard)})
        order = self.orders.popleft()
        if sorted(order) != sorted(discard):
            self.differ({"shuffle": sorted(order)}, {"shuffle": sorted(discard)})
        return order

    def resume(self, choice: Option | None) -> None:
        """Let the model go on to its next decision."""
        try:
            self.ask = None if self.model.winner is not None else self.flow.send(choice)
        except StopIteration:
            self.ask = None

    def answer(self, index: int) -> None:
        """Take the option with this index."""
        decision, ask = engine.decision(self.state), self.ask
        assert decision is not None
        assert ask is not None
        self.moves.append(f"{ask.seat}:{ask.options[index]}")
        self.follow(engine.apply(self.state, decision.options[index]))
        self.resume(ask.options[index])
        self.compare()

    def take_back(self) -> None:
        """The first pick of a Switch is made again."""
        assert isinstance(self.model, Vengeance)
        assert self.ask is not None
        self.moves.append("take back")
        self.follow(engine.take_back(self.state, self.ask.seat))
        self.model.picked = None
        self.resume(None)
        self.compare()

    def leave(self, seat: int) -> None:
        self.moves.append(f"leave {seat}")
        self.follow(engine.withdraw(self.state, seat))
        self.model.leave(seat)
        self.resume(None)
        self.compare()

    def admit(self, points: int) -> None:
        self.moves.append(f"admit {points}")
        self.follow(engine.admit(self.state, points))
        self.model.admit(points)
        self.resume(None)
        self.compare()

    # ---- and are compared ----------------------------------------------------------------------------------

    def compare(self) -> None:
        if self.orders:
            self.differ({"shuffle": sorted(self.orders[0])}, {"shuffle": "none"})
        theirs, ours = self.picture_of_engine(), self.picture_of_model()
        if theirs != ours:
            self.differ(theirs, ours)

    def names(self, cards: Iterable[int]) -> list[str]:
        return sorted(self.codes[card] for card in cards)

    def option(self, action: engine.Action, decision: engine.Decision) -> Option:
        match action:
            case engine.Choose(seat=seat, card=None):
                return "keep" if decision.question == "award" and seat == decision.seat else seat
            case engine.Choose(seat=seat, card=int(card)):
                return seat, self.codes[card]
            case _:
                return action.type

    def picture_of_engine(self) -> Picture:
        table = self.state.table
        picture: Picture = {
            "winner": None if table.result is None else table.result.winner,
            "totals": list(table.totals),
            "seated": list(table.seated),
            "rounds": len(table.history),
        }
        if table.history:
            score = table.history[-1]
            picture["booked"] = (score.round, score.dealer, score.reason, score.flipped)
            picture["points"] = {line.seat: line.points for line in score.lines}
            picture["ended_as"] = {line.seat: str(line.status) for line in score.lines}
        if table.result is None:
            picture |= {
                "dealer": table.dealer,
                "hands": [self.names(hand.cards) for hand in table.hands],
                "statuses": [str(hand.status) for hand in table.hands],
                "turned": [hand.turned for hand in table.hands],
                "down": [hand.down for hand in table.hands],
                "deck": (table.deck, self.codes[self.state.deck[-1]] if self.state.deck else None),
                "discard": self.names(table.discard),
                "limbo": self.names(table.limbo),
            }
        return picture | self.decision_of_engine()

    def decision_of_engine(self) -> Picture:
        decision = engine.decision(self.state)
        if decision is None:
            return {"decision": None}
        source = None if decision.source is None else self.codes[decision.source]
        picture: Picture = {
            "decision": (decision.seat, str(decision.question), source),
            "options": [self.option(action, decision) for action in decision.options],
            "default": self.option(engine.fallback(self.state), decision),
        }
        if decision.question != "award":
            picture["worth"] = list(engine.worth(self.state, decision.seat))
        return picture

    def picture_of_model(self) -> Picture:
        model = self.model
        picture: Picture = {
            "winner": model.winner,
            "totals": [p.total for p in model.players],
            "seated": [not p.left for p in model.players],
            "rounds": len(model.history),
        }
        if model.history:
            last = model.history[-1]
            picture["booked"] = (last.number, last.dealer, last.reason, last.flipped)
            picture["points"] = last.points
            picture["ended_as"] = last.statuses
        if model.winner is None:
            picture |= {
                "dealer": model.dealer,
                "hands": [sorted(p.hand) for p in model.players],
                "statuses": [p.status for p in model.players],
                "turned": [p.turned for p in model.players],
                "down": [self.hidden(p) for p in model.players],
                "deck": (len(model.deck), model.deck[-1] if model.deck else None),
                "discard": sorted(model.discard),
                "limbo": sorted(model.pending),
            }
        return picture | self.decision_of_model()

    def decision_of_model(self) -> Picture:
        ask = self.ask
        if ask is None:
            return {"decision": None}
        picture: Picture = {
            "decision": (ask.seat, ask.question, ask.source),
            "options": ask.options,
            "default": ask.default,
        }
        if ask.question != "award":
            picture["worth"] = [
                None
                if p.status == "out" or (self.hidden(p) and p.seat != ask.seat)
                else self.model.score(p, flipped=False)
                for p in self.model.players
            ]
        return picture

    def hidden(self, player: Player) -> bool:
        """Whether the cards of `player` are turned face down (1.1.3, row 13)."""
        return self.model.house.face_down and player.status not in ("active", "out")

    def differ(self, theirs: Picture, ours: Picture) -> None:
        keys = [key for key in theirs | ours if theirs.get(key) != ours.get(key)]
        scenario = self.scenario
        lines = [
            scenario.name,
            f"options {scenario.options}",
            f"seats {scenario.seats} dealer {scenario.dealer} seed {scenario.seed.hex()}",
            f"deck {'whole' if scenario.deck is None else ' '.join(scenario.deck)}",
            f"moves {' | '.join(self.moves)}",
        ]
        for key in keys:
            lines += [f"{key}:", f"  engine {theirs.get(key)}", f"  model  {ours.get(key)}"]
        raise DifferenceError(tuple(keys), len(self.moves), "\n".join(lines))
