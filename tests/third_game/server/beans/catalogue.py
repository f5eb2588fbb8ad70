"""Twelve beans, and the weevils."""

from fliptable.engine.cards import CardKind, Catalogue, Group

BEAN = CardKind("BEAN", Group.NUMBER, 10)
WEEVIL = CardKind("WEEVIL", Group.NUMBER, 0)


def catalogue(weevils: int) -> Catalogue:
    return Catalogue.of(((BEAN, 12), (WEEVIL, weevils)))
