"""What one server consists of, from its settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from fliptable.room.actor import Means
from fliptable.room.registry import Registry
from fliptable.room.sources import Clock, Luck
from fliptable.store import Store
from fliptable.web.hall import Manners
from fliptable.web.halls import Halls
from fliptable.web.limits import Crowd, Door, Tally, Throttle
from fliptable.web.security import Origins
from fliptable.web.settings import Settings


@dataclass(frozen=True, slots=True)
class House:
    """`guesses` counts unknown codes and wrong secrets, `creations` new rooms, `arrivals` sockets, `sockets`
    those that are open, `strangers` those of them that did not say hello yet, `door` connections that
    are no sockets; each by address."""

    settings: Settings
    store: Store
    clock: Clock
    luck: Luck
    registry: Registry
    halls: Halls
    origins: Origins
    guesses: Throttle
    creations: Throttle
    arrivals: Throttle
    sockets: Crowd
    strangers: Crowd
    door: Door
    tally: Tally


def build(settings: Settings, store: Store, clock: Clock, luck: Luck) -> House:
    means = Means(store, clock, luck, settings.room_ttl, settings.bot_pause)
    manners = Manners(
        settings.away_grace,
        settings.host_grace,
        settings.away_patience,
        settings.idle_patience,
        settings.room_sockets,
        settings.room_visitors,
    )
    return House(
        settings=settings,
        store=store,
        clock=clock,
        luck=luck,
        registry=Registry(means, settings.idle_timeout),
        halls=Halls(store, clock, manners),
        origins=Origins(settings.public_url, settings.allowed_origins),
        guesses=Throttle(settings.guess_burst, settings.guess_rate, clock.monotonic),
        creations=Throttle(settings.create_burst, settings.create_rate, clock.monotonic),
        arrivals=Throttle(settings.arrival_burst, settings.arrival_rate, clock.monotonic),
        sockets=Crowd(settings.sockets),
        strangers=Crowd(settings.strangers),
        door=Door(settings.connections, settings.trusted_proxies),
        tally=Tally(),
    )


def _house(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


TheHouse = Annotated[House, Depends(_house)]
