"""The recordings that the tests of the checker spoil."""

from tests.chaos.spoilt import spoilt

__all__ = ["spoilt"]
