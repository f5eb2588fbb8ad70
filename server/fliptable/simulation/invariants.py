"""What must hold of every game, whatever is played (rules.md, section 4).

Nothing here asks the engine what is right: the numbers are those of the section.
"""

from fliptable import engine
from fliptable.engine import Choose, Event, Question, State, Status, Table, Transition, View
from fliptable.engine.cards import Group
from fliptable.engine.events import (
    DecisionMade,
    PlayerBusted,
    PlayerFrozen,
    PlayerStayed,
    RoundEnded,
    RoundStarted,
)
from fliptable.engine.frames import Deal, Flip, held
from fliptable.engine.game_registry import ruleset
from fliptable.engine.ruleset import SEVEN
from fliptable.engine.steps import ENDLESS
from fliptable.engine.table import STOPPED, Hand


class BrokenInvariant(Exception):
    """`what` does not hold in `state`."""

    def __init__(self, what: str, state: State) -> None:
        super().__init__(what)
        self.what = what
        self.state = state


class GameChecker:
    """Follows one game event by event, as a replay and as a spectator do."""

    def __init__(self, start: Transition) -> None:
        begun, *events = start.events
        self.state = engine.evolve(None, begun)
        self._view = View(None, self.state.table)
        self._cards = frozenset(range(len(engine.catalogue(self.state.table.options))))
        self._drawer: int | None = None
        self._checked: tuple[Hand, ...] = ()
        self.follow(Transition(start.state, tuple(events)))

    def follow(self, transition: Transition) -> None:
        """Raises BrokenInvariant."""
        for event in transition.events:
            before = self.state
            self.state = engine.evolve(before, event)
            self._view = engine.fold(self._view, engine.redact(event, None))
            if _moved(before, self.state):
                self._check_cards()
            self._check_event(before.table, event)
        self._must(self.state == transition.state, "replaying the events gives the state")
        self._must(self._view == engine.view(self.state, None), "a spectator sees what the events tell")
        if self.state.table.result is None:
            self._check_waiting(self.state.table)
        else:
            self._check_end(self.state.table)

    def _must(self, holds: bool, what: str) -> None:
        if not holds:
            raise BrokenInvariant(what, self.state)

    def _check_cards(self) -> None:
        table = self.state.table
        cards = [*self.state.deck, *table.discard, *table.limbo]
        for hand in table.hands:
            cards += hand.cards
        self._must(len(cards) == len(self._cards) and self._cards == set(cards), "1: every card is once")
        self._must(table.deck == len(self.state.deck), "1: the deck is counted")

    def _check_event(self, before: Table, event: Event) -> None:
        match event:
            case RoundEnded():
                self._check_round(before, event)
            case DecisionMade(seat=seat, action=action) if not isinstance(action, Choose):
                in_deal = any(isinstance(frame, Deal) for frame in before.stack)
                self._drawer = None if in_deal else seat
            case RoundStarted():
                self._drawer = None
            case PlayerStayed(seat=seat) | PlayerFrozen(seat=seat):
                self._must(before.is_active(seat), "5: only who is active stops")
            case PlayerBusted(seat=seat):
                reached = before.is_active(seat) or before.hands[seat].status in STOPPED
                self._must(reached, "5: who has busted does not bust again")
            case _ if before.hands is not self.state.table.hands:
                same = all(map(_same_status, before.hands, self.state.table.hands))
                self._must(same, "5: who is out of the round stays out")

    def _check_round(self, before: Table, event: RoundEnded) -> None:
        frame = before.round_frame()
        match event.score.reason:
            case "nobody_active":
                why = not before.active() and before.stack[-1] == frame
            case "flipped_seven":
                why = frame is not None and frame.flipped is not None and before.stack[-1] == frame
            case "no_cards":
                why = not before.deck and not before.discard and isinstance(before.stack[-1], Flip)
            case _:
                why = before.turned() >= ENDLESS * len(self._cards)
        self._must(why, "6: a round ends for its reasons only")
        table = self.state.table
        booked = [0] * len(table.totals)
        for score in table.history:
            for line in score.lines:
                booked[line.seat] += line.points
        self._must(booked == list(table.totals), "7: totals are the sums of the booked rounds")

    def _check_waiting(self, table: Table) -> None:
        question = engine.decision(self.state)
        self._must(question is not None, "9: a game without a winner goes on")
        assert question is not None
        other = table.clockwise(question.seat)[0]
        self._must(not engine.legal_actions(self.state, other), "10: exactly one player is asked")
        self._must(question.id == table.answered, "10: and about this decision")
        pending = sorted(card for frame in table.stack for card in held(frame))
        self._must(sorted(table.limbo) == pending, "frames answer for the cards in limbo")
        if question.question is Question.TURN and self._drawer is not None:
            due = next(seat for seat in table.clockwise(self._drawer) if table.is_active(seat))
            self._must(question.seat == due, "8: the turn passes to the next active player")
        self._check_rows(table)

    def _check_rows(self, table: Table) -> None:
        kinds = ruleset(table.options).catalogue.kinds
        frame = table.round_frame()
        known, self._checked = self._checked, table.hands
        for seat, hand in enumerate(table.hands):
            if (seat < len(known) and hand is known[seat]) or hand.status in {Status.BUSTED, Status.OUT}:
                continue
            row = [kinds[card] for card in hand.cards if kinds[card].group is not Group.MODIFIER]
            self._must(len(set(row)) == len(row), "2, 4: no face twice in a row")
            numbers = sum(kind.group is Group.NUMBER for kind in row)
            flipped = frame is not None and frame.flipped == seat
            self._must(numbers < SEVEN or flipped, "3: seven numbers end the round")

    def _check_end(self, table: Table) -> None:
        assert table.result is not None
        totals = [total for total, seated in zip(table.totals, table.seated, strict=True) if seated]
        best = table.totals[table.result.winner]
        self._must(best == max(totals) and totals.count(best) == 1, "9: the winner leads alone")
        self._must(best >= ruleset(table.options).target, "9: at or above the target")
        self._must(engine.decision(self.state) is None, "9: and nobody is asked any more")


def _moved(before: State, after: State) -> bool:
    """Whether a card may have gone from one place to another. Before the first shuffle there are none."""
    old, new = before.table, after.table
    same = old.hands is new.hands and old.discard is new.discard and old.limbo is new.limbo
    return new.shuffles > 0 and not (same and before.deck is after.deck)


def _same_status(old: Hand, new: Hand) -> bool:
    return old.status is new.status
