"""The cards (rules.md 1.1.1)."""

from fliptable.engine.cards import CardKind, Catalogue, Group
from fliptable.engine.games.common.rows import number

BONUSES = tuple(CardKind(f"+{amount}", Group.MODIFIER, amount) for amount in (2, 4, 6, 8, 10))
DOUBLE = CardKind("x2", Group.MODIFIER)
FREEZE = CardKind("FREEZE", Group.ACTION)
FLIP3 = CardKind("FLIP3", Group.ACTION)
CHANCE = CardKind("CHANCE", Group.ACTION)


def catalogue(decks: int) -> Catalogue:
    """94 cards a deck (1.1.1)."""
    copies = [(number(0), 1), *((number(rank), rank) for rank in range(1, 13))]
    copies += [(kind, 1) for kind in (*BONUSES, DOUBLE)]
    copies += [(kind, 3) for kind in (FREEZE, FLIP3, CHANCE)]
    return Catalogue.of((kind, count * decks) for kind, count in copies)
