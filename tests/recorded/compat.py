"""Random rooms, written by the code of one commit and loaded by that of another one: `scripts/compat`.

python -m tests.recorded.compat write FOLDER ROOMS
python -m tests.recorded.compat read FOLDER
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from fliptable import engine
from fliptable.board.commands import AddPlayer, Bust, Claim, Enter, Laid, RenamePlayer, Typed, Undo
from fliptable.engine import Options, Row
from fliptable.room import Phase, board_view
from fliptable.room.commands import (
    AddBot,
    Admit,
    Back,
    Join,
    Kick,
    Leave,
    Overdue,
    Pause,
    PlayFor,
    Resume,
    SetTable,
    Sit,
    Stand,
    TakeBack,
)
from tests.recorded.compare import Comparison
from tests.recorded.table import Table, shown, states

_EVERY: Final = 10
"""Batches from one look at everything that is shown to the next."""


def write(folder: Path, rooms: int) -> None:
    for seed in range(rooms):
        table = wild(seed)
        seen = [
            [number, shown(state, at)]
            for number, (state, at) in enumerate(zip(states(table.journal), table.times, strict=True))
            if number % _EVERY == 0 or number == len(table.journal) - 1
        ]
        room = {"journal": [body.decode() for body in table.journal], "times": table.times, "seen": seen}
        (folder / f"{seed}.json").write_text(json.dumps(room))


def read(folder: Path) -> list[str]:
    """What is wrong."""
    found: list[str] = []
    batches = 0
    for path in sorted(folder.glob("*.json"), key=lambda path: int(path.stem)):
        room = json.loads(path.read_text())
        try:
            found += [f"room {path.stem}: {difference}" for difference in _differences(room)]
        except Exception as error:  # noqa: BLE001 - whatever it is, the other rooms are read, too
            found.append(f"room {path.stem}: {error!r}")
        batches += len(room["journal"])
    print(f"{len(list(folder.glob('*.json')))} rooms, {batches} batches, {len(found)} differences")
    return found


def _differences(room: Any) -> list[str]:
    journal = [body.encode() for body in room["journal"]]
    folded = list(states(journal))
    comparison = Comparison()
    found = [
        difference
        for number, view in room["seen"]
        for difference in comparison.differences(
            view, shown(folded[number], room["times"][number]), f"batch {number + 1}"
        )
    ]
    table = Table(folded[-1].code, state=folded[-1], now=room["times"][-1])
    table.play_on(Random(0))
    *_, after = states([*journal, *table.journal])
    return found if after == table.state else [*found, "another room after the end of the game"]


def wild(seed: int) -> Table:
    """A room in which anything happens."""
    rng = Random(seed)
    code = "".join(rng.choices("ABCDEFGH", k=6))
    kind = rng.choice(["game"] * 6 + ["board"] * 2 + ["lesson"])
    game = rng.choice(("flip7", "vengeance"))
    options: dict[str, Any] = {}
    if rng.random() < 0.8:
        options = {spec.name: rng.choice(spec.values) for spec in engine.option_specs(game)}
    table = Table(code, Options(game=game, **options), lesson=kind == "lesson", board=kind == "board")
    table.join("Ann", *(["Bob", "Cat", "Dan"][: rng.randrange(4)] if kind != "lesson" else ()))
    for _ in range(4 if kind == "board" else 0):
        table.do(table.state.host, AddPlayer(f"Player {len(table.journal)}"))
    for _ in range(2 if kind == "game" else 0):
        table.ask(table.state.host, AddBot())
    if rng.random() < 0.5:
        table.do(table.state.host, SetTable(clock=rng.choice((20, 40, 90))))
    for _ in range(rng.randrange(20, 250)):
        if rng.random() < 0.75:
            _go_on(table, rng)
        else:
            rng.choice(_WHIMS)(table, rng)
    return table


def _go_on(table: Table, rng: Random) -> None:
    if table.state.phase is Phase.OVER:
        table.rematch()
    else:
        table.step(rng)


def _by_anybody(make: Callable[[Table, Random], Any]) -> Callable[[Table, Random], None]:
    """What may well be refused."""

    def whim(table: Table, rng: Random) -> None:
        people = [person.id for person in table.state.people()]
        away = frozenset(person for person in people if rng.random() < 0.2)
        table.ask(rng.choice([table.state.host, *people]), make(table, rng), away=away)

    return whim


def _decision(table: Table) -> int:
    return -1 if table.question is None else table.question.id


def _member(table: Table, rng: Random) -> int:
    """Not the first one, so that somebody stays."""
    return rng.choice([member.id for member in table.state.members[1:]] or [99])


def _newcomer(table: Table, rng: Random) -> None:
    if len(table.state.members) < 8:
        table.ask(None, Join(f"Guest {len(table.journal)}", rng.random() < 0.3))


def _leaves(table: Table, rng: Random) -> None:
    table.ask(_member(table, rng), Leave())


def _is_overdue(table: Table, rng: Random) -> None:
    """And the others may want the default played for him."""
    if table.question is None:
        return
    table.now += 60_000
    table.ask(None, Overdue(table.question.id, table.state.seats[table.question.seat]))
    for person in table.state.people():
        if rng.random() < 0.3:
            table.ask(person.id, PlayFor(_decision(table), rng.choice(("once", "return"))))


def _takes_back(table: Table, rng: Random) -> None:
    if table.question is not None:
        table.ask(table.state.seats[table.question.seat], TakeBack(table.question.id))


def _field(table: Table, rng: Random) -> Any:
    """An entry or a correction, in whatever round."""
    sheet = board_view(table.state)
    fields = [] if sheet is None else [(r.number, field) for r in sheet.rounds for field in r.fields]
    if not fields:
        return Enter(1, 1, 0, Bust())
    number, field = rng.choice(fields)
    laid = Laid(Row(("3", "12"), busted=False, award="keep"))
    return Enter(number, field.player, field.change, rng.choice((Bust(), laid, Typed(rng.randrange(30)))))


_WHIMS: Final[list[Callable[[Table, Random], None]]] = [
    _newcomer,
    _leaves,
    _is_overdue,
    _takes_back,
    *map(
        _by_anybody,
        [
            lambda table, rng: Pause(),
            lambda table, rng: Resume(),
            lambda table, rng: SetTable(rng.random() < 0.5, rng.choice((0, 20, 90))),
            lambda table, rng: Back(),
            lambda table, rng: Kick(_member(table, rng)),
            lambda table, rng: Admit(_member(table, rng), rng.choice(("zero", "lowest"))),
            lambda table, rng: AddBot(),
            lambda table, rng: Sit(),
            lambda table, rng: Stand(),
            lambda table, rng: Undo(rng.randrange(1 + len(table.journal))),
            lambda table, rng: Claim(rng.randrange(1, 6)),
            lambda table, rng: RenamePlayer(rng.randrange(1, 6), f"Name {rng.randrange(99)}"),
            _field,
            _field,
        ],
    ),
]


if __name__ == "__main__":
    if sys.argv[1] == "write":
        write(Path(sys.argv[2]), int(sys.argv[3]))
    else:
        wrong = read(Path(sys.argv[2]))
        print("\n".join(wrong[:50]))
        sys.exit(bool(wrong))
