"""One file, one job: no source is long, and what the documents name is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINES = 250
SOURCES = {".py", ".js", ".ts", ".css", ".html", ".toml", ".yml", ".md", ""}
"""Suffixes. What is not here is data."""
FOLDERS = ("assets", "benchmarks", "client", "docs", "scripts", "server", "tests")
DOCUMENTS = [ROOT / "CONTRIBUTING.md", ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def sources() -> Iterator[Path]:
    yield from (path for path in ROOT.iterdir() if path.is_file() and path.suffix in SOURCES)
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*"):
            installed = "node_modules" in path.parts
            if path.suffix in SOURCES and path.is_file() and not installed:
                yield path


def is_long(text: str) -> bool:
    """Whether a source with this text should be several. One that a program has written says so at once."""
    return text.count("\n") > LINES and not re.search("generated from", text[:200], re.IGNORECASE)


def test_a_source_is_long_from_its_251st_line_on() -> None:
    assert not is_long("a\n" * LINES)
    assert is_long("a\n" * (LINES + 1))
    assert not is_long("// Generated from the types.\n" * (LINES + 1))


def test_no_source_is_long() -> None:
    found = {path.relative_to(ROOT).as_posix(): path for path in sources()}
    assert {"server/fliptable/__init__.py", "client/main.js", "scripts/test"} <= found.keys()
    lengths = {
        name: path.read_text("utf-8") for name, path in found.items() if path.name != "CHANGELOG.md"
    }  # grows
    assert [name for name, text in lengths.items() if is_long(text)] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_tests_and_scripts_that_a_document_names_are_there(document: Path) -> None:
    text = document.read_text("utf-8")
    paths = re.findall(r"(?<![\w/])(?:tests|scripts|client)/[\w/.-]*\w", text)
    named = [path for path in paths if "GAME" not in path]
    assert [path for path in named if not (ROOT / path).exists()] == []
    missing = []
    for name, test in re.findall(r"\b(test_\w+\.py)::(\w+)", text):
        files = [path.read_text("utf-8") for path in (ROOT / "tests").rglob(name)]
        if not any(re.search(rf"\b(def|class) {test}\b", source) for source in files):
            missing.append(f"{name}::{test}")
    assert missing == []
