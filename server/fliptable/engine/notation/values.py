"""The values of a clause, from text."""

import re
from collections.abc import Iterable
from typing import Any, Final

from fliptable.engine.errors import IllegalOptions, NotationError
from fliptable.engine.game_registry import option_specs, settle_options
from fliptable.engine.notation.words import value_text
from fliptable.engine.options import Options

_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")


def read_pairs(text: str, allowed: Iterable[str]) -> dict[str, str]:
    """Words such as `name=value`, each name once. Raises NotationError, as all here do."""
    pairs: dict[str, str] = {}
    for word in text.split():
        name, sign, value = word.partition("=")
        if not sign or name in pairs or name not in allowed:
            raise NotationError("unexpected_word", word)
        pairs[name] = value
    return pairs


def read_list(text: str) -> list[str]:
    return text.split(",") if text else []


def read_number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise NotationError("not_a_number", text)
    return int(text)


def read_options(text: str) -> Options:
    """Settled, of `game name=value …`."""
    game, _, rest = text.partition(" ")
    try:
        specs = {
            spec.name: {value_text(value): value for value in spec.values} for spec in option_specs(game)
        }
        chosen: dict[str, Any] = {
            name: specs[name].get(value, value) for name, value in read_pairs(rest, specs).items()
        }
        return settle_options(Options(game, **chosen))
    except IllegalOptions as error:
        raise NotationError(error.reason, text) from error


def read_seed(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise NotationError("bad_seed", text) from None
