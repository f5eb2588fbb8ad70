"""A game as it can be read: a paragraph a round, in the notation of the rules.

`A:5` a hit and its card, `A:S` a stay, `A[FREEZE]→B` a card and who gets it, `B(4,7)` cards that B turns
without being asked; what becomes of a player stands in words.
"""

from collections.abc import Iterable, Iterator

from fliptable import engine
from fliptable.engine import Choose, Event, Hit, Stay
from fliptable.engine.events import (
    CardFlipped,
    DecisionMade,
    DeckShuffled,
    FlippedSeven,
    GameEnded,
    GameStarted,
    PickTakenBack,
    PlayerBusted,
    PlayerFrozen,
    PlayerSaved,
    PlayerStayed,
    PointsTaken,
    RoundEnded,
    RoundStarted,
    SeatAdded,
    SeatLeft,
)
from fliptable.engine.games.common.options import TARGET
from fliptable.engine.notation import letter


def transcript(events: Iterable[Event]) -> str:
    """The whole game, from `GameStarted` on."""
    events = iter(events)
    start = next(events)
    assert isinstance(start, GameStarted)
    text = "".join(_Reader(engine.catalogue(start.options)).words(events))
    return f"{start.options.game}, {start.seats} seats, target {start.options[TARGET]}\n{text.strip()}\n"


class _Reader:
    def __init__(self, codes: tuple[str, ...]) -> None:
        self._codes = codes
        self._drawer: int | None = None
        """Who has hit and has not seen his card yet."""
        self._turning: int | None = None
        """Whose turned cards are being listed."""

    def words(self, events: Iterable[Event]) -> Iterator[str]:
        for event in events:
            match event:
                case CardFlipped(seat=seat, card=card):
                    yield self._flip(seat, self._codes[card])
                case DecisionMade():
                    yield self._close() + self._decision(event)
                case _:
                    text = self._other(event)
                    if text:
                        yield self._close() + text
        yield self._close()

    def _close(self) -> str:
        open_list, self._turning = self._turning is not None, None
        return ")" if open_list else ""

    def _flip(self, seat: int, code: str) -> str:
        if self._turning == seat:
            return f",{code}"
        if self._drawer == seat:
            self._drawer = None
            return code
        text = f"{self._close()} {letter(seat)}({code}"
        self._turning = seat
        return text

    def _decision(self, event: DecisionMade) -> str:
        who = letter(event.seat)
        self._drawer = None
        match event.action:
            case Hit():
                self._drawer = event.seat
                return f" {who}:"
            case Stay():
                return f" {who}:S"
            case Choose(seat=seat, card=card):
                asked = "AWARD" if event.source is None else self._codes[event.source]
                picked = letter(seat) + ("" if card is None else f":{self._codes[card]}")
                return f" {who}[{asked}]→{picked}"

    def _other(self, event: Event) -> str:
        match event:
            case RoundStarted(number=number, dealer=dealer):
                return f"\n\nround {number}, {letter(dealer)} deals:"
            case DeckShuffled(order=order, rule=rule):
                return f" Shuffle of {len(order)}." if rule.startswith("B") else ""
            case PlayerBusted(seat=seat):
                return f" {letter(seat)} busts."
            case PlayerStayed(seat=seat, rule=rule):
                return "" if rule == "B-08" else f" {letter(seat)} stays."
            case PlayerFrozen(seat=seat):
                return f" {letter(seat)} is frozen."
            case PlayerSaved(seat=seat):
                return f" {letter(seat)} is saved."
            case FlippedSeven(seat=seat):
                return f" {letter(seat)} flips seven."
            case PickTakenBack(seat=seat):
                return f" {letter(seat)} takes that back."
            case PointsTaken(seat=seat):
                return f" {letter(seat)} pays."
            case SeatLeft(seat=seat):
                return f" {letter(seat)} leaves."
            case SeatAdded(seat=seat, points=points):
                return f" {letter(seat)} comes with {points}."
            case RoundEnded(score=score):
                lines = "".join(
                    f"\n  {letter(line.seat)} {line.status}: {line.formula}" for line in score.lines
                )
                return f"\n{score.reason}{lines}"
            case GameEnded(result=result):
                return f"\n\n{letter(result.winner)} wins: {result.reason}"
            case _:
                return ""
