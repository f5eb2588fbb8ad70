"""What the tests of the laws of the engine share."""

from hypothesis import given, settings

from fliptable.engine import (
    State,
)
from tests.engine.walks import plans, setups

every_walk = given(setup=setups(), plan=plans)
budget = settings(max_examples=40)


def census(state: State) -> list[int]:
    table = state.table
    return sorted(
        [*state.deck, *table.discard, *table.limbo, *(card for hand in table.hands for card in hand.cards)]
    )
