"""The games that have been found, and what a table of each can be set to.

A game is a folder with a `GAME`; nothing else has to know of it. The mechanism asks here and never imports a
game.
"""

import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from typing import Final

from fliptable.engine.errors import IllegalOptions
from fliptable.engine.options import Options, OptionSpec, Value
from fliptable.engine.ruleset import Game, Lesson, Ruleset

_GAMES: Final[dict[str, Game]] = {}
_ROWS: Final = 4096
"""How many rows are remembered for each set of options."""
_SHARED: Final = "common"
"""The folder beside the games with what they share."""


def found_in(package: str) -> tuple[Game, ...]:
    """The `GAME` of each folder of `package`, in the order in which a lobby offers them."""
    modules = pkgutil.iter_modules(import_module(package).__path__)
    names = (module.name for module in modules if module.ispkg and module.name != _SHARED)
    folders = (import_module(f"{package}.{name}") for name in names)
    return tuple(sorted((folder.GAME for folder in folders), key=lambda game: (game.place, game.key)))


def register(*found: Game) -> None:
    """Raises ValueError: there is a game of that name."""
    for game in found:
        if game.key in _GAMES:
            raise ValueError(f"there are two games {game.key}")
        _GAMES[game.key] = game


def unregister(key: str) -> None:
    del _GAMES[key]
    settle_options.cache_clear()
    ruleset.cache_clear()


@contextmanager
def registered(game: Game) -> Iterator[None]:
    """For tests: there is one more game."""
    register(game)
    try:
        yield
    finally:
        unregister(game.key)


def game_keys() -> tuple[str, ...]:
    """The keys of all games; the first one is played when nobody chooses."""
    return tuple(_GAMES)


def option_specs(game: str) -> tuple[OptionSpec, ...]:
    """What a lobby can offer for `game`. Raises IllegalOptions for an unknown game."""
    return tuple(spec for spec in _game(game).options if len(spec.values) > 1)


def every_option() -> dict[str, tuple[Value, ...]]:
    """The options that any game has, offered or fixed, and all values that one of the games allows."""
    known: dict[str, tuple[Value, ...]] = {}
    for spec in (spec for game in _GAMES.values() for spec in game.options):
        before = known.setdefault(spec.name, ())
        known[spec.name] = (*before, *(value for value in spec.values if not _among(before, value)))
    return known


def lesson(game: str) -> Lesson:
    """Raises IllegalOptions for an unknown game."""
    return _game(game).lesson


def complete_options(options: Options) -> Options:
    """`options` with each option of the game, in its order: as chosen, else its default. Those of other games
    are left out.

    Raises IllegalOptions: "unknown_game", or "bad_option" for a name or value that no game has.
    """
    game = _game(options.game)
    chosen = options.chosen()
    known = every_option()
    for name, value in chosen.items():
        if not _among(known.get(name, ()), value):
            raise IllegalOptions("bad_option", name)
    return Options(game.key, **{spec.name: chosen.get(spec.name, spec.default) for spec in game.options})


@lru_cache(maxsize=256)
def settle_options(options: Options) -> Options:
    """`options` as the game plays them: what it fixes itself is set, and "as the game has it" is spelled out.

    Raises IllegalOptions when a value is not among those that the game has.
    """
    game = _game(options.game)
    chosen = complete_options(options).chosen()
    fixed = {spec.name: spec.default for spec in game.options if len(spec.values) == 1}
    settled = game.settle(Options(game.key, **{**chosen, **fixed}))
    for spec in game.options:
        if not _among(spec.values, settled.chosen()[spec.name]):
            raise IllegalOptions("bad_option", spec.name)
    return ruleset(settled).options  # the one object for these options: `ruleset` finds it faster


def _among(values: tuple[Value, ...], value: Value) -> bool:
    """Whether `value` is one of `values`, True not passing for 1."""
    return any(type(value) is type(allowed) and value == allowed for allowed in values)


@lru_cache(maxsize=256)
def ruleset(options: Options) -> Ruleset:
    """The rules for settled options. What a row is worth, and whether it is busted, is asked of the same rows
    again and again."""
    built = _game(options.game).build(options)
    return replace(
        built,
        score=lru_cache(maxsize=_ROWS)(built.score),
        too_many=lru_cache(maxsize=_ROWS)(built.too_many),
    )


def seats_allowed(options: Options) -> tuple[int, int]:
    """The least and the largest number of seats (X-01)."""
    return ruleset(settle_options(options)).seats


def check_options(options: Options, seats: int) -> Options:
    """The settled options for a game of `seats`.

    Raises IllegalOptions: "bad_option", "unknown_game", "needs_more_players" (a bot can fill the seat),
    "needs_second_deck" or "too_many_players" (X-01).
    """
    settled = settle_options(options)
    rules = ruleset(settled)
    least, most = rules.seats
    if seats < least:
        raise IllegalOptions("needs_more_players", "X-01")
    if seats > most:
        raise IllegalOptions(rules.crowded, "X-01")
    return settled


def catalogue(options: Options) -> tuple[str, ...]:
    """The code of each card, by its number."""
    return ruleset(settle_options(options)).catalogue.codes()


def _game(key: str) -> Game:
    try:
        return _GAMES[key]
    except KeyError:
        raise IllegalOptions("unknown_game", "X-01") from None
