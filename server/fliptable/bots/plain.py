"""A sensible bot for any game. It knows no card: it asks the rules what an unseen card would do to its row.

What it can see of the table is enough for that, because laws and scores look at nothing else.
"""

from collections import Counter
from random import Random
from typing import Final

from fliptable import engine
from fliptable.engine import BACK, Action, Choose, Decision, Hit, Question, Stay, Table, View
from fliptable.engine.events import CardFlipped, CardLanded, CardLifted, PublicEvent
from fliptable.engine.laws import speak
from fliptable.engine.scoring import worth_of

_CAUTION: Final = (0.8, 1.2)
"""What a lost point counts against a won one: not quite the same each time."""


def choose(view: View, decision: Decision, rng: Random) -> Action:
    """One of `decision.options`; `view` is that of the seat which decides."""
    match decision.question:
        case Question.TURN:
            return _hit_or_stay(view.table, decision, rng)
        case Question.PERSON:
            return _person(view, decision, rng)
        case Question.CARD:
            return _card(view, decision, rng)
        case Question.AWARD:
            return decision.options[0]


def _hit_or_stay(table: Table, decision: Decision, rng: Random) -> Action:
    """Hits while the points that may be won outweigh those that may be lost, over all cards that may come."""
    stay = Stay(decision.id)
    if stay not in decision.options:
        return decision.options[0]
    copies = _to_come(table)
    if not copies:
        return stay
    worth = worth_of(table, decision.seat)
    changes = {card: _worth_with(table, decision.seat, card) - worth for card in copies}
    gain = sum(copies[card] * change for card, change in changes.items() if change > 0)
    loss = -sum(copies[card] * change for card, change in changes.items() if change < 0)
    return Hit(decision.id) if gain >= loss * rng.uniform(*_CAUTION) else stay


def _to_come(table: Table) -> Counter[int]:
    """One card of each face that may come next, with the number of its copies: from among the cards that are
    not in sight, or, with the deck used up, from the discard pile that will be the deck (B-70)."""
    codes = engine.catalogue(table.options)
    seen = {*table.discard, *table.limbo, *(card for hand in table.hands for card in hand.cards)}
    pile = [card for card in range(len(codes)) if card not in seen] if table.deck else table.discard
    one = {codes[card]: card for card in pile}
    return Counter(one[codes[card]] for card in pile)


def _worth_with(table: Table, seat: int, card: int) -> int:
    """The points of `seat` if `card` came next: the laws may say that it busts, is saved, or flips seven."""
    view = View(seat, table)
    events: tuple[PublicEvent, ...] = (CardFlipped(seat, card, ""), CardLanded(seat, card, ""))
    while events:
        before = view.table.hands
        for event in events:
            view = engine.fold(view, event)
        events = tuple(engine.redact(event, seat) for event in speak(view.table, before))
    return worth_of(view.table, seat)


def _person(view: View, decision: Decision, rng: Random) -> Action:
    """Whoever may keep a card himself would rather see it with the leader. A card that must be given away is
    a gift and goes to the last."""
    people = [option for option in decision.options if isinstance(option, Choose)]
    others = [option for option in people if option.seat != view.viewer]
    if not others:
        return decision.options[0]
    wanted = max if len(others) < len(people) else min
    standing = {option: _standing(view, option.seat) for option in others}
    best = wanted(standing.values())
    return rng.choice([option for option in others if standing[option] == best])


def _card(view: View, decision: Decision, rng: Random) -> Action:
    """Prefers cards that make a leading rival's row worth less, or its own worth more, by their absence."""
    gains = [(_gain(view, option), option) for option in decision.options if isinstance(option, Choose)]
    best = max(gain for gain, _ in gains)
    return rng.choice([option for gain, option in gains if gain == best])


def _gain(view: View, option: Choose) -> tuple[int, int]:
    table = view.table
    hand = table.hands[option.seat]
    if option.card is None or BACK in hand.cards:
        return (0, 0)
    without = engine.fold(view, CardLifted(option.seat, option.card, "")).table
    loss = worth_of(table, option.seat) - worth_of(without, option.seat)
    return (-loss, 0) if option.seat == view.viewer else (loss, _standing(view, option.seat))


def _standing(view: View, seat: int) -> int:
    """Total and, where it can be read, what the row is worth."""
    table = view.table
    total = table.totals[seat]
    return total if BACK in table.hands[seat].cards else total + worth_of(table, seat)
