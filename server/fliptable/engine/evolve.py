"""The fold: the only code that builds a `State`, a `Table` or a `View`.

Server, journal replay, every viewer and (mirrored in JavaScript) every browser fold the same events. A fold
decides nothing: what the rules say lies in the events already.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from fliptable.engine.cards import BACK
from fliptable.engine.events import (
    CardDiscarded,
    CardFlipped,
    CardLanded,
    CardLifted,
    DecisionMade,
    DeckRefilled,
    DeckShuffled,
    EffectsQueued,
    Event,
    FlippedSeven,
    FrameAdvanced,
    FrameClosed,
    FrameOpened,
    GameAnnounced,
    GameEnded,
    GameStarted,
    HandTurnedDown,
    PickTakenBack,
    PlayerBusted,
    PlayerFrozen,
    PlayerSaved,
    PlayerStayed,
    PointsTaken,
    PublicEvent,
    RoundEnded,
    RoundStarted,
    SeatAdded,
    SeatLeft,
    SharedEvent,
)
from fliptable.engine.frames import Backlog, Effect, Flip, Frame, Round
from fliptable.engine.options import Options
from fliptable.engine.table import Hand, Score, State, Status, Table, View


def evolve(state: State | None, event: Event) -> State:
    if isinstance(event, GameStarted):
        return State(_new_table(event.options, event.seats, event.dealer), (), event.seed)
    if state is None:
        raise ValueError("a game begins with GameStarted")
    if isinstance(event, DeckShuffled):
        return State(_refill(state.table, len(event.order)), event.order, state.seed)
    if isinstance(event, CardFlipped):
        return State(_fold(state.table, event), state.deck[:-1], state.seed)
    return State(_fold(state.table, event), state.deck, state.seed)


def replay(events: Iterable[Event]) -> State:
    """The state after `events`, of which the first is `GameStarted`."""
    state: State | None = None
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise ValueError("no events")
    return state


def fold(view: View, event: PublicEvent) -> View:
    """What `view` becomes by an event as its viewer sees it."""
    match event:
        case GameAnnounced(options=options, seats=seats, dealer=dealer):
            table = _new_table(options, seats, dealer)
        case DeckRefilled(cards=cards):
            table = _refill(view.table, cards)
        case HandTurnedDown(seat=seat) if seat != view.viewer:
            hand = view.table.hands[seat]
            table = _set_hand(view.table, seat, replace(hand, cards=(BACK,) * len(hand.cards), down=True))
        case _:
            table = _fold(view.table, event)
    return View(view.viewer, table)


def _fold(table: Table, event: SharedEvent) -> Table:
    match event:
        case FrameOpened(frame=frame):
            return table.but(stack=(*table.stack, frame))
        case FrameAdvanced(frame=frame):
            return table.but(stack=(*table.stack[:-1], frame))
        case FrameClosed():
            return table.but(stack=table.stack[:-1])
        case CardFlipped(seat=seat, card=card):
            return _flip(table, seat, card)
        case CardLanded(seat=seat, card=card):
            hand = table.hands[seat]
            landed = Hand((*hand.cards, card), hand.status, hand.turned, hand.down)
            return table.but(hands=_put(table.hands, seat, landed), limbo=_without(table.limbo, card))
        case CardLifted(seat=seat, card=card):
            hand = table.hands[seat]
            lifted = replace(hand, cards=_without(hand.cards, card))
            return table.but(hands=_put(table.hands, seat, lifted), limbo=(*table.limbo, card))
        case CardDiscarded(card=card):
            return table.but(limbo=_without(table.limbo, card), discard=(*table.discard, card))
        case DecisionMade() | PickTakenBack():
            return table.but(answered=table.answered + 1)
        case PlayerStayed(seat=seat):
            return _with_status(table, seat, Status.STAYED)
        case PlayerFrozen(seat=seat):
            return _with_status(table, seat, Status.FROZEN)
        case PlayerBusted(seat=seat):
            return _with_status(table, seat, Status.BUSTED)
        case PlayerSaved():
            return table
        case HandTurnedDown(seat=seat):
            return _set_hand(table, seat, replace(table.hands[seat], down=True))
        case EffectsQueued(effects=effects):
            return table.but(stack=_queue(table.stack[:-1], effects))
        case RoundStarted(number=number, dealer=dealer, seats=seats):
            statuses = (Status.ACTIVE if seat in seats else Status.OUT for seat in range(len(table.hands)))
            hands = tuple(Hand(status=status) for status in statuses)
            return table.but(hands=hands, dealer=dealer, round=number)
        case FlippedSeven(seat=seat):
            stack = (table.stack[0], replace(_round(table), flipped=seat))
            return table.but(stack=stack, discard=table.discard + table.limbo, limbo=())
        case PointsTaken(seat=seat):
            return table.but(stack=(table.stack[0], replace(_round(table), loser=seat)))
        case RoundEnded(score=score):
            return _book(table, score)
        case GameEnded(result=result):
            return table.but(result=result, stack=(), discard=table.discard + table.limbo, limbo=())
        case SeatAdded(points=points):
            return table.but(
                hands=(*table.hands, Hand(status=Status.OUT)),
                seated=(*table.seated, True),
                totals=(*table.totals, points),
            )
        case SeatLeft(seat=seat):
            seated = (*table.seated[:seat], False, *table.seated[seat + 1 :])
            return table.but(seated=seated, stack=tuple(_void(frame, seat) for frame in table.stack))
        case _:
            assert_never(event)


def _new_table(options: Options, seats: int, dealer: int) -> Table:
    hands = tuple(Hand(status=Status.OUT) for _ in range(seats))
    return Table(options, hands, (True,) * seats, (0,) * seats, dealer)


def _refill(table: Table, cards: int) -> Table:
    return table.but(deck=cards, discard=(), shuffles=table.shuffles + 1)


def _flip(table: Table, seat: int, card: int) -> Table:
    hand = table.hands[seat]
    turned = Hand(hand.cards, hand.status, hand.turned + 1, hand.down)
    return table.but(hands=_put(table.hands, seat, turned), deck=table.deck - 1, limbo=(*table.limbo, card))


def _book(table: Table, score: Score) -> Table:
    """The lines, not the hands, say which cards lay where: a viewer could not see all hands."""
    totals = list(table.totals)
    for line in score.lines:
        totals[line.seat] += line.points
    swept = tuple(card for line in score.lines for card in line.cards)
    return table.but(
        hands=tuple(Hand(status=hand.status) for hand in table.hands),
        totals=tuple(totals),
        discard=table.discard + swept + table.limbo,
        limbo=(),
        stack=table.stack[:1],
        history=(*table.history, score),
    )


def _queue(stack: tuple[Frame, ...], effects: tuple[Effect, ...]) -> tuple[Frame, ...]:
    if isinstance(stack[-1], Backlog):
        return (*stack[:-1], Backlog(stack[-1].effects + effects))
    return (*stack, Backlog(effects))


def _void(frame: Frame, seat: int) -> Frame:
    if isinstance(frame, Flip) and frame.seat == seat:
        return replace(frame, left=0, void=True)
    return frame


def _round(table: Table) -> Round:
    frame = table.round_frame()
    if frame is None:
        raise ValueError("no round is being played")
    return frame


def _put(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _set_hand(table: Table, seat: int, hand: Hand) -> Table:
    return table.but(hands=_put(table.hands, seat, hand))


def _with_status(table: Table, seat: int, status: Status) -> Table:
    hand = table.hands[seat]
    return _set_hand(table, seat, Hand(hand.cards, status, hand.turned, hand.down))


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
