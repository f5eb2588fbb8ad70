"""The laws of the engine, for any reachable state of both games: fold, legality, secrets."""

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fliptable import engine
from fliptable.engine import (
    Action,
    Choose,
    Hit,
    IllegalAction,
    PublicEvent,
    Question,
    State,
    Stay,
    View,
)
from fliptable.engine.events import CardFlipped, DecisionMade, DeckRefilled, DeckShuffled, Event, RoundEnded
from tests.engine.laws import budget, census, every_walk
from tests.engine.walks import Setup, fold, moments, second_pick, setups, walk

RULES = set((Path(__file__).parent / "rules.txt").read_text(encoding="utf-8").split())


def viewers(state: State) -> list[int | None]:
    """A spectator, and at large tables some of the seats."""
    seats = range(len(state.table.hands))
    return [None, *(seats if len(seats) <= 5 else sorted({0, len(seats) // 2, len(seats) - 1}))]


def shown(events: tuple[Event, ...], viewer: int | None) -> tuple[PublicEvent, ...]:
    return tuple(engine.redact(event, viewer) for event in events)


# Legality


def thinkable(state: State, number: int) -> list[Action]:
    """Everything a client could send for decision `number`."""
    table = state.table
    cards = {card for hand in table.hands for card in hand.cards} | set(table.limbo) | {-1}
    seats = range(-1, len(table.hands) + 1)
    return [
        Hit(number),
        Stay(number),
        *(Choose(number, seat) for seat in seats),
        *(Choose(number, seat, card) for seat in seats for card in sorted(cards)[:8]),
    ]


# The fold


@budget
@every_walk
def test_every_card_is_in_exactly_one_place_after_every_event(setup: Setup, plan: list[int]) -> None:
    cards = census(setup.start().state)
    assert len(set(cards)) == len(cards)
    for step in walk(setup, plan):
        for state, event in moments(step):
            if event.type != "game_started":
                assert census(state) == cards, event
            assert state.table.deck == len(state.deck)


@budget
@every_walk
def test_replaying_the_events_gives_the_state(setup: Setup, plan: list[int]) -> None:
    steps = list(walk(setup, plan))
    assert engine.replay(event for step in steps for event in step.events) == steps[-1].after


@budget
@every_walk
def test_every_viewer_who_folds_what_he_is_shown_sees_the_table(setup: Setup, plan: list[int]) -> None:
    for step in walk(setup, plan):
        for viewer in viewers(step.after):
            before = (
                View(viewer, step.after.table) if step.before is None else engine.view(step.before, viewer)
            )
            assert fold(before, shown(step.events, viewer)) == engine.view(step.after, viewer)


@budget
@every_walk
def test_every_single_event_keeps_views_true(setup: Setup, plan: list[int]) -> None:
    for step in walk(setup, plan):
        if step.before is not None:
            view = engine.view(step.before, None)
            for state, event in moments(step):
                view = engine.fold(view, engine.redact(event, None))
                assert view == engine.view(state, None)


@budget
@every_walk
def test_every_event_names_its_rule(setup: Setup, plan: list[int]) -> None:
    for step in walk(setup, plan):
        for event in step.events:
            assert event.rule in RULES or re.fullmatch(r"1\.[12]\.\d", event.rule), event


@settings(max_examples=25)
@given(setup=setups(), plan=st.lists(st.integers(0, 2**16), min_size=4, max_size=20))
def test_exactly_the_listed_actions_are_accepted(setup: Setup, plan: list[int]) -> None:
    for step in walk(setup, plan):
        state = step.after
        question = engine.decision(state)
        listed = () if question is None else question.options
        number = state.table.answered
        for action in {*thinkable(state, number), *thinkable(state, number - 1), *listed}:
            if action in listed:
                engine.apply(state, action)
            else:
                with pytest.raises(IllegalAction):
                    engine.apply(state, action)
        asked = [seat for seat in range(setup.seats) if engine.legal_actions(state, seat)]
        assert asked == ([question.seat] if question and question.seat < setup.seats else [])


@budget
@every_walk
def test_the_default_is_one_of_the_options(setup: Setup, plan: list[int]) -> None:
    for step in walk(setup, plan):
        question = engine.decision(step.after)
        if question is not None:
            assert engine.fallback(step.after) in question.options


@budget
@every_walk
def test_taking_back_undoes_the_last_pick_and_nothing_else(setup: Setup, plan: list[int]) -> None:
    for step in walk(setup, plan):
        chooser = second_pick(step.after)
        for seat in range(len(step.after.table.hands)):
            if seat != chooser:
                with pytest.raises(IllegalAction, match="nothing_to_take_back"):
                    engine.take_back(step.after, seat)
        if chooser is not None and isinstance(step.events[0], DecisionMade) and step.before is not None:
            back = engine.take_back(step.after, chooser).state
            assert back.table.answered == step.after.table.answered + 1
            assert replace(back, table=back.table.but(answered=step.before.table.answered)) == step.before
            for late in engine.legal_actions(step.after, chooser):
                with pytest.raises(IllegalAction, match="stale_decision"):
                    engine.apply(back, late)


@budget
@every_walk
def test_options_are_listed_in_the_order_of_the_rules(setup: Setup, plan: list[int]) -> None:
    codes = engine.catalogue(setup.options)
    for step in walk(setup, plan):
        question = engine.decision(step.after)
        if question is None:
            continue
        if question.question is Question.TURN:
            assert [option.type for option in question.options] in (["hit", "stay"], ["hit"])
            continue
        picks = [option for option in question.options if isinstance(option, Choose)]
        clockwise = list(step.after.table.clockwise(question.seat))
        if question.question is Question.AWARD:
            clockwise = [question.seat, *clockwise[:-1]]
        keys = [(clockwise.index(pick.seat), "" if pick.card is None else codes[pick.card]) for pick in picks]
        assert keys == sorted(keys)
        assert len(set(picks)) == len(picks) == len(question.options) > 1
        assert {pick.card is None for pick in picks} == {question.question is not Question.CARD}


# Secrets


@budget
@every_walk
def test_the_undrawn_deck_and_the_seed_are_never_shown(setup: Setup, plan: list[int]) -> None:
    for step in walk(setup, plan):
        if step.before is None:
            continue
        refilled = any(isinstance(event, DeckShuffled) for event in step.events)
        drawn = sum(isinstance(event, CardFlipped) for event in step.events)
        if refilled:
            continue
        hidden = list(step.before.deck[: len(step.before.deck) - drawn])
        random.Random(setup.seed).shuffle(hidden)
        deck = (*hidden, *step.before.deck[len(hidden) :])
        twin = replace(step.before, deck=deck, seed=b"another seed")
        assert engine.decision(twin) == engine.decision(step.before)
        other = step.verb(twin)
        for viewer in viewers(step.after):
            assert engine.view(twin, viewer) == engine.view(step.before, viewer)
            assert shown(other.events, viewer) == shown(step.events, viewer)
            assert engine.worth(twin, viewer) == engine.worth(step.before, viewer)


@budget
@every_walk
def test_the_order_of_a_reshuffle_is_never_shown(setup: Setup, plan: list[int]) -> None:
    for step in walk(setup, plan):
        for event in step.events:
            if isinstance(event, DeckShuffled):
                assert engine.redact(event, 0) == DeckRefilled(len(event.order), event.rule)


@budget
@every_walk
def test_the_faces_of_a_turned_down_hand_are_its_owners(setup: Setup, plan: list[int]) -> None:
    for step in walk(setup, plan):
        before = step.before
        if before is None or any(isinstance(event, RoundEnded | DeckShuffled) for event in step.events):
            continue
        drawn = sum(isinstance(event, CardFlipped) for event in step.events)
        spare = before.deck[: len(before.deck) - drawn]
        for seat, hand in enumerate(before.table.hands):
            if not hand.down or not hand.cards or len(spare) < len(hand.cards):
                continue
            count = len(hand.cards)
            hands = list(before.table.hands)
            hands[seat] = replace(hand, cards=spare[:count])
            twin = replace(
                before,
                table=replace(before.table, hands=tuple(hands)),
                deck=(*hand.cards, *before.deck[count:]),
            )
            other = step.verb(twin)
            for viewer in viewers(step.after):
                if viewer != seat:
                    assert engine.view(twin, viewer) == engine.view(before, viewer)
                    assert engine.decision(twin) == engine.decision(before)
                    assert engine.worth(twin, viewer) == engine.worth(before, viewer)
                    assert shown(other.events, viewer) == shown(step.events, viewer)
