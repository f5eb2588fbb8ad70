"""What one viewer knows of a table, as client/state/reduce.js: snapshots, and batches folded onto them."""

from __future__ import annotations

from typing import Any

from fliptable import codec
from fliptable.engine import View
from tests.support.folding import folded, room_after

Message = dict[str, Any]


class Known:
    """`in_sync`: false before the first snapshot, and again when something does not fit what is known, until
    the next one. `problems`: what did not fit, in words."""

    def __init__(self) -> None:
        self.seq = 0
        self.in_sync = False
        self.you: int | None = None
        self.room: Message = {}
        self.view: View | None = None
        self.prompt: Message = {"decision": None}
        self.problems: list[str] = []

    @property
    def member(self) -> Message | None:
        """Me, as the room lists me."""
        return next((member for member in self.room.get("members", ()) if member["id"] == self.you), None)

    def hear(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self._snapshot(message)
            case "refused" if message["snapshot"]:
                self._snapshot(message["snapshot"])
            case "batch":
                self._batch(message)
            case "joined":
                self.you = message["member"]
            case "presence":
                for member in self.room["members"]:
                    member["away"] = member["id"] in message["away"]

    def _snapshot(self, welcome: Message) -> None:
        game: View | None = welcome["game"] and codec.decode(View, welcome["game"])
        if welcome["seq"] < self.seq:
            self.problems.append(f"back to {welcome['seq']} after {self.seq}")
        elif self.in_sync and welcome["seq"] == self.seq and self._differs(game):
            self.problems.append(f"the snapshot {self.seq} is not what was folded")
        self.seq = welcome["seq"]
        self.you = welcome["you"]
        self.room = welcome["room"]
        self.prompt = welcome["prompt"]
        self.view = game
        self.in_sync = True

    def _differs(self, game: View | None) -> bool:
        """With the same eyes."""
        same = self.view is not None and game is not None and self.view.viewer == game.viewer
        return same and self.view != game

    def _batch(self, batch: Message) -> None:
        if not self.in_sync:
            return
        if batch["seq"] != self.seq + 1:
            self._lose(f"batch {batch['seq']} after {self.seq}")
            return
        room = room_after(self.room, batch)
        try:
            view = folded(self.view, batch, room, self.you)
        except (AssertionError, ValueError, LookupError) as error:
            self._lose(f"batch {batch['seq']} does not fit: {error!r}")
            return
        self.seq = batch["seq"]
        self.room = room
        self.prompt = batch["prompt"]
        self.view = None if room["phase"] == "lobby" else view

    def _lose(self, why: str) -> None:
        self.problems.append(why)
        self.in_sync = False
