"""How many weevils there are."""

from fliptable.engine.options import HouseOption, fixed

GOAL = fixed("target", 40)
WEEVILS = HouseOption("weevils", (2, 6), 2)

OPTIONS = (GOAL, WEEVILS)
