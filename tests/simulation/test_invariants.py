"""Each invariant, broken on purpose: the checker must see it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import reduce

import pytest

from fliptable import engine
from fliptable.engine import Event, Hit, State, Transition, evolve
from fliptable.engine.events import (
    CardDiscarded,
    CardFlipped,
    CardLanded,
    DecisionMade,
    DeckShuffled,
    FrameClosed,
    FrameOpened,
    GameEnded,
    PlayerBusted,
    PlayerStayed,
)
from fliptable.engine.frames import Turn
from fliptable.engine.scoring import round_ended
from fliptable.engine.table import Result
from fliptable.simulation.invariants import BrokenInvariant, GameChecker

START = engine.new_game("flip7", 3, 1, dealer=2)
CODES = engine.catalogue(START.state.table.options)


def distinct_numbers(state: State) -> Iterator[Event]:
    """Seven different numbers for seat 0; other cards are discarded."""
    seen: set[str] = set()
    for card in reversed(state.deck):
        yield CardFlipped(0, card, "")
        new = CODES[card].isdigit() and CODES[card] not in seen
        yield CardLanded(0, card, "") if new else CardDiscarded(card, "")
        seen |= {CODES[card]} if new else set()
        if len(seen) == 7:
            return


def all_in_one_row(state: State) -> Iterator[Event]:
    for card in reversed(state.deck[-30:]):
        yield CardFlipped(0, card, "")
        yield CardLanded(0, card, "")


def a_card_twice(state: State) -> Iterator[Event]:
    yield DeckShuffled((*state.deck[1:], state.deck[-1]), "")


def a_card_that_no_frame_holds(state: State) -> Iterator[Event]:
    yield CardFlipped(0, state.deck[-1], "")


def staying_after_a_bust(state: State) -> Iterator[Event]:
    yield PlayerBusted(0, 0, "")
    yield PlayerStayed(0, "")


def busting_twice(state: State) -> Iterator[Event]:
    yield PlayerBusted(0, 0, "")
    yield PlayerBusted(0, 0, "")


def a_round_that_ends_for_nothing(state: State) -> Iterator[Event]:
    yield round_ended(state.table, "nobody_active")


def somebody_out_of_turn(state: State) -> Iterator[Event]:
    yield DecisionMade(0, Hit(0), None, "")
    yield FrameClosed("")
    yield FrameOpened(Turn(2), "")


def a_winner_without_points(state: State) -> Iterator[Event]:
    yield GameEnded(Result(0, "target"), "")


@pytest.mark.parametrize(
    ("events", "what"),
    [
        (a_card_twice, "1: every card"),
        (all_in_one_row, "2, 4: "),
        (distinct_numbers, "3: "),
        (staying_after_a_bust, "5: "),
        (busting_twice, "5: "),
        (a_round_that_ends_for_nothing, "6: "),
        (somebody_out_of_turn, "8: "),
        (a_winner_without_points, "9: "),
        (a_card_that_no_frame_holds, "frames answer"),
    ],
)
def test_a_broken_invariant_is_seen(events: Callable[[State], Iterable[Event]], what: str) -> None:
    damage = tuple(events(START.state))
    with pytest.raises(BrokenInvariant, match=f"^{what}"):
        GameChecker(START).follow(Transition(reduce(evolve, damage, START.state), damage))


def test_a_state_that_no_event_explains_is_seen() -> None:
    other = replace(START.state, seed=b"another")
    with pytest.raises(BrokenInvariant, match="replaying"):
        GameChecker(START).follow(Transition(other, ()))


def test_a_sound_game_is_left_alone() -> None:
    checker = GameChecker(START)
    moved = engine.apply(START.state, Hit(0))
    checker.follow(moved)
    assert checker.state == moved.state
