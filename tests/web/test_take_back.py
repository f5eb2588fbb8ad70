"""Taking back the first pick of a card, over sockets."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from fliptable.engine.frames import Pick, Play
from fliptable.live.environment import EntropySource
from tests.support.players import Player
from tests.support.tables import Tables, serving

DECK = ("9", "5", "11", "SWITCH", "1", "2", "3", "4")
Friends = tuple[Player, Player]


@pytest.fixture
def friends(sqlite: str, people: Callable[[Tables, str], Player]) -> Iterator[Friends]:
    """Ann has made the first pick for a card and is asked for the second one; Ben looks on."""
    with serving(sqlite, entropy=EntropySource(DECK, dealer=2)) as tables:
        code = tables.create()
        ann, ben, cem = (people(tables, code).join(name) for name in ("Ann", "Ben", "Cem"))
        ann.catch_up(cem.seq).done("set_options", options={**ann.room["options"], "game": "vengeance"})
        ann.done("start")
        for _ in range(2):  # hit, then the first card that is offered
            ann.done("act", action=ann.prompt["decision"]["options"][0])
        yield ann, ben.catch_up(ann.seq)


def picked(player: Player) -> tuple[Pick, ...]:
    """The first pick, as this player sees it."""
    assert player.view is not None
    play = player.view.table.stack[-1]
    assert isinstance(play, Play)
    return play.picked


def test_everybody_sees_a_pick_come_and_go(friends: Friends) -> None:
    ann, ben = friends
    assert picked(ben) == picked(ann) != ()
    ann.done("take_back", decision=ann.prompt["decision"]["id"])
    ben.catch_up(ann.seq)
    assert picked(ben) == picked(ann) == ()
    assert len(ann.prompt["decision"]["options"]) == 3


def test_a_second_pick_after_it_is_refused_with_the_present_state(friends: Friends) -> None:
    ann, _ = friends
    late = ann.prompt["decision"]["options"][0]
    ann.done("take_back", decision=late["decision"])
    refused = ann.ask("act", action=late)
    assert refused["reason"] == "stale_decision"
    assert refused["snapshot"]["prompt"]["decision"]["id"] == late["decision"] + 1


def test_only_the_chooser_can_take_it_back(friends: Friends) -> None:
    ann, ben = friends
    assert ben.refusal("take_back", decision=ann.prompt["decision"]["id"]) == "not_your_turn"


def test_it_is_taken_back_once(friends: Friends) -> None:
    ann, _ = friends
    ann.done("take_back", decision=ann.prompt["decision"]["id"])
    assert ann.refusal("take_back", decision=ann.prompt["decision"]["id"]) == "nothing_to_take_back"
