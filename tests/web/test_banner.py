from __future__ import annotations

import re
import socket
from typing import Self

import pytest

from fliptable.web import banner as module
from fliptable.web.banner import addresses, banner
from fliptable.web.settings import Settings

OWN_ADDRESS = module._own_address


@pytest.fixture(autouse=True)
def lan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_own_address", lambda: "192.168.1.20")


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_for_everyone_is_found_by_its_address_in_the_local_network(host: str) -> None:
    assert addresses(Settings(host=host), 8000) == ("http://localhost:8000/", "http://192.168.1.20:8000/")


def test_without_a_network_there_is_no_address_for_friends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_own_address", lambda: None)
    assert addresses(Settings(), 8000) == ("http://localhost:8000/", None)


class Network:
    """A probe's socket in a network that has the addresses of some families only."""

    def __init__(self, own: dict[int, str], family: int) -> None:
        self._own = own.get(family)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _: object) -> None:
        if self._own is None:
            raise OSError

    def getsockname(self) -> tuple[str | None, int]:
        return self._own, 1


V4, V6 = socket.AF_INET, socket.AF_INET6


@pytest.mark.parametrize(
    ("own", "friends"),
    [
        ({V4: "192.168.1.20", V6: "fd00::20"}, "http://192.168.1.20:8000/"),
        ({V6: "fd00::20"}, "http://[fd00::20]:8000/"),
        ({V6: "fe80::20"}, None),
        ({V4: "127.0.0.1", V6: "2001:db8::20"}, "http://[2001:db8::20]:8000/"),
        ({}, None),
    ],
)
def test_friends_get_the_address_that_the_network_has(
    monkeypatch: pytest.MonkeyPatch, own: dict[int, str], friends: str | None
) -> None:
    monkeypatch.setattr(module, "_own_address", OWN_ADDRESS)
    monkeypatch.setattr("fliptable.web.banner.socket.socket", lambda family, _: Network(own, family))
    assert addresses(Settings(), 8000)[1] == friends


def test_the_address_of_a_container_is_nothing_for_friends() -> None:
    assert addresses(Settings(local_network=False), 8000) == ("http://localhost:8000/", None)


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("127.0.0.1", "http://127.0.0.1:81/"),
        ("localhost", "http://localhost:81/"),
        ("::1", "http://[::1]:81/"),
    ],
)
def test_a_server_for_this_computer_has_no_address_for_friends(host: str, here: str) -> None:
    assert addresses(Settings(host=host), 81) == (here, None)


def test_one_chosen_address_serves_everybody() -> None:
    assert addresses(Settings(host="10.0.0.5", root_path="/flip"), 81) == ("http://10.0.0.5:81/flip/",) * 2


def test_friends_use_the_public_address_where_there_is_one() -> None:
    settings = Settings(host="127.0.0.1", public_url="https://flip.example.org")
    assert addresses(settings, 81)[1] == "https://flip.example.org"


def test_the_banner_names_both_addresses_and_draws_a_code() -> None:
    text = banner("http://localhost:8000/", "http://192.168.1.20:8000/", color=False)
    assert "http://localhost:8000/" in text
    assert "http://192.168.1.20:8000/" in text
    assert "▀" in text


def test_the_banner_draws_no_code_that_nobody_could_use() -> None:
    text = banner("http://localhost:8000/", None, color=False)
    assert "▀" not in text


def test_color_changes_nothing_but_the_color() -> None:
    plain, colored = (banner("a", "b", color=color) for color in (False, True))
    assert colored != plain
    assert re.sub(r"\x1b\[[0-9;]*m", "", colored) == plain
