"""Any sequence of requests, sensible or not: the room stays a room."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fliptable import engine
from fliptable.room import (
    Accepted,
    Phase,
    Repeated,
    RoomState,
    advance,
    decode_batch,
    encode_batch,
    game_view,
    public_events,
    room_view,
    viewer_of,
)
from fliptable.room.attendance import Attendance
from fliptable.room.commands import (
    Act,
    AddBot,
    ClockSeconds,
    Join,
    Leave,
    Overdue,
    PlayFor,
    RoomCommand,
    SetTable,
    Start,
    TimeUp,
    Until,
)
from fliptable.room.recap import recall, record
from fliptable.room.views import changed_views
from tests.room.strategies import CLOCKS, NAMES, STRANGER, UNTIL, commands
from tests.support.rooms import Room


class AnyEvening(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.room = Room()

    @property
    def state(self) -> RoomState:
        return self.room.state

    @initialize(people=st.integers(1, 4), clock=CLOCKS, lesson=st.booleans())
    def friends_meet(self, people: int, clock: ClockSeconds, lesson: bool) -> None:
        self.room = Room(lesson=lesson)
        for name in ("Ann", "Bob", "Cat", "Dan")[:people]:
            self.room.join(name)
        self.room.do(self.state.host, SetTable(clock=clock))

    @rule(data=st.data(), ref=st.sampled_from(["", "r1", "r2", "r3"]))
    def anybody_asks_anything(self, data: st.DataObject, ref: str) -> None:
        members = [member.id for member in self.state.members]
        asker = data.draw(st.sampled_from([self.state.host, *members, STRANGER, None]))
        self.ask(asker, data.draw(commands(st.sampled_from([*members, STRANGER]))), ref)

    @rule(data=st.data())
    def the_host_does_something(self, data: st.DataObject) -> None:
        members = st.sampled_from([*(member.id for member in self.state.members), STRANGER])
        self.ask(self.state.host, data.draw(commands(members)), "")

    def ask(self, member: int | None, command: RoomCommand, ref: str) -> None:
        before = self.state
        answer = self.room.ask(member, command, ref)
        if not isinstance(answer, Accepted):
            assert self.state is before
        elif ref and member is not None:
            self.say_it_again(member, command, ref)

    def say_it_again(self, member: int, command: RoomCommand, ref: str) -> None:
        before = self.state
        if before.member(member):
            assert self.room.ask(member, command, ref) == Repeated(before.seq)
            assert self.state is before

    @rule(name=NAMES, watch=st.booleans())
    def somebody_joins(self, name: str, watch: bool) -> None:
        self.room.ask(None, Join(name, watch))

    @precondition(lambda self: self.state.phase is Phase.LOBBY and self.state.host is not None)
    @rule()
    def the_host_fills_up_and_starts(self) -> None:
        self.room.ask(self.state.host, AddBot())
        self.room.ask(self.state.host, Start())

    @precondition(lambda self: self.state.phase is Phase.PLAYING and self.state.paused_at is None)
    @rule(pick=st.integers(0, 40))
    def the_asked_one_acts(self, pick: int) -> None:
        options = self.room.question.options
        self.room.do(self.state.seats[self.room.question.seat], Act(options[pick % len(options)]))

    @precondition(lambda self: self.state.phase is Phase.PLAYING)
    @rule()
    def the_asked_one_leaves(self) -> None:
        self.room.do(self.state.seats[self.room.question.seat], Leave())

    @precondition(lambda self: self.state.deadline is not None and self.state.paused_at is None)
    @rule()
    def time_runs_out(self) -> None:
        assert self.state.deadline is not None
        self.room.now = self.state.deadline.at
        self.room.do(None, TimeUp())

    @rule(seconds=st.integers(0, 15))
    def time_goes_by(self, seconds: int) -> None:
        self.room.now += 1000 * seconds

    @invariant()
    def there_is_a_host_exactly_while_there_are_people(self) -> None:
        people = {member.id for member in self.state.people()}
        assert self.state.host in people if people else self.state.host is None

    @invariant()
    def seats_are_of_different_members_of_the_room(self) -> None:
        members = [member.id for member in self.state.members]
        assert len(set(members)) == len(members)
        assert len(set(self.state.seats)) == len(self.state.seats)
        assert set(self.state.seats) <= set(members)

    @invariant()
    def whoever_has_left_is_kept_for_his_seat_only(self) -> None:
        for member in self.state.members:
            assert not member.left or (self.state.game and member.id in self.state.seats)

    @invariant()
    def seats_of_room_and_game_agree(self) -> None:
        if self.state.game is None:
            return
        table = self.state.game.table
        assert len(table.seated) == len(self.state.seats)
        if table.result is None:
            assert table.seated == tuple(self.state.member(m) is not None for m in self.state.seats)

    @invariant()
    def nobody_is_waited_for_who_is_not_there(self) -> None:
        if self.state.phase is Phase.PLAYING:
            assert self.state.member(self.state.seats[self.room.question.seat])

    @invariant()
    def the_clock_runs_exactly_for_people_who_decide(self) -> None:
        asked = None
        if self.state.phase is Phase.PLAYING and self.state.clock:
            asked = self.state.member(self.state.seats[self.room.question.seat])
        assert (self.state.deadline is not None) == (asked is not None and not asked.bot)

    @precondition(lambda self: self.state.phase is Phase.PLAYING and self.state.paused_at is None)
    @rule()
    def the_table_gets_impatient(self) -> None:
        question = self.room.question
        self.ask(None, Overdue(question.id, self.state.seats[question.seat]), "")

    @precondition(lambda self: self.state.overdue is not None)
    @rule(data=st.data(), until=UNTIL)
    def somebody_wants_to_go_on(self, data: st.DataObject, until: Until) -> None:
        people = [member.id for member in self.state.people()]
        self.ask(data.draw(st.sampled_from(people)), PlayFor(self.room.question.id, until), "")

    @invariant()
    def the_table_waits_for_whoever_is_asked(self) -> None:
        if self.state.overdue is not None:
            question = self.room.question
            assert (self.state.overdue.decision, self.state.overdue.seat) == (question.id, question.seat)

    @invariant()
    def only_a_running_game_is_paused_or_played_for_somebody(self) -> None:
        if self.state.phase is not Phase.PLAYING:
            assert self.state.paused_at is None
            assert self.state.overdue is None
        if self.state.phase is Phase.LOBBY:
            assert not any(member.autoplay for member in self.state.members)

    @invariant()
    def names_differ(self) -> None:
        names = [member.name.casefold() for member in self.state.here()]
        assert len(set(names)) == len(names)

    @invariant()
    def everything_can_be_shown(self) -> None:
        room_view(self.state)
        self.room.owes()

    @invariant()
    def a_batch_tells_of_the_room_exactly_if_its_view_is_another(self) -> None:
        before, now = self.room.before, self.state
        for away in (frozenset[int](), frozenset(self.state.seats[::2])):
            attendance = Attendance(away=away, watchers=len(away))
            views = room_view(before, attendance), room_view(now, attendance)
            assert changed_views(before, now, attendance) == (None if views[0] == views[1] else views)

    @invariant()
    def what_viewers_fold_is_what_the_server_shows(self) -> None:
        batch, before = self.room.journal[-1], self.room.before
        if before.game is None or self.state.game is None:
            return
        for member in (None, *(member.id for member in self.state.here())):
            seen = game_view(replace(before, watch_open=True), member)
            now = game_view(replace(self.state, watch_open=True), member)
            if seen and now and viewer_of(before, member) == viewer_of(self.state, member):
                assert reduce(engine.fold, public_events(batch, seen.viewer), seen) == now

    def teardown(self) -> None:
        stored = [decode_batch(encode_batch(batch)) for batch in self.room.journal]
        assert reduce(advance, stored, None) == self.state
        assert recall(record(self.state)) == self.state


AnyEvening.TestCase.settings = settings(max_examples=40, stateful_step_count=30)
test_any_evening = AnyEvening.TestCase
