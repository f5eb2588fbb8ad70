"""What must hold of a journal, whoever saw what: numbers, requests, cards, an end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from fliptable import engine
from fliptable.engine import State
from fliptable.room import Phase
from fliptable.room.events import GameMoved, LobbyReopened
from tests.chaos.journal import Journal


def check(journal: Journal) -> Iterator[str]:
    """What does not hold, in words."""
    if journal.numbers != list(range(1, len(journal.numbers) + 1)):
        yield "the numbers of the journal have a gap or come twice"
    requests = Counter((batch.member, batch.ref) for batch in journal.batches.values() if batch.ref)
    for (member, ref), times in requests.items():
        if times > 1:
            yield f"request {ref} of member {member} is in the journal {times} times"
    for seq, room in journal.rooms.items():
        if any(times > 1 for times in Counter(person.token_hash for person in room.people()).values()):
            yield f"a seat secret belongs to two members at {seq}"
    yield from _cards(journal)
    if journal.last.phase is Phase.PLAYING:
        yield "the last game has not ended"


def _cards(journal: Journal) -> Iterator[str]:
    """Every card is in one place, after every event."""
    game: State | None = None
    for seq, batch in journal.batches.items():
        for event in batch.events:
            if isinstance(event, LobbyReopened):
                game = None
            if isinstance(event, GameMoved):
                for move in event.events:
                    game = engine.evolve(game, move)
                    if game.table.shuffles and not _conserved(game):
                        yield f"a card is lost or doubled by {move.type} in batch {seq}"
                        return


def _conserved(game: State) -> bool:
    table = game.table
    cards = [*game.deck, *table.discard, *table.limbo, *(card for hand in table.hands for card in hand.cards)]
    return sorted(cards) == list(range(len(engine.catalogue(table.options)))) and table.deck == len(game.deck)


def games_over(journal: Journal) -> int:
    """How many games were played to their end."""
    phases = [room.phase for room in journal.rooms.values()]
    return sum(after is Phase.OVER is not before for before, after in pairwise(phases))
