"""Who may do what travels with the data: the server takes exactly what it says that it would take."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings
from hypothesis.stateful import invariant

from fliptable import engine
from fliptable.board.commands import Enter, Typed
from fliptable.engine import IllegalAction, Options
from fliptable.engine.tally import AwardUse, Row, tally
from fliptable.room import Accepted, Rejected, Request, board_update, board_view, handle, room_view
from fliptable.room.attendance import UNKNOWN, Attendance
from fliptable.room.commands import Act, Admit, HandOver, PlayFor, RoomCommand, Sit, Stand
from fliptable.room.outputs import RoomChange
from fliptable.room.state import Phase
from fliptable.wire import frames, projection
from fliptable.wire.projection import Principal, perspective
from tests.board import test_laws as boards
from tests.room import test_machine as games
from tests.support.boards import Evening
from tests.support.rooms import Room, switching


def refusal(room: Room, member: int | None, command: RoomCommand, away: frozenset[int] = frozenset()) -> str:
    """Why `member` may not; empty if he may. Nothing happens."""
    there = frozenset(person.id for person in room.state.people()) - away
    answer = handle(room.state, Request(command, room.entropy(), member, "", there), room.now)
    assert isinstance(answer, Accepted | Rejected)
    return answer.reason if isinstance(answer, Rejected) else ""


class AnyGame(games.AnyEvening):
    @invariant()
    def whoever_is_named_may_have_the_default_played(self) -> None:
        state = self.state
        if state.overdue is None or state.paused_at is not None:
            return
        for away in (frozenset[int](), frozenset(state.seats[::2])):
            overdue = room_view(state, Attendance(away=away)).overdue
            assert overdue is not None
            here = [person.id for person in state.people() if person.id not in away]
            command = PlayFor(overdue.decision, "once")
            may = {member for member in here if not refusal(self.room, member, command, away)}
            assert may == set(overdue.deciders) & set(here)

    @invariant()
    def whoever_waits_can_be_seated(self) -> None:
        if self.state.phase is not Phase.PLAYING or self.state.host is None:
            return
        for member in room_view(self.state).members:
            if not member.left:
                refused = refusal(self.room, self.state.host, Admit(member.id, "zero"))
                assert (refused == "not_waiting") == (not member.waiting)


AnyGame.TestCase.settings = settings(max_examples=25, stateful_step_count=20)
test_any_game = AnyGame.TestCase


class AnyBoard(boards.AnyEvening):
    @invariant()
    def whoever_is_named_may_enter(self) -> None:
        room, view = self.evening, self.evening.board
        if view.open is None:
            return
        for player in view.players:
            field = next((f for f in view.rounds[-1].fields if f.player == player.id), None)
            if field is None:
                continue
            command = Enter(view.open, player.id, field.change, Typed(5))
            may = {m.id for m in room.state.people() if not refusal(room, m.id, command)}
            assert may == set(view.enterers if player.enterable_by is None else player.enterable_by)


AnyBoard.TestCase.settings = settings(max_examples=25, stateful_step_count=20)
test_any_board = AnyBoard.TestCase


@pytest.mark.parametrize("command", [Stand(), Sit()])
def test_a_board_is_told_when_others_enter(command: RoomCommand) -> None:
    evening = Evening("Ann", "Bob")
    tom = evening.join("Tom")
    if isinstance(command, Sit):
        evening.do(tom, Stand())
    evening.do(tom, command)
    change = RoomChange(evening.journal[-1], evening.before, evening.state)
    seen = perspective(evening.state, Principal(tom))
    told = frames.batch(change, seen, UNKNOWN, 0).board
    assert told is not None
    assert (tom in told.enterers) == isinstance(command, Sit)
    assert (told.rounds, told.history) == ((), ())
    assert frames.batch(change, seen, UNKNOWN, 0, version=1).board is None


def test_the_next_host_enters_for_everybody() -> None:
    evening = Evening("Ann", "Bob")
    tom = evening.join("Tom")
    before = evening.state
    evening.do(evening["Hanna"], HandOver(tom))
    assert board_update(before, evening.state) is not None
    assert board_view(before) == board_view(evening.state)


def test_a_prompt_says_exactly_when_a_pick_can_be_taken_back() -> None:
    possible = 0
    for seed in range(10):
        chance = Random(seed)
        state = engine.new_game("vengeance", 4, seed, Options("vengeance")).state
        while question := engine.decision(state):
            try:
                engine.take_back(state, question.seat)
            except IllegalAction:
                assert not engine.can_take_back(state)
            else:
                assert engine.can_take_back(state)
                possible += 1
            state = engine.apply(state, chance.choice(question.options)).state
        assert not engine.can_take_back(state)
    assert possible > 0


def test_it_travels_with_the_question() -> None:
    room = switching()
    seen = perspective(room.state, Principal(room["Ann"]))
    assert not projection.prompt(room.state, seen, 0).take_back
    room.do(room["Ann"], Act(room.question.options[0]))
    assert projection.prompt(room.state, seen, 0).take_back


@pytest.mark.parametrize(
    ("options", "cards", "busted", "awards"),
    [
        (Options("flip7"), ("5",), False, ("keep",)),
        (Options("vengeance"), ("1", "2", "3", "4", "5", "6", "8"), False, ("keep",)),
        (Options("vengeance", brutal=True), ("5",), False, ("keep", "pay")),
        (Options("vengeance", brutal=True), ("5",), True, ("keep", "pay")),
        (Options("vengeance", brutal=True), ("1", "2", "3", "4", "5", "6", "8"), False, ("keep", "give")),
    ],
)
def test_a_row_says_what_can_become_of_the_points_for_seven_cards(
    options: Options, cards: tuple[str, ...], busted: bool, awards: tuple[AwardUse, ...]
) -> None:
    assert tally(options, Row(cards, busted)).awards == awards
    uses: tuple[AwardUse, ...] = ("keep", "give", "pay")
    taken = []
    for award in uses:
        try:
            tally(options, Row(cards, busted, award))
        except engine.EngineError:
            continue
        taken.append(award)
    assert tuple(taken) == awards
