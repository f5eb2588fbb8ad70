"""What somebody at a table would do now, from what he knows alone. Any host gets the table going again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.chaos.known import Known, Message
from tests.chaos.plan import TablePlan

Wish = tuple[str, dict[str, Any]]

_HIT = 0.7
_TAKE_BACK = 0.2
_RETURNS = 0.3
_PAUSE = 0.02
_RESUME = 0.3
_UNSEAT = 0.01
_SEND_AWAY = 0.2
"""How often something is done that may be done, at each look at the table."""


def wish(known: Known, plan: TablePlan, rng: Random, *, finishing: bool) -> Wish | None:
    """None: he waits. `finishing`: no new game is begun."""
    me = known.member
    if me is None:
        return None
    phase = known.room["phase"]
    if phase == "playing":
        return _play(known, me, plan, rng, finishing=finishing)
    if finishing:
        return None
    if phase == "lobby":
        return _get_ready(known, me, plan, rng)
    return ("rematch", {}) if known.room["host"] == me["id"] else None


def _get_ready(known: Known, me: Message, plan: TablePlan, rng: Random) -> Wish | None:
    room = known.room
    if room["host"] == me["id"] and (host := _prepare(room, me, plan, rng)):
        return host
    if me["seat"] is None:
        return None if me["watching"] else ("sit", {})
    return None if me["ready"] else ("ready", {"seed": f"{rng.getrandbits(256):064x}"})


def _prepare(room: Message, me: Message, plan: TablePlan, rng: Random) -> Wish | None:
    options = room["options"] | plan.options
    if options != room["options"]:
        return "set_options", {"options": options}
    if room["clock"] != plan.clock:
        return "set_table", {"clock": plan.clock}
    members: list[Message] = room["members"]
    absent = _absent(room, me)
    if absent is not None and rng.random() < _SEND_AWAY:
        return "kick", {"member": absent["id"]}
    seated = [member for member in members if member["seat"] is not None]
    bots = sum(member["bot"] for member in members)
    if bots < plan.bots or len(seated) < room["limits"]["min"]:
        return "add_bot", {}
    return ("start", {}) if all(member["ready"] for member in seated) else None


def _absent(room: Message, me: Message) -> Message | None:
    """Somebody who is away, and for whose sake nobody shall wait for ever."""
    members: Iterator[Message] = (member for member in room["members"] if not member["left"])
    return next((member for member in members if member["away"] and member["id"] != me["id"]), None)


def _play(known: Known, me: Message, plan: TablePlan, rng: Random, *, finishing: bool) -> Wish | None:
    room = known.room
    if room["host"] == me["id"] and (host := _preside(room, me, plan, rng, finishing=finishing)):
        return host
    if me["autoplay"] and rng.random() < _RETURNS:
        return "back", {}
    decision = known.prompt["decision"]
    if room["paused"] or decision is None:
        return None
    if known.view is not None and decision["seat"] == known.view.viewer:
        return _answer(known, decision, rng)
    overdue = room["overdue"]
    votes = overdue is not None and overdue["needed"] is not None and me["seat"] is not None
    if overdue is not None and (votes or room["host"] == me["id"]) and str(me["id"]) not in overdue["votes"]:
        return "play_for", {"decision": overdue["decision"], "until": rng.choice(("once", "return"))}
    return None


def _preside(room: Message, me: Message, plan: TablePlan, rng: Random, *, finishing: bool) -> Wish | None:
    if room["paused"]:
        return ("resume", {}) if finishing or rng.random() < _RESUME else None
    absent = _absent(room, me)
    if absent is not None and (finishing or rng.random() < _UNSEAT):
        return "kick", {"member": absent["id"]}
    if finishing:
        return None
    if plan.pauses and rng.random() < _PAUSE:
        return "pause", {}
    for member in room["members"]:
        if member["bot"] and not member["left"] and rng.random() < _UNSEAT:
            return "remove_bot", {"member": member["id"]}
        if member["seat"] is None and not (member["watching"] or member["left"]):
            return "admit", {"member": member["id"], "points": rng.choice(("zero", "lowest"))}
    return None


def _answer(known: Known, decision: Message, rng: Random) -> Wish:
    assert known.view is not None
    top = known.view.table.stack[-1]
    if getattr(top, "picked", ()) and rng.random() < _TAKE_BACK:
        return "take_back", {"decision": decision["id"]}
    options: list[Message] = decision["options"]
    if decision["question"] == "turn":
        return "act", {"action": options[0 if rng.random() < _HIT else -1]}
    return "act", {"action": rng.choice(options)}
