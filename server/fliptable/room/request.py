"""What comes around a command: who asks, and the entropy and attendance that the room itself cannot know."""

from dataclasses import dataclass

from fliptable.room.commands import RoomCommand


@dataclass(frozen=True, slots=True)
class Entropy:
    """Fresh random data for one request, drawn by the caller from a cryptographic source.

    `nonce` names the request in the store; `token_hash` is the SHA-256 (hex) of the seat secret
    that a joining person gets; `server_seed` (32 bytes) and `game_id` belong to the next commitment. `deck`
    (codes, top first) and `dealer` are for tests and lessons and replace it in the game that starts.
    """

    nonce: str
    token_hash: str
    server_seed: bytes
    game_id: str
    deck: tuple[str, ...] | None = None
    dealer: int | None = None


@dataclass(frozen=True, slots=True)
class Request:
    """`member` asks (None: a visitor, or the server itself). A `ref` is applied once per member. `there`:
    people who are connected, or have gone a moment ago, which is not part of the journal."""

    command: RoomCommand
    entropy: Entropy
    member: int | None = None
    ref: str = ""
    there: frozenset[int] = frozenset()
