"""The rules."""

from functools import partial

from fliptable.engine.cards import Catalogue
from fliptable.engine.games.common.formula import formula, terms
from fliptable.engine.games.common.rows import busts
from fliptable.engine.options import Options
from fliptable.engine.ruleset import CardRule, Events, Points, Refusal, Ruleset
from fliptable.engine.table import Status, Table
from tests.third_game.server.beans.catalogue import BEAN, WEEVIL, catalogue
from tests.third_game.server.beans.options import GOAL, WEEVILS


def _bad(cards: Catalogue, row: tuple[int, ...]) -> bool:
    return any(cards.kinds[card] is WEEVIL for card in row)


def _score(cards: Catalogue, row: tuple[int, ...], status: Status, flipped: bool, loses: bool) -> Points:
    beans = [BEAN.value for card in row if cards.kinds[card] is BEAN and status is not Status.BUSTED]
    return Points(sum(beans), formula(terms("", beans), sum(beans)))


def _counted_by(row: tuple[int, ...], status: Status) -> str:
    return "T-3" if status is Status.BUSTED else "T-4"


def _may_stay(table: Table, seat: int) -> Refusal | None:
    return None if table.hands[seat].cards else Refusal("needs_card", "T-1")


def _nothing_is_set_aside(seat: int, aside: tuple[int, ...]) -> Events:
    return ()


def ruleset(options: Options) -> Ruleset:
    cards = catalogue(options[WEEVILS])
    bad = partial(_bad, cards)
    return Ruleset(
        options=options,
        catalogue=cards,
        rules=(CardRule("T-2"),) * len(cards),
        laws=(busts(bad, cards, "T-3"),),
        too_many=bad,
        score=partial(_score, cards),
        counted_by=_counted_by,
        award=False,
        stay_refusal=_may_stay,
        settle=_nothing_is_set_aside,
        target=options[GOAL],
        seats=(2, 4),
        deals=False,
        deal_asks=False,
    )
