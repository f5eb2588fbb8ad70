"""What the engine refuses, and why.

EngineError
  IllegalAction     an action that is not among the legal ones; nothing has happened
  IllegalOptions    a table that cannot be set up so
  IllegalRow        cards that cannot lie in front of anybody
  NotationError     a text that is not table notation
"""


class EngineError(ValueError):
    """`reason` is a stable key in lower snake case, for message catalogues; `rule` a number of rules.md."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.reason = reason
        self.rule = rule


class IllegalAction(EngineError):
    pass


class IllegalOptions(EngineError):
    pass


class IllegalRow(EngineError):
    pass


class NotationError(EngineError):
    """`at` is the part of the text that does not fit."""

    def __init__(self, reason: str, at: str = "") -> None:
        super().__init__(reason)
        self.at = at
        if at:
            self.add_note(f"at: {at}")
