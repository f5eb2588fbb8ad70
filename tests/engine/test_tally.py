"""Points of rows that somebody reads off real cards."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fliptable import engine
from fliptable.engine import Bounds, IllegalRow, Options, Row, State, Status, Tally
from fliptable.engine.events import RoundEnded
from fliptable.engine.table import ScoreLine
from fliptable.engine.tally import AwardUse
from tests.engine.walks import Setup, moments, plans, setups, walk

BASE = Options("flip7")
FIES = Options("vengeance")
BRUTAL = Options("vengeance", brutal=True)
SEVEN = ("0", "1", "2", "3", "4", "5", "6")


def refused(options: Options, *cards: str, busted: bool = False, award: AwardUse = "keep") -> tuple[str, str]:
    with pytest.raises(IllegalRow) as refusal:
        engine.tally(options, Row(cards, busted, award))
    return refusal.value.reason, refusal.value.rule


@pytest.mark.parametrize(
    ("options", "bounds"),
    [
        (BASE, Bounds(0, 171, 200, award=False)),
        (Options("flip7", decks=2), Bounds(0, 327, 200, award=False)),
        (Options("vengeance", target=300), Bounds(0, 91, 300, award=False)),
        (BRUTAL, Bounds(-45, 91, 200, award=True)),
    ],
)
def test_the_bounds_follow_from_the_deck_and_the_score(options: Options, bounds: Bounds) -> None:
    assert engine.bounds(options) == bounds


def test_a_row_is_worth_what_the_rules_say() -> None:
    row = Row(("3", "11", "5", "7", "10", "x2", "+10"))
    assert engine.tally(BASE, row) == Tally(82, "(3 + 11 + 5 + 7 + 10) × 2 + 10 = 82", flipped=False)


def test_seven_numbers_bring_their_bonus_by_themselves() -> None:
    assert engine.tally(BASE, Row((*SEVEN, "CHANCE"))).points == 36
    assert engine.tally(BASE, Row(SEVEN)).flipped


def test_the_bonus_that_was_given_away_is_missing_here_and_paid_there() -> None:
    assert engine.tally(BRUTAL, Row(SEVEN, award="give")).points == 21
    assert engine.tally(BRUTAL, Row(("12", "8"), award="pay")).points == 5


def test_of_a_busted_row_only_minus_cards_count_and_those_in_brutal_mode_only() -> None:
    row = Row(("9", "-4", "9", "-6", "/2"), busted=True)
    assert engine.tally(BRUTAL, row) == Tally(-10, "−4 − 6 = −10", False, ("keep", "pay"))
    assert engine.tally(FIES, row).points == 0


def test_a_row_that_is_busted_by_its_cards_must_be_called_so() -> None:
    assert refused(BASE, "7", "7", "+10") == ("would_bust", "B-13")
    assert refused(FIES, "7", "U7") == ("would_bust", "B-13")
    assert refused(FIES, "13", "13") == ("would_bust", "B-13")
    assert engine.tally(FIES, Row(("13", "L13"))).points == 26


def test_no_more_cards_than_the_deck_has() -> None:
    assert refused(BASE, "x2", "x2")[0] == "not_in_deck"
    assert refused(BASE, "0", "0")[0] == "not_in_deck"
    assert refused(BASE, "13")[0] == "not_in_deck"
    assert refused(BASE, "FREEZE", "FREEZE", "FREEZE", "FREEZE")[0] == "not_in_deck"


@pytest.mark.parametrize("busted", [False, True])
def test_no_row_has_eight_numbers(busted: bool) -> None:
    assert refused(BASE, *SEVEN, "7", busted=busted) == ("too_many_numbers", "B-15")


def test_nothing_is_given_away_where_that_is_not_played() -> None:
    assert refused(FIES, *SEVEN, award="give") == ("no_award", "V-115")
    assert refused(BASE, "5", award="pay") == ("no_award", "V-115")


def test_only_who_flips_seven_gives_and_he_does_not_pay() -> None:
    assert refused(BRUTAL, *SEVEN[1:], award="give") == ("nothing_to_give", "V-107")
    assert refused(BRUTAL, *SEVEN[1:], "6", busted=True, award="give") == ("nothing_to_give", "V-107")
    assert refused(BRUTAL, *SEVEN, award="pay") == ("nothing_to_pay", "V-107")


def booked(setup: Setup, plan: list[int]) -> Iterator[tuple[State, ScoreLine]]:
    """The lines of all rounds, each with the table on which the round ended."""
    for step in walk(setup, plan):
        before = step.before
        for state, event in moments(step):
            if isinstance(event, RoundEnded) and before is not None:
                yield from ((before, line) for line in event.score.lines)
            before = state


@settings(max_examples=60)
@given(setup=setups(), plan=plans, order=st.integers(0, 99))
def test_cards_on_a_real_table_are_worth_what_they_are_worth_here(
    setup: Setup, plan: list[int], order: int
) -> None:
    for state, line in booked(setup, plan):
        frame = state.table.round_frame()
        codes = engine.catalogue(state.table.options)
        cards = [codes[card] for card in line.cards]
        random.Random(order).shuffle(cards)
        award: AwardUse = "keep"
        if frame is not None and frame.loser is not None:
            award = "pay" if frame.loser == line.seat else "give" if frame.flipped == line.seat else "keep"
        row = Row(tuple(cards), line.status is Status.BUSTED, award)
        assert engine.tally(state.table.options, row).points == line.points


@given(data=st.data(), options=st.sampled_from([BASE, Options("flip7", decks=2), FIES, BRUTAL]))
def test_no_row_is_worth_less_or_more_than_the_bounds(data: st.DataObject, options: Options) -> None:
    deck = engine.catalogue(options)
    cards = data.draw(st.lists(st.sampled_from(deck), max_size=14))
    award: AwardUse = data.draw(st.sampled_from(("keep", "give", "pay")))
    bounds = engine.bounds(options)
    try:
        tally = engine.tally(options, Row(tuple(cards), data.draw(st.booleans()), award))
    except IllegalRow:
        return
    assert bounds.lowest <= tally.points <= bounds.highest
