"""A table whose browsers are the client's own modules, at a server that may lie.

What a browser says is done at once, or held back; what happens is told to every browser that is
connected, by any of several workers, each with its own copy of the room.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import pytest

from fliptable.engine import Options
from fliptable.room import Accepted, Batch, Phase, RoomState, advance, decode_batch, encode_batch
from fliptable.room.commands import Act, AddBot, Rematch, RoomCommand, Start
from fliptable.room.outputs import RoomChange
from fliptable.room.seeding import BeginGame, CommitSeed, RevealSeed
from fliptable.verify import Verdict, judge, read
from fliptable.wire import projection
from fliptable.wire.close_codes import Close
from fliptable.wire.projection import Principal
from tests.fairness.browsers import Browser, Browsers, Message
from tests.fairness.messages import batch, welcome
from tests.support.rooms import Room

Lie = Callable[[Message], Message]
"""What a server tells instead of a message."""
Cheat = Callable[["Stage", pytest.MonkeyPatch], None]
"""Prepares a server; people sit at the table, and no game has begun."""

_LOST: Final = 1006


@dataclass
class Stage:
    """`lie`: what browsers are told instead of the truth. `states`: each worker's copy of the room."""

    process: Browsers
    room: Room
    lie: Lie = lambda message: message
    workers: int = 1
    browsers: dict[int, Browser] = field(default_factory=dict)
    changes: list[RoomChange] = field(default_factory=list)
    states: list[RoomState] = field(default_factory=list)
    _said: deque[tuple[Browser, Message]] = field(default_factory=deque)
    _busy: bool = False

    def __post_init__(self) -> None:
        self.process.call("forget")
        self.states = [self.room.state] * self.workers

    # Browsers

    def open(self, name: str | None) -> Browser:
        """Another browser of the member `name`, or of somebody who watches."""
        member = None if name is None else self.room[name]
        browser = Browser(
            len(self.browsers), Principal(member, watching=True), len(self.browsers) % self.workers
        )
        self._take_over(browser)
        self.browsers[browser.id] = browser
        self._hears_of(
            browser, self.process.call("open", id=browser.id, token=None if name is None else name * 8)
        )
        return browser

    def lose(self, browser: Browser, code: int = _LOST) -> None:
        if browser.connected:
            browser.connected = False
            self.process.call("close", id=browser.id, code=code)

    def reload(self, browser: Browser) -> None:
        self._comes_back(browser, "reload")

    def reopen(self, browser: Browser) -> None:
        """It comes back after its connection was lost, or takes its seat over again."""
        if not (browser.connected or browser.gone):
            self._comes_back(browser, "reopen")

    def _comes_back(self, browser: Browser, how: str) -> None:
        browser.held.clear()
        browser.connected = True
        self._take_over(browser)
        self._hears_of(browser, self.process.call(how, id=browser.id))

    def _take_over(self, newer: Browser) -> None:
        """A member has one connection."""
        for browser in self.browsers.values():
            if browser is not newer and newer.principal.member == browser.principal.member is not None:
                self.lose(browser, Close.REPLACED)

    def release(self, browser: Browser) -> None:
        """What it has said arrives."""
        browser.slow = False
        held, browser.held = browser.held, []
        self._hears_of(browser, {"said": held})

    def _hears_of(self, browser: Browser, answer: Message) -> None:
        """Somebody hears what a browser has said, when all have heard of what has happened before."""
        self._said += [(browser, message) for message in answer["said"]]
        if self._busy:
            return
        self._busy = True
        while self._said:
            self._listen(*self._said.popleft())
        self._busy = False

    def _listen(self, browser: Browser, message: Message) -> None:
        if browser.connected:
            if message["type"] == "hello":
                self._greet(browser, message)
            elif message["type"] == "sync":
                self._tell(browser, welcome(self.states[browser.worker], browser.principal, self.room.now))
            elif browser.slow:
                browser.held.append(message)
            else:
                self._obey(browser, message)

    def _greet(self, browser: Browser, hello: Message) -> None:
        after = hello.get("after")
        missed = tuple(change for change in self.changes if after is not None and change.after.seq > after)
        known = after is not None and (not missed or missed[0].before.seq == after)
        if not known or not projection.can_resume(missed, browser.principal):
            self._tell(browser, welcome(self.states[browser.worker], browser.principal, self.room.now))
            return
        for change in missed:
            self._tell(browser, batch(change, browser.principal, self.room.now))
        self._tell(browser, {"type": "synced", "seq": self.room.state.seq, "claim": None})

    def _obey(self, browser: Browser, message: Message) -> None:
        ref = message["ref"]
        command: RoomCommand
        if message["type"] == "commit_seed":
            command = CommitSeed(message["hash"])
        else:
            assert message["type"] == "reveal_seed", message
            command = RevealSeed(message["seed"])
        answer = self.ask(browser.principal.member, command, ref)
        if not browser.connected:
            return
        if isinstance(answer, Accepted):
            self._tell(browser, {"type": "done", "ref": ref, "seq": answer.state.seq})
        else:
            told = {"type": "refused", "ref": ref, "reason": "no", "rule": "", "seq": 1, "snapshot": None}
            self._tell(browser, told)

    def _tell(self, browser: Browser, message: Message) -> None:
        if browser.connected:
            told = self.lie(json.loads(json.dumps(message)))
            self._hears_of(browser, self.process.call("hear", id=browser.id, message=told))

    # The room

    def ask(self, member: int | None, command: RoomCommand, ref: str = "") -> Any:
        """The answer; what follows from it is told."""
        answer = self.room.ask(member, command, ref)
        if isinstance(answer, Accepted):
            busy, self._busy = self._busy, True
            self._happens(answer.batch)
            self._busy = busy
            self._hears_of(next(iter(self.browsers.values())), {"said": []})
        return answer

    def do(self, member: int | None, command: RoomCommand) -> None:
        answer = self.ask(member, command)
        assert isinstance(answer, Accepted), answer

    def _happens(self, stored: Batch) -> None:
        before = self.states[0]
        self.states = [advance(state, decode_batch(encode_batch(stored))) for state in self.states]
        assert all(state == self.room.state for state in self.states)
        change = RoomChange(stored, before, self.room.state)
        self.changes.append(change)
        for browser in list(self.browsers.values()):
            if not browser.connected:
                continue
            snapshot = projection.needs_snapshot(change, browser.principal)
            self._tell(browser, batch(change, browser.principal, self.room.now))
            member = browser.principal.member
            if member is not None and change.after.member(member) is None:
                self.lose(browser, Close.KICKED)
                browser.gone = True
            elif snapshot and change.after.seq == self.room.state.seq:
                self._tell(browser, welcome(self.states[browser.worker], browser.principal, self.room.now))

    def start(self) -> None:
        self.do(self.room.state.host, Start())
        if self.room.state.drawing and not self.room.state.unrevealed():
            raise AssertionError("nobody is waited for, and no game begins")

    def time_passes(self) -> None:
        """Whoever has not revealed now is too late."""
        if self.room.state.drawing:
            self.do(None, BeginGame(self.room.state.pledge.number))

    def move(self, rng: Random) -> None:
        """Whoever is asked plays something."""
        question = self.room.question
        options = [option for option in question.options if option.type != "stay" or rng.random() < 0.3]
        self.do(self.room.state.seats[question.seat], Act(rng.choice(options or list(question.options))))

    def play(self, rng: Random) -> None:
        """The game to its end."""
        self.time_passes()
        while self.room.state.phase is Phase.PLAYING:
            self.move(rng)

    def rematch(self) -> None:
        self.do(self.room.state.host, Rematch())

    def verdicts(self, browser: Browser) -> tuple[Message, Verdict]:
        """What the browser and the standalone check find, which must be the same."""
        answer = self.process.call("verify", id=browser.id)
        found: Message = answer["verdict"]
        again = judge(read(json.dumps(answer["record"])))
        assert {fault["kind"]: fault["names"] for fault in found["faults"]} == again.faults
        assert [gone["number"] for gone in found["abandoned"]] == [number for number, _ in again.abandoned]
        assert (found["late"], found["checked"], found["unchecked"]) == (
            again.late,
            again.checked,
            again.unchecked,
        )
        return found, again

    def faults(self, browser: Browser) -> set[str]:
        return {fault["kind"] for fault in self.verdicts(browser)[0]["faults"]}

    def there(self) -> Iterator[Browser]:
        return (browser for browser in self.browsers.values() if browser.connected)


def table(process: Browsers, *names: str, bots: int = 1, workers: int = 1, game: str = "flip7") -> Stage:
    """People whose browsers are there, and a bot."""
    room = Room(*names, options=Options(game, target=100))
    stage = Stage(process, room, workers=workers)
    for name in names:
        stage.open(name)
    for _ in range(bots):
        stage.do(room.state.host, AddBot())
    return stage
