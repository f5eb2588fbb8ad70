"""What is played for somebody who does not answer (X-03)."""

from functools import reduce

from fliptable.engine.actions import Action, Choose, Hit, Question, Stay
from fliptable.engine.decisions import decision
from fliptable.engine.errors import IllegalAction
from fliptable.engine.evolve import evolve
from fliptable.engine.frames import Pick, Play
from fliptable.engine.game_registry import ruleset
from fliptable.engine.laws import speak
from fliptable.engine.table import State, Status


def fallback(state: State) -> Action:
    """The default answer to the open decision: stay where that is offered and something lies in front of the
    player, else hit; the first person; the first card that does not bust him; keep the award.

    Raises IllegalAction when no decision is open.
    """
    question = decision(state)
    if question is None:
        raise IllegalAction("game_over", "X-03")
    first = question.options[0]
    if question.question is Question.TURN:
        stays = (option for option in question.options if isinstance(option, Stay))
        return next(stays, first) if state.table.hands[question.seat].cards else Hit(question.id)
    if question.question is Question.CARD:
        safe = (
            o for o in question.options if isinstance(o, Choose) and not _busts(state, Pick(o.seat, o.card))
        )
        return next(safe, first)
    return first


def _busts(state: State, pick: Pick) -> bool:
    """Whether the player busts by this pick, with the picks that it leaves no choice about."""
    table = state.table
    frame = table.stack[-1]
    if not isinstance(frame, Play):
        return False
    rule = ruleset(table.options).rules[frame.card]
    picked = (*frame.picked, pick)
    while len(picked) < rule.picks:
        options = rule.options(table, frame.seat, picked)
        if len(options) != 1:
            return False
        picked = (*picked, options[0])
    events = rule.effect(table, frame.seat, frame.card, picked)
    while events:
        state = reduce(evolve, events, state)
        events = speak(state.table, table.hands)
    return state.table.hands[frame.seat].status is Status.BUSTED
