"""A verdict in words."""

from typing import Final

from fliptable.verify.verdict import Fault, Verdict

FAULTS: Final[dict[Fault, str]] = {
    "commitment": "The fingerprint from before the game does not belong to the server's number.",
    "unrevealed": "The server has not opened its secret number.",
    "replaced": "The server put another promise in place of the one from before the game, without a word.",
    "replayed": "The server has used a promise of an earlier game again.",
    "unlocked": "The game began before the numbers of the players were fixed.",
    "lock": "Seats, settings or fingerprints were changed after the start had fixed them.",
    "bot": "A bot brought a number of its own.",
    "seed": "A number is not the one that was promised by its fingerprint.",
    "seeds_changed": "The numbers of the players were changed after the game had begun.",
    "own_hash": "The fingerprint of the number of this browser was replaced by another one.",
    "own_seed": "The number of this browser was there in time, and did not go into the shuffle.",
    "seats": "The game began with other seats than the start had fixed.",
    "options": "The game was played with other settings than the start had fixed.",
    "dealer": "The first dealer is not the one that the numbers lead to.",
    "cards": "A card is not the one that the numbers lead to.",
    "refills": "The deck was shuffled against the rules, or with other cards than those discarded.",
    "conservation": "A card was lost, or was in two places at once.",
}


def report(verdict: Verdict) -> str:
    """Lines of text."""
    lines = ["Everything fits." if verdict.fair else "Something does not fit!"]
    for fault, names in verdict.faults.items():
        lines.append(f"- {FAULTS[fault]}" + (f" ({', '.join(names)})" if names else ""))
    for number, reason in verdict.abandoned:
        lines.append(f"Promise number {number} was given up before this game: {reason}.")
    lines += [f"The number of {name} was not there in time and did not count." for name in verdict.late]
    lines.append(f"Cards compared with the shuffles: {verdict.checked}.")
    if verdict.unchecked:
        lines.append(f"Cards that could not be compared: {verdict.unchecked}.")
    return "\n".join(lines) + "\n"
