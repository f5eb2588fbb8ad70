"""Checks the shuffles of a game by the record that a browser has saved of it (docs/fairness.md).

It stands alone: it uses nothing of the server, the engine or the client, whose work it checks, and nothing
that does not come with Python.
"""

from fliptable.verify.judging import judge
from fliptable.verify.record import NotARecord, Record, read
from fliptable.verify.report import report
from fliptable.verify.verdict import Fault, Verdict

__all__ = ["Fault", "NotARecord", "Record", "Verdict", "judge", "read", "report"]
