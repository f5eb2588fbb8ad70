"""The referee: folds events, lets the laws speak, and steps the stack until the game waits.

    while group:                       the events to fold next
        state = fold(evolve, group)
        group = the first law that speaks, or the step of the top frame, or nothing

Laws look only between groups, so no law ever sees half of an exchange (V-72); after a law has spoken all are
asked again. A law speaks about one seat and can begin to speak only when that hand has changed, so only the
hands that differ from the last quiet moment are looked at.
"""

from fliptable.engine.decisions import answer, decision
from fliptable.engine.events import Event
from fliptable.engine.evolve import evolve
from fliptable.engine.fallback import fallback
from fliptable.engine.laws import speak
from fliptable.engine.ruleset import Events
from fliptable.engine.steps import step
from fliptable.engine.table import Hand, State
from fliptable.engine.transition import Transition


def run(state: State | None, group: Events) -> Transition:
    """Fold `group` and everything that follows from it, until somebody who is there must decide."""
    log: list[Event] = []
    quiet: tuple[Hand, ...] = () if state is None else state.table.hands
    while True:
        for event in group:
            state = evolve(state, event)
        if state is None:
            raise ValueError("a game begins with an event")
        log += group
        group = speak(state.table, quiet)
        if not group:
            quiet = state.table.hands
            group = step(state) or _answer_for_leaver(state)
        if not group:
            return Transition(state, tuple(log))


def _answer_for_leaver(state: State) -> Events:
    """Whoever has left for good is never waited for: the default is played (X-03)."""
    if all(state.table.seated):
        return ()
    question = decision(state)
    if question is None or state.table.seated[question.seat]:
        return ()
    return answer(state, question, fallback(state), "X-03")
