"""The plain bot: always legal, never stuck, and sensible."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from fliptable import engine
from fliptable.bots import choose
from fliptable.engine import Action, Choose, Hit, Options, State, Stay

ROUNDS = 60
"""No game of sensible players takes that long."""


def stacked(deck: str, seats: int = 2, options: Options | None = None) -> State:
    """Seat 0 acts first."""
    return engine.new_game("flip7", seats, 0, options, deck=deck.split(), dealer=seats - 1).state


def hits(state: State, count: int) -> State:
    """Whoever is asked hits, `count` times in all."""
    for _ in range(count):
        question = engine.decision(state)
        assert question is not None
        state = engine.apply(state, Hit(question.id)).state
    return state


def alone(deck: str) -> State:
    """Seat 1 stays at once, and seat 0 turns all of `deck` but the last card."""
    codes = deck.split()
    state = hits(stacked(deck), 1)
    state = engine.apply(state, Stay(1)).state
    return hits(state, len(codes) - 2)


def choice(state: State, luck: int = 0) -> Action:
    question = engine.decision(state)
    assert question is not None
    return choose(engine.view(state, question.seat), question, Random(luck))


@pytest.mark.parametrize("game", engine.game_keys())
@settings(max_examples=15)
@given(data=st.data(), luck=st.integers(0, 2**32))
def test_plays_any_game_to_its_end_with_legal_actions(game: str, data: st.DataObject, luck: int) -> None:
    specs = engine.option_specs(game)
    chosen = {spec.name: data.draw(st.sampled_from(spec.values), spec.name) for spec in specs}
    options = Options(game, **chosen)
    least, most = engine.seats_allowed(options)
    seats = data.draw(st.integers(least, min(most, 8)))
    rng = Random(luck)
    state = engine.new_game(game, seats, luck, options).state
    while (question := engine.decision(state)) is not None:
        action = choose(engine.view(state, question.seat), question, rng)
        assert action in question.options
        state = engine.apply(state, action).state
        assert state.table.round < ROUNDS


@pytest.mark.parametrize("luck", range(20))
def test_hits_with_nothing_to_lose(luck: int) -> None:
    assert isinstance(choice(stacked("5 6 7 8"), luck), Hit)


@pytest.mark.parametrize("luck", range(20))
def test_stays_on_a_row_that_is_worth_more_than_the_risk(luck: int) -> None:
    assert isinstance(choice(alone("12 11 10 9 8"), luck), Stay)


@pytest.mark.parametrize("luck", range(20))
def test_goes_on_with_the_same_row_when_it_cannot_bust(luck: int) -> None:
    assert isinstance(choice(alone("CHANCE 12 11 10 9 8"), luck), Hit)


@pytest.mark.parametrize("luck", range(20))
def test_counts_the_cards_that_have_been_seen(luck: int) -> None:
    """With all other copies of its row in the discard pile it cannot bust either."""
    state = alone("12 11 10 9 8")
    question = engine.decision(state)
    assert question is not None
    view = engine.view(state, 0)
    codes = engine.catalogue(view.table.options)
    hand = view.table.hands[0].cards
    row = {codes[card] for card in hand}
    used = tuple(card for card, code in enumerate(codes) if code in row and card not in hand)
    seen = replace(view, table=replace(view.table, discard=used))
    assert isinstance(choose(seen, question, Random(luck)), Hit)


def test_does_not_stay_for_ever_when_the_deck_is_used_up() -> None:
    state = stacked("5 6")
    for move in (Hit(0), Hit(1), Stay(2), Stay(3)):
        state = engine.apply(state, move).state
    assert state.table.deck == 0
    assert isinstance(choice(state), Hit)


def test_gives_what_it_could_keep_to_the_leader() -> None:
    state = hits(stacked("5 9 12 FREEZE 1 2", seats=3), 4)
    assert choice(state) == Choose(4, 2)


def test_gives_what_it_must_give_away_to_the_last() -> None:
    state = hits(stacked("CHANCE 9 12 CHANCE 1 2", seats=3), 4)
    assert choice(state) == Choose(4, 1)


def test_chooses_among_equals_by_luck() -> None:
    state = hits(stacked("5 9 9 FREEZE 1 2", seats=3), 4)
    assert {choice(state, luck) for luck in range(20)} == {Choose(4, 1), Choose(4, 2)}


def test_chooses_the_same_with_the_same_luck() -> None:
    state = hits(stacked("5 9 9 FREEZE 1 2", seats=3), 4)
    assert choice(state, 7) == choice(state, 7)
