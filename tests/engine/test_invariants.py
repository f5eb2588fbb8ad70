"""Round trips, and the invariants of the rules, for any reachable state of both games."""

import random
from collections import Counter

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fliptable import codec, engine
from fliptable.engine import (
    Choose,
    Options,
    Question,
    State,
    Status,
    View,
    notation,
)
from fliptable.engine.events import DecisionMade, Event, RoundEnded
from fliptable.engine.frames import Deal, Flip, held
from fliptable.engine.games.common.options import TARGET
from fliptable.engine.games.flip7.options import DECKS
from fliptable.engine.games.vengeance.options import BRUTAL
from tests.engine.laws import budget, census, every_walk
from tests.engine.walks import Setup, answer, moments, setups, walk

STOPPED = (Status.STAYED, Status.FROZEN)


# The invariants of the rules


def check_rows(state: State) -> None:
    """Invariants 2 to 4."""
    codes = engine.catalogue(state.table.options)
    question = engine.decision(state)
    for seat, hand in enumerate(state.table.hands):
        row = [codes[card] for card in hand.cards]
        assert row.count("CHANCE") <= 1
        if hand.status is Status.BUSTED:
            continue
        ranks = Counter(code.lstrip("UL") for code in row if code.lstrip("UL").isdigit())
        pairs = [rank for rank, count in ranks.items() if count > 1]
        assert not pairs or (pairs == ["13"] and ranks["13"] == 2 and "L13" in row)
        award = question is not None and question.question is Question.AWARD and question.seat == seat
        assert ranks.total() == 7 if award else ranks.total() <= 6


# Round trips


@settings(max_examples=20)
@every_walk
def test_events_and_states_survive_their_encoding(setup: Setup, plan: list[int]) -> None:
    for step in walk(setup, plan):
        for event in step.events:
            data = orjson.loads(orjson.dumps(codec.encode(event)))
            assert codec.decode(Event, data) == event
        data = orjson.loads(orjson.dumps(codec.encode(step.after)))
        assert codec.decode(State, data) == step.after
        view = engine.view(step.after, 0)
        assert codec.to_json(view) == orjson.dumps(codec.encode(view))
        assert codec.decode(View, orjson.loads(codec.to_json(view))) == view


@budget
@every_walk
def test_a_table_survives_its_notation_and_plays_on_alike(setup: Setup, plan: list[int]) -> None:
    for step in walk(setup, plan):
        text = notation.write(step.after)
        state = notation.read(text)
        assert notation.write(state) == text
        if engine.decision(state) is None:
            continue
        for choice in (0, 1):
            played = engine.apply(step.after, answer(step.after, choice))
            again = engine.apply(state, answer(state, choice))
            assert notation.write(again.state) == notation.write(played.state)
            assert [event.type for event in again.events] == [event.type for event in played.events]


@budget
@every_walk
def test_invariants_of_the_rows(setup: Setup, plan: list[int]) -> None:
    for step in walk(setup, plan):
        if step.after.table.result is None:
            check_rows(step.after)


@budget
@every_walk
def test_nobody_comes_back_into_a_round(setup: Setup, plan: list[int]) -> None:
    for step in walk(setup, plan):
        before = step.before
        for state, event in moments(step):
            if before is not None and event.type != "round_started":
                for old, new in zip(before.table.hands, state.table.hands, strict=False):
                    if old.status is not Status.ACTIVE and new.status is not old.status:
                        assert old.status in STOPPED
                        assert new.status is Status.BUSTED
                        assert setup.options.game == "vengeance"
            before = state


@budget
@every_walk
def test_a_round_ends_for_its_reasons_only(setup: Setup, plan: list[int]) -> None:
    for step in walk(setup, plan):
        before = step.before
        for state, event in moments(step):
            if isinstance(event, RoundEnded) and before is not None:
                table = before.table
                round_frame = table.round_frame()
                assert round_frame is not None
                match event.score.reason:
                    case "nobody_active":
                        assert not table.active()
                        assert table.stack[-1] == round_frame
                    case "flipped_seven":
                        assert round_frame.flipped == event.score.flipped is not None
                        assert len(table.stack) == 2
                    case "no_cards":
                        assert (table.deck, len(table.discard)) == (0, 0)
                        assert isinstance(table.stack[-1], Flip)
                    case reason:
                        assert reason == "endless"
                        assert table.turned() >= 10 * len(engine.catalogue(table.options))
            before = state
        if engine.decision(step.after) is not None:
            top = step.after.table.stack[-1]
            assert top.type != "turn" or step.after.table.active()


@budget
@every_walk
def test_totals_are_the_booked_rounds(setup: Setup, plan: list[int]) -> None:
    options = setup.start().state.table.options
    highest = 91 if options.game == "vengeance" else {1: 171, 2: 327}[options[DECKS]]
    lowest = -45 if options.game == "vengeance" and options[BRUTAL] else 0
    for step in walk(setup, plan):
        table = step.after.table
        sums = Counter(dict.fromkeys(range(len(table.hands)), 0))
        for score in table.history:
            for line in score.lines:
                assert lowest <= line.points <= highest
                sums[line.seat] += line.points
        assert [sums[seat] for seat in range(setup.seats)] == list(table.totals[: setup.seats])
        admitted = zip(range(setup.seats, len(table.hands)), table.totals[setup.seats :], strict=True)
        assert all(0 <= total - sums[seat] < 30 for seat, total in admitted)
        assert [score.round for score in table.history] == list(range(1, len(table.history) + 1))


@budget
@every_walk
def test_the_turn_passes_to_the_next_active_player(setup: Setup, plan: list[int]) -> None:
    """Invariant 8: however far a chain of effects travels."""
    drawer, number = None, 0
    for step in walk(setup, plan):
        table = step.after.table
        for event in step.events:
            if isinstance(event, DecisionMade) and not isinstance(event.action, Choose) and step.before:
                in_deal = any(isinstance(frame, Deal) for frame in step.before.table.stack)
                drawer, number = (None if in_deal else event.seat), step.before.table.round
        question = engine.decision(step.after)
        asked = question is not None and question.question is Question.TURN
        if question and asked and drawer is not None and table.round == number:
            expected = next(seat for seat in table.clockwise(drawer) if table.is_active(seat))
            assert question.seat == expected


@budget
@every_walk
def test_the_game_is_over_when_one_leads_alone_at_the_target(setup: Setup, plan: list[int]) -> None:
    for step in walk(setup, plan):
        table = step.after.table
        seated = {seat: table.totals[seat] for seat, here in enumerate(table.seated) if here}
        best = max(seated.values())
        leaders = [seat for seat, total in seated.items() if total == best]
        if len(seated) == 1:
            assert table.result is not None
            assert table.result.winner in seated
        elif any(isinstance(event, RoundEnded) for event in step.events):
            decided = best >= table.options[TARGET] and len(leaders) == 1
            assert (table.result is not None) == decided
            assert table.result is None or table.result.winner == leaders[0]
        else:
            assert table.result is None
        assert (table.result is None) == (engine.decision(step.after) is not None)
        if table.result is not None:
            assert step.events[-1].type == "game_ended"


@budget
@every_walk
def test_whenever_the_game_waits_the_frames_answer_for_the_cards_in_limbo(
    setup: Setup, plan: list[int]
) -> None:
    for step in walk(setup, plan):
        table = step.after.table
        assert sorted(table.limbo) == sorted(card for frame in table.stack for card in held(frame))


@settings(max_examples=30)
@given(setup=setups(), plan=st.lists(st.integers(0, 2**16), min_size=1, max_size=30))
def test_anybody_may_leave_at_any_decision(setup: Setup, plan: list[int]) -> None:
    *_, last = walk(setup, plan)
    if engine.decision(last.after) is None:
        return
    for seat, here in enumerate(last.after.table.seated[:8]):
        if here:
            gone = engine.withdraw(last.after, seat)
            assert census(gone.state) == census(last.after)
            assert not gone.state.table.seated[seat]
            assert not engine.legal_actions(gone.state, seat)
            assert sorted(gone.state.table.limbo) == sorted(
                card for frame in gone.state.table.stack for card in held(frame)
            )
            if gone.state.table.result is None:
                check_rows(gone.state)


@pytest.mark.parametrize("game", engine.game_keys())
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), brutal=st.booleans())
def test_games_end(game: str, seed: int, brutal: bool) -> None:
    chance = random.Random(seed)
    options = Options("flip7", target=100, brutal=brutal)
    state = engine.new_game(game, chance.randint(3, 9), seed, options).state
    for _ in range(20_000):
        if engine.decision(state) is None:
            break
        state = engine.apply(state, answer(state, chance.randrange(100))).state
    assert state.table.result is not None
