"""The first round for newcomers; `tests/bots/test_lesson.py` plays it in many ways."""

from fliptable.engine.ruleset import Lesson

LESSON = Lesson.of(
    seats=3,
    top="8 2 3  x2 6 6  CHANCE 1 5  8 +2 +6  FREEZE 4  FLIP3 10 7 6  6 +4 9 12 11 3 2",
    cards="x2 CHANCE +2 FREEZE FLIP3",
)
