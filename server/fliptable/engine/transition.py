"""What happened: the state after it and the events that led there."""

from dataclasses import dataclass

from fliptable.engine.events import Event
from fliptable.engine.table import State


@dataclass(frozen=True, slots=True)
class Transition:
    state: State
    events: tuple[Event, ...]
