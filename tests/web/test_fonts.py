"""How typefaces are sent: named in the page, kept for ever, at the address that the styles name."""

from __future__ import annotations

import re
from urllib.parse import urljoin

import httpx
import pytest

from tests.support.tables import serving

PRELOAD = re.compile(r'<link rel="preload" href="([^"]+)" as="font" type="font/woff2" crossorigin>')
STYLES = re.compile(r'<link rel="stylesheet" href="([^"]+)">')


@pytest.mark.parametrize("page", ["/", "/t/ABCDEF", "/tv/ABCDEF", "/t/ABCDEF?plain", "/offline"])
@pytest.mark.parametrize("prefix", ["", "/flip"])
def test_a_page_names_its_fonts_before_the_styles_that_do(sqlite: str, prefix: str, page: str) -> None:
    with serving(sqlite, root_path=prefix) as server:
        address = f"{server.http}{prefix}{page}"
        text = httpx.get(address).text
        ahead = {urljoin(address, path) for path in PRELOAD.findall(text)}
        assert len(ahead) == 2
        styles = [urljoin(address, path) for path in STYLES.findall(text)]
        named = {
            urljoin(sheet, font)
            for sheet in styles
            for font in re.findall(r'url\("([^"]+\.woff2)"\)', httpx.get(sheet).text)
        }
        assert ahead < named
        for font in named:
            answer = httpx.get(font)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "font/woff2"
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.content[:4] == b"wOF2"


def test_a_file_whose_name_has_no_version_is_asked_for_again(sqlite: str) -> None:
    with serving(sqlite) as server:
        licence = httpx.get(f"{server.http}/static/fonts/text.LICENSE.txt")
        assert licence.status_code == 200
        assert licence.headers["cache-control"] == "no-cache"
