"""One client, two workers, one of which dies: how long is the client without a table?"""

from __future__ import annotations

import time
from contextlib import AsyncExitStack, aclosing
from pathlib import Path
from random import Random

from fliptable.wire.outbound import READABLE
from tests.chaos.balancer import Balancer
from tests.chaos.fleet import fleet
from tests.chaos.known import Known, Message
from tests.chaos.line import Chores, Line
from tests.chaos.recording import Recording
from tests.chaos.report import RETURNED_WITHIN
from tests.chaos.run import new_room
from tests.chaos.stalls import Stalls
from tests.support.waiting import eventually

TOKEN = "5e" * 32


class Client:
    """Somebody who joins and adds bots. `kinds` of all that was heard."""

    def __init__(self, port: int, code: str, folder: Path) -> None:
        self.known = Known()
        self.kinds: list[str] = []
        self._recording = Recording(folder / "client.txt")
        chores = Chores(self._hello, self._received, lambda _: None)
        self.line = Line(f"ws://127.0.0.1:{port}/ws/{code}", chores, self._recording, Random(1))
        self.line.open()

    async def aclose(self) -> None:
        await self.line.close()
        self._recording.close()

    def _hello(self) -> Message:
        who = {"token": TOKEN, "after": self.known.seq} if self.known.you else {}
        return {"type": "hello", "version": READABLE, **who}

    def _received(self, message: Message) -> bool:
        self.known.hear(message)
        self.kinds.append(message["type"])
        return False

    async def live(self, since: float) -> float:
        """Wait until the line is; the seconds from then to its last hello's answer."""

        async def holds() -> bool:
            return (self.line.live_since or 0) > since

        await eventually(holds, 20)
        assert self.line.live_since is not None
        return self.line.live_since - since

    async def hears(self, last: str) -> None:
        """Wait until a message of this kind is the latest."""

        async def holds() -> bool:
            return self.kinds[-1:] == [last]

        await eventually(holds, 20)


async def test_clients_of_a_killed_worker_go_on_with_another_within_two_seconds(tmp_path: Path) -> None:
    async with (
        fleet(2, tmp_path) as servers,
        Balancer([worker.port for worker in servers.workers]) as balancer,
        Stalls() as stalls,
        AsyncExitStack() as stack,
    ):
        code = await new_room(balancer.port)
        client = await stack.enter_async_context(aclosing(Client(balancer.port, code, tmp_path)))
        await client.live(0)
        client.kinds.clear()
        await client.line.send("join", name="Ann", watch=False, token=TOKEN)
        await client.hears("welcome")
        [link] = (link for link in balancer.links if link.client == client.line.port)
        [worker] = (worker for worker in servers.workers if worker.port == link.worker)
        client.kinds.clear()

        begun, stalled = time.monotonic(), stalls.total
        await worker.kill()
        await client.line.send("add_bot")
        seconds = await client.live(begun)
        await client.hears("done")
        assert seconds - (stalls.total - stalled) < RETURNED_WITHIN
        assert "welcome" not in client.kinds, "it was sent what it had missed, which was nothing"
        assert client.known.problems == []
