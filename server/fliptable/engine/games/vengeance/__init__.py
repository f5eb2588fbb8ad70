"""Flip 7 Voll Fies, in English "With a Vengeance"."""

from fliptable.engine.games.vengeance.lesson import LESSON
from fliptable.engine.games.vengeance.options import OPTIONS, settle
from fliptable.engine.games.vengeance.rules import ruleset
from fliptable.engine.ruleset import Game

GAME = Game(key="vengeance", place=2, build=ruleset, options=OPTIONS, lesson=LESSON, settle=settle)
