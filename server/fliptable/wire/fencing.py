"""How old a connection of a seat is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

_Count = Annotated[int, Field(ge=0, lt=2**53)]
"""What a browser can count."""


@dataclass(frozen=True, slots=True, order=True)
class FencingToken:
    """Of two connections of a seat the newer is the one with the later claim, and of one page that of its
    later attempt."""

    claim: _Count
    """As `welcome` or `synced` told it."""
    attempt: _Count = 0
    """Grows with every `hello` of the page."""
