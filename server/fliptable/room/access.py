"""Who comes in, and by which secret a member does."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class RenewSecret:
    """The seat secret of whoever asks becomes the one that comes with the request; the old one is worth
    nothing any more."""

    type: Literal["renew_secret"] = "renew_secret"


@dataclass(frozen=True, slots=True)
class SecretRenewed:
    member: int
    token_hash: str
    type: Literal["secret_renewed"] = "secret_renewed"


@dataclass(frozen=True, slots=True)
class DoorChanged:
    """`open`: whether new people may join."""

    open: bool
    type: Literal["door_changed"] = "door_changed"
