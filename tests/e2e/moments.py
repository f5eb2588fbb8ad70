"""The moments of a game that are made to be seen: how to get there, and the answers that bring them about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tests.e2e.scenes.table import FIRST_ANSWERS, FIRST_ROUND
from tests.e2e.stage import Stage


@dataclass(frozen=True)
class Moment:
    """`prepare`: up to the question before it; `answers`: what is played then, all of it seen.
    A `+` joins answers of which only the last one is to be seen."""

    prepare: Callable[[Stage], None]
    answers: str


def flip7(people: int, deck: str, before: str, answers: str, **options: bool | int) -> Moment:
    return _moment("flip7", people, deck, before, answers, **options)


def fies(people: int, deck: str, before: str, answers: str, **options: bool | int) -> Moment:
    return _moment("vengeance", people, deck, before, answers, **options)


def _moment(game: str, people: int, deck: str, before: str, answers: str, **options: bool | int) -> Moment:
    def prepare(stage: Stage) -> None:
        stage.seat(people, deck, game=game, **options)
        stage.play(before)
        stage.ann_is_asked()

    return Moment(prepare, answers)


# Ann is the second of the people and acts first.
_FIVE = "12 9 3 11 5 8 10 4 7 6"
_TEN = "h " * 10
_HAND = "12 9 3 11  8 7 10 6"

MOMENTS: Mapping[str, Moment] = {
    "flip": flip7(5, f"{_FIVE} 2", _TEN, "h"),
    "bust": flip7(5, f"{_FIVE} 12", _TEN, "h"),
    "saved": flip7(5, "12 9 3 11 5 CHANCE 10 4 7 6 12", _TEN, "h"),
    "second-chance": flip7(5, "12 9 3 11 5 CHANCE", "h " * 5, "h"),
    "freeze": flip7(5, f"{_FIVE} FREEZE", _TEN, "h 3"),
    "flip-three": flip7(5, f"{_FIVE} FLIP3 1 2 +4", _TEN, "h 5"),
    "double": flip7(5, f"{_FIVE} x2", _TEN, "h"),
    "stay": flip7(5, _FIVE, _TEN, "s"),
    "seven": flip7(
        3, "1 8 9 2 10 12 3 11 7 4 6 5 5 6 4 7", "h h h h h h h h h h s h h h h h", "h", face_down=True
    ),
    "round-end": flip7(5, FIRST_ROUND, FIRST_ANSWERS.removesuffix("s").rstrip().removesuffix("s"), "s s"),
    "game-end": flip7(4, "12 5 7 9  11 7 x2 10 9 8", "h h h h  h s h s  h h", "h h s", target=100),
    "steal": fies(4, f"{_HAND} STEAL", "h h h h", "h 2"),
    "switch": fies(4, f"{_HAND} SWITCH", "h h h h", "h 1+1"),
    "discard": fies(4, f"{_HAND} BURN", "h h h h", "h 3"),
    "malus": fies(4, f"{_HAND} -6", "h h h h", "h 2"),
    "half": fies(4, f"{_HAND} /2", "h h h h", "h 2"),
    "just-one-more": fies(4, f"{_HAND} JUST1 5", "h h h h", "h 2"),
    "flip-four": fies(4, f"{_HAND} FLIP4 1 2 4 5", "h h h h", "h 2"),
    "unlucky": fies(4, f"{_HAND} U7", "h h h h", "h"),
    "lucky": fies(4, f"{_HAND} L13", "h h h h", "h"),
    "zero": fies(4, f"{_HAND} 0", "h h h h", "h"),
    "brutal": fies(4, "1 9 3 11  FLIP4 2 3 4 5 6 8", "h 4 s s s h", "h 1", brutal=True),
}
