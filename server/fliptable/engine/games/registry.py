"""The games there are, and what a table can be set to. The one place to add a game to."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

from fliptable.engine.errors import IllegalOptions
from fliptable.engine.games import flip7
from fliptable.engine.games.options import Options
from fliptable.engine.ruleset import Ruleset

Value = str | int | bool | None


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A house option that a table of this game can set: its name in `Options`, the values allowed there, and the
    one it has when nobody chooses."""

    name: str
    values: tuple[Value, ...]
    default: Value


@dataclass(frozen=True, slots=True)
class Game:
    """`fixed` are options that this game decides itself."""

    build: Callable[[Options], Ruleset]
    specs: tuple[OptionSpec, ...]
    fixed: dict[str, Value]


_TARGET = OptionSpec("target", (100, 200, 300), 200)
_STAY_NEEDS_CARD = OptionSpec("stay_needs_card", (None, False, True), None)

GAMES: dict[str, Game] = {
    "flip7": Game(
        flip7.ruleset,
        (
            _TARGET,
            OptionSpec("start_card", (False, True), False),
            _STAY_NEEDS_CARD,
            OptionSpec("face_down", (True, False), True),
            OptionSpec("decks", (1, 2), 1),
        ),
        {"forced_self": "last_active", "brutal": False},
    ),
}


def games() -> tuple[str, ...]:
    """The keys of all games."""
    return tuple(GAMES)


def option_specs(game: str) -> tuple[OptionSpec, ...]:
    """What a lobby can offer for `game`. Raises IllegalOptions for an unknown game."""
    return _game(game).specs


def settle_options(options: Options) -> Options:
    """`options` as the game plays them: what it fixes itself is set, and "as the game has it" is spelled out.

    Raises IllegalOptions when a value is not among those that `option_specs` lists.
    """
    game = _game(options.game)
    for spec in game.specs:
        value = getattr(options, spec.name)
        if not any(
            value is allowed or (value == allowed and type(value) is type(allowed)) for allowed in spec.values
        ):
            raise IllegalOptions("bad_option", spec.name)
    settled = replace(options, **game.fixed)
    if settled.stay_needs_card is None:
        settled = replace(settled, stay_needs_card=settled.start_card and "start_card" not in game.fixed)
    return settled


@lru_cache(maxsize=256)
def ruleset(options: Options) -> Ruleset:
    """The rules for settled options."""
    return _game(options.game).build(options)


def seats_allowed(options: Options) -> tuple[int, int]:
    """The least and the largest number of seats (X-01)."""
    return ruleset(settle_options(options)).seats


def check_options(options: Options, seats: int) -> Options:
    """The settled options for a game of `seats`.

    Raises IllegalOptions: "bad_option", "unknown_game", "needs_more_players" (a bot can fill the seat),
    "needs_second_deck" or "too_many_players" (X-01).
    """
    settled = settle_options(options)
    least, most = ruleset(settled).seats
    if seats < least:
        raise IllegalOptions("needs_more_players", "X-01")
    if seats > most:
        more = replace(settled, decks=settled.decks + 1)
        helps = any(spec.name == "decks" and more.decks in spec.values for spec in _game(options.game).specs)
        raise IllegalOptions("needs_second_deck" if helps else "too_many_players", "X-01")
    return settled


def catalogue(options: Options) -> tuple[str, ...]:
    """The code of each card, by its number."""
    return ruleset(settle_options(options)).catalogue.codes()


def _game(key: str) -> Game:
    try:
        return GAMES[key]
    except KeyError:
        raise IllegalOptions("unknown_game", "X-01") from None
