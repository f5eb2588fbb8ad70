"""Random games by the thousand, to see that the rules hold and what games are like.

simulate(plan) → Report, or Broken: what did not hold, and how to see it again

The games are played with the engine's public face; the checker of `--check` also looks behind it.
"""

from fliptable.simulation.plan import NoSuchTable, Plan
from fliptable.simulation.report import Broken, Report
from fliptable.simulation.run import simulate

__all__ = ["Broken", "NoSuchTable", "Plan", "Report", "simulate"]
