"""The file that a browser saves at the end of a game."""

import json
from dataclasses import dataclass
from typing import Any

Json = Any


class NotARecord(ValueError):
    """The file is none, or of a version that is not known here."""


@dataclass(frozen=True)
class Moment:
    """The room as the server showed it from one moment on. `fresh`: what was right before is not known.
    `seats`: member, whether it is a bot, hash and name of each seat in order."""

    fresh: bool
    phase: str
    options: dict[str, Json]
    game_id: str
    commitment: str
    number: int
    locked: bool
    seeds: list[str]
    server_seed: str | None
    abandoned: tuple[int, str] | None
    seats: list[tuple[int, bool, str]]
    names: list[str]

    @property
    def promise(self) -> tuple[str, str, int]:
        return (self.game_id, self.commitment, self.number)


@dataclass(frozen=True)
class Own:
    """What the server has taken of the browser that saved the record."""

    hash: str
    revealed: bool


@dataclass(frozen=True)
class Record:
    """`you`: the member whose browser it was; `viewer`: his seat in the game. `past`: ids and commitments of
    earlier games. `cards`: how many there are in the game. `parts`: what was seen of them, with gaps between;
    of each the table before its events, None if they begin with the game, and the events."""

    you: int | None
    viewer: int | None
    own_seed: str | None
    own: Own | None
    moments: list[Moment]
    past: list[tuple[str, str]]
    cards: int
    parts: list[tuple[Json, list[Json]]]


def read(text: str | bytes) -> Record:
    """Raises NotARecord."""
    try:
        plain = json.loads(text)
        if plain["format"] != "fliptable-record" or plain["version"] != 1:
            raise NotARecord("not a record of a game, or of another version")
        return _record(plain)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise NotARecord("not a record of a game, or damaged") from error


def _record(plain: Json) -> Record:
    witness = plain["witness"]
    own = witness["own"]
    return Record(
        you=plain["you"],
        viewer=plain["viewer"],
        own_seed=plain["ownSeed"],
        own=None if own is None else Own(str(own["hash"]), bool(own["revealed"])),
        moments=[_moment(sighting) for sighting in witness["sightings"]],
        past=[(heard["gameId"], heard["commitment"]) for heard in witness["past"]],
        cards=len(plain["catalogue"]),
        parts=[(part["start"], [dict(event) for event in part["events"]]) for part in plain["parts"]],
    )


def _moment(plain: Json) -> Moment:
    fairness = plain["fairness"]
    seeds = fairness["seeds"]
    gone = fairness.get("abandoned")
    return Moment(
        fresh=bool(plain["fresh"]),
        phase=str(plain["phase"]),
        options=dict(plain["options"]),
        game_id=str(fairness["game_id"]),
        commitment=str(fairness["commitment"]),
        number=int(fairness.get("number", 0)),
        locked=bool(fairness.get("locked", False)),
        seeds=[str(seeds.get(str(seat), "")) for seat in range(len(seeds))],
        server_seed=fairness["server_seed"],
        abandoned=None if gone is None else (int(gone["number"]), str(gone["reason"])),
        seats=[(seat["member"], bool(seat["bot"]), str(seat["hash"])) for seat in plain["seats"]],
        names=[str(seat["name"]) for seat in plain["seats"]],
    )
