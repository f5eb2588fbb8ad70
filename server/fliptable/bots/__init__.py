"""Players without a person: `choose(view, decision, rng)` → action.

A bot gets the view of its own seat, so that it cannot know more than a player does, and answers with one of
the decision's options.
"""

from fliptable.bots.plain import choose

__all__ = ["choose"]
