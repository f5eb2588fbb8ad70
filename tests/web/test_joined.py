"""How the client is sent: what a page needs in one script, for ever, and never a mixture of old and new."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import httpx
import pytest

from fliptable.site.minify import SHORTENS
from fliptable.site.release import Client, client_folder, compressed
from tests.support.tables import Tables, serving

BUDGET = 60 * 1024
"""Bytes of JavaScript that a browser may need for the first view of a page, compressed."""
EVERYTHING = 96 * 1024
"""With all that it may fetch later."""
ENCODINGS = ["br", "gzip"] if SHORTENS else ["br"]
"""In which that is so: on a secure connection or on this machine, and on any other."""

ENTRIES = {"start": "/", "table": "/t/ABCDEF", "tv": "/tv/ABCDEF"}


def get(server: Tables, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.http + path, headers=headers)


def script_of(server: Tables, path: str, **headers: str) -> str:
    """The address of the one script that a page names."""
    (address,) = re.findall(
        r'<script type="module" src="([^"]+)"></script>', get(server, path, **headers).text
    )
    assert isinstance(address, str)
    return address


@pytest.mark.parametrize("page", ENTRIES)
def test_a_page_needs_one_script_and_one_stylesheet(tables: Tables, page: str) -> None:
    text = get(tables, ENTRIES[page]).text
    addresses = re.findall(r'<(?:script|link rel="stylesheet").*? (?:src|href)="([^"]+)"', text)
    assert len(addresses) == 2
    for address in addresses:
        answer = get(tables, address)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_the_plain_page_loads_each_file_by_itself(tables: Tables) -> None:
    text = get(tables, "/t/ABCDEF?plain").text
    assert 'src="/static/main.js"' in text
    assert 'href="/static/styles/base.css"' in text
    assert "/joined/" not in text


@pytest.mark.parametrize(
    ("accepted", "sent"), [("gzip, deflate, br", "br"), ("gzip, deflate", "gzip"), ("", None)]
)
def test_joined_files_are_compressed_as_the_browser_can_read_it(
    tables: Tables, accepted: str, sent: str | None
) -> None:
    address = script_of(tables, "/t/ABCDEF")
    answer = get(tables, address, **{"Accept-Encoding": accepted})
    assert answer.headers.get("content-encoding") == sent
    assert "Accept-Encoding" in answer.headers["vary"]
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("path", "wanted", "language"),
    [
        ("/", "de-CH,de;q=0.9,en;q=0.8", "de"),
        ("/", "fr,de;q=0.7", "de"),
        ("/", "fr", "en"),
        ("/", "", "en"),
        ("/tv/ABCDEF?lang=de", "en", "de"),
        ("/?lang=../en", "de", "de"),
    ],
)
def test_the_script_speaks_the_language_of_the_reader(
    tables: Tables, path: str, wanted: str, language: str
) -> None:
    answer = get(tables, path, **{"Accept-Language": wanted})
    assert re.search(r"/joined/\w+/\w+\.(\w+)\.js", answer.text)[1] == language  # type: ignore[index]
    assert "Accept-Language" in answer.headers["vary"]


def test_a_third_language_is_one_file(sqlite: str, tmp_path: Path) -> None:
    """What is seen before any script runs stays English."""
    folder = shutil.copytree(client_folder(), tmp_path / "client", ignore=shutil.ignore_patterns("tests"))
    (folder / "text/fr").mkdir()
    (folder / "text/fr/screens.js").write_text('export default { "start.create": "Ouvrir une table" };\n')
    with serving(sqlite, client=folder) as server:
        page = get(server, "/", **{"Accept-Language": "fr"}).text
        assert '<html lang="fr">' in page
        assert "A card table on the web" in page
        assert "Ouvrir une table" in get(server, script_of(server, "/", **{"Accept-Language": "fr"})).text
        assert "fr: {" in get(server, "/static/catalogues/index.js").text
        assert "text/fr/screens.js" in get(server, "/static/catalogues/fr/screens.js").text


def test_an_edited_file_is_seen_at_the_next_visit_and_open_pages_keep_theirs(
    sqlite: str, client: Path
) -> None:
    with serving(sqlite, client=client) as server:
        before = script_of(server, "/")
        (client / "near.js").write_text('export const near = "nearer";\n')
        after = script_of(server, "/")
        assert '"near"' in get(server, before).text
        assert '"nearer"' in get(server, after).text


@pytest.mark.parametrize("path", ["table.en.js", "all.css"])
def test_a_page_of_another_server_gets_what_stands_for_itself(tables: Tables, path: str) -> None:
    """Several servers may be upgraded one after the other; parts of another version would not fit."""
    version = script_of(tables, "/").split("/")[2]
    answer = get(tables, f"/joined/0123456789abcdef/{path}")
    assert (answer.status_code, answer.headers["location"]) == (307, f"/joined/{version}/{path}")
    assert answer.headers["cache-control"] == "no-cache"


def test_the_same_files_have_the_same_address_on_every_server(client: Path) -> None:
    version = Client(client).release().version
    os.utime(client / "near.js", (1, 1))
    assert Client(client).release().version == version


@pytest.mark.parametrize(
    "path",
    [
        "0123456789abcdef/table.fr.js",
        "0123456789abcdef/table/state/fairness.js",
        "{version}/table.fr.js",
        "{version}/table",
        "{version}/",
        "{version}/table/net/address.js",
        "{version}/../../pyproject.toml",
    ],
)
def test_nothing_else_is_joined(tables: Tables, path: str) -> None:
    version = script_of(tables, "/").split("/")[2]
    assert get(tables, f"/joined/{path.format(version=version)}").status_code == 404


def test_a_machine_without_a_minifier_sends_the_same_with_longer_names(
    client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fliptable.site.minify._minified", None)
    text = Client(client).release().files["start.en.js"]
    assert "const $load=async(path,number)=>" in text


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("page", "never"),
    [
        ("start", "^$"),
        ("table", "/scoreboard|/board\\.js"),
        ("table", "/scoreboard/tv|/coach|/fairness|/help\\.js"),
        ("tv", "/scoreboard|/board\\.js"),
        ("tv", "/scoreboard/board|/coach|/fairness|/help\\.js"),
    ],
    ids=["start", "table", "score board", "television", "score board on a television"],
)
def test_all_that_a_browser_may_fetch_of_scripts_is_small(
    tables: Tables, page: str, never: str, language: str, encoding: str
) -> None:
    """With all that is loaded later, but in one language. `never`: what is not loaded there."""
    release = Client(client_folder()).release()
    first = f"{page}.{language}.js"
    foreign = "|".join(f"/catalogues/{other}/" for other in release.languages if other != language)
    later = (path for path in release.files if path.startswith(f"{page}/"))
    joined = [first, *(path for path in later if not re.search(f"{never}|{foreign}|/screens.js", path))]
    paths = [*(f"/joined/{release.version}/{path}" for path in joined), "/worker.js", "/static/offline.js"]
    accepted = {"Accept-Encoding": encoding}
    sizes = {path: int(get(tables, path, **accepted).headers["content-length"]) for path in paths}
    sizes["in the page"] = len(compressed(release.preconnect))
    at_once = sizes["in the page"] + sizes[paths[0]]
    listed = "\n".join(f"{size:7} {path}" for path, size in sizes.items())
    assert at_once <= BUDGET, f"{at_once} bytes"
    assert sum(sizes.values()) <= EVERYTHING, f"{sum(sizes.values())} bytes:\n{listed}"
