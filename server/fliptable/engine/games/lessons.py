"""The first rounds for newcomers.

They go on whatever is chosen: the numbers that lie on the table at the same time differ, but for those that
are meant to bust somebody; bots get small ones, with which they hit; nobody has seven of them before all the
cards have turned up. `tests/bots/test_lesson.py` plays them in many ways.
"""

from fliptable.engine.ruleset import Lesson


def _lesson(seats: int, top: str, cards: str) -> Lesson:
    return Lesson(seats, tuple(top.split()), tuple(cards.split()))


FLIP7 = _lesson(
    seats=3,
    top="8 2 3  x2 6 6  CHANCE 1 5  8 +2 +6  FREEZE 4  FLIP3 10 7 6  6 +4 9 12 11 3 2",
    cards="x2 CHANCE +2 FREEZE FLIP3",
)

VENGEANCE = _lesson(
    seats=3,
    top="L13 0 9  STEAL 4 2  FLIP4 BURN 5 -6 3 /2 U7  SWITCH 10 6  13 -2 1  JUST1 4  4 11 12",
    cards="L13 0 STEAL FLIP4 BURN -6 U7 SWITCH JUST1",
)
