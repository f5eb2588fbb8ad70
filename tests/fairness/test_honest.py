"""Honest servers are never accused, whatever happens to browsers and lines."""

from __future__ import annotations

from random import Random

import pytest

from fliptable.room import Phase
from fliptable.room.commands import Admit, Join, Kick, Leave, Sit, Stand
from tests.fairness.browsers import Browsers
from tests.fairness.stage import Stage, table


def test_a_game_of_three_and_a_bot(process: Browsers) -> None:
    stage = table(process, "Ann", "Bob", "Cat")
    stage.start()
    assert stage.room.state.phase is Phase.PLAYING
    assert stage.room.state.game is not None, "nobody was waited for"
    stage.play(Random(1))
    for browser in stage.there():
        found, _ = stage.verdicts(browser)
        assert (found["fair"], found["own"], found["late"], found["unchecked"]) == (True, "used", [], 0)
        assert found["checked"] > 20


def test_people_who_watch_see_it_too(process: Browsers) -> None:
    stage = table(process, "Ann", "Bob")
    watcher = stage.open(None)
    stage.start()
    stage.play(Random(2))
    found, _ = stage.verdicts(watcher)
    assert (found["fair"], found["own"], found["unchecked"]) == (True, "none", 0)


@pytest.mark.parametrize("workers", [1, 2])
def test_rematches(process: Browsers, workers: int) -> None:
    stage = table(process, "Ann", "Bob", workers=workers)
    for game in range(3):
        stage.start()
        stage.play(Random(game))
        assert [stage.faults(browser) for browser in stage.there()] == [set(), set()]
        stage.rematch()


def test_a_seed_that_is_late_counts_for_nothing_and_blames_nobody(process: Browsers) -> None:
    stage = table(process, "Ann", "Bob")
    bob = stage.browsers[1]
    bob.slow = True
    stage.start()
    stage.time_passes()
    stage.release(bob)
    stage.play(Random(3))
    for browser in stage.there():
        found, _ = stage.verdicts(browser)
        assert (found["faults"], found["late"]) == ([], ["Bob"])
    assert [stage.verdicts(browser)[0]["own"] for browser in stage.there()] == ["used", "late"]


def test_a_start_before_a_slow_page_has_committed(process: Browsers) -> None:
    stage = table(process, "Ann")
    stage.room.join("Bob")
    stage.changes.clear()
    stage.states = [stage.room.state]
    for browser in list(stage.browsers.values()):
        stage.reload(browser)
    stage.start()
    late = stage.open("Bob")
    stage.play(Random(4))
    assert [stage.verdicts(browser)[0]["own"] for browser in stage.there()] == ["used", "none"]
    assert stage.faults(late) == set()


@pytest.mark.parametrize("when", ["lobby", "draw", "game", "over"])
def test_a_page_that_is_loaded_again_forgets_nothing(process: Browsers, when: str) -> None:
    stage = table(process, "Ann", "Bob")
    ann, bob = stage.browsers.values()
    if when == "lobby":
        stage.reload(bob)
    bob.slow = when == "draw"
    stage.start()
    if when == "draw":
        bob.slow = False
        stage.reload(bob)
        assert stage.room.state.game is not None, "it has revealed after all"
    if when == "game":
        stage.move(Random(5))
        stage.reload(bob)
    stage.play(Random(6))
    if when == "over":
        stage.reload(bob)
    found, _ = stage.verdicts(bob)
    assert (found["fair"], found["own"]) == (True, "used")
    assert stage.faults(ann) == set()


@pytest.mark.parametrize("back", ["lobby", "draw", "game", "over"])
def test_a_seat_that_moves_to_another_device_and_back(process: Browsers, back: str) -> None:
    stage = table(process, "Ann", "Bob")
    bob = stage.browsers[1]
    phone = stage.open("Bob")
    assert (bob.connected, phone.connected) == (False, True)
    if back == "lobby":
        stage.reopen(bob)
    phone.slow = back == "draw"
    stage.start()
    if back == "draw":
        stage.reopen(bob)
        stage.time_passes()
    if back == "game":
        stage.reopen(bob)
    stage.play(Random(7))
    if back == "over":
        stage.reopen(bob)
    found, _ = stage.verdicts(bob)
    assert found["faults"] == []
    assert found["own"] == {"lobby": "used"}.get(back, "elsewhere")


def test_a_start_that_is_called_off_is_told_and_blames_nobody(process: Browsers) -> None:
    stage = table(process, "Ann", "Bob", bots=0)
    ann, bob = stage.browsers.values()
    ann.slow = True
    stage.start()
    stage.do(bob.principal.member, Leave())
    stage.lose(bob)
    stage.release(ann)
    assert stage.room.state.phase is Phase.LOBBY
    stage.do(None, Join("Cat", watch=False))
    stage.open("Cat")
    stage.start()
    stage.play(Random(8))
    found, _ = stage.verdicts(ann)
    assert found["faults"] == []
    assert found["abandoned"] == [{"number": 1, "reason": "too_few_left"}]


@pytest.mark.parametrize("seed", range(16))
def test_evenings_at_random(process: Browsers, seed: int) -> None:
    rng = Random(seed)
    game = rng.choice(["flip7", "vengeance"])
    names = ["Ann", "Bob", "Cat", "Dan"][: rng.randint(2, 4)]
    stage = table(process, *names, bots=rng.randint(1, 2), workers=rng.randint(1, 2), game=game)
    if rng.random() < 0.5:
        stage.open(None)
    for _ in range(2):
        for _ in range(rng.randrange(6)):
            _whim(stage, rng)
        stage.start()
        for _ in range(rng.randrange(3)):
            _whim(stage, rng)
        stage.time_passes()
        while stage.room.state.phase is Phase.PLAYING:
            if rng.random() < 0.1:
                _whim(stage, rng)
            if stage.room.state.phase is Phase.PLAYING:
                stage.move(rng)
        for browser in stage.browsers.values():
            stage.reopen(browser)
            if browser.connected:
                assert stage.faults(browser) == set(), f"browser {browser.id}"
        if stage.room.state.host is None:
            return
        stage.rematch()


def _whim(stage: Stage, rng: Random) -> None:
    """Something that happens at tables."""
    browser = rng.choice(list(stage.browsers.values()))
    member = browser.principal.member
    here = stage.room.state.member(member)
    match rng.randrange(9):
        case 0:
            stage.lose(browser)
        case 1:
            stage.reopen(browser)
        case 2 if browser.connected:
            stage.reload(browser)
        case 3 if here is not None:
            stage.open(here.name)
        case 4:
            browser.slow = not browser.slow
            if not browser.slow:
                stage.release(browser)
        case 5 if here is not None:
            stage.ask(member, Stand() if rng.random() < 0.5 else Sit())
        case 6:
            name = f"Guest {len(stage.room.journal)}"
            stage.ask(None, Join(name, watch=rng.random() < 0.3))
            stage.open(name)
        case 7:
            guests = [person.id for person in stage.room.state.people() if stage.room.state.waits(person)]
            for guest in guests:
                stage.ask(stage.room.state.host, Admit(guest, "lowest"))
        case 8 if len(stage.room.state.seats) > 3:
            others = [seat for seat in stage.room.state.seats if seat != stage.room.state.host]
            stage.ask(stage.room.state.host, Kick(rng.choice(others)))
