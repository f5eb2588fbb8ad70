"""How many people fit into a room."""

from typing import Final

SEATS: Final = 36
"""The largest table there is (rules.md, "Table options"); how many a game takes is the engine's to say."""
MEMBERS: Final = 100
"""Seats and named spectators together."""
