"""The games there are, and what a table can be set to. The one place to add a game to."""

from dataclasses import replace
from functools import lru_cache

from fliptable.engine.errors import IllegalOptions
from fliptable.engine.games import flip7, vengeance
from fliptable.engine.options import Options, OptionSpec
from fliptable.engine.ruleset import Game, Lesson, Ruleset

GAMES: dict[str, Game] = {game.key: game for game in (flip7.GAME, vengeance.GAME)}


def games() -> tuple[str, ...]:
    """The keys of all games."""
    return tuple(GAMES)


def option_specs(game: str) -> tuple[OptionSpec, ...]:
    """What a lobby can offer for `game`. Raises IllegalOptions for an unknown game."""
    return _game(game).specs


def lesson(game: str) -> Lesson:
    """Raises IllegalOptions for an unknown game."""
    return _game(game).lesson


def settle_options(options: Options) -> Options:
    """`options` as the game plays them: what it fixes itself is set, and "as the game has it" is spelled out.

    Raises IllegalOptions when a value is not among those that `option_specs` lists.
    """
    game = _game(options.game)
    settled = game.settle(options)
    for spec in game.specs:
        if not _allowed(spec, getattr(settled, spec.name)):
            raise IllegalOptions("bad_option", spec.name)
    return ruleset(settled).options  # the one object for these options: `ruleset` finds it faster


def _allowed(spec: OptionSpec, value: object) -> bool:
    """Whether `value` is one of the values, True not passing for 1."""
    return any(type(value) is type(allowed) and value == allowed for allowed in spec.values)


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
