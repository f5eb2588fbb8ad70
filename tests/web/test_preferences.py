"""Quality values count, and no answer sends anybody to the host that a request names."""

from __future__ import annotations

import re

import httpx
import pytest

from fliptable.web.preferences import preferences
from tests.support.tables import Tables, serving


def get(tables: Tables, path: str, **headers: str) -> httpx.Response:
    return httpx.get(tables.http + path, headers=headers)


@pytest.mark.parametrize(
    ("header", "wanted"),
    [
        ("", {}),
        ("br", {"br": 1}),
        ("en;q=0.1, de", {"de": 1, "en": 0.1}),
        ("de;q=0.5,en ; Q=0.500,fr;q=1.000", {"fr": 1, "de": 0.5, "en": 0.5}),
        ("br;q=0, *;q=0.3", {"*": 0.3, "br": 0}),
        ("br;q=nan, gzip;q=7, deflate;q=-1, zstd;q=", {"br": 0, "gzip": 0, "deflate": 0, "zstd": 0}),
        (", ,;q=1, text/html;level=1;q=0.4", {"text/html": 0.4}),
    ],
)
def test_reads_quality_values(header: str, wanted: dict[str, float]) -> None:
    assert list(preferences(header).items()) == list(wanted.items())


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("br", "br"),
        ("gzip, br", "br"),
        ("br;q=0", None),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.5, gzip", "gzip"),
        ("gzip;q=0", None),
        ("gzip;q=0, br;q=0.0, *", None),
        ("*", "br"),
        ("*;q=0", None),
        ("br;q=0.2, identity", None),
        ("identity;q=0.2, gzip;q=0.3", "gzip"),
        ("xbr, gzipped", None),
        ("", None),
    ],
)
def test_a_script_is_compressed_as_it_is_asked_for(tables: Tables, accepted: str, coding: str | None) -> None:
    script = re.search(r'src="([^"]+\.js)"', get(tables, "/").text)
    assert script is not None
    answer = get(tables, script[1], **{"Accept-Encoding": accepted})
    assert answer.headers.get("content-encoding") == coding
    assert "Accept-Encoding" in answer.headers["vary"]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("en;q=0.1, de", "de"),
        ("de;q=0.1, en;q=0.9", "en"),
        ("de-CH;q=0.8, fr", "de"),
        ("de;q=0", "en"),
        ("fr, *;q=0.5", "en"),
        ("en;q=0, de;q=0.1", "de"),
    ],
)
def test_a_page_speaks_the_language_that_is_wanted_most(tables: Tables, wanted: str, language: str) -> None:
    page = get(tables, "/", **{"Accept-Language": wanted}).text
    assert f'<html lang="{language}"' in page


def test_a_path_with_a_slash_too_many_names_no_host(tables: Tables) -> None:
    for path in ("/t/ABCDEF/?lang=de", "/api/rooms/ABCDEF/?lang=de"):
        answer = get(tables, path, Host="evil.example")
        assert answer.status_code == 307
        assert answer.headers["location"] == path.replace("/?", "?")


@pytest.mark.parametrize(
    "path", ["//evil.example/", "//evil.example/t/ABCDEF/", "/\\evil.example/", "/%2Fevil.example/"]
)
def test_no_path_leads_to_another_host(tables: Tables, path: str) -> None:
    answer = get(tables, path)
    assert not re.match(r"(\w+:|[/\\]{2})", answer.headers.get("location", "/"))


def test_below_a_path_redirects_stay_there(sqlite: str) -> None:
    with serving(sqlite, root_path="/flip") as tables:
        answer = get(tables, "/flip/t/ABCDEF/", Host="evil.example")
        assert answer.headers["location"] == "/flip/t/ABCDEF"
