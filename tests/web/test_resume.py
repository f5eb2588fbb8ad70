"""Coming back: with what was missed, with the same seat, and without doing anything twice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fliptable.live.replica import TAIL
from fliptable.wire.close_codes import Close
from fliptable.wire.projection import CHECK_EVERY
from tests.support.clock import ManualClock
from tests.support.players import Message, Player
from tests.support.tables import serving

Guests = Callable[[], Player]


def is_presence(message: Message, away: list[int | None], watchers: int) -> bool:
    return message["type"] == "presence" and (message["away"], message["watchers"]) == (away, watchers)


@pytest.fixture
def game(principal: Guests) -> tuple[Player, Player]:
    """Two people in a running game, the host first."""
    ann, ben = principal().join("Ann"), principal().join("Ben")
    ann.done("start")
    ben.catch_up(ann.seq)
    return ann, ben


def play(*players: Player, moves: int) -> None:
    """So many moves, each the last option that is listed."""
    for _ in range(moves):
        latest = max(player.seq for player in players)
        for player in players:
            player.catch_up(latest)
        decision = players[0].prompt["decision"]
        asked = next(player for player in players if player.view and player.view.viewer == decision["seat"])
        asked.done("act", action=decision["options"][-1])


def kinds_until(player: Player, last: str) -> list[str]:
    kinds: list[str] = []
    while last not in kinds:
        kinds.append(player.hear()["type"])
    return kinds


def test_a_reload_brings_back_the_seat_and_the_open_decision(game: tuple[Player, Player]) -> None:
    ann, _ = game
    before = (ann.you, ann.view, ann.prompt)
    ann.enter()
    assert (ann.you, ann.view, ann.prompt) == before


def test_whoever_missed_little_is_sent_only_that(game: tuple[Player, Player]) -> None:
    ann, ben = game
    ben.close()
    ann.done("set_table", watch_open=False)
    ann.done("set_table", watch_open=True)
    ben.open(after=ben.seq)
    assert kinds_until(ben, "synced") == ["batch", "batch", "synced"]
    assert (ben.seq, ben.view, ben.prompt) == (ann.seq, ben.view, ann.prompt)


def test_whoever_missed_nothing_is_sent_nothing(game: tuple[Player, Player]) -> None:
    ann, _ = game
    ann.open(after=ann.seq)
    assert ann.hear() == {"type": "synced", "seq": ann.seq, "claim": ann.claim}


def test_what_was_missed_leads_to_the_same_table(game: tuple[Player, Player], principal: Guests) -> None:
    ann, ben = game
    watcher = principal().enter(watch=True)
    watcher.close()
    play(ann, ben, moves=6)
    watcher.open(watch=True, after=watcher.seq)
    assert kinds_until(watcher, "synced") == ["batch"] * 6 + ["synced"]
    folded = watcher.view
    watcher.enter(watch=True)
    assert watcher.view == folded


def test_whoever_missed_the_beginning_of_a_game_gets_a_snapshot(principal: Guests) -> None:
    ann, ben = principal().join("Ann"), principal().join("Ben")
    ben.close()
    ann.done("start")
    ben.open(after=ben.seq)
    assert ben.hear()["type"] == "welcome"
    assert ben.view is not None


def test_whoever_missed_too_much_gets_a_snapshot(principal: Guests) -> None:
    ann, visitor = principal().join("Ann"), principal().enter()
    visitor.close()
    for _ in range(TAIL + 1):
        ann.done("set_table", watch_open=True)
    visitor.open(after=visitor.seq)
    assert visitor.hear()["type"] == "welcome"


def test_whoever_knows_more_than_there_is_gets_a_snapshot(game: tuple[Player, Player]) -> None:
    ann, _ = game
    ann.open(after=ann.seq + 5)
    assert ann.hear()["type"] == "welcome"


def test_sync_asks_for_a_snapshot(game: tuple[Player, Player]) -> None:
    ann, _ = game
    ann.say("sync")
    assert ann.hear()["type"] == "welcome"


def test_the_newest_connection_of_a_seat_replaces_the_older(
    game: tuple[Player, Player], principal: Guests
) -> None:
    ann, ben = game
    other_tab = principal()
    other_tab.token = ann.token
    other_tab.enter()
    assert other_tab.you == ann.you
    assert ann.closed() == Close.REPLACED
    ann.close()
    ben.say("sync")
    ben.until(lambda message: message["type"] == "welcome")
    assert ben.away == [], "the late close of the older one means nothing"
    other_tab.done("set_table", watch_open=False)


def test_a_request_sent_again_is_acknowledged_and_not_applied_again(game: tuple[Player, Player]) -> None:
    ann, _ = game
    first = ann.ask("set_table", ref="once", watch_open=False)
    again = ann.ask("set_table", ref="once", watch_open=False)
    assert again == first
    assert ann.seq == first["seq"]


def test_whoever_missed_the_answer_to_his_join_has_the_seat_all_the_same(principal: Guests) -> None:
    ben, ann, token = principal().join("Ben"), principal().enter(), "5e" * 32
    join: Message = {"ref": "once", "name": "Ann", "watch": False, "token": token}
    ann.say("join", **join)
    ben.until(lambda message: message["type"] == "batch" and len(ben.room["members"]) == 2)
    ann.enter()
    assert ann.ask("join", **join)["type"] == "joined"
    ann.until(lambda message: message["type"] == "welcome")
    member = next(member for member in ben.room["members"] if member["name"] == "Ann")
    assert ann.you == member["id"]
    assert principal().enter(token=token).you == member["id"]
    assert len(ann.room["members"]) == 2


def test_a_join_sent_again_replaces_the_older_connection(principal: Guests) -> None:
    ann = principal().join("Ann")
    other_tab = principal().enter()
    again = other_tab.ask("join", name="Ann", watch=False, token=ann.token)
    assert (again["type"], again["member"]) == ("joined", ann.you)
    assert ann.closed() == Close.REPLACED


def test_a_move_sent_again_after_a_reconnect_is_not_made_again(game: tuple[Player, Player]) -> None:
    ann, ben = game
    decision = ann.prompt["decision"]
    asked = ann if ann.view and ann.view.viewer == decision["seat"] else ben
    move: Message = {"ref": "once", "action": decision["options"][-1]}
    first = asked.ask("act", **move)
    asked.enter()
    assert asked.ask("act", **move) == first


def test_two_members_may_use_the_same_ref(game: tuple[Player, Player]) -> None:
    ann, ben = game
    ann.done("set_table", ref="same", watch_open=True)
    assert ben.refusal("set_table", ref="same", watch_open=True) == "host_only"


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
