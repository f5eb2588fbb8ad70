"""The first round for newcomers; `tests/bots/test_lesson.py` plays it in many ways."""

from fliptable.engine.ruleset import Lesson

LESSON = Lesson.of(
    seats=3,
    top="L13 0 9  STEAL 4 2  FLIP4 BURN 5 -6 3 /2 U7  SWITCH 10 6  13 -2 1  JUST1 4  4 11 12",
    cards="L13 0 STEAL FLIP4 BURN -6 U7 SWITCH JUST1",
)
