"""The first round for newcomers."""

from fliptable.engine.ruleset import Lesson

LESSON = Lesson.of(seats=2, top="BEAN BEAN WEEVIL BEAN", cards="BEAN WEEVIL")
