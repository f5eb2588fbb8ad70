"""Play any number of random games on both sides and show the first difference."""

import argparse
import sys
import time

from tests.reference.duel import GAMES, DifferenceError
from tests.reference.playing import play
from tests.reference.scenario import scenario


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.reference", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--all", action="store_true", help="go on, and show the shortest of each sort")
    asked = parser.parse_args()
    sys.setrecursionlimit(100_000)  # a Just One More that turns a Just One More that turns ...
    found = 0
    for game in asked.game or GAMES:
        found += run(game, asked.seed, range(asked.first, asked.first + asked.games), go_on=asked.all)
    return 1 if found else 0


def run(game: str, seed: int, numbers: range, *, go_on: bool) -> int:
    """Play the games with these numbers; how many differ."""
    begun = time.monotonic()
    moves = played = found = 0
    shortest: dict[tuple[str, ...], DifferenceError] = {}
    for number in numbers:
        played += 1
        if played % 1000 == 0:
            print(f"{game}: {played} games, {found} different", file=sys.stderr)
        try:
            moves += play(scenario(game, seed, number))
        except DifferenceError as difference:
            found += 1
            known = shortest.setdefault(difference.where, difference)
            shortest[difference.where] = min(known, difference, key=lambda one: one.moves)
            if not go_on:
                break
        except BaseException:
            print(f"stopped in {scenario(game, seed, number)}")
            raise
    for shown in shortest.values():
        print(shown, end="\n\n")
    print(f"{game}: {played} games, {moves} moves, {found} different, {time.monotonic() - begun:.0f} s")
    return found


if __name__ == "__main__":
    sys.exit(main())
