"""What a room has cost this worker, so that whoever caused it can pay."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

_KEPT: Final = 128
"""Batches of which it is known: far more than can be waited for."""


@dataclass(frozen=True, slots=True)
class Expense:
    """Bytes `told` to connections, and `stored` in the journal."""

    told: int = 0
    stored: int = 0


class Expenses:
    """`told`: bytes to connections since the beginning, `arrival`: those for whoever came last."""

    def __init__(self) -> None:
        self.told = 0
        self.arrival = 0
        self._of: OrderedDict[int, Expense] = OrderedDict()

    def note(self, seq: int, since: int, stored: int) -> None:
        """Batch `seq` is all that was told since `told` was so much."""
        self._of[seq] = Expense(self.told - since, stored)
        if len(self._of) > _KEPT:
            self._of.popitem(last=False)

    def of(self, seq: int) -> Expense:
        """Of batch `seq`, once each; nothing if that is not known any more."""
        return self._of.pop(seq, Expense())
