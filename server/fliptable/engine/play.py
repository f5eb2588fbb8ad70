"""The verbs of the game: start it, act, take back a pick, leave it, join it."""

from collections.abc import Sequence
from dataclasses import replace

from fliptable.engine.actions import Action, Question, Stay
from fliptable.engine.cards import Catalogue
from fliptable.engine.decisions import answer, check, decision
from fliptable.engine.errors import IllegalAction, IllegalOptions
from fliptable.engine.events import (
    DeckShuffled,
    FrameAdvanced,
    FrameOpened,
    GameStarted,
    PickTakenBack,
    PlayerStayed,
    SeatAdded,
    SeatLeft,
)
from fliptable.engine.fallback import fallback
from fliptable.engine.frames import Match, Play
from fliptable.engine.game_registry import check_options, ruleset
from fliptable.engine.options import Options
from fliptable.engine.referee import run
from fliptable.engine.ruleset import Events
from fliptable.engine.scoring import last_one_seated
from fliptable.engine.shuffle import first_dealer, shuffled
from fliptable.engine.table import State, Table
from fliptable.engine.transition import Transition

SEED_BYTES = 32


def new_game(
    game: str,
    seats: int,
    seed: bytes | int,
    options: Options | None = None,
    *,
    deck: Sequence[str] | None = None,
    top: Sequence[str] = (),
    dealer: int | None = None,
) -> Transition:
    """Start `game` for seats 0 … `seats` − 1, clockwise, up to the first decision.

    `seed` decides every shuffle and, unless `dealer` names a seat, the first dealer; an int stands for its 32
    bytes. `deck` stacks the first deck: card codes, top first; there are no other cards in that game. `top`
    lays cards on top of the shuffled deck, likewise. Raises IllegalOptions.
    """
    settled = check_options(Options(game, **({} if options is None else options.chosen())), seats)
    if isinstance(seed, int):
        seed = seed.to_bytes(SEED_BYTES, "big")
    if dealer is None:
        dealer = first_dealer(seed, seats)
    elif not 0 <= dealer < seats:
        raise IllegalOptions("no_such_seat", "X-01")
    cards = ruleset(settled).catalogue
    order = shuffled(seed, 1, range(len(cards))) if deck is None else _stacked(cards, deck)
    return run(
        None,
        (
            GameStarted(settled, seats, dealer, seed, "1.1.2"),
            DeckShuffled(_laid_on_top(order, cards, top), "1.1.2"),
            FrameOpened(Match(), "1.1.2"),
        ),
    )


def _stacked(cards: Catalogue, codes: Sequence[str]) -> tuple[int, ...]:
    free: dict[str, list[int]] = {}
    for card in reversed(range(len(cards))):
        free.setdefault(cards.code(card), []).append(card)
    try:
        return tuple(free[code].pop() for code in codes)[::-1]
    except (KeyError, IndexError):
        raise IllegalOptions("no_such_card", "1.1.1") from None


def _laid_on_top(order: tuple[int, ...], cards: Catalogue, codes: Sequence[str]) -> tuple[int, ...]:
    laid = _stacked(cards, codes)
    return (*(card for card in order if card not in laid), *laid)


def apply(state: State, action: Action) -> Transition:
    """What follows from `action`, up to the next decision or the end of the game.

    Raises IllegalAction exactly when `action` is not in `decision(state).options`; then nothing has happened.
    """
    question = check(state, action)
    return run(state, answer(state, question, action))


def take_back(state: State, seat: int) -> Transition:
    """While the second pick of a card is open, the first one can be made again (V-67); not if it left no
    choice.

    Raises IllegalAction: "nothing_to_take_back".
    """
    question = decision(state)
    frame = None if question is None or question.seat != seat else _before_last_pick(state.table)
    if frame is None:
        raise IllegalAction("nothing_to_take_back", "V-67")
    return run(state, (PickTakenBack(seat, "V-67"), FrameAdvanced(frame, "V-67")))


def can_take_back(state: State) -> bool:
    """Whether `take_back` of the seat that is asked is accepted."""
    return state.table.result is None and _before_last_pick(state.table) is not None


def _before_last_pick(table: Table) -> Play | None:
    """The top of the stack before its latest pick; None unless the player made one himself."""
    frame = table.stack[-1]
    if not isinstance(frame, Play) or not frame.picked:
        return None
    before = replace(frame, picked=frame.picked[:-1])
    options = ruleset(table.options).rules[frame.card].options(table, frame.seat, before.picked)
    return before if len(options) > 1 else None


def withdraw(state: State, seat: int) -> Transition:
    """`seat` leaves for good (X-02 … X-07): an open choice of his gets its default first, then he counts as
    stayed, cards he was still turning stay in the deck, and later choices of his are made by default.

    Raises IllegalAction: "game_over", "not_seated".
    """
    table = state.table
    question = decision(state)
    if question is None:
        raise IllegalAction("game_over", "X-02")
    if not 0 <= seat < len(table.seated) or not table.seated[seat]:
        raise IllegalAction("not_seated", "X-02")
    group: Events = (SeatLeft(seat, "X-02"),)
    if question.seat == seat and question.question is Question.TURN:
        group = (*answer(state, question, Stay(question.id), "X-02"), *group)
    else:
        if question.seat == seat:
            group = (*answer(state, question, fallback(state), "X-03"), *group)
        if table.is_active(seat):
            group = (*group, PlayerStayed(seat, "X-02"))
    end = last_one_seated(table, seat)
    return run(state, group if end is None else (*group, end))


def admit(state: State, points: int) -> Transition:
    """A new seat behind the last one takes part from the next round on and starts with `points` (X-08).

    Raises IllegalAction ("game_over") or IllegalOptions (no seat free, X-01).
    """
    table = state.table
    if table.result is not None:
        raise IllegalAction("game_over", "X-08")
    check_options(table.options, sum(table.seated) + 1)
    return run(state, (SeatAdded(len(table.seated), points, "X-08"),))
