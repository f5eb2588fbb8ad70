"""Whether rooms can be kept, as a probe of the store finds it, and the host's log when that changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeAlias

from fliptable.store.base import Damaged, Store, Unavailable

_log = logging.getLogger(__name__)

Trouble: TypeAlias = Unavailable | None
"""Why rooms cannot be kept now; None if they can."""

_FRESH: Final = 2.0
"""Seconds for which a probe holds good: so much may pass, and one more probe, until trouble is told."""
_DEADLINE: Final = 3.0
"""Seconds in which a probe must be through."""
_AGAIN: Final = 1.0
"""Seconds between two probes while there is trouble, or somebody suspects some."""
_RARELY: Final = 30.0
"""Seconds between two probes while nobody asks."""


class StoreHealth:
    """Probes `store`, at most one at a time. `now`: monotonic seconds."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._trouble: Trouble = None
        self._damage: Damaged | None = None
        self._looked_at: float | None = None
        self._looking: asyncio.Task[None] | None = None
        self._suspicion = asyncio.Event()
        self._listeners: list[Callable[[Trouble], None]] = []

    @property
    def trouble(self) -> Trouble:
        """As it was when last looked at."""
        return self._damage or self._trouble

    def listen(self, listener: Callable[[Trouble], None]) -> None:
        """`listener` is told the trouble now, and whenever it changes."""
        self._listeners.append(listener)
        listener(self.trouble)

    async def look(self) -> Trouble:
        """The trouble now, or a moment ago. Takes a few seconds at most."""
        fresh = self._looked_at is not None and self._now() - self._looked_at < _FRESH
        if self._looking is not None or not fresh:
            if self._looking is None:
                self._looking = asyncio.create_task(self._probe())
            await asyncio.shield(self._looking)
        return self.trouble

    def suspect(self, error: Unavailable) -> None:
        """Something was refused: look soon. Damage is not looked at again: it may lie where no probe goes."""
        if isinstance(error, Damaged) and self._damage is None:
            self._change(damage=error)
        self._suspicion.set()

    async def keep_looking(self) -> None:
        """Runs until it is cancelled."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_AGAIN if self._trouble else _RARELY):
                    await self._suspicion.wait()
            self._suspicion.clear()
            self._looked_at = None
            await self.look()
            await asyncio.sleep(_AGAIN)

    async def close(self) -> None:
        """End a probe that is under way."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _probe(self) -> None:
        try:
            async with asyncio.timeout(_DEADLINE):
                await self._store.probe()
        except Unavailable as error:
            self._change(error)
        except TimeoutError:
            self._change(Unavailable("the store: no answer in time"))
        except Exception as error:  # noqa: BLE001 - a bug must not look like health
            _log.exception("the store cannot be probed")
            self._change(Unavailable(f"the store: {error}"))
        else:
            self._change(None)
        finally:
            self._looking = None
            self._looked_at = self._now()

    def _change(self, trouble: Trouble = None, damage: Damaged | None = None) -> None:
        before = self.trouble
        self._damage = damage or self._damage
        self._trouble = trouble
        if _kind(self.trouble) == _kind(before):
            return
        if self.trouble is None:
            _log.warning("tables are kept again")
        else:
            _log.error("tables cannot be kept: %s", explained(self.trouble))
        for listener in self._listeners:
            listener(self.trouble)


def explained(trouble: Unavailable) -> str:
    """Cause and remedy in a line."""
    cause = " ".join(str(trouble).split()).rstrip(".")
    return f"{cause}. {trouble.remedy}".rstrip()


def _kind(trouble: Trouble) -> tuple[type, str] | None:
    """Two troubles with the same remedy are one to the host, however the words of the cause differ."""
    return None if trouble is None else (type(trouble), trouble.remedy)
