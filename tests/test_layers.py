"""A game is added in `engine/games/` and in a folder of the client's `games/`, and nowhere else.

The names of games, cards and house options are taken from the engine itself. Elsewhere in the package none
of them may stand as a name, an attribute, a keyword or a parameter, nor as a word in a text; docstrings and
comments may. Elsewhere in the client none may stand in the code or in a text; comments may.

Two kinds of names are also everyday words:

- The code of a number card is a number, which may mean anything, and is not looked for.
- `target` is also the total that ends any game (`Ruleset.target`), why it ended (`Result.reason`), and
  whoever an effect hits. It names the house option where it is read from something called options, or set
  in a call that makes or changes some.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from fliptable import engine
from fliptable.engine import Options
from fliptable.engine.cards import CardKind
from fliptable.engine.game_registry import found_in
from fliptable.engine.options import HouseOption

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "server" / "fliptable"
CLIENT = ROOT / "client"
FREE = ("games", "catalogues", "tests", "wire")
"""Folders of the client that may name cards and options; `catalogues` and `wire` are
generated."""

FOLDERS = "fliptable.engine.games"
GAMES = found_in(FOLDERS)
SPECS = [spec for game in GAMES for spec in game.options]
OPTIONS = {spec.name for spec in SPECS}
VALUES = {value for spec in SPECS for value in spec.values if isinstance(value, str)}
CODES = {code for game in GAMES for code in engine.catalogue(Options(game.key)) if not code.isdigit()}
CONSTANTS = {
    name
    for game in GAMES
    for file in ("catalogue", "options")
    for name, value in vars(import_module(f"{FOLDERS}.{game.key}.{file}")).items()
    if isinstance(value, CardKind | HouseOption)
}
EVERYDAY = {"target"}
NAMES = {*engine.game_keys(), *OPTIONS, *VALUES, *CODES, *CONSTANTS} - EVERYDAY


def named(text: str) -> Iterator[str]:
    """The names in `text`, as whole words or, with signs in them, as the whole text."""
    yield from NAMES & {text, *re.findall(r"\w+", text)}


# Python


def violations(source: str) -> list[str]:
    """What a Python module names."""
    tree = ast.parse(source)
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found: list[str] = []
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in docs:
                found += named(text)
            case ast.Name(id=name) | ast.arg(arg=name):
                found += named(name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.alias(name=name):
                found += named(name)
            case ast.keyword(arg=str(name)):
                found += named(name)
            case ast.Attribute(value=owner, attr=name):
                found += [*named(name), *(EVERYDAY & {name} if is_options(owner) else ())]
            case ast.Subscript(value=owner, slice=ast.Constant(value=str(name))) if is_options(owner):
                found += EVERYDAY & {name}
        if isinstance(node, ast.Call) and any(map(is_options, (node.func, *node.args))):
            found += EVERYDAY & {word.arg for word in node.keywords}
    return found


def is_options(value: ast.expr) -> bool:
    """Whether the value has that name, as in `Options`, `table.options` and `settle_options(chosen)`."""
    match value:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.lower().endswith("options")
        case ast.Call(func=ast.Attribute(value=options, attr="chosen" | "to_plain")):
            return is_options(options)
        case ast.Call(func=function):
            return is_options(function)
    return False


def modules() -> list[Path]:
    return [path for path in PACKAGE.rglob("*.py") if PACKAGE / "engine" / "games" not in path.parents]


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_module_outside_the_games_names_a_game_a_card_or_an_option(path: Path) -> None:
    assert not violations(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "source",
    [
        'if game == "flip7": pass',
        "from fliptable.engine.games import vengeance",
        "if options.brutal: pass",
        "if options[BRUTAL]: pass",
        "play(face_down=True)",
        "def deal(start_card): pass",
        "brutal = 1",
        'kind = "FREEZE"',
        'key = "card.FREEZE"',
        'key = f"{kind}/SWITCH"',
        'half = "/2"',
        "if kind is UNLUCKY: pass",
        'forced = "last_active"',
        "points = table.options[TARGET]",
        'points = table.options.chosen()["target"]',
        "points = settle_options(chosen).target",
        "replace(options, target=100)",
        "Options(game, target=100)",
    ],
)
def test_a_name_in_python_is_found(source: str) -> None:
    assert violations(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""A{9,CHANCE} is a table of flip7."""',
        "points = ruleset(table.options).target",
        "seat = effect.target",
        'reason = "target"',
        "chance = Chance()",
        'zero = "0"',
    ],
)
def test_other_words_in_python_are_left_alone(source: str) -> None:
    assert not violations(source)


# JavaScript

COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
TEXT = re.compile(r'"([^"\n]*)"|`([^`]*)`')
KEY = re.compile(r'^ +("[^"\n]+"): ', re.MULTILINE)
"""What names a message in a catalogue; in the message itself such a word is prose."""
OPTION = re.compile(r"options\??\.(\w+)|\{([^{}]*)\}\s*=\s*[\w.]*options\b")


def mentions(source: str) -> list[str]:
    """What a JavaScript module names."""
    code = COMMENT.sub(" ", source)
    found = [name for texts in TEXT.findall(code) for text in texts for name in named(text)]
    found += [name for word in re.findall(r"\w+", TEXT.sub('""', code)) for name in named(word)]
    taken = " ".join(part for parts in OPTION.findall(code) for part in parts)
    return found + sorted(EVERYDAY & set(re.findall(r"\w+", taken)))


def scripts() -> list[Path]:
    return [path for path in CLIENT.rglob("*.js") if path.relative_to(CLIENT).parts[0] not in FREE]


@pytest.mark.parametrize("path", scripts(), ids=lambda path: str(path.relative_to(CLIENT)))
def test_no_script_outside_the_games_names_a_game_a_card_or_an_option(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    catalogue = re.match(r"text/\w+/", path.relative_to(CLIENT).as_posix())
    assert not mentions("\n".join(KEY.findall(source)) if catalogue else source)


@pytest.mark.parametrize(
    "source",
    [
        'if (game === "flip7") play();',
        "const code = `card.FREEZE`;",
        'const half = "/2";',
        "if (options.brutal) play();",
        "const { brutal } = options;",
        "const points = at.table.options.target;",
        "const { game, target } = room.options;",
    ],
)
def test_a_name_in_javascript_is_found(source: str) -> None:
    assert mentions(source)


@pytest.mark.parametrize(
    "source",
    [
        "/** FREEZE of flip7 */ play(); // brutal",
        "event.target.close();",
        "switch (kind) { case 0: break; }",
        'const address = "https://example.org/flip";',
        'const reason = "log.game_ended.target";',
    ],
)
def test_other_words_in_javascript_are_left_alone(source: str) -> None:
    assert not mentions(source)
