"""The decks of 1.1.1 and 1.2.1, and what is printed on a card."""

from collections import Counter

FLIP7_DECK = Counter(
    {str(n): max(n, 1) for n in range(13)}
    | dict.fromkeys(("+2", "+4", "+6", "+8", "+10", "x2"), 1)
    | dict.fromkeys(("FREEZE", "FLIP3", "CHANCE"), 3)
)
VENGEANCE_DECK = Counter(
    {str(n): max(n, 1) for n in range(14)}
    | {"7": 6, "U7": 1, "13": 12, "L13": 1}
    | dict.fromkeys(("/2", "-2", "-4", "-6", "-8", "-10"), 1)
    | dict.fromkeys(("JUST1", "FLIP4", "SWITCH", "STEAL", "BURN"), 2)
)


def deck_of(game: str, decks: int) -> Counter[str]:
    """How often each code is in the game."""
    one = FLIP7_DECK if game == "flip7" else VENGEANCE_DECK
    return Counter({code: count * decks for code, count in one.items()})


def is_number(code: str) -> bool:
    return code.isdigit() or code in ("U7", "L13")


def value(code: str) -> int:
    """The rank of a number card; the Unlucky 7 is a 7, the Lucky 13 a 13."""
    return int(code.lstrip("UL"))


def is_malus(code: str) -> bool:
    return code == "/2" or code.startswith("-")


def is_bonus(code: str) -> bool:
    return code == "x2" or code.startswith("+")


def numbers(hand: list[str]) -> list[int]:
    """The ranks of the number cards in a hand."""
    return [value(code) for code in hand if is_number(code)]
