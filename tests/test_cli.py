from __future__ import annotations

import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import httpx
import pytest

from fliptable.cli import main
from tests.support.tables import serving


def complaint(*arguments: str) -> str:
    """What `fliptable serve` says when it refuses to start."""
    with pytest.raises(SystemExit) as exit_:
        main(["serve", "--store", "memory:", *arguments])
    return str(exit_.value)


@pytest.mark.parametrize(
    ("option", "value", "text"),
    [
        ("--port", "80000", "fliptable: port: "),
        ("--port", "http", "fliptable: port: "),
        ("--root-path", "flip", "fliptable: root_path: "),
        ("--public-url", "flip.example.org", "fliptable: public_url: "),
        ("--store", "postgres://localhost", "fliptable: store: "),
        ("--store", "sqlite:////dev/null/tables.sqlite", "fliptable: store: "),
        ("--host", "192.0.2.1", "fliptable: cannot listen: "),
    ],
)
def test_a_setting_that_cannot_work_ends_it_with_one_line(option: str, value: str, text: str) -> None:
    said = complaint(option, value)
    assert said.startswith(text)
    assert "\n" not in said


def test_a_wrong_environment_variable_ends_it_with_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLIPTABLE_PORT", "http")
    assert complaint().startswith("fliptable: port: ")


def test_an_option_wins_over_its_environment_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLIPTABLE_PORT", "http")
    assert complaint("--port", "0", "--host", "192.0.2.1").startswith("fliptable: cannot listen: ")


def test_a_password_in_a_refused_store_is_not_repeated() -> None:
    assert "hunter2" not in complaint("--store", "redis://me:hunter2@localhost:port/0")


def test_a_port_in_use_ends_it_with_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert complaint("--host", "127.0.0.1", "--port", str(port)).startswith("fliptable: cannot listen: ")


def test_a_running_server_can_be_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "copy.sqlite"
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}") as tables:
        code = tables.create()
        monkeypatch.setenv("FLIPTABLE_STORE", f"sqlite:///{tmp_path / 'tables.sqlite'}")
        main(["backup", str(copy)])
        code_after = tables.create()
    with serving(f"sqlite:///{copy}") as tables:
        assert httpx.get(f"{tables.http}/api/rooms/{code}").status_code == 200
        assert httpx.get(f"{tables.http}/api/rooms/{code_after}").status_code == 404


def test_a_copy_that_cannot_be_made_ends_it_with_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for store in ("redis://localhost/0", f"sqlite:///{tmp_path / 'nothing.sqlite'}"):
        monkeypatch.setenv("FLIPTABLE_STORE", store)
        with pytest.raises(SystemExit) as exit_:
            main(["backup", str(tmp_path / "copy.sqlite")])
        assert str(exit_.value).startswith("fliptable: backup: ")
    assert not (tmp_path / "copy.sqlite").exists()


LOADING = """
import signal, sys

class Loading:
    def find_spec(self, name, *_):
        if name == "fliptable.cli":
            print("loading", flush=True)
            signal.pause()

sys.meta_path.insert(0, Loading())
import fliptable.__main__
fliptable.__main__.main()
"""


def test_it_can_be_told_to_end_while_it_still_loads() -> None:
    """As process 1 it would ignore the signal where the system's default is left."""
    with subprocess.Popen([sys.executable, "-c", LOADING], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "loading\n"
        program.send_signal(signal.SIGTERM)
        assert program.wait(timeout=10) == 128 + signal.SIGTERM


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_serves_and_ends_when_it_is_told_to(number: signal.Signals, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "fliptable", "serve", "--host", "127.0.0.1", "--port", "0"]
    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with subprocess.Popen([*command, "--store", store], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            here = next(word for line in server.stdout for word in line.split() if word.startswith("http://"))
            with urllib.request.urlopen(f"{here}healthz") as answer:
                assert answer.status == 200
        finally:
            server.send_signal(number)
        server.wait(timeout=10)
    assert server.returncode in {0, -number}
