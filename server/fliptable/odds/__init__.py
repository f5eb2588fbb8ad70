"""Chances, from what lies open on a `Table`: never from the order of the deck, which a table does not have.

A card that lies face down counts as unknown, for its owner too: everybody is told the same chance.
"""

from fliptable.odds.bust import bust_chance, bust_risks

__all__ = ["bust_chance", "bust_risks"]
