"""Random tables, decks and styles of play, bent towards what is rare in real games."""

from dataclasses import dataclass
from random import Random
from typing import Any

from fliptable.engine import Options
from fliptable.engine.games.flip7.options import DECKS
from tests.reference.faces import deck_of, is_number
from tests.reference.parts import House

ALWAYS_ASK = {"FREEZE", "FLIP3", "JUST1", "FLIP4"}
"""Whoever is dealt one of these first has to choose somebody."""


@dataclass(frozen=True)
class Style:
    """`hit`, `himself` (as a target), `leave`, `admit`: how probable, per move; `steps`: moves at most."""

    hit: float
    himself: float
    leave: float
    admit: float
    steps: int


@dataclass(frozen=True)
class Scenario:
    """`name`: how to play it again. `deck`: stacked, the next card first; None: the whole deck, shuffled."""

    name: str
    options: Options
    seats: int
    dealer: int
    seed: bytes
    deck: tuple[str, ...] | None
    style: Style


def scenario(game: str, seed: int, number: int) -> Scenario:
    """The scenario with this number: always the same one."""
    rng = Random(f"{game}/{seed}/{number}")
    options = random_options(rng, game)
    seats = random_seats(rng, options)
    deck = random_deck(rng, options)
    if house(options).start_card and deck is not None and len(deck) <= seats and not set(deck) <= ALWAYS_ASK:
        deck = None  # a deal that it cannot serve: rounds would end by B-76 for ever, without a decision
    name = f"--game {game} --seed {seed} --first {number} --games 1"
    return Scenario(name, options, seats, rng.randrange(seats), rng.randbytes(32), deck, random_style(rng))


def house(options: Options) -> House:
    """The options as the game has them ("Table options")."""
    base = options.game == "flip7"
    chosen: dict[str, Any] = dict(options.chosen())
    start_card = chosen["start_card"] if base else True
    needs_card = chosen["stay_needs_card"]
    return House(
        game=options.game,
        target=chosen["target"],
        start_card=start_card,
        stay_needs_card=(start_card and base) if needs_card is None else needs_card,
        forced_self=chosen["forced_self"],
        brutal=chosen["brutal"] and not base,
        face_down=chosen["face_down"] and base,
        decks=chosen["decks"] if base else 1,
    )


def random_options(rng: Random, game: str) -> Options:
    return Options(
        game=game,
        target=rng.choice((100, 200, 300)),
        start_card=rng.random() < 0.5,
        stay_needs_card=rng.choice((None, None, True, False)),
        forced_self=rng.choice(("last_active", "last_not_busted")),
        brutal=rng.random() < 0.5,
        face_down=rng.random() < 0.5,
        decks=rng.choice((1, 1, 2)) if game == "flip7" else 1,
    )


def random_seats(rng: Random, options: Options) -> int:
    """Mostly few, since few seats go deep; now and then a full table (X-01)."""
    least = 2 if options.game == "flip7" else 3
    most = 36 if options[DECKS] == 2 else 18
    return rng.choice((least, 3, 3, 4, 4, 5, rng.randint(least, 8), rng.randint(least, most)))


def random_deck(rng: Random, options: Options) -> tuple[str, ...] | None:
    """None, or a part of the deck: many specials, a straight to seven, cards that meet one another, next to
    nothing, an endless round."""
    whole = list(deck_of(options.game, options[DECKS]).elements())
    rng.shuffle(whole)
    specials = [code for code in whole if not is_number(code)]
    numbers = [code for code in whole if is_number(code)]
    sorts = {"whole": 8, "handful": 4, "specials": 8, "straight": 8, "pairs": 4, "tiny": 4, "loop": 1}
    match rng.choices(list(sorts), list(sorts.values()))[0]:
        case "whole":
            return None
        case "handful":
            deck = whole[: rng.randint(1, 30)]
        case "specials":
            deck = specials + numbers[: rng.randint(0, 20)]
        case "straight":
            deck = straight(numbers, rng.randint(0, 3)) + specials[: rng.randint(0, 12)]
        case "pairs":
            kinds = {"FLIP3", "CHANCE", "FLIP4", "STEAL", "SWITCH"}
            deck = [code for code in specials if code in kinds] + straight(numbers, rng.randint(0, 12))
        case "loop":
            deck = ["FLIP3", "FLIP3", "CHANCE"] if options.game == "flip7" else ["JUST1", "JUST1"]
        case _:
            kinds = ALWAYS_ASK | set(rng.sample(("CHANCE", "SWITCH", "STEAL", "BURN"), 2))
            actions = [code for code in specials if code in kinds]
            deck = actions[: rng.randint(1, 8)] + numbers[: rng.choice((0, 0, 1, 2))]
    rng.shuffle(deck)
    return tuple(deck)


def straight(numbers: list[str], doubles: int) -> list[str]:
    """One card of every number, and some more."""
    single = list(dict.fromkeys(numbers))
    more = list(numbers)
    for code in single:
        more.remove(code)
    return single + more[:doubles]


def random_style(rng: Random) -> Style:
    return Style(
        hit=rng.choice((0.5, 0.7, 0.8, 0.9, 0.97, 1.0)),
        himself=rng.choice((0.0, 0.2, 0.5, 0.9)),
        leave=rng.choice((0.0, 0.0, 0.01, 0.05, 0.15)),
        admit=rng.choice((0.0, 0.0, 0.01, 0.05)),
        steps=rng.choice((30, 60, 60, 120, 1500)),
    )
