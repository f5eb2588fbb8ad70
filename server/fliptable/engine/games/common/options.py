"""House options of more than one game."""

from fliptable.engine.options import HouseOption

TARGET = HouseOption("target", (100, 200, 300), 200, on_paper=True)
