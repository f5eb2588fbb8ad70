"""What everybody may know of the coming shuffle, and after the game of all of them."""

from dataclasses import dataclass, field

from fliptable.codec import ADDED
from fliptable.room.facts import Facts
from fliptable.room.state import Abandoned, Phase


@dataclass(frozen=True, slots=True)
class FairnessView:
    """See docs/fairness.md. `seeds`: seat number → seed as hex ("" if that seat gave none), for every seat
    the game started with, empty before. `server_seed` is None until the game is over. A lesson and
    a board promise nothing: everything is empty."""

    game_id: str
    commitment: str
    seeds: dict[str, str]
    server_seed: str | None
    locked: bool = field(default=False, metadata=ADDED)
    """The host has started: seats, options and the hashes of all seeds stay as they are. Browsers reveal
    their seeds now, and the game begins. False in a game that began before seeds were committed to."""
    number: int = field(default=0, metadata=ADDED)
    """The how-manieth commitment of this room it is."""
    abandoned: Abandoned | None = field(default=None, metadata=ADDED)
    """The latest commitment that led to no game."""


def fairness_view(facts: Facts) -> FairnessView:
    if facts.lesson or facts.board:
        return FairnessView("", "", {}, None)
    pledge = facts.pledge
    return FairnessView(
        game_id=pledge.game_id,
        commitment=pledge.commitment,
        seeds={str(seat): seed for seat, seed in enumerate(pledge.seeds)},
        server_seed=pledge.server_seed.hex() if facts.phase is Phase.OVER else None,
        locked=pledge.locked,
        number=pledge.number,
        abandoned=facts.abandoned,
    )
