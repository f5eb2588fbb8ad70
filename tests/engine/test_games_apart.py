"""A game is a value: nothing outside engine/games/ names a game, a card or a house option."""

import ast
from collections.abc import Iterator
from pathlib import Path

import fliptable
from fliptable import engine
from fliptable.engine import Options

PACKAGE = Path(fliptable.__file__).parent
GAMES = PACKAGE / "engine" / "games"


def special_words() -> set[str]:
    """Keys of games, codes of cards and names of options; numbers and words with another meaning left out."""
    words = set(engine.games())
    for game in engine.games():
        words |= set(engine.catalogue(Options(game=game)))
        words |= {spec.name for spec in engine.option_specs(game)}
    return {word for word in words if not word.isdigit()} - {"target"}


def named(source: str) -> Iterator[str]:
    """Every name, attribute and string in some source; not its docstrings."""
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=word) | ast.Attribute(attr=word) | ast.keyword(arg=str(word)):
                yield word
            case ast.Constant(value=str(word)) if id(node) not in docstrings:
                yield word


def test_no_other_module_names_a_game_a_card_or_a_house_option() -> None:
    words = special_words()
    assert {"FREEZE", "STEAL", "brutal", "flip7"} <= words
    outside = [path for path in PACKAGE.rglob("*.py") if not path.is_relative_to(GAMES)]
    assert outside
    found = {
        (path.relative_to(PACKAGE).as_posix(), word)
        for path in outside
        for word in named(path.read_text(encoding="utf-8"))
        if word in words
    }
    assert not found
