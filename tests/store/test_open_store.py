"""Which URL opens which store."""

from __future__ import annotations

from pathlib import Path

import pytest

from fliptable.store import open_store
from fliptable.store.memory import MemoryStore
from fliptable.store.redis import RedisStore
from fliptable.store.sqlite import SqliteStore


async def test_memory() -> None:
    assert isinstance(open_store("memory:"), MemoryStore)


async def test_three_slashes_and_a_path_are_relative_to_the_working_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = open_store("sqlite:///data/my%20games.db")
    assert isinstance(store, SqliteStore)
    assert (tmp_path / "data" / "my games.db").exists()
    await store.close()


async def test_four_slashes_are_an_absolute_path(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/games.db")
    assert (tmp_path / "games.db").exists()
    await store.close()


@pytest.mark.parametrize("scheme", ["redis", "rediss", "valkey", "valkeys"])
async def test_redis_and_valkey_with_or_without_encryption(scheme: str) -> None:
    store = open_store(f"{scheme}://:password@example.org:6380/2")
    assert isinstance(store, RedisStore)
    await store.close()


@pytest.mark.parametrize("scheme", ["redis", "rediss", "valkey", "valkeys"])
async def test_a_cluster_by_some_of_its_nodes(scheme: str) -> None:
    store = open_store(f"{scheme}+cluster://:password@one.example.org:6380,two.example.org")
    assert isinstance(store, RedisStore)
    await store.close()


async def test_a_file_may_have_any_name(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/valkey.db")
    assert (tmp_path / "valkey.db").exists()
    await store.close()


@pytest.mark.parametrize(
    "url",
    ["redis+cluster:one", "redis+cluster://:secret@one,two/2", "redis+cluster://one:secret,two",
     "redis+sentinel://one", "", "games.db",
     "sqlite:", "sqlite://", "sqlite:///", "sqlite://games.db", "memory://x", "redis:host",
     "redis", "postgres://user:secret@host/db", "http://user:secret@host", "redis://:secret/@host"],
)  # fmt: skip
def test_anything_else_is_refused_with_what_was_expected_and_without_the_password(url: str) -> None:
    with pytest.raises(ValueError, match=r"expected sqlite:///FILE") as refusal:
        open_store(url)
    assert "secret" not in str(refusal.value)
