"""The first rounds for newcomers, with bots that decide for themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

import pytest

from fliptable import engine
from fliptable.bots import choose
from fliptable.engine import Action, Decision, Event, Options, Question, State, Stay, notation
from fliptable.engine.cards import Group
from fliptable.engine.events import CardFlipped, PlayerBusted, PlayerSaved, RoundEnded
from fliptable.engine.game_registry import ruleset, settle_options

RUNS = 25
"""Of each behaviour: bots are not quite the same each time, nor is whom a newcomer picks."""

GAMES = pytest.mark.parametrize("game", engine.game_keys())


@dataclass
class Round:
    """As far as it has been played, and `told` on the way."""

    state: State
    told: list[Event]
    codes: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.codes = engine.catalogue(self.state.table.options)

    def seen(self) -> set[str]:
        """The codes of the cards that have turned up."""
        return {self.codes[event.card] for event in self.told if isinstance(event, CardFlipped)}


Behaviour = Callable[[Decision, set[str], Random], Action]
"""How a newcomer answers, knowing which cards have not turned up yet."""


def follows_the_hints(question: Decision, missing: set[str], rng: Random) -> Action:
    """Hits until everything has turned up, then stays if he may; whom or what he picks does not matter."""
    if question.question is not Question.TURN:
        return rng.choice(question.options)
    return question.options[0 if missing else -1]


def always_hits(question: Decision, missing: set[str], rng: Random) -> Action:
    return question.options[0] if question.question is Question.TURN else rng.choice(question.options)


def always_stays(question: Decision, missing: set[str], rng: Random) -> Action:
    return question.options[-1]


def does_anything(question: Decision, missing: set[str], rng: Random) -> Action:
    return rng.choice(question.options)


def played(game: str, behaviour: Behaviour) -> Iterator[Round]:
    """First rounds, each to its end."""
    plan = engine.lesson(game)
    for run in range(RUNS):
        rng = Random(run)
        begun = engine.new_game(game, plan.seats, run, top=plan.top, dealer=plan.seats - 1)
        played = Round(begun.state, list(begun.events))
        while not any(isinstance(event, RoundEnded) for event in played.told):
            question = engine.decision(played.state)
            assert question is not None
            if question.seat == 0:
                action = behaviour(question, set(plan.cards) - played.seen(), rng)
            else:
                action = choose(engine.view(played.state, question.seat), question, rng)
            moved = engine.apply(played.state, action)
            played.state = moved.state
            played.told += moved.events
        yield played


@GAMES
def test_a_lesson_is_about_every_action_card(game: str) -> None:
    kinds = ruleset(settle_options(Options(game))).catalogue.kinds
    actions = {kind.code for kind in kinds if kind.group is Group.ACTION}
    assert actions <= set(engine.lesson(game).cards)


@GAMES
def test_whoever_follows_the_hints_sees_every_card(game: str) -> None:
    cards = set(engine.lesson(game).cards)
    for played_round in played(game, follows_the_hints):
        assert cards <= played_round.seen()


def test_whoever_follows_the_hints_sees_a_bust_and_is_saved_from_one() -> None:
    for played_round in played("flip7", follows_the_hints):
        assert any(isinstance(event, PlayerBusted) and event.seat > 0 for event in played_round.told)
        assert any(isinstance(event, PlayerSaved) and event.seat == 0 for event in played_round.told)


@GAMES
@pytest.mark.parametrize("behaviour", [always_hits, always_stays, does_anything])
def test_a_lesson_ends_whatever_the_newcomer_does(game: str, behaviour: Behaviour) -> None:
    for played_round in played(game, behaviour):
        assert len(played_round.state.table.history) == 1


@GAMES
def test_a_newcomer_is_asked_first(game: str) -> None:
    plan = engine.lesson(game)
    state = engine.new_game(game, plan.seats, 0, top=plan.top, dealer=plan.seats - 1).state
    question = engine.decision(state)
    assert question is not None
    assert (question.seat, question.question) == (0, Question.TURN)
    assert Stay(question.id) in question.options


@GAMES
def test_below_its_first_cards_the_deck_of_a_lesson_is_shuffled(game: str) -> None:
    plan = engine.lesson(game)
    first, second = (
        engine.new_game(game, plan.seats, seed, top=plan.top, dealer=plan.seats - 1).state
        for seed in range(2)
    )
    laid = len(plan.top) - first.table.turned()
    codes = notation.deck(first)
    assert codes[:laid] == notation.deck(second)[:laid] == plan.top[-laid:]
    assert codes[laid:] != notation.deck(second)[laid:]
    assert len(codes) + first.table.turned() == len(engine.catalogue(Options(game)))
