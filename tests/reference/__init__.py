"""A second, independent implementation of both games, written from the rules alone.

It is slow-witted on purpose: mutable players, cards as codes, one generator per game that stops at every
decision. `duel` plays it against the engine, choice by choice; `python -m tests.reference --help` runs
as many games as wanted.

    faces        decks, and what is printed on a card
    parts        options, players, questions, finished rounds
    model        the round, the deal, leaving and joining: what both games share
    flip7        the base game            vengeance    Voll Fies
    scenario     random tables, decks and styles of play that reach the deep ends
    duel         one game on both sides, and the first difference
    playing      a scenario to its end
"""
