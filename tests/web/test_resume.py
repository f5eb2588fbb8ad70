"""A page that comes back gets what it missed, with the same seat, and nothing is done twice."""

from __future__ import annotations

import pytest

from fliptable.live.replica import TAIL
from fliptable.wire.close_codes import Close
from tests.support.players import Message, Player, play
from tests.web.conftest import Guests


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


def test_whoever_missed_too_much_gets_a_snapshot(principal: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fliptable.live.churn.HOST_BURST", 2 * TAIL)
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
