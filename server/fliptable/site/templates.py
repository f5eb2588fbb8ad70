"""The client's documents with their holes filled: pages, and the service worker.

A hole is a name in braces. Besides those given here it names a text of `text/LANGUAGE/pages.json`: what one
sees before any script runs. Nothing in a document tells who plays where, or whether a table exists.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from html import escape
from typing import Final

import rjsmin

from fliptable.site.release import MAIN, PRECONNECT, STYLE, Release

START: Final = "start"
"""The page without a room, and so without a socket."""
_PRELOAD: Final = re.compile(r'<link rel="preload" href="[^"]*\{font\}".*>\n')
_HOLE: Final = re.compile(r"\{([a-z_.]+)\}")


class Script(str):
    """Goes into a document as it is."""

    __slots__ = ()


def page(
    release: Release, name: str, language: str, root_path: str, home: str, *, plain: bool = False
) -> str:
    """The page whose module in `pages/` has that name. `home`: the server's address, as others reach it.
    `plain`: each file is loaded by itself."""
    text = release.texts["index.html"]
    if name == START:
        text = PRECONNECT.sub("", text)
    if not plain:
        text = STYLE.sub('<link rel="stylesheet" href="{joined}/all.css">\n', text, count=1)
        text = PRECONNECT.sub(r"<script \1>{preconnect}</script>\n", text)
        text = STYLE.sub("", text).replace(f"{{root}}/static/{MAIN}", f"{{joined}}/{name}.{language}.js")
    words = _words(release, language, root_path)
    # What an invitation shows where it is pasted is the same for every table, whether or not there is one.
    about = START if name == START else "table"
    card = {"title": words[f"{about}.title"], "description": words[f"{about}.description"], "home": home}
    robots = "index" if name == START else "noindex"
    text = _with_fonts(text, release)
    return _fill(
        text,
        {
            **words,
            **card,
            "protocol": release.protocol,
            "robots": robots,
            "preconnect": Script(release.preconnect),
        },
    )


def offline_page(release: Release, language: str, root_path: str) -> str:
    """What browsers keep, to show it when no other page can be fetched."""
    text = _with_fonts(release.texts["offline.html"], release)
    return _fill(text, _words(release, language, root_path))


def worker(release: Release, root_path: str) -> str:
    """The service worker, which keeps the offline page and its files."""
    files = ["offline.js", *release.fonts]
    kept = " ".join(
        (
            f"{root_path}/offline",
            *(f"{root_path}/static/{file}" for file in files),
            f"{_joined(release, root_path)}/all.css",
        )
    )
    script = rjsmin.jsmin(release.texts["worker.js"])
    return _fill(script, {"root": root_path, "version": release.version, "kept": kept})


def _with_fonts(text: str, release: Release) -> str:
    """With the line that fetches a font ahead once for each."""
    return _PRELOAD.sub(lambda line: "".join(line[0].replace("{font}", font) for font in release.fonts), text)


def _words(release: Release, language: str, root_path: str) -> dict[str, str]:
    english = release.texts["text/en/pages.json"]  # a language may be a single file, without these
    texts: dict[str, str] = json.loads(release.texts.get(f"text/{language}/pages.json", english))
    return {**texts, "language": language, "root": root_path, "joined": _joined(release, root_path)}


def _joined(release: Release, root_path: str) -> str:
    return f"{root_path}/joined/{release.version}"


def _fill(text: str, values: Mapping[str, str]) -> str:
    def filled(hole: re.Match[str]) -> str:
        value = values[hole[1]]
        return value if isinstance(value, Script) else escape(value)

    return _HOLE.sub(filled, text)
