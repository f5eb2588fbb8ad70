"""A game is a value: catalogue, what each card does, laws, score and a few settings.

House options build another value; they add no branches to the mechanism.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from fliptable.engine.cards import Catalogue
from fliptable.engine.events import Event
from fliptable.engine.frames import Pick
from fliptable.engine.options import Options, OptionSpec
from fliptable.engine.table import Status, Table

Events = tuple[Event, ...]

SEVEN = 7
"""So many number cards in a row end the round."""


class Arrival(Enum):
    """What becomes of a card that has just been turned."""

    LANDS = auto()
    """It goes in front of the player who turned it."""
    PLAYED_AT_ONCE = auto()
    """It is played before the next card is turned."""
    SET_ASIDE = auto()
    """It waits until the last card of this flip has been turned."""


PickOptions = Callable[[Table, int, tuple[Pick, ...]], tuple[Pick, ...]]
EffectRule = Callable[[Table, int, int, tuple[Pick, ...]], Events]


def _no_options(table: Table, seat: int, picked: tuple[Pick, ...]) -> tuple[Pick, ...]:
    return ()


def _no_effect(table: Table, seat: int, card: int, picked: tuple[Pick, ...]) -> Events:
    return ()


@dataclass(frozen=True, slots=True)
class CardRule:
    """How a card is played: the number of picks, the options for the next pick given those made, and the
    effect once all are made. `effect` also says where the played card itself goes. `rule` is the number in
    rules.md."""

    rule: str
    arrival: Arrival = Arrival.LANDS
    picks: int = 1
    options: PickOptions = _no_options
    effect: EffectRule = _no_effect


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a seat may not stay; `reason` is a key as in `EngineError`."""

    reason: str
    rule: str


Law = Callable[[Table, int], Events]
"""Triggered by what lies in front of one seat; returns nothing while it has nothing to say."""


@dataclass(frozen=True, slots=True)
class Points:
    points: int
    formula: str


@dataclass(frozen=True, slots=True)
class Ruleset:
    """`rules[card]` is the rule of that card. `laws` are asked in this order.

    `too_many(cards)`: the row is busted by what lies in it. `score(cards, status, flipped, loses)`: the
    points of a row; `flipped`: it flipped seven and keeps the bonus, `loses`: it pays for somebody else's
    seven. `award`: whether anybody ever does. `counted_by(cards, status)`: the rule of those points.
    `stay_refusal(table, seat)`: None, or why not. `target`: the total that ends the game, `seats`: the least
    and most. `settle(seat, cards)`: what follows when the set-aside cards of a flip are due. `deals`: one
    card each before the first choice; `deal_asks`: in the deal, who has turned a card already is asked
    instead of dealt to (B-11). `crowded`: why more seats are refused.
    """

    options: Options
    catalogue: Catalogue
    rules: tuple[CardRule, ...]
    laws: tuple[Law, ...]
    too_many: Callable[[tuple[int, ...]], bool]
    score: Callable[[tuple[int, ...], Status, bool, bool], Points]
    counted_by: Callable[[tuple[int, ...], Status], str]
    award: bool
    stay_refusal: Callable[[Table, int], Refusal | None]
    settle: Callable[[int, tuple[int, ...]], Events]
    target: int
    seats: tuple[int, int]
    deals: bool
    deal_asks: bool
    crowded: str = "too_many_players"


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first round for somebody new on seat 0, who acts first; bots have the other `seats`. `top`: codes of
    the cards that lie on the deck, the next one first. `cards`: codes worth an explanation, which all turn up
    while the newcomer hits. It should go on whatever is chosen: the numbers that lie on the table at the same
    time differ, but for those that are meant to bust somebody; bots get small ones, with which they hit;
    nobody has seven of them before all the cards have turned up."""

    seats: int
    top: tuple[str, ...]
    cards: tuple[str, ...]

    @classmethod
    def of(cls, seats: int, top: str, cards: str) -> "Lesson":
        """The codes apart by spaces."""
        return cls(seats, tuple(top.split()), tuple(cards.split()))


def _as_chosen(options: Options) -> Options:
    return options


@dataclass(frozen=True, slots=True)
class Game:
    """`place`: where it stands in a lobby, from low to high. `options`: in the order in which they are kept;
    a lobby offers those with more than one value. `build` takes settled options. `settle` gets each option,
    those with one value as they are fixed, and spells out "as the game has it"."""

    key: str
    place: int
    build: Callable[[Options], Ruleset]
    options: tuple[OptionSpec, ...]
    lesson: Lesson
    settle: Callable[[Options], Options] = _as_chosen
