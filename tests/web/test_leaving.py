"""Somebody leaves for good, over the wire, in each kind of decision of both games: nobody waits for him."""

from __future__ import annotations

import pytest

from fliptable import codec
from fliptable.engine import Action, Choose, Hit, Stay
from fliptable.live.environment import EntropySource
from tests.support.evenings import asked, events
from tests.support.pending import DEALER, PENDING, PEOPLE, Pending
from tests.support.players import Player
from tests.support.tables import Tables, serving
from tests.web.conftest import People


def seated(tables: Tables, people: People, pending: Pending) -> list[Player]:
    """People at a table that waits for the decision."""
    code = tables.create()
    players = [people(tables, code).join(name) for name in PEOPLE]
    players[0].done("set_options", options=pending.options.to_plain()).done("start")
    for player in players:
        player.catch_up(players[0].seq)
    for answer in pending.answers.split():
        give(answer, players)
    assert asked(players)[0] is players[PEOPLE.index(pending.asked)]
    return players


def give(answer: str, players: list[Player]) -> None:
    """Whoever is asked answers hit, stay, a person or the code of a card."""
    player, decision = asked(players)

    def is_meant(option: Action) -> bool:
        match option:
            case Choose(seat=seat, card=card):
                return answer in (PEOPLE[seat], "" if card is None else player.catalogue[card])
            case _:
                return answer == {Hit: "hit", Stay: "stay"}[type(option)]

    option = next(option for option in decision.options if is_meant(option))
    player.done("act", action=codec.encode(option))
    for other in players:
        other.catch_up(player.seq)


def finish_round(players: list[Player]) -> None:
    """Everybody takes the last option, which is to stay where he may."""
    while not any(event["type"] == "round_ended" for event in events(players[0])):
        player, decision = asked(players)
        player.done("act", action=codec.encode(decision.options[-1]))
        for other in players:
            other.catch_up(player.seq)


@pytest.mark.parametrize("pending", PENDING.values(), ids=PENDING)
def test_the_others_go_on_at_once_whoever_leaves(sqlite: str, people: People, pending: Pending) -> None:
    with serving(sqlite, entropy=EntropySource(tuple(pending.deck.split()), DEALER)) as tables:
        for seat, leaver in enumerate(PEOPLE):
            players = seated(tables, people, pending)
            gone = players.pop(seat).done("leave")
            for player in players:
                player.catch_up(gone.seq)
            assert asked(players)[1].seat != seat
            assert [member["name"] for member in players[0].room["members"] if member["left"]] == [leaver]
            finish_round(players)
            assert players[0].room == players[1].room
