"""Perft: how many ways a table can be played on, so many decisions deep.

    scripts/perft FILE [DEPTH]      one line a first choice, as far as DEPTH (by default the deepest known)

A file in tests/perft/ is a table in notation; lines `# perft DEPTH COUNT` say how many sequences of so many
answers there are. A game that ends earlier counts where it ends. When a count is wrong, follow the first
choice whose number differs from what somebody else has counted.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fliptable import engine
from fliptable.engine import Action, Choose, State, notation

FOLDER = Path(__file__).parent.parent / "perft"


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` answers, or fewer where the game ends."""
    question = engine.decision(state)
    if question is None or depth == 0:
        return 1
    if depth == 1:
        return len(question.options)
    return sum(perft(engine.apply(state, action).state, depth - 1) for action in question.options)


def levels(state: State, deepest: int) -> dict[int, int]:
    """`perft` for every depth up to `deepest`, in one walk."""
    found: dict[int, int] = {}
    frontier, ended = [state], 0
    for depth in range(1, deepest + 1):
        asked = [(at, question.options) for at in frontier if (question := engine.decision(at))]
        ended += len(frontier) - len(asked)
        found[depth] = ended + sum(len(options) for _, options in asked)
        frontier = [engine.apply(at, action).state for at, options in asked for action in options]
    return found


def divide(state: State, depth: int) -> Iterator[tuple[str, int]]:
    """Each first answer in words, and the number of sequences behind it."""
    question = engine.decision(state)
    if question is not None:
        codes = engine.catalogue(state.table.options)
        for action in question.options:
            text = f"{notation.letter(question.seat)}:{_words(action, codes)}"
            yield text, perft(engine.apply(state, action).state, depth - 1)


def _words(action: Action, codes: tuple[str, ...]) -> str:
    if isinstance(action, Choose):
        return f"→{notation.letter(action.seat)}" + ("" if action.card is None else f":{codes[action.card]}")
    return action.type


def counts(text: str) -> dict[int, int]:
    """What a file expects: the count by depth."""
    return {
        int(depth): int(count) for depth, count in re.findall(r"^# perft (\d+) (\d+)$", text, re.MULTILINE)
    }


def table(text: str) -> State:
    """The table of a file."""
    return notation.read("\n".join(line for line in text.splitlines() if not line.startswith("#")))


def main(name: str, depth: str = "") -> None:
    text = Path(name).read_text(encoding="utf-8")
    deepest = int(depth) if depth else max(counts(text))
    total = 0
    for words, count in divide(table(text), deepest):
        print(f"{words:<16}{count:>10}")
        total += count
    print(f"{'perft ' + str(deepest):<16}{total:>10}")


if __name__ == "__main__":
    main(*sys.argv[1:])
