"""One step of the frame on top of the stack.

Each step asks: do I still apply? am I finished? Otherwise it does one thing. It returns the group of events
to fold next, or nothing while it waits for a decision.
"""

from dataclasses import replace
from typing import assert_never

from fliptable.engine.events import (
    CardDiscarded,
    CardFlipped,
    CardLanded,
    DeckShuffled,
    EffectsQueued,
    FrameAdvanced,
    FrameClosed,
    FrameOpened,
    PlayerFrozen,
    PlayerStayed,
    RoundStarted,
)
from fliptable.engine.frames import (
    Assign,
    Award,
    Backlog,
    Deal,
    Effect,
    Flip,
    Match,
    Pick,
    Play,
    Round,
    Stop,
    Turn,
)
from fliptable.engine.game_registry import ruleset
from fliptable.engine.ruleset import Arrival, Events
from fliptable.engine.scoring import ENDINGS, game_ended, round_ended
from fliptable.engine.shuffle import shuffled
from fliptable.engine.table import State, Status, Table

ENDLESS = 10
"""A round ends when this many times the cards of the game have been turned in it (B-76a)."""


def step(state: State) -> Events:
    """What the top of the stack does next; nothing when it waits or the game is over."""
    if state.table.result is not None:
        return ()
    match state.table.stack[-1]:
        case Flip() as frame:
            return _flip(state, frame)
        case Turn() as frame:
            return _turn(state, frame)
        case Round() as frame:
            return _round(state, frame)
        case Play() as frame:
            return _play(state, frame)
        case Deal() as frame:
            return _deal(state, frame)
        case Assign() as frame:
            return _assign(state, frame)
        case Backlog() as frame:
            return _backlog(state, frame)
        case Stop() as frame:
            return _stop(state, frame)
        case Match():
            return _match(state)
        case Award():
            return ()
        case unknown:
            assert_never(unknown)


def _match(state: State) -> Events:
    table = state.table
    if table.history and (end := game_ended(table)):
        return (end,)
    dealer = table.dealer if table.round == 0 else _next(table, table.dealer, table.seated)
    seats = tuple(seat for seat, seated in enumerate(table.seated) if seated)
    first = _next(table, dealer, table.seated)
    started = (
        RoundStarted(table.round + 1, dealer, seats, "B-01"),
        FrameOpened(Round(first), "B-01"),
    )
    if not ruleset(table.options).deals or _deals_in_vain(state):
        return started
    waiting = tuple(seat for seat in table.clockwise(dealer) if table.seated[seat])
    return (*started, FrameOpened(Deal(waiting), "V-01"))


def _deals_in_vain(state: State) -> bool:
    """Whether a deal would run out of cards before anybody is asked or can score: its round would end by
    B-76, and so would every round after it. Only a stacked deck is as small as that."""
    table = state.table
    rules = ruleset(table.options)
    cards = (*state.deck, *table.discard)
    return len(cards) < sum(table.seated) and not any(
        rules.rules[card].arrival is Arrival.SET_ASIDE
        or rules.score((card,), Status.ACTIVE, False, False).points
        for card in cards
    )


def _next(table: Table, after: int, among: tuple[bool, ...]) -> int:
    return next(seat for seat in table.clockwise(after) if among[seat])


def _round(state: State, frame: Round) -> Events:
    table = state.table
    if frame.flipped is not None:
        return (round_ended(table, "flipped_seven"),)
    before = (frame.next_seat - 1) % len(table.hands)
    seat = next((seat for seat in table.clockwise(before) if table.is_active(seat)), None)
    if seat is None:
        return (round_ended(table, "nobody_active"),)
    after = (seat + 1) % len(table.hands)
    return (FrameAdvanced(Round(after), "B-08"), FrameOpened(Turn(seat), "B-08"))


def _deal(state: State, frame: Deal) -> Events:
    table = state.table
    if not frame.waiting:
        return (FrameClosed("V-01"),)
    seat, *rest = frame.waiting
    advanced = FrameAdvanced(Deal(tuple(rest)), "B-10")
    if not table.is_active(seat):
        return (advanced,)
    if ruleset(table.options).deal_asks and table.hands[seat].turned:
        return (advanced, FrameOpened(Turn(seat), "B-11"))
    return (advanced, FrameOpened(Flip(seat, 1), "B-10"))


def _turn(state: State, frame: Turn) -> Events:
    return () if state.table.is_active(frame.seat) else (FrameClosed("B-25"),)


def _flip(state: State, frame: Flip) -> Events:
    table = state.table
    played = () if frame.source is None else (CardDiscarded(frame.source, "B-38"),)
    if frame.void or table.hands[frame.seat].status is Status.BUSTED:
        rule = "X-05" if frame.void else "B-42"
        return (FrameClosed(rule), *played, *(CardDiscarded(card, rule) for card in frame.aside))
    rules = ruleset(table.options)
    if frame.left == 0:
        due = rules.settle(frame.seat, frame.aside) if frame.aside else ()
        return (FrameClosed("B-38"), *played, *due)
    if table.turned() >= ENDLESS * len(rules.catalogue):
        return _cut_short(table, "endless")
    if not state.deck:
        if not table.discard:
            return _cut_short(table, "no_cards")
        return (DeckShuffled(shuffled(state.seed, table.shuffles + 1, table.discard), "B-71"),)
    return _turn_card(frame, state.deck[-1], rules.rules[state.deck[-1]].arrival)


def _turn_card(frame: Flip, card: int, arrival: Arrival) -> Events:
    flipped = CardFlipped(frame.seat, card, "B-08")
    left = frame.left - 1
    if arrival is Arrival.SET_ASIDE:
        waits = Flip(frame.seat, left, frame.source, (*frame.aside, card))
        return (flipped, FrameAdvanced(waits, "B-40"))
    advanced = FrameAdvanced(Flip(frame.seat, left, frame.source, frame.aside), "B-32")
    if arrival is Arrival.LANDS:
        return (flipped, advanced, CardLanded(frame.seat, card, "B-32"))
    return (flipped, advanced, FrameOpened(Play(frame.seat, card), "B-58"))


def _cut_short(table: Table, reason: str) -> Events:
    """No card can be turned: whoever is active counts as stayed and the round is scored (B-76)."""
    stayed = tuple(PlayerStayed(seat, ENDINGS[reason]) for seat in table.active())
    hands = tuple(
        replace(hand, status=Status.STAYED) if hand.status is Status.ACTIVE else hand for hand in table.hands
    )
    return (*stayed, round_ended(table.but(hands=hands), reason))


def _play(state: State, frame: Play) -> Events:
    table = state.table
    rule = ruleset(table.options).rules[frame.card]
    discarded = (FrameClosed(rule.rule), CardDiscarded(frame.card, rule.rule))
    if table.hands[frame.seat].status is Status.BUSTED:
        return discarded
    if len(frame.picked) == rule.picks:
        return (FrameClosed(rule.rule), *rule.effect(table, frame.seat, frame.card, frame.picked))
    options = rule.options(table, frame.seat, frame.picked)
    if not options:
        return discarded
    if len(options) > 1:
        return ()
    return (FrameAdvanced(replace(frame, picked=(*frame.picked, options[0])), "B-09"),)


def _assign(state: State, frame: Assign) -> Events:
    if not frame.cards:
        return (EffectsQueued(frame.given, "B-45"),)
    card, *rest = frame.cards
    options = ruleset(state.table.options).rules[card].options(state.table, frame.seat, ())
    if not options:
        return (
            FrameAdvanced(replace(frame, cards=tuple(rest)), "B-52"),
            CardDiscarded(card, "B-52"),
        )
    return () if len(options) > 1 else (FrameAdvanced(assigned(frame, options[0]), "B-09"),)


def assigned(frame: Assign, pick: Pick) -> Assign:
    """`frame` after its next card has been given to the person picked."""
    card, *rest = frame.cards
    return replace(frame, cards=tuple(rest), given=(*frame.given, Effect(card, pick.seat)))


def _backlog(state: State, frame: Backlog) -> Events:
    if not frame.effects:
        return (FrameClosed("B-49"),)
    table = state.table
    effect, *rest = frame.effects
    advanced = FrameAdvanced(Backlog(tuple(rest)), "B-49")
    if not table.is_active(effect.target):
        return (advanced, CardDiscarded(effect.card, "B-52"))
    rule = ruleset(table.options).rules[effect.card]
    return (advanced, *rule.effect(table, effect.target, effect.card, (Pick(effect.target),)))


def _stop(state: State, frame: Stop) -> Events:
    closed = FrameClosed("V-80")
    return (closed, PlayerFrozen(frame.seat, "V-80")) if state.table.is_active(frame.seat) else (closed,)
