"""The time by which what is in a SQLite file expires.

A wall clock can be set, a monotonic one begins anew with the machine. So the file has a time of its own: the
monotonic time and a shift, which the file keeps, so that all processes of a machine have the same. It goes
on while no process has the file. What cannot be measured, because the machine was off or is another one, is
taken from the wall clock, as a day at most: rooms may live longer by that, none ends before its time.
"""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Final

from fliptable.store.sqlite_file import outages

_BOOT_ID: Final = Path("/proc/sys/kernel/random/boot_id")
_UNSEEN: Final = 24 * 3600.0
"""Seconds that pass at most while nothing measures them."""


class MachineTime:
    """Both clocks in seconds. `boot` names the time since the machine was started, in which `monotonic` does
    not begin anew; "" where the system does not tell."""

    def wall(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()

    def boot(self) -> str:
        try:
            return _BOOT_ID.read_text("ascii").strip()
        except OSError:
            return ""


class FileClock:
    """Begins with the wall clock in a file that has no time yet."""

    def __init__(self, db: sqlite3.Connection, machine: MachineTime) -> None:
        """Raises Unavailable and Damaged."""
        self._machine = machine
        self._shift = 0.0
        with outages(), db:
            db.execute("BEGIN IMMEDIATE")
            self._go_on(db)

    def _go_on(self, db: sqlite3.Connection) -> None:
        boot, monotonic, wall = self._machine.boot(), self._machine.monotonic(), self._machine.wall()
        self._shift = wall - monotonic
        for known, shift, read, date in db.execute("SELECT boot, shift, monotonic, wall FROM clock"):
            measured = boot and boot == known and monotonic >= read
            unseen = min(max(0.0, wall - date), _UNSEEN)
            self._shift = shift if measured else shift + read + unseen - monotonic
        row = (boot, self._shift, monotonic, wall)
        db.execute("INSERT OR REPLACE INTO clock VALUES (1, ?, ?, ?, ?)", row)

    def now(self) -> float:
        """Seconds since some moment."""
        return self._machine.monotonic() + self._shift

    def note(self, db: sqlite3.Connection) -> None:
        """Up to now time was measured."""
        row = (self._shift, self._machine.monotonic(), self._machine.wall())
        db.execute("UPDATE clock SET shift = ?, monotonic = ?, wall = ?", row)
