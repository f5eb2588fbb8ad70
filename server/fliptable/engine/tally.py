"""Points for people who play with real cards: a row is told by its codes, in any order.

No order matters once a round is over: what a card did when it was turned has been done.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from fliptable.engine.cards import Group
from fliptable.engine.errors import IllegalRow
from fliptable.engine.game_registry import ruleset, settle_options
from fliptable.engine.options import Options
from fliptable.engine.ruleset import SEVEN, Ruleset
from fliptable.engine.table import Status

AwardUse = Literal["keep", "give", "pay"]


@dataclass(frozen=True, slots=True)
class Row:
    """What lies in front of a player when the round is over."""

    cards: tuple[str, ...]
    """Their codes, in any order."""
    busted: bool = False
    award: AwardUse = "keep"
    """What becomes of the points for seven cards (V-107): `keep` them if they are mine, `give` mine away so
    that somebody else loses as many, `pay` for the seven of somebody else."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What a row comes to; `formula` is the arithmetic, e.g. "(3 + 11) × 2 + 10 = 38", `flipped`: there are
    seven number cards in it, `awards`: what can become of the points for them."""

    points: int
    formula: str
    flipped: bool
    awards: tuple[AwardUse, ...] = ("keep",)


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a round can be worth and what ends a game. `award`: the points for seven cards can be turned
    against somebody else (V-107)."""

    lowest: int
    highest: int
    target: int
    award: bool


def tally(options: Options, row: Row) -> Tally:
    """What `row` is worth.

    Raises IllegalOptions, or IllegalRow: "not_in_deck" (no such card, or not so many), "too_many_numbers",
    "would_bust", "no_award", "nothing_to_give" or "nothing_to_pay".
    """
    rules = ruleset(settle_options(options))
    cards = _cards(rules, row.cards)
    numbers = len(rules.catalogue.numbers(cards))
    if numbers > SEVEN:
        raise IllegalRow("too_many_numbers", "B-15")
    if not row.busted and rules.too_many(cards):
        raise IllegalRow("would_bust", "B-13")
    flipped = numbers == SEVEN and not row.busted
    _check_award(rules, row.award, flipped=flipped)
    status = Status.BUSTED if row.busted else Status.STAYED
    points = rules.score(cards, status, flipped and row.award == "keep", row.award == "pay")
    return Tally(points.points, points.formula, flipped, _awards(rules, flipped=flipped))


def bounds(options: Options) -> Bounds:
    """Raises IllegalOptions."""
    rules = ruleset(settle_options(options))
    lowest, highest = _extremes(rules.options)
    return Bounds(lowest, highest, rules.target, rules.award)


def _awards(rules: Ruleset, *, flipped: bool) -> tuple[AwardUse, ...]:
    if not rules.award:
        return ("keep",)
    return ("keep", "give") if flipped else ("keep", "pay")


def _check_award(rules: Ruleset, award: AwardUse, *, flipped: bool) -> None:
    if award in _awards(rules, flipped=flipped):
        return
    if not rules.award:
        raise IllegalRow("no_award", "V-115")
    raise IllegalRow("nothing_to_give" if award == "give" else "nothing_to_pay", "V-107")


def _cards(rules: Ruleset, codes: tuple[str, ...]) -> tuple[int, ...]:
    """A card for each code."""
    copies: defaultdict[str, list[int]] = defaultdict(list)
    for card, code in enumerate(rules.catalogue.codes()):
        copies[code].append(card)
    if any(count > len(copies[code]) for code, count in Counter(codes).items()):
        raise IllegalRow("not_in_deck")
    return tuple(copies[code].pop() for code in codes)


@lru_cache(maxsize=256)
def _extremes(options: Options) -> tuple[int, int]:
    """The worst and the best row under settled options: nothing but what costs points, busted and paying for
    somebody else's seven; and the seven highest numbers that go together, with all that adds to them."""
    rules = ruleset(options)
    kinds = rules.catalogue.kinds
    modifiers = [card for card, kind in enumerate(kinds) if kind.group is Group.MODIFIER]
    numbers = [card for card, kind in enumerate(kinds) if kind.group is Group.NUMBER]
    worst: tuple[int, ...] = ()
    best: tuple[int, ...] = ()
    for card in sorted(numbers, key=lambda number: -kinds[number].value):
        if len(best) < SEVEN and not rules.too_many((*best, card)):
            best = (*best, card)

    def loss(row: tuple[int, ...]) -> int:
        return rules.score(row, Status.BUSTED, False, rules.award).points

    def gain(row: tuple[int, ...]) -> int:
        return rules.score(row, Status.STAYED, True, False).points

    for card in modifiers:
        worst = min(worst, (*worst, card), key=loss)
        best = max(best, (*best, card), key=gain)
    return loss(worst), gain(best)
