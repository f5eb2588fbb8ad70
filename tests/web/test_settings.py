"""Settings come from the environment and are checked before anything starts."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import ValidationError

from fliptable.web.settings import Settings
from fliptable.web.surroundings import remarks


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


def test_a_port_that_kubernetes_sets_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLIPTABLE_PORT", "tcp://10.43.12.7:8000")
    assert Settings().port == 8000
    assert Settings(port=9000).port == 9000


@pytest.mark.parametrize(
    ("public_url", "root_path", "address"),
    [
        ("https://cards.example.org", "/flip", "https://cards.example.org/flip"),
        ("https://cards.example.org/", "/flip", "https://cards.example.org/flip"),
        ("https://cards.example.org/flip", "/flip", "https://cards.example.org/flip"),
        ("https://example.org/a/flip", "/flip", "https://example.org/a/flip"),
        ("https://cards.example.org/flip", "", "https://cards.example.org/flip"),
        ("", "/flip", ""),
    ],
)
def test_the_public_address_has_the_path_of_the_proxy(public_url: str, root_path: str, address: str) -> None:
    assert Settings(public_url=public_url, root_path=root_path).public_url == address


SERVICE = {
    "FLIPTABLE_SERVICE_HOST": "10.43.12.7",
    "FLIPTABLE_SERVICE_PORT_HTTP": "8000",
    "FLIPTABLE_PORT_8000_TCP": "tcp://10.43.12.7:8000",
    "FLIPTABLE_PORT_8000_TCP_ADDR": "10.43.12.7",
    "FLIPTABLE_REDIS_SERVICE_HOST": "10.43.12.8",
    "FLIPTABLE_REDIS_PORT_6379_TCP_PROTO": "tcp",
    "FLIPTABLE_NAME": "/app/redis",
}
"""What Kubernetes and Docker set for services and links with such names."""


def test_what_an_orchestrator_sets_is_not_taken_for_misspelt() -> None:
    assert remarks({**SERVICE, "PATH": "/bin", "FLIPTABLE_HOST": "::"}, Settings.model_fields) == []


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("FLIPTABLE_PORT", "tcp://10.43.12.7:8000", "--port"),
        ("FLIPTABLE_TRUSTED_PROXY", "10.0.0.1", "FLIPTABLE_TRUSTED_PROXIES is one"),
        ("FLIPTABLE_PUBLICURL", "https://cards", "FLIPTABLE_PUBLIC_URL is one"),
        ("fliptable_stroe", "memory:", "FLIPTABLE_STORE is one"),
        ("FLIPTABLE_XYZ", "1", "FLIPTABLE_XYZ is no setting"),
    ],
)
def test_a_variable_without_effect_is_named_with_the_nearest(variable: str, value: str, said: str) -> None:
    [remark] = remarks({variable: value, **SERVICE}, Settings.model_fields)
    assert variable in remark
    assert said in remark


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
