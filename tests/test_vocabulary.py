"""One thing, one word: no two public types of the server share a name, and the glossary is in order."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "server" / "fliptable"
GLOSSARY = ROOT / "docs" / "glossary.md"
ARCHITECTURE = ROOT / "docs" / "architecture.md"


def public_types(source: str) -> set[str]:
    """The classes and type aliases that a module defines for others."""
    found: set[str] = set()
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name=name):
                found.add(name)
            case (
                ast.Assign(targets=[ast.Name(id=name)])
                | ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias"))
            ) if not name.isupper() and name[0].isupper():
                found.add(name)
    return {name for name in found if not name.startswith("_")}


def test_a_module_shows_its_classes_and_aliases() -> None:
    source = "class Card: ...\nKey = int | str\n_Pair = int\nLIMIT = 3\nvalue = 4\ndef D() -> None: ...\n"
    assert public_types(source) == {"Card", "Key"}


def test_no_two_public_types_share_a_name() -> None:
    modules: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for name in public_types(path.read_text("utf-8")):
            modules[name].append(path.relative_to(PACKAGE).as_posix())
    assert {name: places for name, places in modules.items() if len(places) > 1} == {}


def test_the_glossary_has_each_word_once_and_in_order() -> None:
    rows = re.findall(r"^\| ([a-z][^|]*) \|", GLOSSARY.read_text("utf-8"), re.MULTILINE)[1:]
    words = [word for row in rows for word in row.split(", ")]
    assert rows == sorted(rows)
    assert len(words) == len(set(words))


def test_the_files_that_the_glossary_names_are_there() -> None:
    named = re.findall(r"`([a-z_/]+(?:\.py|/))`", GLOSSARY.read_text("utf-8"))
    assert named
    assert [name for name in named if not ((ROOT / name).exists() or (PACKAGE / name).exists())] == []


def test_whoever_wants_to_change_something_is_sent_to_one_place() -> None:
    rows = re.findall(r"^\| (?!what \|)(.+) \| (.+) \|$", ARCHITECTURE.read_text("utf-8"), re.MULTILINE)
    assert len(rows) > 40
    places = [re.fullmatch(r"`([\w/.]+)`", where) for _, where in rows]
    assert [what for (what, _), place in zip(rows, places, strict=True) if place is None] == []
    named = [place[1] for place in places if place]
    assert [name for name in named if not ((ROOT / name).exists() or (PACKAGE / name).exists())] == []
