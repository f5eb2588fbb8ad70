"""Where every card of a game lies, event after event, and whether the deck gave the cards that it should."""

from dataclasses import dataclass, field

from fliptable.verify.chance import deck
from fliptable.verify.record import Json

BACK = -1
"""Stands for a card that lies face down and is not the viewer's."""


@dataclass
class Dealt:
    checked: int = 0
    unchecked: int = 0
    wrong: int = 0
    refills: bool = True
    conserved: bool = True


@dataclass
class _Table:
    hands: list[list[int]] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    limbo: list[int] = field(default_factory=list)
    deck: int = 0
    shuffles: int = 0

    def lying(self) -> list[int]:
        return [*self.discard, *self.limbo, *(card for hand in self.hands for card in hand)]


def follow(seed: bytes | None, cards: int, viewer: int | None, parts: list[tuple[Json, list[Json]]]) -> Dealt:
    """`seed`: of the game, None if it cannot be known. `parts`: as in `Record`."""
    found = Dealt()
    for start, events in parts:
        _follow(found, _beginning(start), seed, cards, viewer, events)
    return found


def _follow(
    found: Dealt, table: _Table, seed: bytes | None, cards: int, viewer: int | None, events: list[Json]
) -> None:
    order: list[int] | None = None
    for event in events:
        if event["type"] == "deck_refilled":
            pile = list(range(cards)) if table.shuffles == 0 else table.discard
            if table.deck or event["cards"] != len(pile):
                found.refills = False
            order = None if seed is None else deck(seed, table.shuffles + 1, pile)
        elif event["type"] == "card_flipped":
            if order is None:
                found.unchecked += 1
            elif order and order.pop() == event["card"]:
                found.checked += 1
            else:
                found.wrong += 1
        try:
            _move(table, event, viewer)
        except (ValueError, IndexError):
            found.conserved = False
            return
        lying = table.lying()
        faces = [card for card in lying if card != BACK]
        total = cards if table.shuffles else 0
        if table.deck < 0 or len(faces) != len(set(faces)) or table.deck + len(lying) != total:
            found.conserved = False


def _beginning(start: Json) -> _Table:
    if start is None:
        return _Table()
    table = start["table"]
    hands = [list(hand["cards"]) for hand in table["hands"]]
    return _Table(hands, list(table["discard"]), list(table["limbo"]), table["deck"], table["shuffles"])


def _move(table: _Table, event: Json, viewer: int | None) -> None:
    """Raises ValueError or IndexError: a card is not where it is taken from."""
    match event["type"]:
        case "game_announced":
            table.hands = [[] for _ in range(event["seats"])]
        case "deck_refilled":
            table.deck, table.discard, table.shuffles = event["cards"], [], table.shuffles + 1
        case "round_started":
            table.hands = [[] for _ in table.hands]
        case "card_flipped":
            table.deck -= 1
            table.limbo.append(event["card"])
        case "card_landed":
            table.limbo.remove(event["card"])
            table.hands[event["seat"]].append(event["card"])
        case "card_lifted":
            table.hands[event["seat"]].remove(event["card"])
            table.limbo.append(event["card"])
        case "card_discarded":
            table.limbo.remove(event["card"])
            table.discard.append(event["card"])
        case "hand_turned_down" if event["seat"] != viewer:
            table.hands[event["seat"]] = [BACK for _ in table.hands[event["seat"]]]
        case "flipped_seven" | "game_ended":
            table.discard += table.limbo
            table.limbo = []
        case "round_ended":
            for line in event["score"]["lines"]:
                table.discard += line["cards"]
            table.discard += table.limbo
            table.limbo, table.hands = [], [[] for _ in table.hands]
        case "seat_added":
            table.hands.append([])
