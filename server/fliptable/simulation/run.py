"""Playing random games one after the other."""

from random import Random
from time import perf_counter
from typing import Final

from fliptable import engine
from fliptable.engine import Action, Decision, Question, State, Transition
from fliptable.engine.frames import Play
from fliptable.simulation.invariants import BrokenInvariant, GameChecker
from fliptable.simulation.plan import Plan
from fliptable.simulation.report import Broken, Frequencies, Report

_HIT: Final = 0.7
"""How often a player who may stay hits: so that games end, and rows get long."""
_TAKE_BACK: Final = 0.2
"""How often a first pick is taken back."""
_ENDLESS: Final = 200_000
"""Decisions after which a game counts as one that does not end."""


def simulate(plan: Plan) -> Report | Broken:
    """`Broken` at the first broken invariant; also without `check`, if the engine itself fails. Raises
    NoSuchTable."""
    begun = perf_counter()
    tallies = []
    for number in range(plan.seed, plan.seed + plan.games):
        try:
            tallies.append(_play(plan, number))
        except BrokenInvariant as error:
            return Broken(plan.single(number), error.what, error.state)
    return Report(plan, tuple(tallies), perf_counter() - begun)


def _play(plan: Plan, number: int) -> Frequencies:
    chance = Random(number)
    tally = Frequencies(number)
    options, seats = plan.table(chance)
    moved = engine.new_game(plan.game, seats, number, options)
    tally.count(moved.events)
    checker = GameChecker(moved) if plan.check else None
    while question := engine.decision(moved.state):
        if question.id > _ENDLESS:
            raise BrokenInvariant("a game ends", moved.state)
        moved = _move(moved.state, question, chance)
        tally.count(moved.events)
        if checker is not None:
            checker.follow(moved)
    return tally


def _move(state: State, question: Decision, chance: Random) -> Transition:
    top = state.table.stack[-1]
    try:
        if isinstance(top, Play) and top.picked and chance.random() < _TAKE_BACK:
            return engine.take_back(state, question.seat)
        return engine.apply(state, _answer(question, chance))
    except Exception as error:
        raise BrokenInvariant(f"an offered move is carried out ({error!r})", state) from error


def _answer(question: Decision, chance: Random) -> Action:
    if question.question is Question.TURN:
        return question.options[0 if chance.random() < _HIT else -1]
    return chance.choice(question.options)
