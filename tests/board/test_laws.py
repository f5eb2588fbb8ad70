"""What holds for every board, whatever is asked of it in whatever order."""

from __future__ import annotations

from functools import reduce

import hypothesis.strategies as st
from hypothesis import given, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from fliptable import engine
from fliptable.board.commands import (
    AddPlayer,
    Bust,
    Claim,
    Enter,
    EnteredResult,
    Laid,
    MovePlayer,
    ReleasePlayer,
    RemovePlayer,
    RenamePlayer,
    ReturnPlayer,
    SetDealer,
    Typed,
    Undo,
    WithdrawPlayer,
)
from fliptable.engine import Options, Row
from fliptable.room import Accepted, Phase, Rejected, advance, board_update, room_view
from fliptable.room.commands import Kick, Leave, Rematch, RoomCommand, SetOptions, Stand, Start
from tests.support.boards import BRUTAL, Evening, updated

OPTIONS = st.sampled_from([Options("flip7", target=100), Options("vengeance", target=100), BRUTAL])
NAMES = st.sampled_from(["Ann", "Bob", "Cem", "Dan", "Eve", "ann", " ", "x" * 25])
CODES = st.sampled_from(["0", "5", "12", "13", "U7", "L13", "x2", "+10", "-10", "/2", "FREEZE", "?"])
ROWS = st.builds(
    Row,
    st.lists(CODES, max_size=8).map(tuple),
    st.booleans(),
    st.sampled_from(("keep", "give", "pay")),
)
RESULTS: st.SearchStrategy[EnteredResult] = st.one_of(
    st.builds(Typed, st.sampled_from([-46, -45, -10, -1, 0, 20, 60, 91, 92, 171, 172, 0.5, 1e308])),
    st.just(Bust()),
    st.builds(Laid, ROWS),
)
PLAYERS = st.integers(0, 8)


def commands() -> st.SearchStrategy[RoomCommand]:
    return st.one_of(
        st.builds(AddPlayer, NAMES, st.sampled_from(("zero", "lowest"))),
        st.builds(RemovePlayer, PLAYERS),
        st.builds(RenamePlayer, PLAYERS, NAMES),
        st.builds(MovePlayer, PLAYERS, st.integers(-1, 8)),
        st.builds(SetDealer, PLAYERS),
        st.builds(WithdrawPlayer, PLAYERS),
        st.builds(ReturnPlayer, PLAYERS),
        st.builds(Claim, PLAYERS),
        st.builds(ReleasePlayer, PLAYERS),
        st.builds(Enter, st.integers(-1, 12), PLAYERS, st.integers(0, 60), RESULTS),
        st.builds(Undo, st.integers(0, 60)),
        st.builds(SetOptions, OPTIONS),
        st.builds(Kick, st.integers(1, 4)),
        st.sampled_from([Start(), Rematch(), Leave(), Stand()]),
    )


class AnyEvening(RuleBasedStateMachine):
    """Hanna is the host, Tom and Uli enter as well."""

    def __init__(self) -> None:
        super().__init__()
        self.evening = Evening("Ann", "Bob")
        self.state, self.seen = self.evening.state, self.evening.board

    @initialize(options=OPTIONS)
    def friends_meet(self, options: Options) -> None:
        self.evening.do(self.host, SetOptions(options))
        for name in ("Tom", "Uli"):
            self.evening.join(name)

    @property
    def host(self) -> int | None:
        return self.evening.state.host

    def anybody(self, data: st.DataObject) -> int | None:
        return data.draw(st.sampled_from([self.host, *(member.id for member in self.evening.state.members)]))

    @rule(data=st.data())
    def anybody_asks_anything(self, data: st.DataObject) -> None:
        before = self.evening.state
        if not isinstance(self.evening.ask(self.anybody(data), data.draw(commands())), Accepted):
            assert self.evening.state is before

    @rule(data=st.data(), result=RESULTS)
    def somebody_enters(self, data: st.DataObject, result: EnteredResult) -> None:
        rounds = self.evening.board.rounds
        if rounds:
            played = data.draw(st.sampled_from([rounds[-1], *rounds]))
            field = data.draw(st.sampled_from(played.fields))
            entry = Enter(played.number, field.player, field.change, result)
            self.evening.ask(self.anybody(data), entry)

    @rule(points=st.integers(0, 60))
    def a_round_is_filled(self, points: int) -> None:
        if self.evening.board.open is not None:
            played = self.evening.board.rounds[-1]
            for field in (field for field in played.fields if field.entry is None):
                entry = Enter(played.number, field.player, field.change, Typed(points + field.player))
                self.evening.ask(self.host, entry)

    @invariant()
    def what_is_new_leads_from_one_view_to_the_next(self) -> None:
        self.seen = updated(self.seen, board_update(self.state, self.evening.state))
        self.state = self.evening.state
        assert self.seen == self.evening.board

    @rule(data=st.data())
    def somebody_takes_back(self, data: st.DataObject) -> None:
        fields = [field for played in self.evening.board.rounds for field in played.fields if field.undoable]
        if fields:
            field = data.draw(st.sampled_from(fields))
            assert field.entry is not None
            undo = Undo(field.change)
            author = self.evening.state.member(field.entry.by.member)
            answer = self.evening.ask(field.entry.by.member, undo)
            claimed = answer == Rejected("claimed_by_other")
            assert isinstance(answer, Accepted) or claimed or author is None or author.watching

    @rule()
    def a_new_sheet_begins(self) -> None:
        if self.evening.board.winner is not None:
            self.evening.do(self.host, Rematch())

    @invariant()
    def totals_are_the_sums_of_what_was_entered(self) -> None:
        board = self.evening.board
        for player in board.players:
            fields = [f for played in board.rounds for f in played.fields if f.player == player.id]
            points = [field.entry.points for field in fields if field.entry is not None]
            assert player.total == player.start + sum(points)
            assert not fields or fields[-1].total == player.total

    @invariant()
    def every_entry_is_one_that_a_round_can_be_worth(self) -> None:
        bounds = self.evening.board.bounds
        for played in self.evening.board.rounds:
            for field in played.fields:
                if field.entry is not None:
                    assert bounds.lowest <= field.entry.points <= bounds.highest
                    assert (field.entry.how == "cards") == (field.entry.row is not None)

    @invariant()
    def only_the_last_round_is_open(self) -> None:
        board = self.evening.board
        assert all(played.complete for played in board.rounds[:-1])
        assert board.open == (len(board.rounds) if board.rounds and board.winner is None else None)

    @invariant()
    def somebody_wins_exactly_if_he_leads_alone_at_the_target_after_a_complete_round(self) -> None:
        board = self.evening.board
        playing = {player.id: player.total for player in board.players if not player.left}
        best = max(playing.values(), default=0)
        leaders = [player for player, total in playing.items() if total == best]
        over = board.rounds and board.rounds[-1].complete and best >= board.bounds.target
        assert board.winner == (leaders[0] if over and len(leaders) == 1 else None)
        assert (self.evening.state.phase is Phase.OVER) == (board.winner is not None)

    @invariant()
    def ranks_follow_the_totals(self) -> None:
        players = self.evening.board.players
        for player in players:
            better = [p for p in players if not p.left and p.total > player.total]
            assert player.rank == (None if player.left else len(better) + 1)

    @invariant()
    def whoever_plays_has_one_field_in_an_untouched_round(self) -> None:
        board = self.evening.board
        for played in board.rounds:
            assert len({field.player for field in played.fields}) == len(played.fields) > 0
        if board.rounds and all(field.entry is None for field in board.rounds[-1].fields):
            playing = {player.id for player in board.players if not player.left}
            assert len(playing) >= 2
            assert {field.player for field in board.rounds[-1].fields} == playing

    @invariant()
    def no_two_fields_have_the_same_change(self) -> None:
        filled = [f.change for played in self.evening.board.rounds for f in played.fields if f.entry]
        assert len(set(filled)) == len(filled)

    @invariant()
    def the_dealer_plays(self) -> None:
        board = self.evening.board
        if board.players:
            dealer = next(player for player in board.players if player.id == board.dealer)
            assert not dealer.left

    def teardown(self) -> None:
        """The journal leads to the same room."""
        state = reduce(advance, self.evening.journal[1:], advance(None, self.evening.journal[0]))
        assert state == self.evening.state

    @invariant()
    def everything_can_be_shown(self) -> None:
        assert room_view(self.evening.state).kind == "board"
        assert self.evening.board.bounds == engine.bounds(room_view(self.evening.state).options)


TestAnyEvening = AnyEvening.TestCase
TestAnyEvening.settings = settings(max_examples=40, stateful_step_count=30)


@settings(max_examples=40)
@given(results=st.lists(st.integers(0, 60), min_size=4, max_size=4), order=st.permutations(range(4)))
def test_the_order_of_entries_within_a_round_does_not_matter(results: list[int], order: list[int]) -> None:
    names = ("Ann", "Bob", "Cem", "Dan")
    evenings = [Evening(*names, options=Options("flip7", target=100)).round(50, 50, 40, 30) for _ in range(2)]
    for place in range(4):
        evenings[0].enter(names[place], results[place])
    for place in order:
        evenings[1].enter(names[place], results[place], 2)
    shown = [
        (board.players, board.open, board.dealer, board.lead, board.tie, board.winner)
        for board in (evening.board for evening in evenings)
    ]
    assert shown[0] == shown[1]
