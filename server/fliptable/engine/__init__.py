"""The rules of the games: pure, deterministic, without time, sockets, chance or language.

    new_game ─▶ Transition(state, events)         decision(state) ─▶ who must choose among which options
    apply(state, action) ─▶ Transition            view(state, viewer) ─▶ what one viewer may know

`evolve` folds one event into the state; `replay` folds a whole game. See docs/architecture.md.
"""

from fliptable.engine.actions import Action, Choose, Decision, Hit, Question, Stay
from fliptable.engine.cards import BACK
from fliptable.engine.decisions import decision, legal_actions
from fliptable.engine.errors import EngineError, IllegalAction, IllegalOptions, IllegalRow, NotationError
from fliptable.engine.events import Event, PublicEvent
from fliptable.engine.evolve import evolve, fold, replay
from fliptable.engine.fallback import fallback
from fliptable.engine.games.registry import (
    catalogue,
    check_options,
    games,
    lesson,
    option_specs,
    seats_allowed,
)
from fliptable.engine.observe import redact, view, worth
from fliptable.engine.options import Options, OptionSpec
from fliptable.engine.play import admit, apply, new_game, take_back, withdraw
from fliptable.engine.ruleset import Lesson
from fliptable.engine.table import State, Status, Table, View
from fliptable.engine.tally import Bounds, Row, Tally, bounds, tally
from fliptable.engine.transition import Transition

__all__ = [
    "BACK",
    "Action",
    "Bounds",
    "Choose",
    "Decision",
    "EngineError",
    "Event",
    "Hit",
    "IllegalAction",
    "IllegalOptions",
    "IllegalRow",
    "Lesson",
    "NotationError",
    "OptionSpec",
    "Options",
    "PublicEvent",
    "Question",
    "Row",
    "State",
    "Status",
    "Stay",
    "Table",
    "Tally",
    "Transition",
    "View",
    "admit",
    "apply",
    "bounds",
    "catalogue",
    "check_options",
    "decision",
    "evolve",
    "fallback",
    "fold",
    "games",
    "legal_actions",
    "lesson",
    "new_game",
    "option_specs",
    "redact",
    "replay",
    "seats_allowed",
    "take_back",
    "tally",
    "view",
    "withdraw",
    "worth",
]
