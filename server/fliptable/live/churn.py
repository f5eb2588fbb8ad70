"""How often a room may change besides its moves: a game, or an evening, needs some hundred such batches, and
whoever would fill the store needs millions."""

from __future__ import annotations

import logging
from typing import Final

from fliptable.live.bucket import Bucket, Seconds
from fliptable.room.commands import Act, Back, Kick, Leave
from fliptable.room.outputs import Accepted, Answer, Rejected
from fliptable.room.request import Request
from fliptable.room.seeding import RevealSeed

_log = logging.getLogger(__name__)

BURST: Final = 600
_RATE: Final = 2.0
"""Changes of a room at once, and per second afterwards."""
HOST_BURST: Final = 100
_HOST_RATE: Final = 1.0
"""The same for its host, whom nobody else can keep from starting."""
_FREE: Final = (Act, Back, RevealSeed, Leave, Kick)
"""What the rules bound, and the ways out."""

BUSY: Final = Rejected("table_busy")


class Churn:
    """Of one room in one worker."""

    def __init__(self, now: Seconds) -> None:
        self._guests = Bucket(BURST, _RATE, now)
        self._host = Bucket(HOST_BURST, _HOST_RATE, now)
        self._told = False

    def check(self, host: int | None, request: Request, answer: Answer) -> Answer:
        """`answer`, unless it would be one change too many. What the server does by itself is none."""
        server = request.member is None and not request.entropy.token_hash
        if server or isinstance(request.command, _FREE) or not isinstance(answer, Accepted):
            return answer
        bucket = self._host if host is not None and request.member == host else self._guests
        if bucket.take():
            self._told = False
            return answer
        if not self._told:
            self._told = True
            _log.warning("a table changes more often than it may: its changes are refused, its moves are not")
        return BUSY
