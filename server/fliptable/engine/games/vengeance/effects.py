"""What the action cards do, and what may be picked for them (rules.md 2.9 and 2.14 to 2.16)."""

from collections.abc import Callable

from fliptable.engine.events import CardDiscarded, CardLanded, CardLifted, FrameOpened
from fliptable.engine.frames import Flip, Pick, Stop
from fliptable.engine.games.common.rows import discards, people
from fliptable.engine.ruleset import Events
from fliptable.engine.table import STOPPED, Status, Table


def in_reach(table: Table, seat: int) -> bool:
    """Not busted and in the round: stopped players remain attackable (V-10, V-12)."""
    status = table.hands[seat].status
    return status is Status.ACTIVE or status in STOPPED


def just_one_more(table: Table, seat: int, card: int, picked: tuple[Pick, ...]) -> Events:
    """The person picked turns one card and is out of the round (V-80, V-81)."""
    target = picked[0].seat
    return (FrameOpened(Stop(target), "V-80"), FrameOpened(Flip(target, 1, card), "V-80"))


def flip_four(table: Table, seat: int, card: int, picked: tuple[Pick, ...]) -> Events:
    """The person picked turns up to four cards; what is set aside is played after the last (V-89, V-90)."""
    return (FrameOpened(Flip(picked[0].seat, 4, card), "V-89"),)


def place(table: Table, seat: int, card: int, picked: tuple[Pick, ...]) -> Events:
    """A malus lands in front of the person picked (V-14)."""
    return (CardLanded(picked[0].seat, card, "V-14"),)


def burn(table: Table, seat: int, card: int, picked: tuple[Pick, ...]) -> Events:
    """The card picked goes to the discard pile, and so does Burn (V-76)."""
    owner, burnt = _picked_card(picked[0])
    return (*discards(owner, burnt, "V-76"), CardDiscarded(card, "V-76"))


def any_card(table: Table, seat: int, picked: tuple[Pick, ...]) -> tuple[Pick, ...]:
    return cards_of(table, seat, lambda n: in_reach(table, n))


def foreign_card(table: Table, seat: int, picked: tuple[Pick, ...]) -> tuple[Pick, ...]:
    """Never one's own (V-65)."""
    return cards_of(table, seat, lambda n: n != seat and in_reach(table, n))


def steal(table: Table, seat: int, card: int, picked: tuple[Pick, ...]) -> Events:
    """The card picked moves in front of `seat` (V-61)."""
    owner, stolen = _picked_card(picked[0])
    return (CardLifted(owner, stolen, "V-61"), CardLanded(seat, stolen, "V-61"), CardDiscarded(card, "V-61"))


def swappable(table: Table, seat: int, picked: tuple[Pick, ...]) -> tuple[Pick, ...]:
    """First any card that has a partner, then its partner in front of another person (V-67, V-73)."""
    owners = [n for n in range(len(table.hands)) if in_reach(table, n) and table.hands[n].cards]
    if len(owners) < 2:
        return ()
    taken = picked[0].seat if picked else None
    return cards_of(table, seat, lambda n: n in owners and n != taken)


def switch(table: Table, seat: int, card: int, picked: tuple[Pick, ...]) -> Events:
    """Both leave, then both arrive (V-72)."""
    (one, first), (other, second) = map(_picked_card, picked)
    return (
        CardLifted(one, first, "V-72"),
        CardLifted(other, second, "V-72"),
        CardLanded(other, first, "V-72"),
        CardLanded(one, second, "V-72"),
        CardDiscarded(card, "V-72"),
    )


def cards_of(table: Table, chooser: int, eligible: Callable[[int], bool]) -> tuple[Pick, ...]:
    """The cards in front of the eligible, by person clockwise after the chooser, then by code."""
    return tuple(
        Pick(person.seat, card)
        for person in people(table, chooser, eligible)
        for card in sorted(table.hands[person.seat].cards)
    )


def _picked_card(pick: Pick) -> tuple[int, int]:
    if pick.card is None:
        raise ValueError("a person was picked where a card was asked for")
    return pick.seat, pick.card


def alone(table: Table, seat: int) -> bool:
    """Whether `seat` is the only active player (V-19, V-98)."""
    return table.active() == (seat,)
