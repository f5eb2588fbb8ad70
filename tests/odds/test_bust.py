"""The chance of a bust: counted from what lies open, equal to trying every card that may come."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from fliptable import engine
from fliptable.engine import BACK, Hit, Question, State
from fliptable.engine.events import CardFlipped, PlayerBusted
from fliptable.odds import bust_chance, bust_risks
from tests.engine.scenario import Scenario, dealt, flip7, vengeance
from tests.engine.walks import Setup, plans, setups, walk


def chance(game: Scenario, seat: int = 0) -> float:
    return bust_chance(game.state.table, seat)


def of(part: int, whole: int) -> object:
    return pytest.approx(part / whole)


def test_every_copy_of_a_number_in_the_row_is_one_too_many() -> None:
    assert chance(flip7("A{12,7} B C")) == of(11 + 6, 94 - 2)  # B-13
    assert chance(flip7("A B C")) == 0
    assert chance(flip7("A{1,0} B C")) == 0


def test_copies_that_lie_open_anywhere_cannot_come() -> None:
    game = flip7("A{12} B{12,+4} C busted{12,12} | discard 12,FREEZE", "face_down=off")
    assert chance(game) == of(12 - 5, 94 - 7)


def test_what_lies_face_down_may_still_be_in_the_deck_for_all_that_is_seen() -> None:
    game = flip7("A{12} B C").play("A:5 B:12 C:8 | A:4 B:S")
    assert chance(game) == of(11 + 4 + 3, 94 - 4)  # in sight: A's 12, 5 and 4, C's 8; not B's 12


def test_a_second_chance_saves() -> None:
    assert chance(flip7("A{12,CHANCE} B C")) == 0  # B-61


def test_modifiers_and_action_cards_bust_nobody() -> None:
    assert chance(flip7("A{x2,+10} B C")) == 0


def test_two_decks_have_twice_as_many() -> None:
    assert chance(flip7("A{12} B C", "decks=2")) == of(23, 187)


def test_a_lucky_13_lets_one_more_13_lie() -> None:
    assert chance(vengeance("A{L13} B C")) == 0  # V-54
    assert chance(vengeance("A{13} B C")) == of(11, 107)  # the Lucky one is none too many
    assert chance(vengeance("A{L13,13} B C")) == of(11, 106)  # V-55


def test_an_unlucky_7_wipes_the_row_and_busts_nobody() -> None:
    assert chance(vengeance("A{7} B C")) == of(5, 107)  # V-40
    assert chance(vengeance("A{U7} B C")) == of(6, 107)


def test_each_card_of_a_batch_has_the_chance_before_it() -> None:
    game = dealt("vengeance", 3, "12,12,11,5,6,7,8,9")
    before = game.state.table
    events = tuple(engine.redact(event, None) for event in game.play("A:hit").events)
    assert bust_risks(before, events) == (round(1000 * 10 / 105),)
    start = engine.new_game("vengeance", 3, 0, deck=["12", "12", "11", "5"], dealer=2)
    dealing = tuple(engine.redact(event, None) for event in start.events)
    assert bust_risks(None, dealing) == (0, 0, 0)


@settings(max_examples=8, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(setups(), plans)
def test_it_is_what_trying_each_card_that_may_come_counts(setup: Setup, plan: list[int]) -> None:
    setup = replace(setup, cards=None)
    for step in walk(setup, plan):
        question = engine.decision(step.after)
        if question is None or question.question is not Question.TURN:
            continue
        if step.after.table.deck:
            assert bust_chance(step.after.table, question.seat) == pytest.approx(
                float(tried(step.after, question.seat))
            )


def tried(state: State, seat: int) -> Fraction:
    """Lays each card that a spectator does not see on the deck, and lets the rules turn it."""
    table = engine.view(state, None).table
    open_cards = {*table.discard, *table.limbo, *(card for hand in table.hands for card in hand.cards)}
    unseen = [card for card in range(len(engine.catalogue(table.options))) if card not in open_cards]
    return Fraction(sum(busts(state, seat, card) for card in unseen), len(unseen))


def busts(state: State, seat: int, card: int) -> bool:
    rest = tuple(other for other in state.deck if other != card)
    question = engine.decision(state)
    assert question is not None
    events = engine.apply(replace(state, deck=(*rest, card)), Hit(question.id)).events
    return any(
        isinstance(event, PlayerBusted) and (event.seat, event.card) == (seat, card) for event in events
    )


@settings(max_examples=25)
@given(setups(), plans, st.integers())
def test_it_knows_nothing_that_is_hidden(setup: Setup, plan: list[int], luck: int) -> None:
    """Other cards in the deck and under the backs: the same risks."""
    for step in walk(setup, plan):
        if step.before is None:
            continue
        table = step.before.table
        hands = tuple(
            replace(hand, cards=(BACK,) * len(hand.cards)) if hand.down else hand for hand in table.hands
        )
        events = tuple(engine.redact(event, None) for event in step.events)
        assert bust_risks(table.but(hands=hands), events) == bust_risks(table, events)
        assert len(bust_risks(table, events)) == sum(isinstance(event, CardFlipped) for event in events)
        assert all(0 <= risk <= 1000 for risk in bust_risks(table, events))
