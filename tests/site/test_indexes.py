"""What is in a folder of the client is found: languages, games, their words and styles."""

from __future__ import annotations

from fliptable.site.indexes import indexes, languages
from fliptable.site.release import STYLE, Client, Release, client_folder

INDEX = '<link rel="stylesheet" href="{root}/static/games/*/*.css">\n'


def test_the_generated_modules_in_the_clients_folder_are_fresh() -> None:
    """`python -m fliptable.site.indexes` writes them."""
    folder = client_folder()
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    generated = indexes(found)
    assert {path: (folder / path).read_text("utf-8") for path in generated} == generated
    assert {path for path in found if path.startswith("catalogues/")} == generated.keys() - {"games/index.js"}


def test_a_part_has_what_the_language_and_the_games_say_in_it() -> None:
    paths = ["text/en/screens/table.js", "text/en/screens/tv.js", "text/en/help.js"]
    paths += ["games/one/text/en/screens.js", "games/one/text/de/screens.js", "text/en/pages.json"]
    made = indexes(paths)
    assert made["catalogues/en/screens.js"].endswith(
        'import { default as c0 } from "../../games/one/text/en/screens.js";\n'
        'import { default as c1 } from "../../text/en/screens/table.js";\n'
        'import { default as c2 } from "../../text/en/screens/tv.js";\n'
        "\nexport default { ...c0, ...c1, ...c2 };\n"
    )
    assert made.keys() >= {"catalogues/en/help.js", "catalogues/index.js"}
    assert "catalogues/de/screens.js" not in made


def test_english_is_the_first_language() -> None:
    paths = [f"text/{language}/screens/home.js" for language in ("de", "en", "fr")]
    assert languages([*paths, "text/it/help.js"]) == ("en", "de", "fr")


def test_a_folder_without_a_game_is_none() -> None:
    made = indexes(["games/common/kinds.js", "games/two/game.js", "games/one/game.js"])
    assert "export const GAMES = { one, two };" in made["games/index.js"]


def test_the_styles_of_a_game_are_part_of_every_page() -> None:
    release = Client(client_folder()).release()
    named = STYLE.findall(release.texts["index.html"])
    assert [path for path in named if path.startswith("games/")] == sorted(
        path for path in release.texts if path.startswith("games/") and path.endswith(".css")
    )
    assert "*" not in "".join(named)


def test_a_client_without_games_needs_no_styles_of_them() -> None:
    texts = {"index.html": INDEX, "preconnect.js": "", "main.js": ""}
    assert Release(texts).files["all.css"] == ""
