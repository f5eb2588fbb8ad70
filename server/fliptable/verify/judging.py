"""Whether a server has kept to the protocol of docs/fairness.md, as far as one browser could see."""

from itertools import pairwise

from fliptable.verify.chance import dealer, fingerprint, seed_of_game
from fliptable.verify.dealing import follow
from fliptable.verify.record import Json, Moment, NotARecord, Record
from fliptable.verify.verdict import Fault, Verdict


def judge(record: Record) -> Verdict:
    """Raises NotARecord where the events of the game are damaged."""
    try:
        return _judge(record)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise NotARecord("the record of the game is damaged") from error


def _judge(record: Record) -> Verdict:
    faults: dict[Fault, list[str]] = {}
    if not record.moments:
        return Verdict({"unrevealed": []}, [], [], 0, 0)
    abandoned = _promises(record, faults)
    last = record.moments[-1]
    begun = [moment for moment in record.moments if moment.promise == last.promise]
    for earlier, later in pairwise(record.moments):
        if earlier.promise == later.promise and (fault := _broken(earlier, later)):
            faults[fault] = []
    fixed = next((moment for moment in begun if moment.locked), None)
    _numbers(last, fixed, faults)
    _own(record, last, fixed, faults)

    seed = _seed(last, faults)
    events = record.parts[0][1] if record.parts else []
    if events and events[0]["type"] == "game_announced":
        _announced(events[0], last, fixed, seed, faults)
    dealt = follow(seed, record.cards, record.viewer, record.parts)
    if dealt.wrong:
        faults["cards"] = []
    if not dealt.refills:
        faults["refills"] = []
    if not dealt.conserved:
        faults["conservation"] = []
    seated = last if fixed is None else fixed
    late = [
        name
        for (_, _, hashed), name, number in zip(seated.seats, seated.names, last.seeds, strict=False)
        if hashed and not number
    ]
    return Verdict(faults, late, abandoned, dealt.checked, dealt.unchecked)


def _promises(record: Record, faults: dict[Fault, list[str]]) -> list[tuple[int, str]]:
    """Each is used or abandoned for all to see, and never used again."""
    old_ids, old_commitments = {heard[0] for heard in record.past}, {heard[1] for heard in record.past}
    if any(m.game_id in old_ids or m.commitment in old_commitments for m in record.moments):
        faults["replayed"] = []
    abandoned = []
    for before, after in pairwise(record.moments):
        if before.promise == after.promise:
            continue
        other = before.game_id != after.game_id and before.commitment != after.commitment
        told = after.abandoned is not None and after.abandoned[0] == after.number - 1
        if other and told and after.number > before.number and not before.seeds:
            assert after.abandoned is not None
            abandoned.append(after.abandoned)
        else:
            faults["replaced"] = []
    return abandoned


def _broken(before: Moment, after: Moment) -> Fault | None:
    """What of one promise has changed that may not change any more."""
    if before.seeds and before.seeds != after.seeds:
        return "seeds_changed"
    if not after.locked:
        if before.locked:
            return "lock"
        return "unlocked" if before.phase == "lobby" and after.phase != "lobby" else None
    if not before.locked and after.fresh:
        return None
    added = len(after.seats) - len(before.seats) if before.locked else 0
    kept = after.seats[: len(after.seats) - added] if added >= 0 else after.seats
    return None if kept == before.seats and after.options == before.options else "lock"


def _numbers(last: Moment, fixed: Moment | None, faults: dict[Fault, list[str]]) -> None:
    """The players' numbers: none of bots, and those that were committed to."""
    seated = last if fixed is None else fixed
    for (_, bot, hashed), name, number in zip(seated.seats, seated.names, last.seeds, strict=False):
        if bot and (number or hashed):
            faults.setdefault("bot", []).append(name)
        if fixed is not None and number and fingerprint(number) != hashed:
            faults.setdefault("seed", []).append(name)


def _own(record: Record, last: Moment, fixed: Moment | None, faults: dict[Fault, list[str]]) -> None:
    """What the server has taken of this browser, and what it has made of it."""
    if record.own is None or fixed is None:
        return
    members = [member for member, _, _ in fixed.seats]
    if record.you not in members or members.index(record.you) >= len(last.seeds):
        return
    seat = members.index(record.you)
    used = last.seeds[seat]
    if used and used == record.own_seed:
        return
    if fixed.seats[seat][2] != record.own.hash:
        faults["own_hash"] = []
    elif record.own.revealed and not (used and record.own_seed is None):
        faults["own_seed"] = []


def _seed(last: Moment, faults: dict[Fault, list[str]]) -> bytes | None:
    if last.server_seed is None:
        faults["unrevealed"] = []
        return None
    if fingerprint(last.server_seed) != last.commitment:
        faults["commitment"] = []
    try:
        return seed_of_game(last.server_seed, last.game_id, last.seeds)
    except ValueError:  # what is no number was accused already
        return None


def _announced(
    event: Json, last: Moment, fixed: Moment | None, seed: bytes | None, faults: dict[Fault, list[str]]
) -> None:
    seats = event["seats"]
    if seats != len(last.seeds) or (fixed is not None and seats != len(fixed.seats)):
        faults["seats"] = []
    played = event["options"]
    # What the game settles by itself is null before.
    if fixed is not None and any(
        value is not None and value != played.get(name) for name, value in fixed.options.items()
    ):
        faults["options"] = []
    if seed is not None and last.seeds and dealer(seed, len(last.seeds)) != event["dealer"]:
        faults["dealer"] = []
