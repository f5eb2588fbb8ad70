"""Every server that cheats is found, by the client's own modules and by the standalone check."""

from __future__ import annotations

from random import Random

import pytest

from fliptable.engine import Options
from fliptable.room import Phase
from fliptable.room.commands import AddBot
from fliptable.verify.report import FAULTS
from tests.fairness.browsers import Browsers
from tests.fairness.card_cheats import Replaying, ReplayingUnderAnotherName
from tests.fairness.cheats import CHEATS
from tests.fairness.stage import Cheat, Stage, table
from tests.support.rooms import Room


@pytest.mark.parametrize(("fault", "cheat"), [row[1:] for row in CHEATS], ids=[row[0] for row in CHEATS])
def test_a_server_that_cheats(
    process: Browsers, monkeypatch: pytest.MonkeyPatch, fault: str, cheat: Cheat
) -> None:
    stage = table(process, "Ann", "Bob", "Cat")
    cheat(stage, monkeypatch)
    for browser in list(stage.browsers.values()):
        stage.reload(browser)
    stage.start()
    stage.play(Random(1))
    assert fault in set().union(*map(stage.faults, stage.there()))


@pytest.mark.parametrize("kind", [Replaying, ReplayingUnderAnotherName])
@pytest.mark.parametrize("reload", [False, True])
def test_a_promise_that_is_given_twice(process: Browsers, kind: type[Room], reload: bool) -> None:
    room = kind("Ann", "Bob", options=Options("flip7", target=100))
    stage = Stage(process, room)
    browsers = [stage.open("Ann"), stage.open("Bob")]
    stage.do(room.state.host, AddBot())
    stage.start()
    stage.play(Random(1))
    stage.rematch()
    if reload:
        stage.reload(browsers[0])
    stage.start()
    stage.play(Random(2))
    assert "replayed" in stage.faults(browsers[0])


def test_a_promise_that_is_replaced_while_the_page_is_loaded_again(process: Browsers) -> None:
    stage = table(process, "Ann", "Bob")
    ann = stage.browsers[0]

    def lie(message: dict) -> dict:  # type: ignore[type-arg]
        if message.get("room") and message["room"]["phase"] == "lobby":
            message["room"]["fairness"]["commitment"] = "c0" * 32
        return message

    stage.lose(ann)
    stage.lie = lie
    stage.reload(ann)
    stage.start()
    stage.play(Random(3))
    assert "replaced" in stage.faults(ann)


def test_every_fault_that_there_is_a_sentence_for_has_a_server_that_commits_it() -> None:
    assert {fault for _, fault, _ in CHEATS} | {"replayed"} == set(FAULTS)


def test_nobody_is_accused_of_what_an_honest_server_does_at_the_same_table(process: Browsers) -> None:
    stage = table(process, "Ann", "Bob", "Cat")
    for browser in list(stage.browsers.values()):
        stage.reload(browser)
    stage.start()
    stage.play(Random(1))
    assert stage.room.state.phase is Phase.OVER
    assert [stage.faults(browser) for browser in stage.there()] == [set()] * 3
