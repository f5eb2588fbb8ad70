"""What one viewer may know. Built from an allow-list; nothing is taken out of something larger."""

from dataclasses import replace
from typing import assert_never

from fliptable.engine.cards import BACK
from fliptable.engine.events import (
    DeckRefilled,
    DeckShuffled,
    Event,
    GameAnnounced,
    GameStarted,
    PublicEvent,
    SharedEvent,
)
from fliptable.engine.scoring import worth_of
from fliptable.engine.table import Hand, State, Status, Table, View, remembered


def angle(state: State, viewer: int | None) -> int | None:
    """Who sees exactly what `viewer` sees, all spectators being one (None): nobody but the owner of a
    turned-down hand sees more than they do (1.1.3, row 13)."""
    return viewer if viewer is not None and state.table.hands[viewer].down else None


def view(state: State, viewer: int | None) -> View:
    """The table as `viewer` (a seat, or None for a spectator) sees it: a turned-down hand shows backs to
    everybody but its owner (rules.md 1.1.3, row 13)."""
    table = state.table
    hands = tuple(_seen(hand, seat == viewer) for seat, hand in enumerate(table.hands))
    return View(viewer, table.but(hands=hands))


def _seen(hand: Hand, own: bool) -> Hand:
    return hand if own or not hand.down else replace(hand, cards=(BACK,) * len(hand.cards))


def redact(event: Event, viewer: int | None) -> PublicEvent:
    """`event` as `viewer` may see it. Cards are flipped in the open, and a hand that is turned down names no
    card, so today all viewers see the same; the seed and the order of the deck have no field to travel in."""
    match event:
        case GameStarted(options=options, seats=seats, dealer=dealer, rule=rule):
            return GameAnnounced(options, seats, dealer, rule)
        case DeckShuffled(order=order, rule=rule):
            return DeckRefilled(len(order), rule)
        case _ if isinstance(event, SharedEvent):
            return event
        case _:
            assert_never(event)


@remembered
def points_now(table: Table) -> tuple[int | None, ...]:
    """The points each seat would book now, whoever may read its row; None where there is no row."""
    return tuple(
        [
            None if hand.status is Status.OUT else worth_of(table, seat)
            for seat, hand in enumerate(table.hands)
        ]
    )


def worth(state: State, viewer: int | None) -> tuple[int | None, ...]:
    """The points each seat would book now; None where there is no row, or one the viewer may not read."""
    seen = enumerate(zip(state.table.hands, points_now(state.table), strict=True))
    return tuple([None if hand.down and seat != viewer else counted for seat, (hand, counted) in seen])
