"""The rules (rules.md 1.1 and 2.1 to 2.7)."""

from functools import partial

from fliptable.engine.cards import Catalogue
from fliptable.engine.events import CardLanded, FrameOpened, PlayerFrozen, PlayerSaved
from fliptable.engine.frames import Assign, Flip, Pick
from fliptable.engine.games.common.formula import formula, product, terms
from fliptable.engine.games.common.options import TARGET
from fliptable.engine.games.common.rows import (
    SEVEN_BONUS,
    busts,
    discards,
    has_twins,
    people,
    seven_ends,
    turns_down,
)
from fliptable.engine.games.flip7.catalogue import BONUSES, CHANCE, DOUBLE, FLIP3, FREEZE, catalogue
from fliptable.engine.games.flip7.options import DECKS, FACE_DOWN, START_CARD, STAY_NEEDS_CARD
from fliptable.engine.options import Options
from fliptable.engine.ruleset import Arrival, CardRule, Events, Law, Points, Refusal, Ruleset
from fliptable.engine.table import Status, Table

SEATS_PER_DECK = 18


def to_active(table: Table, seat: int, picked: tuple[Pick, ...]) -> tuple[Pick, ...]:
    """Freeze and Flip Three go to any active player, the chooser included (B-22, B-31)."""
    return people(table, seat, table.is_active)


def freeze(table: Table, seat: int, card: int, picked: tuple[Pick, ...]) -> Events:
    """The card stays in front of the frozen player until the round ends (B-29)."""
    target = picked[0].seat
    return (CardLanded(target, card, "B-29"), PlayerFrozen(target, "B-22"))


def flip_three(table: Table, seat: int, card: int, picked: tuple[Pick, ...]) -> Events:
    """The person picked turns up to three cards (B-32)."""
    return (FrameOpened(Flip(picked[0].seat, 3, card), "B-32"),)


def second_chance(table: Table, seat: int, card: int, picked: tuple[Pick, ...]) -> Events:
    """It lands in front of whoever keeps it, or is given it (B-64, B-65)."""
    return (CardLanded(picked[0].seat, card, "B-64" if picked[0].seat == seat else "B-65"),)


def _held_chance(cards: Catalogue, table: Table, seat: int) -> int | None:
    return next((card for card in table.hands[seat].cards if cards.kinds[card] is CHANCE), None)


def _keep_or_pass(cards: Catalogue, table: Table, seat: int, picked: tuple[Pick, ...]) -> tuple[Pick, ...]:
    """The first one stays; a second one goes to an active player without one (B-64 … B-68)."""
    if _held_chance(cards, table, seat) is None:
        return (Pick(seat),)
    return people(table, seat, lambda n: table.is_active(n) and _held_chance(cards, table, n) is None)


def _too_many(cards: Catalogue, row: tuple[int, ...]) -> bool:
    return has_twins(cards.numbers(row))


def _saves(cards: Catalogue, table: Table, seat: int) -> Events:
    """A held Second Chance is used up instead of busting, without being asked (B-61, B-63)."""
    hand = table.hands[seat]
    chance = _held_chance(cards, table, seat)
    if chance is None or hand.status is Status.BUSTED or not _too_many(cards, hand.cards):
        return ()
    twin = hand.cards[-1]
    return (
        PlayerSaved(seat, twin, chance, "B-61"),
        *discards(seat, twin, "B-63"),
        *discards(seat, chance, "B-63"),
    )


def _score(cards: Catalogue, row: tuple[int, ...], status: Status, flipped: bool, loses: bool) -> Points:
    """Numbers, doubled, + bonus cards, + 15 (B-17); two decks have two cards that double (B-78)."""
    if status is Status.BUSTED:
        return Points(0, formula("", 0))
    numbers = cards.numbers(row)
    kinds = [cards.kinds[card] for card in row]
    doubled = kinds.count(DOUBLE)
    extra = [kind.value for kind in kinds if kind in BONUSES] + [SEVEN_BONUS] * flipped
    total = sum(numbers) * 2**doubled + sum(extra)
    return Points(total, formula(terms(product(numbers, " × 2" * doubled), extra), total))


def _counted_by(row: tuple[int, ...], status: Status) -> str:
    return "B-13" if status is Status.BUSTED else "B-17"


def _stay_refusal(options: Options, table: Table, seat: int) -> Refusal | None:
    if options[STAY_NEEDS_CARD] and not table.hands[seat].cards:
        return Refusal("needs_card", "B-03")
    return None


def ruleset(options: Options) -> Ruleset:
    decks = options[DECKS]
    cards = catalogue(decks)
    too_many = partial(_too_many, cards)
    laws: tuple[Law, ...] = (
        partial(_saves, cards),
        busts(too_many, cards, "B-13"),
        seven_ends(cards, "B-15"),
    )
    by_kind = {
        FREEZE: CardRule("B-22", Arrival.SET_ASIDE, options=to_active, effect=freeze),
        FLIP3: CardRule("B-31", Arrival.SET_ASIDE, options=to_active, effect=flip_three),
        CHANCE: CardRule(
            "B-67", Arrival.PLAYED_AT_ONCE, options=partial(_keep_or_pass, cards), effect=second_chance
        ),
    }
    lies = CardRule("B-14")
    return Ruleset(
        options=options,
        catalogue=cards,
        rules=tuple(by_kind.get(kind, lies) for kind in cards.kinds),
        laws=(*laws, turns_down) if options[FACE_DOWN] else laws,
        too_many=too_many,
        score=partial(_score, cards),
        counted_by=_counted_by,
        award=False,
        stay_refusal=partial(_stay_refusal, options),
        settle=lambda seat, aside: (FrameOpened(Assign(seat, aside), "B-45"),),
        target=options[TARGET],
        seats=(2, SEATS_PER_DECK * decks),
        deals=options[START_CARD],
        deal_asks=True,
        crowded="needs_second_deck" if decks < max(DECKS.values) else "too_many_players",
    )
