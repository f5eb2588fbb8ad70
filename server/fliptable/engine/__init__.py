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
from fliptable.engine.game_registry import (
    catalogue,
    check_options,
    complete_options,
    every_option,
    found_in,
    game_keys,
    lesson,
    option_specs,
    register,
    seats_allowed,
)
from fliptable.engine.observe import angle, redact, view, worth
from fliptable.engine.options import Options, OptionSpec
from fliptable.engine.play import admit, apply, can_take_back, new_game, take_back, withdraw
from fliptable.engine.ruleset import Lesson
from fliptable.engine.scoring import ScoreRules, score_rules
from fliptable.engine.table import State, Status, Table, View
from fliptable.engine.tally import Bounds, Row, Tally, bounds, tally
from fliptable.engine.transition import Transition

register(*found_in("fliptable.engine.games"))

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
    "ScoreRules",
    "State",
    "Status",
    "Stay",
    "Table",
    "Tally",
    "Transition",
    "View",
    "admit",
    "angle",
    "apply",
    "bounds",
    "can_take_back",
    "catalogue",
    "check_options",
    "complete_options",
    "decision",
    "every_option",
    "evolve",
    "fallback",
    "fold",
    "game_keys",
    "legal_actions",
    "lesson",
    "new_game",
    "option_specs",
    "redact",
    "replay",
    "score_rules",
    "seats_allowed",
    "take_back",
    "tally",
    "view",
    "withdraw",
    "worth",
]
