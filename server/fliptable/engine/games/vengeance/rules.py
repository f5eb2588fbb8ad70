"""The rules (rules.md 1.2 and 2.9 to 2.18)."""

from collections.abc import Callable
from functools import partial

from fliptable.engine.cards import CardKind, Catalogue
from fliptable.engine.events import CardDiscarded, CardLanded, CardLifted, FrameOpened
from fliptable.engine.frames import Flip, Pick, Play, Stop
from fliptable.engine.games.common.formula import formula, product, terms
from fliptable.engine.games.common.options import TARGET
from fliptable.engine.games.common.rows import SEVEN_BONUS, busts, discards, has_twins, people, seven_ends
from fliptable.engine.games.vengeance.catalogue import (
    BURN,
    FLIP4,
    HALF,
    JUST1,
    LUCKY,
    MINUSES,
    STEAL,
    SWITCH,
    UNLUCKY,
    ZERO,
    catalogue,
)
from fliptable.engine.games.vengeance.options import BRUTAL, FORCED_SELF, LAST_ACTIVE, STAY_NEEDS_CARD
from fliptable.engine.options import Options
from fliptable.engine.ruleset import (
    SEVEN,
    Arrival,
    CardRule,
    EffectRule,
    Events,
    PickOptions,
    Points,
    Refusal,
    Ruleset,
)
from fliptable.engine.table import STOPPED, Status, Table


def in_reach(table: Table, seat: int) -> bool:
    """Not busted and in the round: stopped players remain attackable (V-10, V-12)."""
    status = table.hands[seat].status
    return status is Status.ACTIVE or status in STOPPED


def just_one_more(table: Table, seat: int, card: int, picked: tuple[Pick, ...]) -> Events:
    """One card, then out (V-80, V-81)."""
    target = picked[0].seat
    return (FrameOpened(Stop(target), "V-80"), FrameOpened(Flip(target, 1, card), "V-80"))


def flip_four(table: Table, seat: int, card: int, picked: tuple[Pick, ...]) -> Events:
    return (FrameOpened(Flip(picked[0].seat, 4, card), "V-89"),)


def place(table: Table, seat: int, card: int, picked: tuple[Pick, ...]) -> Events:
    return (CardLanded(picked[0].seat, card, "V-14"),)


def burn(table: Table, seat: int, card: int, picked: tuple[Pick, ...]) -> Events:
    owner, burnt = _picked_card(picked[0])
    return (*discards(owner, burnt, "V-76"), CardDiscarded(card, "V-76"))


def any_card(table: Table, seat: int, picked: tuple[Pick, ...]) -> tuple[Pick, ...]:
    return _cards_of(table, seat, lambda n: in_reach(table, n))


def foreign_card(table: Table, seat: int, picked: tuple[Pick, ...]) -> tuple[Pick, ...]:
    """Never one's own (V-65)."""
    return _cards_of(table, seat, lambda n: n != seat and in_reach(table, n))


def steal(table: Table, seat: int, card: int, picked: tuple[Pick, ...]) -> Events:
    owner, stolen = _picked_card(picked[0])
    return (CardLifted(owner, stolen, "V-61"), CardLanded(seat, stolen, "V-61"), CardDiscarded(card, "V-61"))


def swappable(table: Table, seat: int, picked: tuple[Pick, ...]) -> tuple[Pick, ...]:
    """First any card that has a partner, then its partner in front of another person (V-67, V-73)."""
    owners = [n for n in range(len(table.hands)) if in_reach(table, n) and table.hands[n].cards]
    if len(owners) < 2:
        return ()
    taken = picked[0].seat if picked else None
    return _cards_of(table, seat, lambda n: n in owners and n != taken)


def switch(table: Table, seat: int, card: int, picked: tuple[Pick, ...]) -> Events:
    """Both leave, then both arrive (V-72)."""
    (one, first), (other, second) = map(_picked_card, picked)
    return (
        CardLifted(one, first, "V-72"),
        CardLifted(other, second, "V-72"),
        CardLanded(other, first, "V-72"),
        CardLanded(one, second, "V-72"),
        CardDiscarded(card, "V-72"),
    )


def _cards_of(table: Table, chooser: int, eligible: Callable[[int], bool]) -> tuple[Pick, ...]:
    """The cards in front of the eligible, by person clockwise after the chooser, then by code."""
    return tuple(
        Pick(person.seat, card)
        for person in people(table, chooser, eligible)
        for card in sorted(table.hands[person.seat].cards)
    )


def _picked_card(pick: Pick) -> tuple[int, int]:
    if pick.card is None:
        raise ValueError("a person was picked where a card was asked for")
    return pick.seat, pick.card


def alone(table: Table, seat: int) -> bool:
    """Whether `seat` is the only active player (V-19, V-98)."""
    return table.active() == (seat,)


def ruleset(options: Options) -> Ruleset:
    cards = catalogue()
    too_many = partial(_too_many, cards)
    laws = (
        partial(_wipes, cards),
        busts(too_many, cards, "B-13"),
        seven_ends(cards, "V-11", award=options[BRUTAL]),
    )
    by_kind = _card_rules(options)
    malus = CardRule("V-14", Arrival.SET_ASIDE, options=_malus_targets(options), effect=place)
    by_kind |= dict.fromkeys((HALF, *MINUSES), malus)
    lies = CardRule("1.2.2")
    return Ruleset(
        options=options,
        catalogue=cards,
        rules=tuple(by_kind.get(kind, lies) for kind in cards.kinds),
        laws=laws,
        too_many=too_many,
        score=partial(_score, cards, options[BRUTAL]),
        counted_by=partial(_counted_by, cards, options[BRUTAL]),
        award=options[BRUTAL],
        stay_refusal=partial(_stay_refusal, cards, options),
        settle=_play_in_order,
        target=options[TARGET],
        seats=(3, 18),
        deals=True,
        deal_asks=False,
    )


def _card_rules(options: Options) -> dict[CardKind, CardRule]:
    def rule(number: str, options: PickOptions, effect: EffectRule, picks: int = 1) -> CardRule:
        return CardRule(number, Arrival.SET_ASIDE, picks, options, effect)

    def person(table: Table, seat: int, picked: tuple[Pick, ...]) -> tuple[Pick, ...]:
        if forced and alone(table, seat):
            return (Pick(seat),)
        return people(table, seat, partial(in_reach, table))

    def card_to_burn(table: Table, seat: int, picked: tuple[Pick, ...]) -> tuple[Pick, ...]:
        """Under reading (a) the last active player burns a card of his own or none (V-19)."""
        if forced and alone(table, seat):
            return _cards_of(table, seat, lambda n: n == seat)
        return any_card(table, seat, picked)

    forced = options[FORCED_SELF] == LAST_ACTIVE
    return {
        JUST1: rule("V-80", person, just_one_more),
        FLIP4: rule("V-89", person, flip_four),
        SWITCH: rule("V-67", swappable, switch, picks=2),
        STEAL: rule("V-65", foreign_card, steal),
        BURN: rule("V-76", card_to_burn, burn),
    }


def _malus_targets(options: Options) -> PickOptions:
    def targets(table: Table, seat: int, picked: tuple[Pick, ...]) -> tuple[Pick, ...]:
        """Anybody not busted (V-16); in Brutal Mode the busted as well, and nobody is forced (V-103,
        V-112)."""
        if options[BRUTAL]:
            return people(table, seat, lambda n: table.hands[n].status is not Status.OUT)
        if options[FORCED_SELF] == LAST_ACTIVE and alone(table, seat):
            return (Pick(seat),)
        return people(table, seat, partial(in_reach, table))

    return targets


def _play_in_order(seat: int, aside: tuple[int, ...]) -> Events:
    """Set-aside cards are played one after the other, each chosen when its turn comes (V-90): a stack, so the
    first one goes on top."""
    return tuple(FrameOpened(Play(seat, card), "V-90") for card in reversed(aside))


def _wipes(cards: Catalogue, table: Table, seat: int) -> Events:
    """Whatever lay in the row before Unlucky 7 arrived is discarded (V-40, V-41)."""
    row = table.hands[seat].cards
    place = next((place for place, card in enumerate(row) if cards.kinds[card] is UNLUCKY), 0)
    return tuple(event for card in row[:place] for event in discards(seat, card, "V-40"))


def _too_many(cards: Catalogue, row: tuple[int, ...]) -> bool:
    """A rank twice, unless it is Lucky 13 with one other 13 (V-54, V-55)."""
    kinds = [cards.kinds[card] for card in row]
    ranks = cards.numbers(row)
    if LUCKY in kinds:
        ranks.remove(LUCKY.value)
    return has_twins(ranks)


def _stay_refusal(cards: Catalogue, options: Options, table: Table, seat: int) -> Refusal | None:
    row = table.hands[seat].cards
    if any(cards.kinds[card] is ZERO for card in row):
        return Refusal("zero_must_hit", "V-30")
    if options[STAY_NEEDS_CARD] and not row:
        return Refusal("needs_card", "V-13")
    return None


def _score(
    cards: Catalogue, brutal: bool, row: tuple[int, ...], status: Status, flipped: bool, loses: bool
) -> Points:
    """Numbers, halved and rounded down, minus cards, not below 0 unless brutal, + 15 (V-21, V-101); a foreign
    seven costs 15 at the very end (V-108)."""
    numbers = cards.numbers(row)
    kinds = [cards.kinds[card] for card in row]
    minuses = [kind.value for kind in kinds if kind in MINUSES]
    halved = HALF in kinds
    if status is Status.BUSTED:
        numbers, halved, minuses = [], False, minuses if brutal else []
    elif _is_nothing(cards, row):
        numbers, halved, minuses = [], False, []
    total = (sum(numbers) // 2 if halved else sum(numbers)) + sum(minuses)
    text = terms(product(numbers, " ÷ 2" * halved), minuses)
    if total < 0 and not brutal:
        total, text = 0, f"max(0, {text})"
    bonus = [SEVEN_BONUS] * flipped + [-SEVEN_BONUS] * loses
    total += sum(bonus)
    return Points(total, formula(terms(text, bonus), total))


def _counted_by(cards: Catalogue, brutal: bool, row: tuple[int, ...], status: Status) -> str:
    if status is Status.BUSTED:
        return "V-104" if brutal else "V-26"
    return "V-31" if _is_nothing(cards, row) else "V-101" if brutal else "V-21"


def _is_nothing(cards: Catalogue, row: tuple[int, ...]) -> bool:
    """With the Zero, unless seven were flipped (V-31)."""
    return any(cards.kinds[card] is ZERO for card in row) and len(cards.numbers(row)) < SEVEN
