"""Stores that cannot keep tables: whoever hosts is told, whoever plays is refused, and nothing is closed."""

from __future__ import annotations

import resource
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from fliptable.wire.close_codes import Close
from tests.support.redis_server import RedisServer
from tests.support.tables import Tables, serving
from tests.support.waiting import wait_until
from tests.web.conftest import People


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.redis
@pytest.mark.parametrize("lacking", ["publish", "xadd", "eval"])
def test_a_redis_that_lets_no_rooms_be_kept_is_told_once_and_closes_none(
    tmp_path: Path, people: People, caplog: pytest.LogCaptureFixture, lacking: str
) -> None:
    with RedisServer(tmp_path) as redis:
        redis.command("ACL", "SETUSER", "ann", "on", ">hunter2", "~*", "&*", "+@all")
        with serving(redis.url.replace("//", "//ann:hunter2@")) as tables:
            ann = people(tables, tables.create()).join("Ann")
            redis.command("ACL", "SETUSER", "ann", f"-{lacking}")
            assert httpx.post(f"{tables.http}/api/rooms", json={}).status_code == 503
            for _ in range(3):
                assert ann.refusal("add_bot") == "temporarily_unavailable"
            wait_until(lambda: httpx.get(f"{tables.http}/healthz").status_code == 503, within=5)
            assert len(errors(caplog)) == 1
            assert "ACL SETUSER" in errors(caplog)[0]
            assert "hunter2" not in caplog.text
            redis.command("ACL", "SETUSER", "ann", "+@all")
            wait_until(lambda: httpx.get(f"{tables.http}/healthz").status_code == 200)
            ann.done("add_bot")
            assert len(errors(caplog)) == 1


@pytest.mark.redis
def test_the_terminal_does_not_say_that_tables_are_open_before_they_are(tmp_path: Path) -> None:
    redis = RedisServer(tmp_path)
    command = [sys.executable, "-m", "fliptable", "serve", "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen([*command, "--store", redis.url], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            said = [server.stdout.readline() for _ in range(3)]
            assert "The tables are not open" in said[1]
            assert "Start the server" in said[2]
            with redis:
                assert any("The tables are open" in line for line in server.stdout)
        finally:
            server.send_signal(signal.SIGTERM)


def test_healthz_tells_the_version(tables: Tables) -> None:
    answer = httpx.get(f"{tables.http}/healthz")
    assert (answer.status_code, answer.json()["status"]) == (200, "ok")
    assert answer.json()["version"]


def status(tables: Tables) -> tuple[int, str]:
    answer = httpx.get(f"{tables.http}/healthz", timeout=5)
    return answer.status_code, answer.json()["status"]


@pytest.mark.redis
def test_a_full_redis_is_told_within_five_seconds(
    tmp_path: Path, people: People, caplog: pytest.LogCaptureFixture
) -> None:
    with RedisServer(tmp_path) as redis, serving(redis.url) as tables:
        ann = people(tables, tables.create()).join("Ann")
        redis.command("CONFIG", "SET", "maxmemory", "1")
        wait_until(lambda: status(tables) == (503, "temporarily_unavailable"), within=5)
        assert ann.refusal("add_bot") == "temporarily_unavailable"
        redis.command("CONFIG", "SET", "maxmemory", "0")
        wait_until(lambda: status(tables) == (200, "ok"))
    [said] = errors(caplog)
    assert "maxmemory" in said


def test_a_full_disk_is_told_within_five_seconds(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "tables.sqlite"
    with serving(f"sqlite:///{file}") as tables:
        tables.create()
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1024, limits[1]))
        try:
            wait_until(lambda: status(tables) == (503, "temporarily_unavailable"), within=5)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        wait_until(lambda: status(tables) == (200, "ok"))
    [said] = errors(caplog)
    assert "Free space" in said


def test_overwritten_pages_are_damage_and_not_a_traceback_for_each_request(
    tmp_path: Path, people: People, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.sqlite"
    with serving(f"sqlite:///{file}") as tables:
        ann = people(tables, tables.create()).join("Ann")
    with closing(sqlite3.connect(file)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entry'").fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as pages:
        pages.seek((page - 1) * size)
        pages.write(b"\xff" * size)
    with serving(f"sqlite:///{file}") as tables:
        ann.tables = tables
        assert status(tables) == (503, "damaged")
        for _ in range(3):
            assert ann.open().closed() == Close.UNREADABLE_ROOM
            assert httpx.post(f"{tables.http}/api/rooms", json={}).status_code == 503
            assert httpx.get(f"{tables.http}/api/rooms/{ann.code}").status_code == 500
    assert len([said for said in errors(caplog) if "tables cannot be kept" in said]) == 1
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("how", ["removed", "replaced"])
def test_a_file_that_is_not_the_one_in_use_any_more_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    file = tmp_path / "tables.sqlite"
    with serving(f"sqlite:///{file}") as tables:
        file.unlink()
        if how == "replaced":
            file.write_bytes(b"")
        wait_until(lambda: status(tables) == (503, "damaged"), within=5)
    assert "removed or replaced" in errors(caplog)[0]
