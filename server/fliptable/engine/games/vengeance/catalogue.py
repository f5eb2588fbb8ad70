"""The cards (rules.md 1.2.1)."""

from fliptable.engine.cards import CardKind, Catalogue, Group
from fliptable.engine.games.common.rows import number

ZERO = number(0)
UNLUCKY = CardKind("U7", Group.NUMBER, 7)
LUCKY = CardKind("L13", Group.NUMBER, 13)
MINUSES = tuple(CardKind(str(amount), Group.MODIFIER, amount) for amount in (-2, -4, -6, -8, -10))
HALF = CardKind("/2", Group.MODIFIER)
JUST1 = CardKind("JUST1", Group.ACTION)
FLIP4 = CardKind("FLIP4", Group.ACTION)
SWITCH = CardKind("SWITCH", Group.ACTION)
STEAL = CardKind("STEAL", Group.ACTION)
BURN = CardKind("BURN", Group.ACTION)


def catalogue() -> Catalogue:
    """108 cards (1.2.1); Unlucky 7 and Lucky 13 are among the seven 7s and thirteen 13s."""
    fewer = {7: 1, 13: 1}
    copies = [(ZERO, 1), *((number(rank), rank - fewer.get(rank, 0)) for rank in range(1, 14))]
    copies += [(kind, 1) for kind in (UNLUCKY, LUCKY, HALF, *MINUSES)]
    copies += [(kind, 2) for kind in (JUST1, FLIP4, SWITCH, STEAL, BURN)]
    return Catalogue.of(copies)
