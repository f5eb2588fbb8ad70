"""Text to state."""

import re
from dataclasses import MISSING, dataclass, field, fields
from functools import reduce
from typing import Any, Final

from fliptable.engine.errors import NotationError
from fliptable.engine.evolve import evolve
from fliptable.engine.frames import Effect, Frame, Match, Pick, Round
from fliptable.engine.game_registry import game_keys, ruleset
from fliptable.engine.laws import speak
from fliptable.engine.notation.values import read_list, read_number, read_options, read_pairs, read_seed
from fliptable.engine.notation.words import FRAMES, held_by, letter, seat_of, value_text
from fliptable.engine.options import Options
from fliptable.engine.referee import run
from fliptable.engine.steps import step
from fliptable.engine.table import Hand, Result, State, Status, Table

_CLAUSES: Final = ("game", "seed", "table", "deck", "discard", "limbo", "result")
_SEAT: Final = re.compile(r"([A-Z]+)(?:\{(.*)\})?")
_STATUS: Final = re.compile(r"(stayed|frozen|busted|out)(?:\{(.*)\})?")
_SEED_BYTES: Final = 32


def read(text: str) -> State:
    """The table that `text` describes. A table between two decisions is played on to the next one.

    Raises NotationError: `reason` says what is wrong, `at` where.
    """
    named: dict[str, str] = {}
    seats: list[str] = []
    frames: list[tuple[str, str]] = []
    for clause in filter(None, map(str.strip, re.split(r"[\n|]", text))):
        word, _, rest = clause.partition(" ")
        if word in FRAMES:
            frames.append((word, rest))
        elif word in _CLAUSES and word not in named:
            named[word] = rest
        elif "A" <= word[0] <= "Z":
            seats += clause.split()
        else:
            raise NotationError("unexpected_clause", clause)
    reader = _Reader(read_options(named.get("game", game_keys()[0])))
    return _settled(reader.state(named, seats, frames))


def _settled(state: State) -> State:
    """Lets the laws speak about every hand and the referee go on; a waiting table stays as it is."""
    while group := speak(state.table, ()):
        state = reduce(evolve, group, state)
    return run(state, step(state)).state


@dataclass(slots=True)
class _Row:
    """What has been read about a seat."""

    cards: tuple[int, ...] = ()
    status: Status = Status.ACTIVE
    facts: dict[str, int] = field(default_factory=dict)

    def hand(self) -> Hand:
        return Hand(self.cards, self.status, self.facts.get("turned", len(self.cards)), "down" in self.facts)


class _Reader:
    """Gives out the physical cards of a game while it reads, lowest number first."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._rows: list[_Row] = []
        self._free: dict[str, list[int]] = {}
        for card, code in reversed(list(enumerate(ruleset(options).catalogue.codes()))):
            self._free.setdefault(code, []).append(card)

    def state(self, named: dict[str, str], seats: list[str], frames: list[tuple[str, str]]) -> State:
        self._read_rows(seats)
        facts = read_pairs(named.get("table", ""), ("round", "dealer", "answered", "shuffles"))
        dealer = self._seat(facts.pop("dealer", letter(len(self._rows) - 1)))
        numbers = {"round": 1, "answered": 0, "shuffles": 1}
        numbers |= {name: read_number(value) for name, value in facts.items()}
        result = self._result(named.get("result"))
        stack = self._stack(frames, dealer)
        pile = self._cards(named.get("deck", ""))
        table = Table(
            options=self._options,
            hands=tuple(row.hand() for row in self._rows),
            seated=tuple("left" not in row.facts for row in self._rows),
            totals=tuple(row.facts.get("total", 0) for row in self._rows),
            dealer=dealer,
            round=numbers["round"],
            deck=len(pile),
            discard=self._cards(named.get("discard", "")),
            limbo=self._limbo(held_by(stack), named.get("limbo")),
            stack=stack if result is None else (),
            answered=numbers["answered"],
            shuffles=numbers["shuffles"],
            result=result,
        )
        if result is None and sum(table.seated) < 2:
            raise NotationError("needs_more_players")
        return State(table, pile[::-1], read_seed(named.get("seed", "00" * _SEED_BYTES)))

    def _read_rows(self, words: list[str]) -> None:
        for word in words:
            if found := _SEAT.fullmatch(word):
                if found[1] != letter(len(self._rows)):
                    raise NotationError("seat_out_of_order", word)
                self._rows.append(_Row(self._cards(found[2] or "")))
            elif not self._rows:
                raise NotationError("unexpected_word", word)
            elif found := _STATUS.fullmatch(word):
                row = self._rows[-1]
                row.status = Status(found[1])
                row.cards += self._cards(found[2] or "")
            else:
                self._read_fact(self._rows[-1].facts, word)

    def _read_fact(self, facts: dict[str, int], word: str) -> None:
        name, sign, value = word.partition("=")
        known = ("total", "turned") if sign else ("down", "left")
        if name not in known or name in facts:
            raise NotationError("unexpected_word", word)
        facts[name] = read_number(value) if sign else 1

    def _result(self, text: str | None) -> Result | None:
        if text is None:
            return None
        pairs = read_pairs(text, ("winner", "reason"))
        return Result(self._seat(pairs.get("winner", "")), pairs.get("reason", ""))

    def _stack(self, frames: list[tuple[str, str]], dealer: int) -> tuple[Frame, ...]:
        stack = [self._frame(word, rest) for word, rest in frames] or [Round((dealer + 1) % len(self._rows))]
        if [isinstance(frame, Round) for frame in stack] != [True] + [False] * (len(stack) - 1):
            raise NotationError("bad_stack", " ".join(word for word, _ in frames))
        return (Match(), *stack)

    def _frame(self, word: str, rest: str) -> Frame:
        kind = FRAMES[word]
        needed = {item.name for item in fields(kind) if item.default is MISSING}
        values = read_pairs(rest, [item.name for item in fields(kind) if item.name != "type"])
        if needed - values.keys():
            raise NotationError("missing_word", word)
        frame: Frame = kind(**{name: self._field(name, value) for name, value in values.items()})
        return frame

    def _field(self, name: str, text: str) -> Any:
        match name:
            case "seat" | "next_seat" | "flipped" | "loser":
                return self._seat(text)
            case "waiting":
                return tuple(map(self._seat, read_list(text)))
            case "card" | "source":
                return self._card(text)
            case "cards" | "aside":
                return self._cards(text)
            case "given" | "effects":
                parts = (item.partition("→") for item in read_list(text))
                return tuple(Effect(self._card(code), self._seat(seat)) for code, _, seat in parts)
            case "picked":
                return tuple(map(self._pick, read_list(text)))
            case "void":
                return text == value_text(True)
            case _:
                return read_number(text)

    def _pick(self, text: str) -> Pick:
        letters, sign, code = text.partition(":")
        seat = self._seat(letters)
        if not sign:
            return Pick(seat)
        codes = ruleset(self._options).catalogue.codes()
        for card in self._rows[seat].cards:
            if codes[card] == code:
                return Pick(seat, card)
        raise NotationError("unknown_card", text)

    def _seat(self, letters: str) -> int:
        seat = seat_of(letters)
        if seat >= len(self._rows):
            raise NotationError("unknown_seat", letters)
        return seat

    def _card(self, code: str) -> int:
        free = self._free.get(code)
        if not free:
            raise NotationError("unknown_card" if free is None else "too_many_copies", code)
        return free.pop()

    def _cards(self, text: str) -> tuple[int, ...]:
        return tuple(map(self._card, read_list(text)))

    def _limbo(self, held: tuple[int, ...], text: str | None) -> tuple[int, ...]:
        """`held`, in the order of `text`."""
        if text is None:
            return held
        codes = ruleset(self._options).catalogue.codes()
        order = []
        for item in read_list(text):
            code, sign, number = item.partition("#")
            twins = [card for card in held if codes[card] == code]
            place = read_number(number) - 1 if sign else 0
            if not 0 <= place < len(twins):
                raise NotationError("unknown_card", item)
            order.append(twins[place])
        if sorted(order) != sorted(held):
            raise NotationError("missing_word", text)
        return tuple(order)
