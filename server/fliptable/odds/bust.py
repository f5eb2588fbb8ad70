"""The chance that the next card busts a row: counted over the cards that are not in sight.

The deck and whatever lies face down are one pool, as for anybody who counts along (B-70: what is in front of
players or on its way is not in the deck). That pool says a little less than perfect memory: right after a
shuffle in mid-round (B-71) the cards that lie face down are known not to be in the deck.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from fliptable import engine
from fliptable.engine import Options, PublicEvent, Table, View
from fliptable.engine.events import CardFlipped, GameAnnounced, PlayerBusted
from fliptable.engine.game_registry import ruleset
from fliptable.engine.laws import speak
from fliptable.engine.ruleset import Arrival
from fliptable.engine.table import Hand

PER_MILLE: Final = 1000


def bust_chance(table: Table, seat: int) -> float:
    """From 0 to 1, that the next card is one too many for the row of `seat` (B-13, V-54). One that the row is
    saved from does not count (B-61), nor one that wipes it (V-40), nor what an action card may bring about
    later. 0 for a row that lies face down: nobody turns cards for it."""
    hand = table.hands[seat]
    if hand.down:
        return 0.0
    faces = _faces(table.options)
    shown = [faces[card] for card in hand.cards]
    danger = _danger(table.options, tuple(sorted(shown)))
    if danger is None:
        danger = _danger(table.options, tuple(shown))
    if not danger:
        return 0.0
    seen = [*table.discard, *table.limbo]
    for other in table.hands:
        if not other.down:
            seen += other.cards
    return (len(danger) - len(danger.intersection(seen))) / max(1, len(faces) - len(seen))


def bust_risks(table: Table | None, events: Iterable[PublicEvent]) -> tuple[int, ...]:
    """For each card that is turned in `events`, in their order, the `bust_chance` of whoever turns it, just
    before, in thousandths. `table`: before the events, None before the first game."""
    events = tuple(events)
    turned = [place for place, event in enumerate(events) if isinstance(event, CardFlipped)]
    risks = []
    view = None if table is None else View(None, table)
    for event in events[: turned[-1] + 1] if turned else ():
        if view is None or isinstance(event, GameAnnounced):
            assert isinstance(event, GameAnnounced)
            view = View(None, Table(event.options, (), (), (), event.dealer))
        elif isinstance(event, CardFlipped):
            risks.append(round(PER_MILLE * bust_chance(view.table, event.seat)))
        view = engine.fold(view, event)
    return tuple(risks)


@lru_cache(maxsize=64)
def _faces(options: Options) -> tuple[int, ...]:
    """By card number the first card with its face: to a row all copies are the same."""
    codes = ruleset(options).catalogue.codes()
    return tuple(map(codes.index, codes))


@lru_cache(maxsize=4096)
def _danger(options: Options, row: tuple[int, ...]) -> frozenset[int] | None:
    """The cards that bust a row of faces. The laws of a row look at nothing else on the table. None: a row
    cannot lie in this order, which some law looks at (V-40)."""
    rules, faces = ruleset(options), _faces(options)
    bare = Table(options, (Hand(row),), (True,), (0,), 0)
    if speak(bare, ()):
        return None
    busting = {
        face
        for face in set(faces)
        if rules.rules[face].arrival is Arrival.LANDS
        and rules.too_many((*row, face))
        and _busted(bare.but(hands=(Hand((*row, face)),)))
    }
    return frozenset(card for card, face in enumerate(faces) if face in busting)


def _busted(table: Table) -> bool:
    """Whether the laws, asked until none has more to say, bust the only row: a card may save it."""
    view = View(None, table)
    quiet: tuple[Hand, ...] = ()
    while events := speak(view.table, quiet):
        quiet = view.table.hands
        for event in events:
            if isinstance(event, PlayerBusted):
                return True
            view = engine.fold(view, engine.redact(event, None))
    return False
