"""Every message or request that is wrong gets its own reason, and does no harm."""

from __future__ import annotations

import pytest

from tests.support.clock import ManualClock
from tests.support.players import Message, Player
from tests.support.tables import serving
from tests.web.conftest import Guests

SEED = "5e" * 32


def refusal_of(player: Player, frame: str | bytes) -> Message:
    """The answer to a frame that is no proper message."""
    player.connection.send(frame)
    return player.until(lambda message: message["type"] == "refused")


def turn_of(*players: Player) -> tuple[Player, Player]:
    """Who is asked now, and somebody else; all have heard the same."""
    latest = max(player.seq for player in players)
    for player in players:
        player.catch_up(latest)
    seat = players[0].prompt["decision"]["seat"]
    asked = next(player for player in players if player.view and player.view.viewer == seat)
    return asked, next(player for player in players if player is not asked)


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        pytest.param("{", "bad_json", id="malformed"),
        pytest.param('{"type":"ping"}x', "bad_json", id="trailing garbage"),
        pytest.param("", "bad_json", id="empty"),
        pytest.param('{"type":"\\ud800"}', "bad_json", id="half a character"),
        pytest.param("[" * 2000 + "]" * 2000, "bad_json", id="nested beyond reason"),
        pytest.param('{"type":' + "[" * 1000 + "]" * 1000 + "}", "bad_message", id="deep type"),
        pytest.param('{"type":"ping","ref":' + "[" * 400 + "]" * 400 + "}", "bad_message", id="deep ref"),
        pytest.param(
            '{"type":"kick","ref":"a","member":' + '{"a":' * 600 + "1" + "}" * 601,
            "bad_message",
            id="deep field",
        ),
        pytest.param("[]", "bad_message", id="not an object"),
        pytest.param("{}", "bad_message", id="no type"),
        pytest.param('{"type":"shuffle","ref":"a"}', "unknown_type", id="unknown type"),
        pytest.param('{"type":7,"ref":"a"}', "unknown_type", id="type that is no text"),
        pytest.param('{"type":"time_up","ref":"a"}', "unknown_type", id="command of the server's own"),
        pytest.param('{"type":"sit","ref":"a","seat":1}', "bad_message", id="extra field"),
        pytest.param('{"type":"kick","ref":"a"}', "bad_message", id="missing field"),
        pytest.param('{"type":"kick","ref":"a","member":"1"}', "bad_message", id="text for a number"),
        pytest.param('{"type":"kick","ref":"a","member":true}', "bad_message", id="truth for a number"),
        pytest.param('{"type":"kick","ref":"a","member":1.5}', "bad_message", id="fraction"),
        pytest.param('{"type":"set_table","ref":"a","clock":30}', "bad_message", id="no such clock"),
        pytest.param('{"type":"act","ref":"a","action":{"type":"fly"}}', "bad_message", id="no such action"),
        pytest.param('{"type":"sit"}', "missing_ref", id="no ref"),
        pytest.param('{"type":"sit","ref":"a b"}', "bad_message", id="ref with a blank"),
        pytest.param('{"type":"sit","ref":""}', "bad_message", id="empty ref"),
        pytest.param('{"type":"sit","ref":"' + "a" * 41 + '"}', "bad_message", id="long ref"),
        pytest.param('{"type":"ping","ref":"a"}', "bad_message", id="ref where none belongs"),
        pytest.param('{"type":"hello","version":1}', "already_greeted", id="second hello"),
        pytest.param('{"type":"ping","x":"' + "a" * 4096 + '"}', "too_large", id="above 4 KiB"),
        pytest.param('{"type":"ping","x":"' + "ä" * 2048 + '"}', "too_large", id="above 4 KiB in UTF-8"),
        pytest.param(b'{"type":"ping"}', "binary_frame", id="binary"),
    ],
)
def test_a_frame_that_is_no_message_is_refused_with_its_reason(
    principal: Guests, frame: str | bytes, reason: str
) -> None:
    ann = principal().enter()
    refused = refusal_of(ann, frame)
    assert refused["reason"] == reason
    ann.say("ping")
    assert ann.hear() == {"type": "pong"}


def test_a_refusal_names_the_request_that_it_could_read(principal: Guests) -> None:
    ann = principal().enter()
    assert refusal_of(ann, '{"type":"sit","ref":"mine","seat":1}')["ref"] == "mine"
    assert refusal_of(ann, '{"type":"sit","ref":7}')["ref"] is None


def test_a_refusal_does_not_repeat_what_was_sent(principal: Guests) -> None:
    ann = principal().enter()
    refusal_of(ann, '{"type":"kick","ref":"a","member":"smuggled"}')
    assert "smuggled" not in ann.heard[-1]


def test_a_message_of_4_kib_is_read(principal: Guests) -> None:
    ann = principal().enter()
    start, end = '{"type":"sync"', "}"
    ann.connection.send(start + " " * (4096 - len(start) - len(end)) + end)
    assert ann.hear()["type"] == "welcome"


def test_more_than_a_burst_of_messages_is_refused(sqlite: str, clock: ManualClock) -> None:
    with serving(sqlite, clock=clock, message_burst=30) as tables, Player(tables, tables.create()) as ann:
        ann.enter()
        for _ in range(30):  # the hello was one, too
            ann.say("ping")
        answers = [ann.hear() for _ in range(30)]
        assert sorted(answer.get("reason", "pong") for answer in answers) == ["pong"] * 29 + ["too_fast"]
        clock.advance(1_000)
        ann.say("ping")
        assert ann.hear()["type"] == "pong"


def test_a_request_that_comes_too_fast_is_refused_by_its_name(sqlite: str, clock: ManualClock) -> None:
    """Whoever sent it waits for that answer."""
    with serving(sqlite, clock=clock, message_burst=5) as tables, Player(tables, tables.create()) as ann:
        ann.join("Ann")
        for _ in range(3):  # hello and join were two
            ann.say("ping")
        assert ann.refusal("stand") == "too_fast"
        clock.advance(1_000)
        ann.done("stand")


def test_an_open_decision_is_not_for_others(game: tuple[Player, Player]) -> None:
    asked, other = turn_of(*game)
    refused = other.ask("act", action=asked.prompt["decision"]["options"][0])
    assert (refused["reason"], refused["rule"]) == ("not_your_turn", "X-09")


def test_a_spectator_cannot_act(game: tuple[Player, Player], principal: Guests) -> None:
    asked, _ = turn_of(*game)
    watcher = principal().join("Wil", watch=True)
    assert watcher.refusal("act", action=asked.prompt["decision"]["options"][0]) == "not_seated"


def test_a_visitor_can_do_nothing_but_join(game: tuple[Player, Player], principal: Guests) -> None:
    asked, _ = turn_of(*game)
    visitor = principal().enter(watch=True)
    assert visitor.refusal("act", action=asked.prompt["decision"]["options"][0]) == "unknown_member"
    assert visitor.refusal("sit") == "unknown_member"


def test_an_old_decision_is_refused_with_the_present_state(game: tuple[Player, Player]) -> None:
    asked, _ = turn_of(*game)
    old = asked.prompt["decision"]["options"][0]
    asked.done("act", action=old)
    refused = asked.ask("act", action=old)
    assert refused["reason"] == "stale_decision"
    assert refused["snapshot"]["seq"] == refused["seq"] == asked.seq
    assert refused["snapshot"]["you"] == asked.you


def test_an_action_that_was_not_offered_is_refused(game: tuple[Player, Player]) -> None:
    asked, _ = turn_of(*game)
    decision = asked.prompt["decision"]["id"]
    action = {"type": "choose", "decision": decision, "seat": 0, "card": None}
    assert asked.refusal("act", action=action) == "not_an_option"


def test_a_running_game_is_not_joined_but_waited_for(game: tuple[Player, Player], principal: Guests) -> None:
    late = principal().join("Cem")
    assert late.refusal("sit") == "game_running"
    assert late.refusal("ready", seed=SEED) == "game_running"


def test_a_full_table_has_no_seat(principal: Guests) -> None:
    ann, late = principal().join("Ann"), principal()
    while ann.ask("add_bot")["type"] == "done":
        pass
    late.join("Zoe")
    assert late.refusal("sit") == "no_free_seat"


def test_only_the_host_sets_the_table(principal: Guests) -> None:
    principal().join("Ann")
    ben = principal().join("Ben")
    assert ben.refusal("start") == "host_only"
    assert ben.refusal("set_table", watch_open=False) == "host_only"


def test_a_table_of_one_does_not_start(principal: Guests) -> None:
    refused = principal().join("Ann").ask("start")
    assert (refused["reason"], refused["rule"]) == ("needs_more_players", "X-01")


def test_unknown_options_are_refused(principal: Guests) -> None:
    ann = principal().join("Ann")
    options = ann.room["options"]
    assert ann.refusal("set_options", options={**options, "target": 7}) == "bad_option"
    assert ann.refusal("set_options", options={**options, "game": "chess"}) == "unknown_game"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("", "name_empty", id="empty"),
        pytest.param(" \t ", "name_empty", id="blank"),
        pytest.param("x" * 25, "name_too_long", id="over 24 characters"),
        pytest.param("\u200b\u200d", "name_empty", id="invisible"),
        pytest.param("A\u202enn", "name_forbidden_character", id="bidirectional control"),
        pytest.param("Ann", "name_taken", id="equal"),
        pytest.param("\uff21\uff4e\uff4e", "name_taken", id="equal after normalisation"),
        pytest.param("aNN", "name_taken", id="equal after case folding"),
        pytest.param("\u0251nn", "name_looks_alike", id="equal to the eye"),
    ],
)
def test_a_name_that_cannot_be_told_apart_is_refused(principal: Guests, name: str, reason: str) -> None:
    principal().join("Ann")
    assert principal().enter().refusal("join", name=name, watch=False, token="5e" * 32) == reason
