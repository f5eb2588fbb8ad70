"""Servers that cheat: one for every deviation that the protocol can express.

Most tell browsers something else than is true, the others do something else than they should.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final

import pytest

from tests.fairness.browsers import Message
from tests.fairness.card_cheats import (
    card_from_nowhere,
    card_lost,
    card_twice,
    deck_of_other_cards,
    in_events,
    more_seats,
    other_card_shown,
    other_options_played,
    other_server_seed,
    refill_with_cards_left,
    seeds_as,
    wrong_cards,
    wrong_dealer,
)
from tests.fairness.stage import Cheat, Stage
from tests.support.rooms import seed, seed_hash

OTHER: Final = seed("a seed that was searched for")


def telling(change: Callable[[Message], None]) -> Cheat:
    """Shows the room otherwise than it is."""

    def prepare(stage: Stage, _: pytest.MonkeyPatch) -> None:
        def lie(message: Message) -> Message:
            if message.get("room"):
                change(message["room"])
            return message

        stage.lie = lie

    return prepare


def _begun(room: Message) -> bool:
    return bool(room["fairness"]["seeds"])


def _seated(room: Message, seat: int) -> Message:
    return next(member for member in room["members"] if member["seat"] == seat)


def other_game_with_the_start(room: Message) -> None:
    if _begun(room):
        room["fairness"]["game_id"] = "another"


def other_commitment_with_the_start(room: Message) -> None:
    if _begun(room):
        room["fairness"]["commitment"] = hashlib.sha256(b"chosen late").hexdigest()


def commitment_after_the_hashes(room: Message) -> None:
    if room["fairness"]["locked"]:
        room["fairness"] |= {"game_id": "another", "commitment": "c0" * 32}


def hidden_abandonment(room: Message) -> None:
    """It has locked, did not like what was revealed, and begins anew as if nothing had been."""
    if _begun(room):
        room["fairness"] |= {"game_id": "another", "commitment": "c0" * 32, "number": 2}


def another_hash_with_the_start(room: Message) -> None:
    if room["fairness"]["locked"]:
        _seated(room, 1)["seed_hash"] = seed_hash("searched")


def another_hash_after_the_start(room: Message) -> None:
    if _begun(room):
        _seated(room, 1)["seed_hash"] = seed_hash("searched")


def another_hash_all_the_time(room: Message) -> None:
    member = _seated(room, 1)
    if member["seed_hash"]:
        member["seed_hash"] = seed_hash("searched")


def hash_that_is_not_shown(room: Message) -> None:
    """As if the browser had committed to nothing."""
    _seated(room, 1)["seed_hash"] = ""


def other_order_of_seats(room: Message) -> None:
    if room["fairness"]["locked"]:
        first, second = _seated(room, 0), _seated(room, 1)
        first["seat"], second["seat"] = 1, 0


def other_options(room: Message) -> None:
    if _begun(room):
        room["options"]["target"] = 300


def bot_with_a_hash(room: Message) -> None:
    bot = next((member for member in room["members"] if member["bot"]), None)
    if bot is not None:
        bot["seed_hash"] = seed_hash("searched")


def person_made_a_bot(room: Message) -> None:
    """So that nobody misses his seed."""
    if room["fairness"]["locked"]:
        _seated(room, 1)["bot"] = True


def never_locked(room: Message) -> None:
    room["fairness"]["locked"] = False


def unlocked_again(room: Message) -> None:
    if _begun(room):
        room["fairness"]["locked"] = False


def never_revealed(room: Message) -> None:
    room["fairness"]["server_seed"] = None


def another_seed_revealed(room: Message) -> None:
    if room["fairness"]["server_seed"]:
        room["fairness"]["server_seed"] = OTHER


def no_seed_revealed(room: Message) -> None:
    if room["fairness"]["server_seed"]:
        room["fairness"]["server_seed"] = "not hex"


def late_reveal_used(room: Message) -> None:
    """It calls a seed late, and shows it as used when that suits the cards."""
    if _begun(room) and room["phase"] == "playing":
        room["fairness"]["seeds"]["1"] = ""


def grinding_in_the_lobby() -> Cheat:
    """It commits anew until it likes the outcome."""
    seen: list[int] = []

    def change(room: Message) -> None:
        seen.append(1)
        step = min(len(seen) // 9, 3)
        if room["phase"] == "lobby":
            room["fairness"] |= {"game_id": f"g{step}", "commitment": f"{step:064x}"}

    return telling(change)


def counted_grinding() -> Cheat:
    """Likewise, and it counts the promises, without saying what became of those before."""
    seen: list[int] = []

    def change(room: Message) -> None:
        seen.append(1)
        step = min(len(seen) // 9, 3)
        if room["phase"] == "lobby":
            room["fairness"] |= {"game_id": f"g{step}", "commitment": f"{step:064x}", "number": step + 1}

    return telling(change)


def _with(place: int, text: str) -> Callable[[list[str]], list[str]]:
    return lambda seeds: [text if at == place else old for at, old in enumerate(seeds)]


CHEATS: Final[list[tuple[str, str, Cheat]]] = [
    ("another game id with the start", "replaced", telling(other_game_with_the_start)),
    ("another commitment with the start", "replaced", telling(other_commitment_with_the_start)),
    ("a commitment after the hashes are known", "replaced", telling(commitment_after_the_hashes)),
    ("an abandonment that nobody is told of", "replaced", telling(hidden_abandonment)),
    ("commitments anew in the lobby", "replaced", grinding_in_the_lobby()),
    ("commitments anew in the lobby, counted", "replaced", counted_grinding()),
    ("another hash with the start", "lock", telling(another_hash_with_the_start)),
    ("another hash after the start", "lock", telling(another_hash_after_the_start)),
    ("another hash all the time", "own_hash", telling(another_hash_all_the_time)),
    ("a hash that is not shown", "own_hash", telling(hash_that_is_not_shown)),
    ("seats in another order", "lock", telling(other_order_of_seats)),
    ("other options after the start", "lock", telling(other_options)),
    ("a bot with a hash", "bot", telling(bot_with_a_hash)),
    ("a person who becomes a bot", "lock", telling(person_made_a_bot)),
    ("no moment at which the hashes are fixed", "unlocked", telling(never_locked)),
    ("hashes that are fixed for a moment only", "lock", telling(unlocked_again)),
    ("no reveal", "unrevealed", telling(never_revealed)),
    ("a reveal of another number", "commitment", telling(another_seed_revealed)),
    ("a reveal that is no number", "commitment", telling(no_seed_revealed)),
    ("a seed that was late and is used", "seeds_changed", telling(late_reveal_used)),
    ("a seed of a bot", "bot", seeds_as(lambda seeds: [*seeds[:-1], OTHER])),
    ("a seed of a person that is changed", "seed", seeds_as(_with(1, OTHER))),
    ("a seed of a person that is left out", "own_seed", seeds_as(_with(1, ""))),
    ("seeds that change places", "seed", seeds_as(lambda seeds: [seeds[1], seeds[0], *seeds[2:]])),
    ("a dealer who was not drawn", "dealer", wrong_dealer),
    ("a deck that was not shuffled so", "cards", wrong_cards),
    ("a deck from another number", "cards", other_server_seed),
    ("cards in another order than dealt", "cards", in_events(other_card_shown)),
    ("a deck filled up with cards left in it", "refills", in_events(refill_with_cards_left)),
    ("a deck of other cards than belong to it", "refills", in_events(deck_of_other_cards)),
    ("a card that is there twice", "conservation", in_events(card_twice)),
    ("a card that is lost", "conservation", in_events(card_lost)),
    ("a card from nowhere", "conservation", in_events(card_from_nowhere)),
    ("more seats than sat down", "seats", in_events(more_seats)),
    ("other options than were agreed", "options", in_events(other_options_played)),
]
