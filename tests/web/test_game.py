"""A whole short game over sockets, with somebody watching, and the next one."""

from __future__ import annotations

import hashlib
from random import Random

from fliptable import codec, engine
from fliptable.room.fairness import game_seed
from tests.support.evenings import asked, events, over, play
from tests.support.players import Player
from tests.support.tables import serving
from tests.web.conftest import People

SEEDS = ["0a" * 32, "0b" * 32, "0c" * 32]


def test_three_friends_play_to_the_end_and_again(store: str, people: People) -> None:
    with serving(store) as tables:
        code = tables.create()
        players = [people(tables, code).join(name) for name in ("Ann", "Ben", "Cem")]
        watcher = people(tables, code).enter(watch=True)
        host = players[0]
        host.done("set_options", options={**host.room["options"], "target": 100})
        for player, seed in zip(players, SEEDS, strict=True):
            player.done("ready", seed=seed)
        commitment = host.room["fairness"]["commitment"]
        host.done("start")
        play(players, Random(1), over, others=[watcher])

        told = [events(player) for player in (*players, watcher)]
        assert all(events == told[0] for events in told)
        assert watcher.view is not None
        result = watcher.view.table.result
        assert result is not None
        assert watcher.view.table.totals[result.winner] >= 100

        fairness = watcher.room["fairness"]
        revealed = bytes.fromhex(fairness["server_seed"])
        assert hashlib.sha256(revealed).hexdigest() == commitment == fairness["commitment"]
        assert fairness["seeds"] == {str(seat): seed for seat, seed in enumerate(SEEDS)}
        shuffled_by = game_seed(revealed, fairness["game_id"], [bytes.fromhex(seed) for seed in SEEDS])
        again = engine.new_game("flip7", 3, shuffled_by, watcher.view.table.options)
        beginning = [codec.encode(engine.redact(event, None)) for event in again.events]
        assert told[-1][: len(beginning)] == beginning, "the revealed seeds give these very cards"

        host.done("rematch")
        assert host.room["phase"] == "lobby"
        assert host.room["fairness"]["commitment"] != commitment
        host.done("start")
        play(players, Random(2), over, others=[watcher])
        assert host.room["game"] == 2


def test_a_game_against_bots_goes_on_by_itself(store: str, people: People) -> None:
    with serving(store) as tables:
        code = tables.create()
        ann = people(tables, code).join("Ann")
        ann.done("add_bot").done("add_bot")
        ann.done("stand")
        ann.done("start")
        ann.until(lambda message: message["type"] == "batch" and over(ann))


def in_the_second_round(player: Player) -> bool:
    return player.view is not None and player.view.table.round == 2


def test_two_workers_serve_one_table(store: str, people: People) -> None:
    with serving(store) as one, serving(store) as other:
        code = one.create()
        ann, ben = people(one, code).join("Ann"), people(other, code).join("Ben")
        watcher = people(other, code).enter(watch=True)
        ann.catch_up(ben.seq)
        ann.done("start")
        play([ann, ben], Random(4), in_the_second_round, others=[watcher])
        assert events(ann) == events(watcher)


def test_the_same_move_on_two_workers_is_made_once(store: str, people: People) -> None:
    with serving(store) as one, serving(store) as other:
        code = one.create()
        ann, ben = people(one, code).join("Ann"), people(other, code).join("Ben")
        ann.catch_up(ben.seq).done("start")
        ben.catch_up(ann.seq)
        player, _ = asked([ann, ben])
        friend = ben if player is ann else ann
        again = people(other if player is ann else one, code)
        again.token = player.token
        move = {"ref": "once", "action": player.prompt["decision"]["options"][-1]}
        player.say("act", **move)
        again.enter()  # by which the first connection is replaced, whether or not it got its answer
        again.say("act", **move)
        answer = again.until(lambda message: message.get("ref") == "once")
        assert answer["type"] == "done"
        friend.catch_up(answer["seq"])
        made = [event for event in events(friend) if event["type"] == "decision_made"]
        assert [event["action"] for event in made] == [move["action"]]
