"""Who is connected to a room. The journal does not hold it: it is forgotten with the connections."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Attendance:
    """As one worker knows it of all workers. `away`: people without a connection for longer than the grace;
    `watchers`: spectators without a name, who are no members; `present`: members with a connection;
    `served`: this worker has a connection to the room."""

    away: frozenset[int] = frozenset()
    watchers: int = 0
    present: frozenset[int] = frozenset()
    served: bool = False

    def there(self, people: AbstractSet[int]) -> frozenset[int]:
        """Those of `people` who count as being there: connected, or gone for less than the grace."""
        return frozenset(people - self.away)

    def seen(self, people: AbstractSet[int], present: frozenset[int], watchers: int) -> Attendance:
        """When `present` are connected now. Whoever has just gone is not away yet."""
        return Attendance((self.away & people) - present, watchers, present, served=True)

    def missed(self, member: int) -> Attendance:
        """When the grace of `member` is over."""
        return self if member in self.present else replace(self, away=self.away | {member})


UNKNOWN: Final = Attendance()
SERVED: Final = Attendance(served=True)
