"""How fast the engine plays: `python -m benchmarks.engine` from the root of the project.

Whole games by players who hit three times out of four and choose at random otherwise. An action is
asked for (`decision`), checked and applied (`apply`), with its events and the new state. The package flop7
plays the base game in the same way, in place, without events that rebuild it, replay or a list of what is
allowed. Its actions are the answers that it asks for.
"""

import os
import platform
import random
import statistics
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version

from flop7.core.classes.deck import Deck
from flop7.core.classes.player import Player
from flop7.core.engine.engine import GameEngine

from fliptable import engine
from fliptable.engine import Question

RUNS = 7
SECONDS = 1.0
"""CPU time per run, at least; a game that has begun is finished."""
SEATS = (3, 6, 18)

PlayGame = Callable[[int, int], int]
"""Play a game of so many seats from a seed; the number of actions."""


def fliptable(game: str) -> PlayGame:
    def play(seats: int, seed: int) -> int:
        chance = random.Random(seed)
        state = engine.new_game(game, seats, seed).state
        while question := engine.decision(state):
            if question.question is Question.TURN:
                action = question.options[0 if chance.random() < 0.75 else -1]
            else:
                action = chance.choice(question.options)
            state = engine.apply(state, action).state
        return state.table.answered

    return play


def flop7(seats: int, seed: int) -> int:
    chance = random.Random(seed)
    random.seed(seed)  # its deck is shuffled by the module's generator
    actions = 0

    def hits(*_: object) -> bool:
        nonlocal actions
        actions += 1
        return chance.random() < 0.75

    def target(_game: GameEngine, _event: object, _source: Player, eligible: list[Player]) -> Player:
        nonlocal actions
        actions += 1
        return chance.choice(eligible)

    players = [Player(str(seat)) for seat in range(seats)]
    GameEngine(Deck(), players, lambda game, _: game.deck.deal(), hits, target).play()
    return actions


def runs(play: PlayGame, seats: int) -> Iterator[tuple[float, float]]:
    """Actions and games per second of CPU time, run by run."""
    seed = 0
    for _ in range(RUNS):
        actions = games = 0
        start = time.process_time()
        while (elapsed := time.process_time() - start) < SECONDS:
            actions += play(seats, seed)
            games += 1
            seed += 1
        yield actions / elapsed, games / elapsed


def main() -> None:
    print(f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores, one used")
    packages = ", ".join(f"{name} {version(name)}" for name in ("fliptable", "flop7"))
    print(f"{packages}; medians of {RUNS} runs (and their range)")
    print(f"{'per second of CPU':20}{'seats':>6}{'actions':>12}{'':>22}{'games':>10}")
    players = {
        "fliptable flip7": fliptable("flip7"),
        "fliptable vengeance": fliptable("vengeance"),
        "flop7": flop7,
    }
    for name, play in players.items():
        for seats in SEATS:
            actions, games = zip(*runs(play, seats), strict=True)
            spread = f"({min(actions):,.0f} to {max(actions):,.0f})"
            row = f"{statistics.median(actions):>12,.0f}{spread:>22}{statistics.median(games):>10.2f}"
            print(f"{name:20}{seats:>6}{row}")


if __name__ == "__main__":
    main()
