"""The browser client on its way out: what a page needs at once is one script and one stylesheet.

There is no build step: both are made of the files as they are, anew whenever one has changed.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections import deque
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import brotli
import rjsmin

import fliptable
from fliptable.site.bundler import part, parts, read, whole
from fliptable.site.indexes import FIRST, catalogue, indexes, languages, with_indexes
from fliptable.site.minify import short

MAIN: Final = "main.js"
"""It imports one of the pages, which are all in `_PAGES`."""
_PAGES: Final = "pages/"
_ENDINGS: Final = (".css", ".html", ".js", ".json")
_KEPT: Final = 4
"""Releases, the present one among them."""
STYLE: Final = re.compile(r'<link rel="stylesheet" href="\{root\}/static/([^"]+)">\n')
PRECONNECT: Final = re.compile(
    r'<script src="\{root\}/static/preconnect\.js"'
    r' (data-root="\{root\}" data-protocol="\{protocol\}")></script>\n'
)
"""The script that the pages of a room have in themselves."""
_PROTOCOL: Final = re.compile(r"^export const PROTOCOL = (\d+);$", re.MULTILINE)
"""For the script that cannot import it."""
_FONT: Final = re.compile(r'url\("\.\./\.\./static/(fonts/[\w.]+)"\)')
"""The fonts that every page needs at once. A hyphen is in the names of those that only some names need."""


def client_folder() -> Path:
    """The client inside the installed package, or beside `server/` in a checkout."""
    packaged = Path(str(files(fliptable))) / "client"
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "client"


@lru_cache(maxsize=64)
def compressed(text: str) -> bytes:
    """By brotli, which makes an eighth less of it than gzip; takes tenths of a second the first time."""
    return brotli.compress(text.encode(), mode=brotli.MODE_TEXT)  # type: ignore[no-any-return]


class Client:
    """The client in a folder. Tests that lie in it belong to no browser."""

    def __init__(self, folder: Path) -> None:
        """
        Raises:
            Unlinkable: a module cannot be joined with the others.
        """
        self._folder = folder
        self._stamps: dict[str, int] = {}
        self._releases: deque[Release] = deque(maxlen=_KEPT)
        self.release()

    def release(self) -> Release:
        """As the files are now; raises as the constructor does."""
        texts = {entry.path: entry.stat().st_mtime_ns for entry in _texts(self._folder)}
        if texts != self._stamps:
            named = {Path(path).relative_to(self._folder).as_posix(): Path(path) for path in texts}
            self._releases.append(Release({name: path.read_text("utf-8") for name, path in named.items()}))
            self._stamps = texts
        return self._releases[-1]

    def file(self, version: str, path: str) -> str | None:
        """One of a release's `files`, of the present one or one before, for pages that are open."""
        return next((each.files.get(path) for each in self._releases if each.version == version), None)


def _texts(folder: Path | str) -> Iterator[os.DirEntry[str]]:
    """The files that a release is made of. Every visit asks, and `Path.rglob` takes 20 times longer."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                if entry.name != "tests":
                    yield from _texts(entry.path)
            elif entry.name.endswith(_ENDINGS):
                yield entry


class Release:
    """The client as its files are at one moment; `version` tells it from every other.

    `files`: what browsers fetch, by path below `/joined/VERSION/`: `all.css`; `PAGE.LANGUAGE.js`, all that
    a page needs at once; `PAGE/MODULE`, what it needs besides when it imports that module later.
    `preconnect`: the script that stands in the page; `protocol`: the version in which it says hello. `fonts`:
    what browsers should fetch before they know the styles. `indexes`: modules that are generated, by their
    paths.
    """

    def __init__(self, texts: Mapping[str, str]) -> None:
        """`texts`: of the client's files, by their paths.

        Raises:
            Unlinkable: a module cannot be joined with the others.
        """
        self.indexes = indexes(texts)
        self.texts = texts = with_indexes(texts)
        every = "\0".join(part for item in sorted(texts.items()) for part in item)
        self.version = hashlib.sha256(every.encode()).hexdigest()[:16]
        self.languages = languages(texts)
        self.files = {"all.css": "".join(texts[path] for path in STYLE.findall(texts["index.html"]))}
        self.fonts = tuple(_FONT.findall(self.files["all.css"]))
        self.preconnect = short(rjsmin.jsmin(texts["preconnect.js"]))
        spoken = _PROTOCOL.search(texts.get("wire/constants.js", ""))
        self.protocol = "" if spoken is None else spoken[1]
        modules = {path: read(path, text) for path, text in texts.items() if path.endswith(".js")}
        pages = [path for path in modules[MAIN].later if path.startswith(_PAGES)]
        for page in pages:
            name = page.removeprefix(_PAGES).removesuffix(".js")
            for language in self.languages:
                roots = (catalogue(language, FIRST), page, MAIN)
                self.files[f"{name}.{language}.js"] = short(whole(modules, roots, f"./{name}/"))
            for path in parts(modules, (page, MAIN), never=pages):
                self.files[f"{name}/{path}"] = short(part(modules, path, (page, MAIN)))
