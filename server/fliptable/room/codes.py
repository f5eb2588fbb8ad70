"""What the codes of rooms are made of."""

from typing import Final

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Nothing that is read as something else, spoken or handwritten."""
CODE_LENGTH: Final = 6
