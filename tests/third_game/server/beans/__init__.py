"""Beans: whoever turns a weevil loses the beans of his row. The first to 40 has won."""

from fliptable.engine.ruleset import Game
from tests.third_game.server.beans.lesson import LESSON
from tests.third_game.server.beans.options import OPTIONS
from tests.third_game.server.beans.rules import ruleset

GAME = Game(key="beans", place=3, build=ruleset, options=OPTIONS, lesson=LESSON)
