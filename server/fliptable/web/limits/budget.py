"""What one conversation may do, with what is left to its address."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fliptable.live.bucket import Bucket
from fliptable.live.expense import Expense

if TYPE_CHECKING:
    from fliptable.web.services import Services

_ARRIVAL: Final = 5e-3
PICTURE: Final = 5e-3
_REQUEST: Final = 0.6e-3
_LISTENER: Final = 0.04e-3
_BYTE: Final = 1 / 20e6
"""Seconds of a server's time, about: for a new connection, a QR code, a request, each connection that is told
of it, and each byte."""
_ENTRY: Final = 200
"""Bytes that an entry of a journal takes besides its body, about."""


class Budget:
    """Of a conversation from `address`."""

    def __init__(self, services: Services, address: str) -> None:
        settings, now = services.settings, services.clock.monotonic
        self._own = Bucket(settings.message_burst, settings.message_rate, now)
        self._reserve = Bucket(settings.member_message_burst, settings.member_message_rate, now)
        self._shared = services.messages.bucket(address)
        self._work = services.work.claimant(address)
        self._journal = services.journals.claimant(address)

    def message(self, *, seated: bool) -> bool:
        """Whether one more message may come. Somebody with a seat is not to be silenced by whoever else is
        behind his address."""
        return self._own.take() and (self._shared.take() or (seated and self._reserve.take()))

    async def turn(self, reach: int, *, stored: bool) -> bool:
        """Wait until it is the turn of a request that so many connections hear of, and that is `stored`.
        False: it took too long."""
        if stored and not await self._journal.turn(_ENTRY):
            return False
        return await self._work.turn(_REQUEST + reach * _LISTENER)

    def arrive(self, told: int) -> None:
        """Of a new connection: so many bytes were told of it."""
        self._work.pay(_ARRIVAL)
        self.pay(Expense(told))

    def draw(self) -> None:
        """A QR code."""
        self._work.pay(PICTURE)

    def pay(self, expense: Expense) -> None:
        self._work.pay(expense.told * _BYTE)
        self._journal.pay(expense.stored)
