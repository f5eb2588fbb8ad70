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
    """What follows `origins` counts by address: `requests` over HTTP, `guesses` unknown codes and wrong
    secrets, `creations` new rooms, `pictures` QR codes, `arrivals` sockets, `messages` what comes through all
    of them, `sockets` those that are open, `strangers` those that did not say hello yet, `door` frames and
    connections that are no sockets."""

    settings: Settings
    store: Store
    clock: Clock
    luck: Luck
    registry: Registry
    halls: Halls
    origins: Origins
    requests: Throttle
    guesses: Throttle
    creations: Throttle
    pictures: Throttle
    arrivals: Throttle
    messages: Throttle
    sockets: Crowd
    strangers: Crowd
    door: Door
    tally: Tally


def build(settings: Settings, store: Store, clock: Clock, luck: Luck) -> House:
    now = clock.monotonic
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
        requests=Throttle(settings.request_burst, settings.request_rate, now),
        guesses=Throttle(settings.guess_burst, settings.guess_rate, now),
        creations=Throttle(settings.create_burst, settings.create_rate, now),
        pictures=Throttle(settings.picture_burst, settings.picture_rate, now),
        arrivals=Throttle(settings.arrival_burst, settings.arrival_rate, now),
        messages=Throttle(settings.address_message_burst, settings.address_message_rate, now),
        sockets=Crowd(settings.sockets),
        strangers=Crowd(settings.strangers),
        door=Door(
            settings.connections,
            Throttle(settings.frame_burst, settings.frame_rate, now),
            settings.trusted_proxies,
        ),
        tally=Tally(),
    )


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


TheHouse = Annotated[House, Depends(house_of)]
