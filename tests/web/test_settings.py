"""Settings come from the environment and are checked before anything starts."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import ValidationError

from fliptable.web.settings import Settings


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLIPTABLE_PORT", "9000")
    monkeypatch.setenv("FLIPTABLE_STORE", "redis://cards/1")
    monkeypatch.setenv("FLIPTABLE_TRUSTED_PROXIES", "10.0.0.0/8, 127.0.0.1")
    settings = Settings()
    assert (settings.port, settings.store) == (9000, "redis://cards/1")
    assert settings.trusted_proxies == ("10.0.0.0/8", "127.0.0.1")


def test_an_empty_list_is_no_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLIPTABLE_TRUSTED_PROXIES", "")
    assert Settings().trusted_proxies == ()


def test_tables_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("FLIPTABLE_STORE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().store == f"sqlite:///{tmp_path}/fliptable/tables.sqlite"


@pytest.mark.parametrize(("given", "kept"), [("/flip", "/flip"), ("/a/b/", "/a/b"), ("/", ""), ("", "")])
def test_a_root_path_ends_without_a_slash(given: str, kept: str) -> None:
    assert Settings(root_path=given).root_path == kept


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", 70_000),
        ("port", "http"),
        ("root_path", "flip"),
        ("root_path", "//evil.example"),
        ("root_path", '/"><script>'),
        ("public_url", "cards.example.org"),
        ("public_url", "javascript:alert(1)"),
        ("trusted_proxies", "proxy"),
        ("allowed_origins", "https://cards.example.org/path"),
        ("room_ttl", 0),
        ("message_burst", 0),
    ],
)
def test_nonsense_is_refused(name: str, value: object) -> None:
    with pytest.raises(ValidationError) as refused:
        Settings.model_validate({name: value})
    assert refused.value.errors()[0]["loc"] == (name,)


def test_a_refused_setting_is_not_repeated() -> None:
    with pytest.raises(ValidationError) as refused:
        Settings(public_url="secret")
    assert "secret" not in str(refused.value)
