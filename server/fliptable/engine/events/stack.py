"""The stack of unfinished things changes."""

from dataclasses import dataclass
from typing import Literal

from fliptable.engine.frames import Effect, Frame


@dataclass(frozen=True, slots=True)
class FrameOpened:
    frame: Frame
    rule: str
    type: Literal["frame_opened"] = "frame_opened"


@dataclass(frozen=True, slots=True)
class FrameAdvanced:
    """`frame` replaces the top of the stack."""

    frame: Frame
    rule: str
    type: Literal["frame_advanced"] = "frame_advanced"


@dataclass(frozen=True, slots=True)
class FrameClosed:
    """The top of the stack is done."""

    rule: str
    type: Literal["frame_closed"] = "frame_closed"


@dataclass(frozen=True, slots=True)
class EffectsQueued:
    """The assigned cards of the top frame, `Assign`, join the end of the backlog, and the frame closes
    (B-49)."""

    effects: tuple[Effect, ...]
    rule: str
    type: Literal["effects_queued"] = "effects_queued"
