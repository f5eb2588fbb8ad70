"""The one open question, and what answers it."""

from dataclasses import replace

from fliptable.engine.actions import Action, Choose, Decision, Hit, Question, Stay
from fliptable.engine.errors import IllegalAction
from fliptable.engine.events import DecisionMade, FrameAdvanced, FrameClosed, PlayerStayed, PointsTaken
from fliptable.engine.frames import Assign, Award, Flip, Pick, Play, Turn
from fliptable.engine.game_registry import ruleset
from fliptable.engine.ruleset import Events
from fliptable.engine.steps import assigned
from fliptable.engine.table import State, Status, Table, remembered


def decision(state: State) -> Decision | None:
    """Who must choose, among which options; None when the game is over."""
    return open_decision(state.table)


@remembered
def open_decision(table: Table) -> Decision | None:
    """As `decision`: the question and its options follow from what is public."""
    if table.result is not None:
        return None
    number = table.answered
    match table.stack[-1]:
        case Turn(seat=seat):
            refused = ruleset(table.options).stay_refusal(table, seat)
            options: tuple[Action, ...] = (Hit(number),) if refused else (Hit(number), Stay(number))
            return Decision(number, seat, Question.TURN, options)
        case Play(seat=seat, card=card, picked=picked):
            picks = ruleset(table.options).rules[card].options(table, seat, picked)
            return _asks(number, seat, card, picks)
        case Assign(seat=seat, cards=(card, *_)):
            picks = ruleset(table.options).rules[card].options(table, seat, ())
            return _asks(number, seat, card, picks)
        case Award(seat=seat):
            others = (n for n in table.clockwise(seat) if table.hands[n].status is not Status.OUT)
            chosen = (Choose(number, n) for n in (seat, *(n for n in others if n != seat)))
            return Decision(number, seat, Question.AWARD, tuple(chosen))
        case _:
            return None


def _asks(number: int, seat: int, card: int, picks: tuple[Pick, ...]) -> Decision:
    question = Question.PERSON if picks[0].card is None else Question.CARD
    options = tuple(Choose(number, pick.seat, pick.card) for pick in picks)
    return Decision(number, seat, question, options, card)


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """What `apply` accepts from `seat` now, in the order of rules.md; empty unless the decision is this
    seat's."""
    question = decision(state)
    return question.options if question is not None and question.seat == seat else ()


def check(state: State, action: Action) -> Decision:
    """The open decision, if `action` answers it.

    Raises IllegalAction: "game_over", "stale_decision" (X-09), "not_an_option", or why staying is refused.
    """
    question = decision(state)
    if question is None:
        raise IllegalAction("game_over", "X-09")
    if action.decision != question.id:
        raise IllegalAction("stale_decision", "X-09")
    if action in question.options:
        return question
    if isinstance(action, Stay) and question.question is Question.TURN:
        refused = ruleset(state.table.options).stay_refusal(state.table, question.seat)
        if refused is not None:
            raise IllegalAction(refused.reason, refused.rule)
    rule = "X-09" if question.source is None else ruleset(state.table.options).rules[question.source].rule
    raise IllegalAction("not_an_option", rule)


def answer(state: State, question: Decision, action: Action, rule: str = "X-09") -> Events:
    """The events by which a legal `action` answers `question`."""
    made = DecisionMade(question.seat, action, question.source, rule)
    frame = state.table.stack[-1]
    match frame, action:
        case Turn(seat=seat), Hit():
            return (made, FrameAdvanced(Flip(seat, 1), "B-08"))
        case Turn(seat=seat), Stay():
            return (made, FrameClosed("B-08"), PlayerStayed(seat, "B-08"))
        case Play(), Choose(seat=seat, card=card):
            return (made, FrameAdvanced(replace(frame, picked=(*frame.picked, Pick(seat, card))), "V-14"))
        case Assign(), Choose(seat=seat):
            return (made, FrameAdvanced(assigned(frame, Pick(seat)), "B-45"))
        case Award(seat=chooser), Choose(seat=seat):
            closed = (made, FrameClosed("V-107"))
            return closed if seat == chooser else (*closed, PointsTaken(seat, "V-107"))
        case _:
            raise IllegalAction("not_an_option", "X-09")
