"""A table whose journal lies in a Redis Cluster, with friends on two workers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.support.evenings import asked, over, play
from tests.support.players import Player
from tests.support.redis_cluster import RedisCluster
from tests.support.tables import Tables, serving
from tests.web.conftest import People


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisCluster]:
    with RedisCluster(tmp_path_factory.mktemp("cluster")) as running:
        yield running


@pytest.fixture
def workers(cluster: RedisCluster) -> Iterator[tuple[Tables, Tables]]:
    with serving(cluster.url) as one, serving(cluster.url) as two:
        yield one, two


def seated(workers: tuple[Tables, Tables], people: People) -> list[Player]:
    """Ann and Cem are with one worker, Ben is with the other; the game is short and has begun."""
    one, two = workers
    code = one.create()
    players = [people(tables, code).join(name) for tables, name in ((one, "Ann"), (two, "Ben"), (one, "Cem"))]
    ann = players[0].catch_up(players[2].seq)
    ann.done("set_options", options={**ann.room["options"], "target": 100}).done("start")
    for player in players:
        player.catch_up(ann.seq)
    return players


def test_a_game_is_played_to_its_end(workers: tuple[Tables, Tables], people: People) -> None:
    players = seated(workers, people)
    play(players, Random(1), over)
    assert len({str(player.room) for player in players}) == 1
    late = people(workers[1], players[0].code).enter(watch=True)
    assert late.seq == players[0].seq
    assert late.view is not None
    assert players[0].view is not None
    assert late.view.table == players[0].view.table


def test_a_node_is_killed_in_the_middle_of_a_game_and_play_goes_on_when_it_is_back(
    cluster: RedisCluster, workers: tuple[Tables, Tables], people: People
) -> None:
    players = seated(workers, people)
    player, decision = asked(players)
    move = {"ref": "once", "action": player.prompt["decision"]["options"][-1]}
    before = player.seq

    node = cluster.of(player.code)
    node.kill()
    assert player.ask("act", **move)["reason"] == "temporarily_unavailable"
    for other in players:
        other.say("ping")
        other.until(lambda message: message["type"] == "pong")
        assert other.seq == before

    node.start()
    while (answer := player.ask("act", **move))["type"] == "refused":
        assert answer["reason"] == "temporarily_unavailable"
    assert answer == {"type": "done", "ref": "once", "seq": before + 1}
    for other in players:
        other.catch_up(before + 1)
        assert other.view is not None
        assert other.view.table.answered == decision.id + 1, "made once, however often it was sent"
    play(players, Random(2), over)
