"""What the host sets: the house options of the coming game, who may watch and come in, the clock."""

from fliptable import engine
from fliptable.room.access import DoorChanged
from fliptable.room.commands import SetOptions, SetTable
from fliptable.room.events import OptionsChanged, RoomEvents, TableChanged
from fliptable.room.starting import need_lobby
from fliptable.room.state import RoomState


def set_options(state: RoomState, command: SetOptions) -> RoomEvents:
    """Any options that some number of seats can play; how many sit there now is looked at when the game
    starts.

    Raises the engine's IllegalOptions."""
    need_lobby(state)
    engine.seats_allowed(command.options)
    return (OptionsChanged(engine.complete_options(command.options)),)


def set_table(state: RoomState, command: SetTable) -> RoomEvents:
    watch_open = state.watch_open if command.watch_open is None else command.watch_open
    clock = state.clock if command.clock is None else command.clock
    changes: RoomEvents = (TableChanged(watch_open, clock),)
    if command.door_open is not None and command.door_open != state.door_open:
        changes += (DoorChanged(command.door_open),)
    return changes
