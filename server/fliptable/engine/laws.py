"""Asking the laws of a game about the hands that have changed."""

from fliptable.engine.game_registry import ruleset
from fliptable.engine.ruleset import Events
from fliptable.engine.table import Hand, Table


def speak(table: Table, quiet: tuple[Hand, ...]) -> Events:
    """What the first law that has something to say says; `quiet` are the hands when no law had. Once the game
    is over, no law speaks."""
    hands = table.hands
    if hands is quiet or table.result is not None:
        return ()
    known = len(quiet)
    changed = [seat for seat, hand in enumerate(hands) if seat >= known or hand is not quiet[seat]]
    for law in ruleset(table.options).laws:
        for seat in changed:
            if events := law(table, seat):
                return events
    return ()
