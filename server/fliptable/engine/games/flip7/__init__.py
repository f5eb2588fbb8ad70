"""Flip 7, the base game."""

from fliptable.engine.games.flip7.lesson import LESSON
from fliptable.engine.games.flip7.options import OPTIONS, settle
from fliptable.engine.games.flip7.rules import ruleset
from fliptable.engine.ruleset import Game

GAME = Game(key="flip7", place=1, build=ruleset, options=OPTIONS, lesson=LESSON, settle=settle)
