"""What the games share: whom a card may be given to, and the laws of the number row."""

from collections.abc import Callable, Sequence

from fliptable.engine.cards import CardKind, Catalogue, Group
from fliptable.engine.events import (
    CardDiscarded,
    CardLifted,
    FlippedSeven,
    FrameOpened,
    HandTurnedDown,
    PlayerBusted,
)
from fliptable.engine.frames import Award, Pick
from fliptable.engine.ruleset import SEVEN, Events, Law
from fliptable.engine.table import STOPPED, Status, Table

SEVEN_BONUS = 15


def number(rank: int) -> CardKind:
    return CardKind(str(rank), Group.NUMBER, rank)


def people(table: Table, chooser: int, eligible: Callable[[int], bool]) -> tuple[Pick, ...]:
    """The eligible persons clockwise after the chooser, himself last ("Order of options")."""
    return tuple(Pick(seat) for seat in table.clockwise(chooser) if eligible(seat))


def has_twins(ranks: Sequence[int]) -> bool:
    """Whether a rank occurs twice."""
    return len(set(ranks)) != len(ranks)


def discards(seat: int, card: int, rule: str) -> Events:
    """`card` goes from in front of `seat` to the discard."""
    return (CardLifted(seat, card, rule), CardDiscarded(card, rule))


def busts(too_many: Callable[[tuple[int, ...]], bool], catalogue: Catalogue, rule: str) -> Law:
    """A row with one number too many is busted (B-13)."""

    def law(table: Table, seat: int) -> Events:
        hand = table.hands[seat]
        if hand.status is Status.BUSTED or not too_many(hand.cards):
            return ()
        culprit = next(card for card in reversed(hand.cards) if catalogue.kinds[card].group is Group.NUMBER)
        return (PlayerBusted(seat, culprit, rule),)

    return law


def seven_ends(catalogue: Catalogue, rule: str, *, award: bool = False) -> Law:
    """The seventh number card in a row that is not busted ends the round (B-15, V-11); with `award` the
    player first decides who bears the points (V-107)."""

    def law(table: Table, seat: int) -> Events:
        hand = table.hands[seat]
        frame = table.round_frame()
        if hand.status is Status.BUSTED or frame is None or frame.flipped is not None:
            return ()
        if len(catalogue.numbers(hand.cards)) < SEVEN:
            return ()
        flipped = FlippedSeven(seat, rule)
        return (flipped, FrameOpened(Award(seat), "V-107")) if award else (flipped,)

    return law


def turns_down(table: Table, seat: int) -> Events:
    """The hand of a player who is out of the round is turned face down (rules.md 1.1.3, row 13)."""
    if table.round_frame() is None:
        return ()
    hand = table.hands[seat]
    out = hand.status is Status.BUSTED or hand.status in STOPPED
    return (HandTurnedDown(seat, "1.1.3"),) if out and not hand.down else ()
