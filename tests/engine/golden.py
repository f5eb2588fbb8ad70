"""The golden games, which server and browser must fold alike; `scripts/golden` writes them again.

One JSON file a game, in tests/golden/, with what each of a few viewers receives: batch by batch the public
events, the view after them and its checksum. The text beside it tells the game to people.
"""

import random
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

from fliptable import codec, engine
from fliptable.engine import Event, Options, Question, State, Transition
from tests.engine.transcript import transcript
from tests.engine.walks import second_pick

FOLDER = Path(__file__).parent.parent / "golden"


@dataclass(frozen=True, slots=True)
class Golden:
    """`cards`: so many cards of the deck, special ones before numbers; None: the whole deck. `most`: so many
    batches. `cautious`: who has so many points stays; None: answer at random. `comings`: in these batches a
    seat leaves, or somebody comes (None)."""

    name: str
    options: Options
    seats: int
    seed: int
    viewers: tuple[int | None, ...] = (None, 0)
    cards: int | None = None
    most: int = 60
    cautious: int | None = None
    comings: tuple[tuple[int, int | None], ...] = ()

    def batches(self) -> Iterator[Transition]:
        chance = random.Random(self.seed)
        game = engine.new_game(
            self.options.game, self.seats, self.seed, self.options, deck=self._deck(chance)
        )
        yield game
        comings = dict(self.comings)
        for number in range(1, self.most):
            if engine.decision(game.state) is None:
                return
            if number in comings:
                leaver = comings[number]
                game = engine.admit(game.state, 5) if leaver is None else engine.withdraw(game.state, leaver)
            else:
                game = self._move(game.state, chance)
            yield game

    def _deck(self, chance: random.Random) -> list[str] | None:
        if self.cards is None:
            return None
        deck = list(engine.catalogue(self.options))
        chance.shuffle(deck)
        deck = sorted(deck, key=str.isdigit)[: self.cards]
        chance.shuffle(deck)
        return deck

    def _move(self, state: State, chance: random.Random) -> Transition:
        chooser = second_pick(state)
        if chooser is not None and chance.random() < 0.3:
            return engine.take_back(state, chooser)
        return engine.apply(state, self._answer(state, chance))

    def _answer(self, state: State, chance: random.Random) -> engine.Action:
        question = engine.decision(state)
        assert question is not None
        if question.question is not Question.TURN:
            return chance.choice(question.options)
        worth = engine.worth(state, question.seat)[question.seat] or 0
        stays = chance.random() < 0.2 if self.cautious is None else worth >= self.cautious
        return question.options[-1 if stays else 0]


GAMES = (
    Golden("flip7-to-the-end", Options("flip7", target=100), 2, 248, cautious=22),
    Golden(
        "flip7-specials",
        Options("flip7", start_card=True),
        4,
        446,
        (None, 2),
        34,
        45,
        None,
        ((9, 1), (14, None)),
    ),
    Golden("flip7-open-two-decks", Options("flip7", face_down=False, decks=2), 3, 477, (None, 1), 50, 35),
    Golden("flip7-left-alone", Options("flip7"), 3, 1, (None, 2), None, 12, None, ((4, 0), (9, 1))),
    Golden("vengeance-to-the-end", Options("vengeance", target=100), 3, 312, cautious=28),
    Golden("vengeance-specials", Options("vengeance"), 4, 93, (None, 1), 45, 45, None, ((20, 3),)),
    Golden("vengeance-brutal", Options("vengeance", brutal=True), 3, 461, (None, 0), 60, 45, 35),
)


def record(golden: Golden) -> tuple[bytes, str]:
    """The file and the text of a game."""
    batches = list(golden.batches())
    told: list[Event] = [event for batch in batches for event in batch.events]
    viewers = [_seen(batches, viewer) for viewer in golden.viewers]
    head = codec.to_json({"options": batches[0].state.table.options, "seats": golden.seats})
    rows = [
        b'{"viewer":%b,"batches":[\n%b\n]}' % (orjson.dumps(viewer), b",\n".join(map(codec.to_json, rows)))
        for viewer, rows in zip(golden.viewers, viewers, strict=True)
    ]
    return b'%b,"viewers":[\n%b\n]}\n' % (head[:-1], b",\n".join(rows)), transcript(told)


def _seen(batches: list[Transition], viewer: int | None) -> list[dict[str, Any]]:
    rows = []
    for batch in batches:
        view = engine.view(batch.state, viewer)
        events = [engine.redact(event, viewer) for event in batch.events]
        rows.append({"events": events, "view": view, "check": zlib.crc32(codec.to_json(view))})
    return rows


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in (*FOLDER.glob("*.json"), *FOLDER.glob("*.txt")):
        old.unlink()
    for golden in GAMES:
        data, text = record(golden)
        (FOLDER / f"{golden.name}.json").write_bytes(data)
        (FOLDER / f"{golden.name}.txt").write_text(text, encoding="utf-8")
        print(f"{golden.name}: {len(data) // 1024} KiB")


if __name__ == "__main__":
    main()
