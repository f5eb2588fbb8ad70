"""The players' parts of a shuffle, committed to and then revealed (docs/fairness.md): what is asked, and what
has happened. `drawing` decides."""

from dataclasses import dataclass
from typing import Literal

AbandonReason = Literal["too_few_left"]
"""Why a commitment of the server was given up: so many left while the seeds were revealed that the game could
not begin."""


@dataclass(frozen=True, slots=True)
class CommitSeed:
    """The SHA-256, as lower-case hex, of the seed that this browser will reveal for the coming game. Another
    one replaces it, until the host starts."""

    hash: str
    type: Literal["commit_seed"] = "commit_seed"


@dataclass(frozen=True, slots=True)
class RevealSeed:
    """The seed behind that hash: 32 bytes as lower-case hex. Taken from the start, which fixes all hashes, to
    the beginning of the game."""

    seed: str
    type: Literal["reveal_seed"] = "reveal_seed"


@dataclass(frozen=True, slots=True)
class BeginGame:
    """The time in which the seeds could be revealed is over; `number`: of the server's commitment."""

    number: int
    type: Literal["begin_game"] = "begin_game"


@dataclass(frozen=True, slots=True)
class PlayerCommitted:
    """`hash`: the SHA-256 of the member's seed as hex. A seed that he gave before is void."""

    member: int
    hash: str
    type: Literal["player_committed"] = "player_committed"


@dataclass(frozen=True, slots=True)
class SeedsLocked:
    """The host has started: seats, options and the hashes of all seeds stay as they are, and the game is
    bound to begin."""

    type: Literal["seeds_locked"] = "seeds_locked"


@dataclass(frozen=True, slots=True)
class PlayerRevealed:
    member: int
    seed: str
    type: Literal["player_revealed"] = "player_revealed"


@dataclass(frozen=True, slots=True)
class CommitmentAbandoned:
    """The server's commitment with this number, which was shown, leads to no game."""

    number: int
    reason: AbandonReason
    type: Literal["commitment_abandoned"] = "commitment_abandoned"


SeedingEvent = PlayerCommitted | SeedsLocked | PlayerRevealed | CommitmentAbandoned
