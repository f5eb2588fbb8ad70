"""What a host can set, each by an environment variable `FLIPTABLE_<NAME>`; docs/hosting.md has the same
table."""

from __future__ import annotations

import os
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Self
from urllib.parse import urlsplit

from pydantic import Field, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from fliptable.web.surroundings import ADDRESS, PREFIX

Names = Annotated[tuple[str, ...], NoDecode]


def data_folder() -> Path:
    """Where this user's programs keep their data (XDG base directory specification)."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "fliptable"


class Settings(BaseSettings):
    """Lists are separated by commas; times are in seconds."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        frozen=True,
        extra="ignore",
        use_attribute_docstrings=True,
        hide_input_in_errors=True,
    )

    host: str = "::"
    """Address to listen on; `::` is everybody, by IPv6 and IPv4, `127.0.0.1` serves this machine only."""
    port: int = Field(default=8000, ge=0, le=65535)
    """Port to listen on; 0 takes a free one. An address such as `tcp://10.0.0.1:8000`, which Kubernetes sets
    for a service with this name, is ignored."""
    store: str = Field(default_factory=lambda: f"sqlite:///{data_folder() / 'tables.sqlite'}")
    """Where tables are kept: `sqlite:///FILE`, `redis://HOST:PORT/DB` or `redis+cluster://HOST:PORT,...`.
    Without it a file in the user's data folder."""
    root_path: str = ""
    """Path under which a reverse proxy serves the tables, such as `/flip`; the proxy may strip it or not."""
    public_url: str = ""
    """Address that friends use, for invite links and QR codes; without a path it gets that of
    `FLIPTABLE_ROOT_PATH`. Without it the address that the browser asked for."""
    local_network: bool = True
    """Whether friends in the local network reach it by its machine's own address; not so in a container."""
    trusted_proxies: Names = ()
    """Addresses or networks of reverse proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are
    believed."""
    allowed_origins: Names = ()
    """Origins besides the server's own that may open a socket, such as `https://cards.example.org`."""
    room_ttl: float = Field(default=7 * 24 * 3600, gt=0)
    """A table is forgotten after this time without anybody at it."""
    idle_timeout: float = Field(default=120, gt=0)
    """A table that nobody looks at leaves the memory after this time; it is loaded again when somebody
    comes."""
    away_grace: float = Field(default=5, ge=0)
    """A player without a connection is shown as away after this time."""
    host_grace: float = Field(default=60, gt=0)
    """After this time without a connection of the host somebody else who is there becomes host."""
    away_patience: float = Field(default=10, ge=0)
    """After this time of waiting for a player who is away the others may have the default played for him."""
    idle_patience: float = Field(default=60, gt=0)
    """The same for a player who is there and does not answer."""
    bot_pause: float = Field(default=1.2, ge=0)
    """How long a bot seems to think."""
    hello_timeout: float = Field(default=10, gt=0)
    """A socket that has not introduced itself after this time is closed."""
    message_burst: int = Field(default=30, ge=1)
    """Messages that one connection may send at once."""
    message_rate: float = Field(default=10, gt=0)
    """Messages per second that one connection may go on sending."""
    outbox_bytes: int = Field(default=1_000_000, ge=1)
    """What may wait for a slow reader before its connection is closed."""
    address_message_burst: int = Field(default=600, ge=1)
    """Messages that all connections of one address together may send at once."""
    address_message_rate: float = Field(default=100, gt=0)
    """Messages per second that all connections of one address together may go on sending."""
    member_message_burst: int = Field(default=10, ge=0)
    """Messages that somebody with a seat may send although his address has sent too many."""
    member_message_rate: float = Field(default=2, gt=0)
    """Messages per second that he may go on sending then."""
    work_burst: float = Field(default=0.05, gt=0)
    """Seconds of the server's time that the requests of one address may take at once; what they cause for
    others counts. Those beyond it wait in turn."""
    work_rate: float = Field(default=0.25, gt=0)
    """The share of the server's time that they may go on taking."""
    journal_burst: float = Field(default=20_000_000, gt=0)
    """Bytes that requests of one address may add to what is kept at once. Those beyond it wait in turn."""
    journal_rate: float = Field(default=10_000, gt=0)
    """Bytes per second that they may go on adding."""
    frame_burst: int = Field(default=10_000, ge=1)
    """Frames, pings among them, that all connections of one address may send at once; trusted proxies may
    send any number."""
    frame_rate: float = Field(default=2_000, gt=0)
    """Frames per second that all connections of one address together may go on sending."""
    request_burst: int = Field(default=1_000, ge=1)
    """Requests over HTTP that one address may make at once."""
    request_rate: float = Field(default=50, gt=0)
    """Requests over HTTP per second that one address may go on making."""
    picture_burst: int = Field(default=30, ge=1)
    """QR codes that one address may have drawn at once."""
    picture_rate: float = Field(default=1, gt=0)
    """QR codes per second that one address may go on having drawn."""
    guess_burst: int = Field(default=20, ge=1)
    """Unknown room codes and wrong secrets that one address may try at once."""
    guess_rate: float = Field(default=0.2, gt=0)
    """Unknown room codes and wrong secrets per second that one address may go on trying."""
    create_burst: int = Field(default=10, ge=1)
    """Tables that one address may create at once."""
    create_rate: float = Field(default=0.05, gt=0)
    """Tables per second that one address may go on creating."""
    arrival_burst: int = Field(default=300, ge=1)
    """Sockets that one address may open at once."""
    arrival_rate: float = Field(default=10, gt=0)
    """Sockets per second that one address may go on opening."""
    connections: int = Field(default=256, ge=1)
    """Connections of one address that are not, or not yet, sockets; trusted proxies may have any number."""
    sockets: int = Field(default=500, ge=1)
    """Sockets of one address that are open."""
    strangers: int = Field(default=64, ge=1)
    """Sockets of one address that have not introduced themselves yet."""
    room_sockets: int = Field(default=250, ge=1)
    """Connections to one table besides those of its members."""
    room_visitors: int = Field(default=100, ge=1)
    """Those of them that come from one address."""

    @field_validator("trusted_proxies", "allowed_origins", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        return (
            tuple(part.strip() for part in value.split(",") if part.strip())
            if isinstance(value, str)
            else value
        )

    @field_validator("trusted_proxies")
    @classmethod
    def _networks(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        for name in value:
            ip_network(name, strict=False)
        return value

    @field_validator("port", mode="before")
    @classmethod
    def _number(cls, value: object) -> object:
        of_a_service = isinstance(value, str) and ADDRESS.match(value)
        return cls.model_fields["port"].default if of_a_service else value

    @field_validator("root_path")
    @classmethod
    def _path(cls, value: str) -> str:
        value = value.rstrip("/")
        if value and (not value.startswith("/") or "//" in value or set(value) & set("?#\"'<>& \\")):
            raise ValueError("expected a path such as /flip")
        return value

    @field_validator("public_url")
    @classmethod
    def _address(cls, value: str) -> str:
        if value and (urlsplit(value).scheme not in {"http", "https"} or not urlsplit(value).hostname):
            raise ValueError("expected an address such as https://cards.example.org")
        return value.rstrip("/")

    @model_validator(mode="after")
    def _under_path(self) -> Self:
        if self.public_url and not urlsplit(self.public_url).path:
            object.__setattr__(self, "public_url", self.public_url + self.root_path)
        return self

    @field_validator("allowed_origins")
    @classmethod
    def _origins(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        for origin in value:
            parts = urlsplit(origin)
            if parts.scheme not in {"http", "https"} or not parts.hostname or parts.path or parts.query:
                raise ValueError("expected origins such as https://cards.example.org")
        return value
