"""The rules (rules.md 1.2 and 2.9 to 2.18)."""

from functools import partial

from fliptable.engine.cards import CardKind, Catalogue
from fliptable.engine.events import FrameOpened
from fliptable.engine.frames import Pick, Play
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
from fliptable.engine.games.vengeance.effects import (
    alone,
    any_card,
    burn,
    cards_of,
    flip_four,
    foreign_card,
    in_reach,
    just_one_more,
    place,
    steal,
    swappable,
    switch,
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
from fliptable.engine.table import Status, Table


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
            return cards_of(table, seat, lambda n: n == seat)
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
