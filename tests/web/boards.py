"""What players of a score board ask for and are told."""

from __future__ import annotations

from typing import Any

from tests.support.players import Message, Player


def field(player: Player, name: str, number: int = -1) -> Message:
    """The field of the player called `name` in a round, the last one unless `number` says which."""
    board = player.board
    played = board["rounds"][number if number < 0 else number - 1]
    ids = {other["name"]: other["id"] for other in board["players"]}
    return next(other for other in played["fields"] if other["player"] == ids[name])


def entry(player: Player, name: str, result: Message | int, number: int | None = None) -> Message:
    """The fields of an `enter`."""
    number = len(player.board["rounds"]) if number is None else number
    at = field(player, name, number)
    typed = {"type": "points", "points": result} if isinstance(result, int | float) else result
    return {"round": number, "player": at["player"], "expected": at["change"], "result": typed}


def row(*cards: str, **fields: Any) -> Message:
    return {"cards": list(cards), **fields}


def set_up(host: Player, *names: str, **options: Any) -> Player:
    host.done("set_options", options={**host.room["options"], **options})
    for name in names:
        host.done("add_player", name=name)
    return host.done("start")
