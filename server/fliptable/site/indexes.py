"""The modules of the client that only list others: what is in a folder is found, and written down nowhere.

A language is a folder of `text/`, a game is a folder of `games/` with a `game.js`. Message catalogues lie in
`text/LANGUAGE/` and `games/GAME/text/LANGUAGE/`: `PART.js`, or files in a folder `PART/`. What a part is for
is in `client/text/parts.js`. `games/GAME/*.css` is for what only that game shows.

The same modules lie in the client's folder too, for its tests and type checks:
`python -m fliptable.site.indexes` writes them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Final

_CATALOGUE: Final = re.compile(r"(?:text|games/\w+/text)/(?P<language>\w+)/(?P<part>\w+)(?:/\w+)?\.js")
_GAME: Final = re.compile(r"games/(\w+)/game\.js")
_GAME_STYLES: Final = re.compile(r"^.*\{root\}/static/games/\*/\*\.css.*\n", re.MULTILINE)
"""The line of `index.html` that stands for the stylesheets of all games."""
_STYLE: Final = re.compile(r"games/\w+/\w+\.css")
FIRST: Final = "screens"
"""The part that every page needs at once; whoever has it is a language."""
_DEFAULT: Final = "en"
_NOTE: Final = "/** Generated from the names of files: `python -m fliptable.site.indexes`. */\n\n"


def with_indexes(texts: Mapping[str, str]) -> dict[str, str]:
    """The client's files by their paths, with the generated ones among them."""
    page = _GAME_STYLES.sub(lambda line: _styles(line[0], texts), texts["index.html"])
    return {**texts, **indexes(texts), "index.html": page}


def indexes(paths: Collection[str]) -> dict[str, str]:
    """The generated modules by their paths, from the paths of the client's files."""
    found: dict[str, dict[str, list[str]]] = {}
    for path in sorted(paths):
        if each := _CATALOGUE.fullmatch(path):
            found.setdefault(each["language"], {}).setdefault(each["part"], []).append(path)
    listed = {language: dict(sorted(found[language].items())) for language in languages(paths)}
    parts = {
        catalogue(language, part): _part(files)
        for language, by_part in listed.items()
        for part, files in by_part.items()
    }
    games = sorted(each[1] for path in paths if (each := _GAME.fullmatch(path)))
    return {**parts, "catalogues/index.js": _languages(listed), "games/index.js": _games(games)}


def languages(paths: Iterable[str]) -> tuple[str, ...]:
    """Which there are, the one for everybody else first."""
    matches = (_CATALOGUE.fullmatch(path) for path in paths if path.startswith("text/"))
    found = {each["language"] for each in matches if each and each["part"] == FIRST}
    return tuple(sorted(found, key=lambda language: (language != _DEFAULT, language)))


def catalogue(language: str, part: str) -> str:
    """The path of the module with all messages of that part."""
    return f"catalogues/{language}/{part}.js"


def _part(paths: list[str]) -> str:
    imports = (f'import {{ default as c{n} }} from "../../{path}";\n' for n, path in enumerate(paths))
    every = ", ".join(f"...c{n}" for n, _ in enumerate(paths))
    return f"{_NOTE}{''.join(imports)}\nexport default {{ {every} }};\n"


def _languages(listed: Mapping[str, Iterable[str]]) -> str:
    text = f'{_NOTE}/** @type {{import("../text/i18n.js").Catalogues}} */\nexport const CATALOGUES = {{\n'
    for language, parts in listed.items():
        loaders = "".join(f'    {part}: () => import("./{language}/{part}.js"),\n' for part in parts)
        text += f"  {language}: {{\n{loaders}  }},\n"
    return f"{text}}};\n"


def _games(games: list[str]) -> str:
    imports = "".join(f'import {{ default as {game} }} from "./{game}/game.js";\n' for game in games)
    return (
        f'{_NOTE}{imports}\n/** @type {{Record<string, import("./common/types.js").Game>}} */\n'
        f"export const GAMES = {{ {', '.join(games)} }};\n"
    )


def _styles(line: str, paths: Iterable[str]) -> str:
    return "".join(line.replace("games/*/*.css", path) for path in sorted(paths) if _STYLE.fullmatch(path))


def write(client: Path) -> None:
    """Writes the generated modules into the client's folder."""
    paths = [path.relative_to(client).as_posix() for path in client.rglob("*") if path.is_file()]
    for path, text in indexes(paths).items():
        (client / path).parent.mkdir(parents=True, exist_ok=True)
        (client / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    from fliptable.site.release import client_folder

    write(client_folder())
