"""A room that is driven by its pure functions only.

Entropy is derived from the room's code and a counter, and time stands still until it is set, so that the same
calls write the same journal byte by byte. `scripts/compat` also runs this file with the code of older
commits: it uses only what the packages `room`, `engine` and `bots` export, and the commands.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final

import orjson

from fliptable import engine
from fliptable.board.commands import Enter, Typed
from fliptable.bots import choose
from fliptable.engine import Decision, Options
from fliptable.room import (
    Accepted,
    Answer,
    Entropy,
    Phase,
    Request,
    RoomState,
    advance,
    board_view,
    decode_batch,
    encode_batch,
    game_view,
    handle,
    open_board,
    open_room,
    remaining,
    room_view,
)
from fliptable.room.commands import Act, AddBot, Join, PlayDefault, Ready, Rematch, Resume, Sit, Start, TimeUp

NOW: Final = 1_000_000_000_000
"""Epoch milliseconds at which every recording begins."""

Json = Any


def plain(value: object) -> Json:
    """`value` as JSON data, in the way in which it is sent."""
    return orjson.loads(orjson.dumps(value, default=_plain, option=orjson.OPT_NON_STR_KEYS))


def _plain(value: Any) -> Json:
    """Of a class that says itself how it is sent."""
    if hasattr(value, "to_plain"):
        return value.to_plain()
    raise TypeError(f"cannot encode {type(value).__name__}")


def token(code: str, name: str) -> str:
    """The seat secret of `name` in the room `code`."""
    return hashlib.sha256(f"{code} {name}".encode()).hexdigest()


def states(journal: Iterable[bytes]) -> Iterator[RoomState]:
    """The room after each batch."""
    state: RoomState | None = None
    for body in journal:
        state = advance(state, decode_batch(body))
        yield state


def shown(state: RoomState, now: int) -> Json:
    """Everything that may be shown of a room at `now` (epoch milliseconds): the room, the open decision, and
    the game for each member and for a visitor (`null`)."""
    viewers = (None, *(member.id for member in state.members))
    return plain({
        "seq": state.seq,
        "room": room_view(state),
        "board": board_view(state),
        "decision": None if state.game is None else engine.decision(state.game),
        "remaining": remaining(state, now),
        "games": {"null" if viewer is None else str(viewer): game_view(state, viewer) for viewer in viewers},
    })  # fmt: skip


class Table:
    """`journal` holds the bodies of the batches as they are stored, `commands` the ids under which they are.
    `times` says when each was written."""

    def __init__(
        self,
        code: str,
        options: Options | None = None,
        *,
        lesson: bool = False,
        board: bool = False,
        state: RoomState | None = None,
        now: int = NOW,
        salt: int = 0,
    ) -> None:
        """`state`: of a room that is there already and goes on. `salt`: another one brings other entropy."""
        self.code = code
        self.now = now
        self._salt = salt
        self.journal: list[bytes] = []
        self.commands: list[str] = []
        self.times: list[int] = []
        self._draws = 0 if state is None else 1_000_000
        if state is not None:
            self.state = state
            return
        entropy = self.entropy()
        if board:
            opened = open_board(code, options or Options(game="flip7"))
        else:
            opened = open_room(code, options or Options(game="flip7"), entropy, lesson=lesson)
        self._write(opened, entropy)

    def entropy(self, name: str = "") -> Entropy:
        self._draws += 1
        secret = hashlib.sha256(f"{self.code} {self._salt} {self._draws}".encode())
        return Entropy(
            nonce=secret.hexdigest()[:16],
            token_hash=hashlib.sha256(token(self.code, name).encode()).hexdigest() if name else "",
            server_seed=secret.digest(),
            game_id=secret.hexdigest()[16:32],
        )

    def ask(
        self,
        member: int | None,
        command: Any,
        ref: str = "",
        *,
        away: frozenset[int] = frozenset(),
    ) -> Answer:
        """What is accepted is written. `away`: members who are not connected."""
        present = frozenset(person.id for person in self.state.people()) - away
        entropy = self.entropy(command.name if isinstance(command, Join) else "")
        answer = handle(self.state, Request(command, entropy, member, ref, present), self.now)
        if isinstance(answer, Accepted):
            self._write(answer, entropy)
        return answer

    def do(self, member: int | None, command: Any, ref: str = "", **how: Any) -> None:
        answer = self.ask(member, command, ref, **how)
        assert isinstance(answer, Accepted), answer

    def _write(self, accepted: Accepted, entropy: Entropy) -> None:
        self.state = accepted.state
        self.journal.append(encode_batch(accepted.batch))
        self.commands.append(entropy.nonce)
        self.times.append(self.now)

    def join(self, *names: str, watch: bool = False) -> None:
        for name in names:
            self.do(None, Join(name, watch), "join")

    def bots(self, count: int) -> None:
        for _ in range(count):
            self.do(self.state.host, AddBot())

    def ready(self, *names: str) -> None:
        for name in names:
            self.do(self.id(name), Ready(hashlib.sha256(name.encode()).hexdigest()))

    def start(self) -> None:
        self.do(self.state.host, Start())

    def id(self, name: str) -> int:
        return next(member.id for member in self.state.members if member.name == name)

    @property
    def question(self) -> Decision | None:
        """What the running game waits for."""
        running = self.state.game is not None and self.state.phase is Phase.PLAYING
        return engine.decision(self.state.game) if running and self.state.game is not None else None

    def move(self, rng: Random) -> None:
        """The one who is asked answers as a bot would, from what he sees alone."""
        question, game = self.question, self.state.game
        assert question is not None
        assert game is not None
        action = choose(engine.view(game, question.seat), question, rng)
        self.now += 1500
        self.do(self.state.seats[question.seat], Act(action))

    def play_on(self, rng: Random, most: int = 5000) -> None:
        """To the end of the game, or of the sheet, that is or will be on the table: whoever is absent has
        the default played for him, and half of those who have a clock let it run out."""
        for _ in range(most):
            if self.state.phase is Phase.OVER:
                return
            self.step(rng)
        raise AssertionError(f"not over after {most} steps")

    def rematch(self) -> None:
        """Somebody who plays stays, or comes for it."""
        if self.state.host is None:
            self.join("Zoe")
        self.do(self.state.host, Rematch())

    def step(self, rng: Random) -> None:
        if self.state.phase is Phase.LOBBY:
            self._start_with_enough()
        elif self.state.board is not None:
            self.enter(rng)
        elif self.state.paused_at is not None:
            self.do(self.state.host, Resume())
        elif self.state.deadline is not None and rng.random() < 0.5:
            self.now = max(self.now, self.state.deadline.at)
            self.do(None, TimeUp())
        elif (question := self.question) is not None and self._is_absent(question.seat):
            self.do(None, PlayDefault(question.id))
        else:
            self.move(rng)

    def _start_with_enough(self) -> None:
        if not isinstance(self.ask(self.state.host, Start()), Accepted):
            self.do(self.state.host, AddBot())

    def _is_absent(self, seat: int) -> bool:
        member = self.state.member(self.state.seats[seat])
        return member is not None and member.autoplay

    def enter(self, rng: Random) -> None:
        """The host fills the first free field of the open round, unless he only watches."""
        sheet = board_view(self.state)
        assert sheet is not None
        assert sheet.open is not None
        field = next(field for field in sheet.rounds[-1].fields if field.entry is None)
        self.now += 1500
        entry = Enter(sheet.open, field.player, field.change, Typed(rng.randrange(10, 40)))
        if not isinstance(self.ask(self.state.host, entry), Accepted):
            self.do(self.state.host, Sit())
