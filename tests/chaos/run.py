"""One whole run: servers, tables, faults, the end, and what is left of it to be checked."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path

import httpx

from tests.chaos.balancer import Balancer
from tests.chaos.faults import Faults
from tests.chaos.fleet import fleet
from tests.chaos.journal import read_entries
from tests.chaos.plan import Plan
from tests.chaos.remains import Remains, TableRemains
from tests.chaos.stalls import Stalls
from tests.chaos.table import ChaosTable


async def run(plan: Plan, folder: Path) -> Remains:
    """`folder`: for everything that is written."""
    async with (
        fleet(plan.workers, folder, cluster=plan.cluster) as servers,
        Balancer([worker.port for worker in servers.workers]) as balancer,
        Stalls() as stalls,
    ):
        ending = asyncio.Event()
        tables = [
            ChaosTable(plan, table, await new_room(balancer.port), balancer.port, folder, ending)
            for table in plan.table_plans()
        ]
        faults = Faults(servers, balancer, tables, stalls, plan.pause, plan.rng("faults"))
        try:
            await faults.rage(plan.seconds)
            ending.set()
            finished = await _finish(tables, plan.bound)
        finally:
            await asyncio.gather(*(table.close() for table in tables))
        remains = [
            TableRemains(table.code, await read_entries(servers.store, table.code), table.sightings())
            for table in tables
        ]
    log = "".join(worker.log.read_text() for worker in servers.workers)
    mishaps = sum((table.mishaps for table in tables), Counter())
    return Remains(remains, faults.counts, mishaps, faults.returns, faults.endings, finished, log)


async def _finish(tables: list[ChaosTable], bound: float) -> float | None:
    begun = time.monotonic()
    try:
        async with asyncio.timeout(bound):
            await asyncio.gather(*(table.finish() for table in tables))
    except TimeoutError:
        return None
    return time.monotonic() - begun


async def new_room(port: int) -> str:
    """The code of a room that a server, or a balancer before it, on this port has made."""
    async with httpx.AsyncClient(trust_env=False) as client:
        answer = await client.post(f"http://127.0.0.1:{port}/api/rooms", json={})
    answer.raise_for_status()
    code: str = answer.json()["code"]
    return code
