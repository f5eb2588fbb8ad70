"""Scenarios that read like the examples of the rules.

    game = flip7("A{7,+10} B C").play("A:7")
    game.sees("A busted{7,+10,7} | ask B")

`A:5` = A hits and the next card is 5; `A:hit` = A hits and takes what lies on the deck; `A:S` = A stays;
`A→B` = A picks B, `A→B:9` the 9 of B; `A:FLIP3→B` = A draws the card and gives it to B; `|` = new lap. A
drawn card that is named is put on the deck first, so "deck" lists the cards after those already named.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest

from fliptable import engine
from fliptable.engine import (
    Action,
    Choose,
    Event,
    Hit,
    IllegalAction,
    Options,
    Question,
    State,
    Stay,
    notation,
)
from fliptable.engine.frames import held


def flip7(text: str, options: str = "") -> "Scenario":
    """A table of the base game, as notation."""
    return Scenario(notation.read(f"game flip7 {options} | {text}"))


def vengeance(text: str, options: str = "") -> "Scenario":
    """A table of the second game, as notation."""
    return Scenario(notation.read(f"game vengeance {options} | {text}"))


def dealt(game: str, seats: int, deck: str, **options: str | bool | int) -> "Scenario":
    """A new game from a stacked deck; the last seat deals."""
    start = engine.new_game(game, seats, 0, Options(game, **options), deck=deck.split(","), dealer=seats - 1)
    return Scenario(start.state)


class Scenario:
    """A table, the events since the last `play`, and how often it was acted on."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()

    def play(self, moves: str) -> "Scenario":
        """Act; each move must be the open decision's."""
        self.events = ()
        for move in moves.replace("|", " ").split():
            who, *picks = move.split("→")
            seat, colon, what = who.partition(":")
            assert self._asked() == seat, f"{move}, but {self._asked()} is asked"
            if colon:
                self._turn(what)
            for pick in picks:
                assert self._asked() == seat, f"{move}, but {self._asked()} is asked"
                self._act(self._choice(pick))
        return self

    def take_back(self, letter: str) -> "Scenario":
        """The seat takes back the pick it made last."""
        return self._follow(lambda: engine.take_back(self.state, notation.seat_of(letter)))

    def leave(self, letter: str) -> "Scenario":
        """The seat leaves for good."""
        return self._follow(lambda: engine.withdraw(self.state, notation.seat_of(letter)))

    def fall_back(self) -> "Scenario":
        """The default of the open decision is played."""
        return self._follow(lambda: engine.apply(self.state, engine.fallback(self.state)))

    def refuses(self, move: str, reason: str, rule: str) -> "Scenario":
        """The move is refused for that reason and changes nothing."""
        before = self.state
        with pytest.raises(IllegalAction) as refused:
            self.play(move)
        assert (refused.value.reason, refused.value.rule) == (reason, rule)
        assert self.state is before
        return self

    def sees(self, expected: str) -> "Scenario":
        """What is expected lies where it is expected, and who is expected is asked. Clauses, joined by "|":

        seats as in the notation (only those named) · deck, discard (in any order), pending: codes ·
        scored, totals: by seat · reason, flipped: of the last round · dealer · winner · ask A (hit or stay) ·
        ask A hit · ask A FREEZE→B,A · ask A STEAL→B:9,C:4 · ask A award→A,B · ask nobody
        """
        clauses = [" ".join(clause.split()) for clause in expected.split("|")]
        assert [self._actual(clause) for clause in clauses] == [self._plain(clause) for clause in clauses]
        return self

    def codes(self, letter: str) -> tuple[str, ...]:
        """The cards in front of a seat."""
        return notation.hands(self.state)[notation.seat_of(letter)]

    def facts(self) -> list[str]:
        """The types of the events since the last `play`."""
        return [event.type for event in self.events]

    # How the moves are carried out

    def _follow(self, verb: Callable[[], engine.Transition]) -> "Scenario":
        before = self._census()
        after = verb()
        self.state = after.state
        self.events += after.events
        assert self._census() == before
        limbo = sorted(self.state.table.limbo)
        assert limbo == sorted(card for frame in self.state.table.stack for card in held(frame))
        return self

    def _act(self, action: Action) -> None:
        self._follow(lambda: engine.apply(self.state, action))

    def _turn(self, what: str) -> None:
        number = self.state.table.answered
        if what == "S":
            self._act(Stay(number))
            return
        if what != "hit":
            self._stack(what)
        self._act(Hit(number))

    def _stack(self, code: str) -> None:
        """Put a card that is nowhere yet on top of the deck."""
        used = set(self._census())
        codes = self._catalogue()
        card = next(n for n in range(len(codes)) if codes[n] == code and n not in used)
        table = replace(self.state.table, deck=self.state.table.deck + 1)
        self.state = replace(self.state, table=table, deck=(*self.state.deck, card))

    def _choice(self, pick: str) -> Choose:
        letter, colon, code = pick.partition(":")
        seat = notation.seat_of(letter)
        codes = self._catalogue()
        cards = self.state.table.hands[seat].cards
        card = next(card for card in cards if codes[card] == code) if colon else None
        return Choose(self.state.table.answered, seat, card)

    def _catalogue(self) -> tuple[str, ...]:
        return engine.catalogue(self.state.table.options)

    def _census(self) -> list[int]:
        table = self.state.table
        row = [card for hand in table.hands for card in hand.cards]
        return sorted([*self.state.deck, *table.discard, *table.limbo, *row])

    def _asked(self) -> str:
        question = engine.decision(self.state)
        return "nobody" if question is None else notation.letter(question.seat)

    # What is to be seen

    def _plain(self, clause: str) -> str:
        word, _, rest = clause.partition(" ")
        return self._pile(word, tuple(sorted(rest.split(",")))) if word == "discard" else clause

    def _actual(self, clause: str) -> str:
        word, _, rest = clause.partition(" ")
        table = self.state.table
        match word:
            case "deck":
                return self._pile(word, notation.deck(self.state))
            case "pending":
                return self._pile(word, notation.pending(self.state))
            case "discard":
                return self._pile(word, tuple(sorted(notation.discard(self.state))))
            case "scored":
                return f"scored {','.join(str(line.points) for line in table.history[-1].lines)}"
            case "totals":
                return f"totals {','.join(map(str, table.totals))}"
            case "reason":
                return f"reason {table.history[-1].reason}"
            case "flipped":
                flipped = table.history[-1].flipped
                return f"flipped {'nobody' if flipped is None else notation.letter(flipped)}"
            case "dealer":
                return f"dealer {notation.letter(table.dealer)}"
            case "winner":
                return f"winner {'nobody' if table.result is None else notation.letter(table.result.winner)}"
            case "ask":
                return f"ask {self._question(exact=' ' in rest)}"
            case _:
                return self._seats(clause)

    def _pile(self, word: str, codes: tuple[str, ...]) -> str:
        return f"{word} {','.join(codes)}".rstrip()

    def _seats(self, clause: str) -> str:
        """The seats that `clause` names, as they are."""
        found = []
        codes = notation.hands(self.state)
        for word in clause.split():
            if word[0].isupper():
                seat = notation.seat_of(word.partition("{")[0])
                status = self.state.table.hands[seat].status
                row = f"{{{','.join(codes[seat])}}}" if codes[seat] else ""
                found.append(notation.letter(seat) + ("" if status == "active" else f" {status}") + row)
        return " ".join(found)

    def _question(self, *, exact: bool) -> str:
        question = engine.decision(self.state)
        if question is None:
            return "nobody"
        who = notation.letter(question.seat)
        if question.question is Question.TURN:
            return f"{who} {','.join(option.type for option in question.options)}" if exact else who
        codes = self._catalogue()
        picks = ",".join(
            notation.letter(option.seat) + ("" if option.card is None else f":{codes[option.card]}")
            for option in question.options
            if isinstance(option, Choose)
        )
        return f"{who} {'award' if question.source is None else codes[question.source]}→{picks}"
