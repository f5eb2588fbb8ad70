"""Whatever is sent over the sockets of a table, in whatever order: it is answered and harms nobody, and the
game can be played to its end."""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from contextlib import ExitStack
from random import Random
from typing import ClassVar

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame as RawFrame
from websockets.frames import Opcode

from fliptable import codec
from fliptable.bots import choose
from fliptable.engine import Decision
from fliptable.wire.close_codes import Close
from tests.support.clock import ManualClock
from tests.support.evenings import over
from tests.support.frames import Change, Frame, changes, nonsense, sensible
from tests.support.players import Player
from tests.support.tables import SeededEntropy, Tables, serving
from tests.support.troublemakers import Troublemaker

ENDS = {Close.REPLACED, Close.KICKED, Close.OFFENSIVE, Close.NOT_WATCHABLE}
"""How a connection may end because of what was sent by its client or by others at the table."""

HARMLESS = {
    "fliptable.live.churn",
    "fliptable.web.limits.credit",
    "fliptable.web.limits.turns",
    "websockets.client",
}
"""Who counts those who are turned away, and the library on this side of the line."""

numbers = st.integers(0, 10_000)
people = st.integers(0, 5)


class Fuzz(RuleBasedStateMachine):
    """Three players in a running game, a member who watches, a spectator and a visitor."""

    tables: ClassVar[Tables]
    log: ClassVar[pytest.LogCaptureFixture]

    def __init__(self) -> None:
        super().__init__()
        self.people: list[Troublemaker] = []
        self._refs = itertools.count(1)

    @initialize(game=st.sampled_from(["flip7", "vengeance"]), clock=st.sampled_from([0, 20]))
    def a_running_game(self, game: str, clock: int) -> None:
        self.log.clear()
        self.code = self.tables.create()
        self.people = [Troublemaker(self.tables, self.code, watch=place == 4) for place in range(6)]
        for person, name in zip(self.people, ("Ann", "Ben", "Cem", "Wil"), strict=False):
            person.join(name, watch=name == "Wil")
            assert person.token is not None
            person.secret = person.token
        for person in self.people[4:]:
            person.arrive()
        host = self.people[0]
        host.done("set_options", options={**host.room["options"], "game": game, "target": 100})
        host.done("set_table", clock=clock)
        host.done("start")

    @rule(who=people, frames=st.lists(nonsense, min_size=1, max_size=4))
    def talks_nonsense(self, who: int, frames: list[Frame]) -> None:
        for frame in frames:
            self.somebody(who).transmit(frame)

    @rule(who=people, pick=numbers, change=changes)
    def says_something_nearly_right(self, who: int, pick: int, change: Change) -> None:
        self.somebody(who).transmit(self.message(who, pick, change))

    @rule(picks=st.lists(numbers, min_size=1, max_size=5))
    def the_game_goes_on(self, picks: list[int]) -> None:
        for pick in picks:
            question = self.people[0].prompt["decision"]
            for person in self.people:
                if question and person.view and person.view.viewer == question["seat"]:
                    action = Random(pick).choice(question["options"])
                    person.ask("act", action=action, ref=self.ref())
            latest = max(person.seq for person in self.people)
            for person in self.people:
                person.catch_up(latest)

    @rule(turns=st.lists(st.tuples(people, numbers), min_size=1, max_size=8))
    def several_talk_at_once(self, turns: list[tuple[int, int]]) -> None:
        for who, pick in turns:
            self.somebody(who).transmit(self.message(who, pick))

    @rule(who=people, whose=people, which=numbers)
    def repeats_what_somebody_said(self, who: int, whose: int, which: int) -> None:
        said = self.somebody(whose).sent
        if said:
            self.somebody(who).transmit(said[-1 - which % len(said)])

    @rule(who=people, pick=numbers, size=st.integers(1, 50))
    def says_it_in_pieces(self, who: int, pick: int, size: int) -> None:
        person, message = self.somebody(who), self.message(who, pick)
        person.note(message)
        data = message.encode()
        pieces = [data[start : start + size] for start in range(0, len(data), size)]
        for number, piece in enumerate(pieces):
            opcode, last = Opcode.CONT if number else Opcode.TEXT, number == len(pieces) - 1
            self.write(person, RawFrame(opcode, piece, fin=last), RawFrame(Opcode.PING, b"in between"))

    @rule(who=people, picks=st.lists(numbers, max_size=3), reset=st.booleans())
    def is_cut_off_while_talking(self, who: int, picks: list[int], reset: bool) -> None:
        person = self.somebody(who)
        for pick in picks:
            person.transmit(self.message(who, pick))
        person.cut(reset=reset)
        person.arrive()

    @rule(who=people, garbage=st.binary(min_size=1, max_size=200))
    def breaks_the_protocol_below(self, who: int, garbage: bytes) -> None:
        person = self.somebody(who)
        person.connection.socket.sendall(garbage)
        person.cut(reset=False)
        person.arrive()

    @rule(who=people)
    def opens_a_second_tab(self, who: int) -> None:
        person = self.somebody(who)
        with Troublemaker(self.tables, self.code, watch=person.watch) as tab:
            tab.token = person.token
            tab.arrive()
            if tab.token is not None and tab.you is not None:
                assert person.closed() == Close.REPLACED
                person.arrive()
                assert tab.closed() == Close.REPLACED

    @rule(frames=st.lists(nonsense, max_size=3), pick=numbers)
    def does_not_begin_with_hello(self, frames: list[Frame], pick: int) -> None:
        with Troublemaker(self.tables, self.code) as stranger:
            stranger.connect()
            for frame in (*frames, self.message(pick, pick)):
                stranger.transmit(frame)
            assert stranger.closed() in {Close.NO_HELLO, Close.PROTOCOL}

    @invariant()
    def all_is_well(self) -> None:
        for _ in range(2):  # the answer to one may come before others are answered
            for person in self.people:
                person.ask_for_an_answer()
            for person in self.people:
                end = person.settle()
                if end is not None:
                    assert end in ENDS, end
                    self.come_back(person)
        assert len({person.seq for person in self.people}) <= 1, "somebody has heard less"
        assert not [record for record in self.log.records if record.name not in HARMLESS]

    def teardown(self) -> None:
        for person in self.people:
            person.close()
        if self.people:
            with ExitStack() as stack:
                players = [Player(self.tables, self.code) for _ in self.people]
                for player, person in zip(players, self.people, strict=True):
                    stack.enter_context(player).token = person.secret
                    player.open()
                members = [player for player in players if is_let_in(player)]
                play_to_the_end(members or [players[0].join("Anew")])

    def come_back(self, person: Troublemaker) -> None:
        if any(other.token == person.token for other in self.people if other is not person):
            person.token = None  # somebody else repeated how it became a member, and is it now
        person.arrive()

    def somebody(self, who: int) -> Troublemaker:
        return self.people[who % len(self.people)]

    def message(self, who: int, pick: int, change: Change | None = None) -> str:
        person = self.somebody(who)
        messages = sensible(person, person.token or person.secret, self.ref())
        message = Random(pick).choice(messages)
        return json.dumps(change.apply(message) if change else message)

    def ref(self) -> str:
        return f"m{next(self._refs)}"

    @staticmethod
    def write(person: Troublemaker, *frames: RawFrame) -> None:
        for frame in frames:
            person.connection.socket.sendall(frame.serialize(mask=True))


def is_let_in(player: Player) -> bool:
    """False if nobody is a member with this secret, any more or yet."""
    try:
        player.until(lambda message: message["type"] == "welcome")
    except ConnectionClosed:
        assert player.closed() == Close.UNKNOWN_TOKEN
        player.token = None
        return False
    return True


def play_to_the_end(players: Sequence[Player]) -> None:
    """All members that are no bots, in whatever the room is doing."""
    host = next(player for player in players if player.you == player.room["host"])
    if host.room["paused"]:
        host.done("resume")
    if host.room["phase"] == "lobby":
        host.done("set_options", options={**host.room["options"], "target": 100})
        while host.room["startable"] is not None:
            host.done("add_bot")
        host.done("start")
    rng = Random(0)
    while not over(host):
        latest = max(player.seq for player in players)
        for player in players:
            player.catch_up(latest)
        question = host.prompt["decision"]
        asked = [player for player in players if question and _seat(player) == question["seat"]]
        if asked and asked[0].view:
            action = choose(asked[0].view, codec.decode(Decision, question), rng)
            asked[0].done("act", action=codec.encode(action))
        elif not over(host):  # it is a bot's turn
            host.hear()


def _seat(player: Player) -> int | None:
    return None if player.view is None else player.view.viewer


def test_no_frames_do_any_harm(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    with serving(sqlite, clock=ManualClock(), entropy=SeededEntropy()) as Fuzz.tables:
        Fuzz.log = caplog
        run_state_machine_as_test(
            Fuzz,
            settings=settings(
                max_examples=15,
                stateful_step_count=20,
                derandomize=True,
                phases=[Phase.generate],
                database=None,
                suppress_health_check=list(HealthCheck),
            ),
        )
