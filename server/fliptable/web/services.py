"""What one server consists of, from its settings."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from fliptable.live.environment import Clock, EntropySource, Environment, Pace
from fliptable.live.hub import HubPolicy
from fliptable.live.hubs import Hubs
from fliptable.live.registry import Registry
from fliptable.store import ReportingStore, Store, StoreHealth
from fliptable.web.advice import Advice
from fliptable.web.limits.credit import Crowd, Door, RefusalCounter, Throttle
from fliptable.web.limits.turns import Turns
from fliptable.web.security import Origins
from fliptable.web.settings import Settings


@dataclass(frozen=True, slots=True)
class Services:
    """What follows `origins` counts by address: `requests` over HTTP, `guesses` unknown codes and wrong
    secrets, `creations` new rooms, `pictures` QR codes, `arrivals` sockets, `messages` what comes through all
    of them, `work` and `journals` what that costs, `sockets` those that are open, `strangers` those that did
    not say hello yet, `door` frames and connections that are no sockets."""

    settings: Settings
    store: Store
    health: StoreHealth
    clock: Clock
    entropy: EntropySource
    registry: Registry
    hubs: Hubs
    origins: Origins
    advice: Advice
    requests: Throttle
    guesses: Throttle
    creations: Throttle
    pictures: Throttle
    arrivals: Throttle
    messages: Throttle
    work: Turns
    journals: Turns
    sockets: Crowd
    strangers: Crowd
    door: Door
    refusals: RefusalCounter


def build(settings: Settings, store: Store, clock: Clock, entropy: EntropySource) -> Services:
    now = clock.monotonic
    advice = Advice(now)
    health = StoreHealth(store, time.monotonic)
    store = ReportingStore(store, health.suspect)
    pace = Pace(
        settings.bot_pause,
        settings.away_grace,
        settings.host_grace,
        settings.away_patience,
        settings.idle_patience,
    )
    environment = Environment(store, clock, entropy, settings.room_ttl, pace)
    policy = HubPolicy(settings.room_sockets, settings.room_visitors)
    return Services(
        settings=settings,
        store=store,
        health=health,
        clock=clock,
        entropy=entropy,
        registry=Registry(environment, settings.idle_timeout),
        hubs=Hubs(store, clock, policy),
        origins=Origins(settings.public_url, settings.allowed_origins, advice),
        advice=advice,
        requests=Throttle(settings.request_burst, settings.request_rate, now),
        guesses=Throttle(settings.guess_burst, settings.guess_rate, now),
        creations=Throttle(settings.create_burst, settings.create_rate, now),
        pictures=Throttle(settings.picture_burst, settings.picture_rate, now),
        arrivals=Throttle(settings.arrival_burst, settings.arrival_rate, now),
        messages=Throttle(settings.address_message_burst, settings.address_message_rate, now),
        work=Turns("the server's time", settings.work_burst, settings.work_rate, clock),
        journals=Turns("what the store may keep", settings.journal_burst, settings.journal_rate, clock),
        sockets=Crowd(settings.sockets),
        strangers=Crowd(settings.strangers),
        door=Door(
            settings.connections,
            Throttle(settings.frame_burst, settings.frame_rate, now),
            settings.trusted_proxies,
        ),
        refusals=RefusalCounter(),
    )


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


TheServices = Annotated[Services, Depends(services_of)]
