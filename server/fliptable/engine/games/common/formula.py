"""The arithmetic of a score, as a player reads it."""

from collections.abc import Iterable, Sequence


def product(numbers: Sequence[int], factor: str) -> str:
    """The numbers of a row as a sum, in brackets where `factor` applies to all of it; "" without numbers."""
    total = " + ".join(map(str, numbers))
    if not total or not factor:
        return total
    return (f"({total})" if len(numbers) > 1 else total) + factor


def terms(start: str, amounts: Iterable[int]) -> str:
    """`start` followed by the amounts with their signs, as a player reads them."""
    text = start
    for amount in amounts:
        sign = "−" if amount < 0 else "+"
        text = f"{text} {sign} {abs(amount)}" if text else f"{sign.strip('+')}{abs(amount)}"
    return text


def formula(text: str, total: int) -> str:
    """The arithmetic line: what was calculated and what it comes to."""
    result = terms("", [total])
    return f"{text} = {result}" if " " in text else text or result
