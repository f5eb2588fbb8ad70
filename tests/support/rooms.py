"""A room in a test: people by name, a clock that is set, entropy that is counted, a journal in a list."""

from __future__ import annotations

import hashlib
from typing import Self

from fliptable import engine
from fliptable.engine import Choose, Decision, Hit, Options, State, Stay
from fliptable.room import (
    Accepted,
    Answer,
    Attendance,
    Batch,
    Duty,
    Entropy,
    KeepAlive,
    Member,
    Rejected,
    Request,
    advance,
    decode_batch,
    duties,
    encode_batch,
    handle,
    open_board,
    open_room,
)
from fliptable.room.commands import Act, AddBot, ClockSeconds, Join, RoomCommand, SetTable, Start


def seed(text: str) -> str:
    """A browser's part of the shuffle."""
    return hashlib.sha256(text.encode()).hexdigest()


def seed_hash(text: str) -> str:
    """What a browser commits to whose part is `seed(text)`."""
    return hashlib.sha256(bytes.fromhex(seed(text))).hexdigest()


def switching(clock: ClockSeconds = 0) -> Room:
    """Ann with a 9, Bob with a 5, Cat with an 11; Ann has drawn a card for which she makes two picks."""
    options = Options("vengeance")
    room = Room("Ann", "Bob", "Cat", options=options, deck="9 5 11 SWITCH 1 2 3 4", dealer=2)
    room.do(room.state.host, SetTable(clock=clock))
    room.start().hit("Ann")
    return room


class Room:
    """Whatever is accepted is folded from its stored bytes, so that every test also tests the journal.
    `before` is the state in which the last batch was asked for; `away` are the names of those who have
    not been connected for long."""

    def __init__(
        self,
        *names: str,
        bots: int = 0,
        options: Options | None = None,
        lesson: bool = False,
        board: bool = False,
        deck: str | None = None,
        dealer: int | None = None,
    ) -> None:
        self.now = 1_000_000
        self.deck = None if deck is None else tuple(deck.split())
        self.dealer = dealer
        self.away: set[str] = set()
        self._draws = 0
        options = options or Options("flip7")
        if board:
            opened = open_board("ABCDEF", options)
        else:
            opened = open_room("ABCDEF", options, self.entropy(), lesson=lesson)
        self.journal: list[Batch] = [opened.batch]
        self.state = self.before = opened.state
        for name in names:
            self.join(name)
        for _ in range(bots):
            self.do(self.state.host, AddBot())

    def owes(self, *, served: bool = True) -> set[Duty]:
        """What a worker has to do for the game in this state. `served`: somebody is connected to it."""
        people = {person.id for person in self.state.people()}
        gone = {self[name] for name in self.away}
        attendance = Attendance(frozenset(gone), present=frozenset(people - gone), served=served)
        found = duties(self.state, attendance)
        assert len(set(found)) == len(found)
        return set(found) - {KeepAlive()}

    def entropy(self) -> Entropy:
        self._draws += 1
        secret = hashlib.sha256(b"%d" % self._draws)
        return Entropy(
            nonce=f"nonce-{self._draws}",
            token_hash=secret.hexdigest(),
            server_seed=secret.digest(),
            game_id=f"game-{self._draws}",
            deck=self.deck,
            dealer=self.dealer,
        )

    def ask(self, member: int | None, command: RoomCommand, ref: str = "") -> Answer:
        before = self.state
        there = frozenset(person.id for person in before.people()) - {self[name] for name in self.away}
        answer = handle(before, Request(command, self.entropy(), member, ref, there), self.now)
        if isinstance(answer, Accepted):
            batch = decode_batch(encode_batch(answer.batch))
            self.journal.append(batch)
            self.before, self.state = before, advance(before, batch)
            assert batch == answer.batch
            assert self.state == answer.state
            assert self.state.seq == before.seq + 1
        return answer

    def do(self, member: int | None, command: RoomCommand, ref: str = "") -> Batch:
        answer = self.ask(member, command, ref)
        assert isinstance(answer, Accepted), answer
        return answer.batch

    def refused(self, member: int | None, command: RoomCommand) -> str:
        """The reason of the refusal."""
        before = self.state
        answer = self.ask(member, command)
        assert isinstance(answer, Rejected), answer
        assert self.state is before
        return answer.reason

    def join(self, name: str, *, watch: bool = False) -> int:
        answer = self.ask(None, Join(name, watch))
        assert isinstance(answer, Accepted), answer
        assert answer.joined is not None
        return answer.joined

    def start(self) -> Self:
        self.do(self.state.host, Start())
        return self

    def __getitem__(self, name: str) -> int:
        return next(member.id for member in self.state.members if member.name == name)

    def member(self, name: str) -> Member:
        return next(member for member in self.state.members if member.name == name)

    def seated(self) -> list[str]:
        names = {member.id: member.name for member in self.state.members}
        return [names[member] for member in self.state.seats]

    @property
    def game(self) -> State:
        assert self.state.game is not None
        return self.state.game

    @property
    def question(self) -> Decision:
        question = engine.decision(self.game)
        assert question is not None
        return question

    @property
    def asked(self) -> str:
        """Who must decide."""
        return self.seated()[self.question.seat]

    def hit(self, name: str) -> Batch:
        return self.do(self[name], Act(Hit(self.question.id)))

    def stay(self, name: str) -> Batch:
        return self.do(self[name], Act(Stay(self.question.id)))

    def give(self, name: str, to: str) -> Batch:
        return self.do(self[name], Act(Choose(self.question.id, self.seated().index(to))))

    def pick(self, name: str, code: str) -> Batch:
        """Choose the card with this code, whoever has it."""
        codes = engine.catalogue(self.game.table.options)
        options = (option for option in self.question.options if isinstance(option, Choose))
        picked = next(option for option in options if option.card is not None and codes[option.card] == code)
        return self.do(self[name], Act(picked))

    def answer(self, answer: str) -> Batch:
        """Whoever is asked answers hit, stay, a person or the code of a card."""
        match answer:
            case "hit":
                return self.hit(self.asked)
            case "stay":
                return self.stay(self.asked)
            case _ if answer in self.seated():
                return self.give(self.asked, to=answer)
            case _:
                return self.pick(self.asked, answer)

    def default(self) -> Batch:
        """Whoever is asked plays what is played for the absent."""
        return self.do(self[self.asked], Act(engine.fallback(self.game)))

    def hand(self, name: str) -> list[str]:
        """The codes of the cards in front of somebody."""
        codes = engine.catalogue(self.game.table.options)
        return [codes[card] for card in self.game.table.hands[self.seated().index(name)].cards]

    def status(self, name: str) -> str:
        return self.game.table.hands[self.seated().index(name)].status
