"""Who is there: absence, spectators, another host, and the views of whoever takes a seat or leaves."""

from __future__ import annotations

from fliptable.wire.frames import CHECK_EVERY
from tests.support.clock import ManualClock
from tests.support.players import Message, Player, play
from tests.support.tables import serving
from tests.web.conftest import Guests


def is_presence(message: Message, away: list[int | None], watchers: int) -> bool:
    return message["type"] == "presence" and (message["away"], message["watchers"]) == (away, watchers)


def test_everybody_hears_every_batch(game: tuple[Player, Player], principal: Guests) -> None:
    ann, ben = game
    watcher, visitor = principal().enter(watch=True), principal().enter()
    play(ann, ben, moves=3)
    for player in (ben, watcher, visitor):
        player.catch_up(ann.seq)  # it asserts that no number is missing
    assert visitor.view is None, "a visitor hears the numbers and sees no game"


def test_whoever_leaves_stays_as_a_visitor(game: tuple[Player, Player]) -> None:
    _, ben = game
    ben.done("leave")
    assert (ben.you, ben.view) == (None, None)
    assert ben.refusal("sit") == "unknown_member"


def test_a_guest_who_is_seated_in_a_running_game_gets_his_own_view(
    game: tuple[Player, Player], principal: Guests
) -> None:
    ann, _ = game
    late = principal().join("Cem")
    assert late.view is not None
    assert late.view.viewer is None
    ann.done("admit", member=late.you, points="zero")
    late.until(lambda message: message["type"] == "welcome")
    assert late.view.viewer == 2


def test_whoever_gets_another_view_by_a_batch_is_told_no_checksum_of_it(
    game: tuple[Player, Player], principal: Guests
) -> None:
    ann, _ = game
    late = principal().join("Cem")
    while (late.seq + 1) % CHECK_EVERY:
        late.catch_up(ann.done("set_table", watch_open=True).seq)
    ann.catch_up(late.seq).done("admit", member=late.you, points="zero")
    batch = late.hear()
    assert (batch["type"], batch["check"]) == ("batch", None)
    assert late.hear()["type"] == "welcome"


def test_other_cards_come_with_a_snapshot(principal: Guests) -> None:
    ann = principal().join("Ann")
    ann.say("set_options", ref="more", options={**ann.room["options"], "decks": 2})
    welcome = ann.until(lambda message: message["type"] == "welcome")
    assert len(welcome["catalogue"]) == 2 * 94


def test_whoever_goes_is_away_after_a_grace_and_back_at_once(sqlite: str, clock: ManualClock) -> None:
    with serving(sqlite, clock=clock, away_grace=5) as tables:
        code = tables.create()
        with Player(tables, code) as ann, Player(tables, code) as ben:
            ann.join("Ann")
            ben.join("Ben").close()
            clock.run_out(5_000)
            ann.until(lambda message: is_presence(message, [ben.you], 0))
            ben.enter()
            ann.until(lambda message: is_presence(message, [], 0))


def test_spectators_without_a_name_are_counted(principal: Guests) -> None:
    ann, wil, visitor = principal().join("Ann"), principal(), principal()
    wil.enter(watch=True)
    ann.until(lambda message: is_presence(message, [], 1))
    visitor.enter()
    assert visitor.room["watchers"] == wil.room["watchers"] == 1
    wil.ask("join", name="Wil", watch=True, token="5e" * 32)
    ann.until(lambda message: message["type"] == "presence" and message["watchers"] == 0)


def test_a_television_is_no_spectator(principal: Guests) -> None:
    ann, screen = principal().join("Ann"), principal()
    screen.enter(watch=True, screen=True)
    principal().enter(watch=True)
    ann.until(lambda message: is_presence(message, [], 1))
    assert screen.room["watchers"] == 0


def test_whoever_comes_back_learns_who_is_there(principal: Guests) -> None:
    ben = principal().join("Ben")
    ben.close()
    principal().enter(watch=True)
    ben.open(after=ben.seq)
    ben.until(lambda message: is_presence(message, [], 1))


def test_an_absent_host_is_followed_by_somebody_who_is_there(sqlite: str, clock: ManualClock) -> None:
    with serving(sqlite, clock=clock, away_grace=0, host_grace=45) as tables:
        code = tables.create()
        with Player(tables, code) as ann, Player(tables, code) as ben:
            ann.join("Ann")
            ben.join("Ben")
            ann.close()
            clock.run_out(45_000)
            ben.until(lambda message: message["type"] == "batch" and ben.room["host"] == ben.you)


def test_the_clock_plays_for_whoever_does_not(principal: Guests, clock: ManualClock) -> None:
    ann, ben = principal().join("Ann"), principal().join("Ben")
    ann.done("set_table", clock=20)
    ann.done("start")
    decision = ann.prompt["decision"]
    assert ann.prompt["remaining"] == 20_000
    clock.advance(15_000)
    ben.enter()
    assert ben.prompt["remaining"] == 5_000, "a new connection does not refill the clock"
    clock.advance(5_000)
    ann.until(lambda message: message["type"] == "batch")
    assert ann.prompt["decision"]["id"] == decision["id"] + 1
    assert ann.prompt["remaining"] == 20_000
