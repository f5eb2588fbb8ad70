"""One scenario played to its end, by choices in its style."""

from random import Random

from fliptable import engine
from fliptable.engine.games.common.options import TARGET
from tests.reference.duel import Duel
from tests.reference.parts import Ask
from tests.reference.scenario import Scenario, Style
from tests.reference.vengeance import Vengeance


def play(scenario: Scenario) -> int:
    """Play one game in the scenario's style; the number of moves. Raises DifferenceError."""
    rng, style = Random(scenario.seed), scenario.style
    duel = Duel(scenario)
    most = engine.seats_allowed(scenario.options)[1]
    while duel.ask is not None and len(duel.moves) < style.steps:
        players = duel.model.players
        rare = 1 if duel.ask.question == "turn" else 4
        if rng.random() < style.leave * rare:
            seated = [p.seat for p in players if not p.left]
            duel.leave(rng.choice([duel.ask.seat, *rng.choices(seated, k=2)]))
        elif rng.random() < style.admit and len(players) < most:
            points = [rng.choice(players).total, scenario.options[TARGET] + rng.randint(-20, 5)]
            duel.admit(rng.choice(points))
        elif isinstance(duel.model, Vengeance) and duel.model.picked and rng.random() < 0.2:
            duel.take_back()
        else:
            duel.answer(choose(rng, style, duel.ask))
    return len(duel.moves)


def choose(rng: Random, style: Style, ask: Ask) -> int:
    """The index of an option: hit, or himself (the last one), as often as the style says."""
    last = len(ask.options) - 1
    if ask.question == "turn":
        return 0 if rng.random() < style.hit else last
    return last if rng.random() < style.himself else rng.randint(0, last)
