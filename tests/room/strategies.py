"""Requests of any kind, sensible or not."""

from __future__ import annotations

from typing import Literal

import hypothesis.strategies as st

from fliptable.engine import Choose, Hit, Options, Stay
from fliptable.room.commands import (
    Act,
    AddBot,
    Admit,
    Back,
    ClockSeconds,
    HandOver,
    HostAway,
    Join,
    Kick,
    Leave,
    Overdue,
    Pause,
    PlayDefault,
    PlayFor,
    Ready,
    Rematch,
    RemoveBot,
    Resume,
    RoomCommand,
    SetOptions,
    SetTable,
    Sit,
    Stand,
    Start,
    TakeBack,
    TimeUp,
    Until,
)
from fliptable.room.seeding import BeginGame, CommitSeed, RevealSeed
from tests.support.rooms import seed, seed_hash

NAMES = st.sampled_from(["Ann", "ann", "Bob", "Cat", "Dan", "Eve", " ", "x" * 25, "\u202eAnn"])
CLOCKS: st.SearchStrategy[ClockSeconds] = st.sampled_from([0, 20, 40, 90])
OPTIONS = st.builds(
    Options,
    target=st.sampled_from([100, 200, 150]),
    start_card=st.booleans(),
    stay_needs_card=st.sampled_from([None, False, True]),
    face_down=st.booleans(),
    decks=st.sampled_from([1, 2, 3]),
)
POINTS: st.SearchStrategy[Literal["zero", "lowest"]] = st.sampled_from(["zero", "lowest"])
ACTIONS = st.one_of(
    st.builds(Hit, st.integers(0, 30)),
    st.builds(Stay, st.integers(0, 30)),
    st.builds(Choose, st.integers(0, 30), st.integers(-1, 9), st.none() | st.integers(-1, 94)),
)
UNTIL: st.SearchStrategy[Until] = st.sampled_from(["once", "return"])
STRANGER = 999


def commands(members: st.SearchStrategy[int]) -> st.SearchStrategy[RoomCommand]:
    return st.one_of(
        st.builds(Join, NAMES, st.booleans()),
        st.builds(Kick, members),
        st.builds(HandOver, members),
        st.builds(RemoveBot, members),
        st.builds(Admit, members, POINTS),
        st.builds(SetOptions, OPTIONS),
        st.builds(SetTable, st.none() | st.booleans(), st.none() | CLOCKS),
        st.builds(Ready, st.sampled_from([seed("a"), seed("b"), "00", "G" * 64])),
        st.builds(CommitSeed, st.sampled_from([seed_hash("a"), seed_hash("b"), "00"])),
        st.builds(RevealSeed, st.sampled_from([seed("a"), seed("b"), "00"])),
        st.builds(BeginGame, st.integers(0, 3)),
        st.builds(Act, ACTIONS),
        st.builds(TakeBack, st.integers(0, 30)),
        st.builds(PlayFor, st.integers(0, 30), UNTIL),
        st.builds(Overdue, st.integers(0, 30), members),
        st.builds(PlayDefault, st.integers(0, 30)),
        st.sampled_from([Sit(), Stand(), Leave(), AddBot(), Start(), Rematch(), TimeUp(), HostAway()]),
        st.sampled_from([Pause(), Resume(), Back()]),
    )
