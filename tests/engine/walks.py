"""Random tables of every game, option and size, and random walks over them."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Any

from hypothesis import strategies as st

from fliptable import engine
from fliptable.engine import Action, Event, IllegalOptions, Options, Question, State, Transition, evolve
from fliptable.engine.frames import Play


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game begins; `cards` None: with the whole deck, else with so many cards of it, special cards
    among them before numbers if `special`."""

    options: Options
    seats: int
    seed: int
    cards: int | None
    special: bool

    def start(self) -> Transition:
        deck = None
        if self.cards is not None:
            chance = random.Random(self.seed)
            deck = list(engine.catalogue(self.options))
            chance.shuffle(deck)
            if self.special:
                deck.sort(key=str.isdigit)
            deck = deck[: self.cards]
            chance.shuffle(deck)
        return engine.new_game(self.options.game, self.seats, self.seed, self.options, deck=deck)


@dataclass(frozen=True, slots=True)
class Step:
    """`before` is None at the start of the game; `verb` makes the same step from another state."""

    before: State | None
    after: State
    events: tuple[Event, ...]
    verb: Callable[[State], Transition]


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    game = draw(st.sampled_from(engine.game_keys()))
    chosen: dict[str, Any] = {
        spec.name: draw(st.sampled_from(spec.values)) for spec in engine.option_specs(game)
    }
    options = Options(game, **chosen)
    least, most = engine.seats_allowed(options)
    seats = draw(st.one_of(st.integers(least, least + 3), st.integers(least, most)))
    most_cards = len(engine.catalogue(options))
    cards = draw(st.one_of(st.none(), st.integers(min(2 * seats, most_cards), most_cards)))
    return Setup(options, seats, draw(st.integers(0, 2**32)), cards, draw(st.booleans()))


plans = st.lists(st.integers(0, 2**16), min_size=25, max_size=100)
"""What happens, one number a step: somebody leaves, somebody comes, a pick is taken back, or the open
decision is answered."""


def walk(setup: Setup, plan: list[int]) -> Iterator[Step]:
    """The steps of a game until the plan or the game is over."""
    state = setup.start().state
    yield Step(None, state, setup.start().events, lambda _: setup.start())
    for number in plan:
        if engine.decision(state) is None:
            return
        verb = _verb(state, number)
        try:
            transition = verb(state)
        except IllegalOptions:  # nobody can be admitted to a full table
            continue
        yield Step(state, transition.state, transition.events, verb)
        state = transition.state


def _verb(state: State, number: int) -> Callable[[State], Transition]:
    kind, choice = number % 50, number // 50
    seated = [seat for seat, here in enumerate(state.table.seated) if here]
    if kind == 0:
        leaver = seated[choice % len(seated)]
        return lambda state: engine.withdraw(state, leaver)
    if kind == 1:
        return lambda state: engine.admit(state, choice % 30)
    chooser = second_pick(state)
    if chooser is not None and choice % 3 == 0:
        return lambda state: engine.take_back(state, chooser)
    action = answer(state, choice)
    return lambda state: engine.apply(state, action)


def second_pick(state: State) -> int | None:
    """Who has made one pick for a card and is asked for the next one."""
    match state.table.stack:
        case (*_, Play(seat=seat, picked=(_, *_))):
            return seat
    return None


def answer(state: State, choice: int) -> Action:
    """An answer to the open decision; hits are three times as likely as stays."""
    question = engine.decision(state)
    assert question is not None
    if question.question is Question.TURN:
        return question.options[0 if choice % 4 else -1]
    return question.options[choice % len(question.options)]


def moments(step: Step) -> Iterator[tuple[State, Event]]:
    """Every event of a step and the state after it."""
    state = step.before
    for event in step.events:
        state = evolve(state, event)
        yield state, event


def fold(view: engine.View, events: tuple[engine.PublicEvent, ...]) -> engine.View:
    return reduce(engine.fold, events, view)
