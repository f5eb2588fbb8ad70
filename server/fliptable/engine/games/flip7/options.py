"""The house options (rules.md, "Table options")."""

from fliptable.engine.games.common.options import TARGET
from fliptable.engine.options import HouseOption, Options, fixed

START_CARD = HouseOption("start_card", (False, True), False)
STAY_NEEDS_CARD: HouseOption[bool | None] = HouseOption("stay_needs_card", (None, False, True), None)
"""None: as the game has it (B-03)."""
FACE_DOWN = HouseOption("face_down", (True, False), True)
DECKS = HouseOption("decks", (1, 2), 1)

OPTIONS = (
    TARGET,
    START_CARD,
    STAY_NEEDS_CARD,
    fixed("forced_self", "last_active"),  # as every table that is stored has it
    fixed("brutal", value=False),
    FACE_DOWN,
    DECKS,
)


def settle(options: Options) -> Options:
    """Whether staying needs a card follows the start card unless it is set (B-03)."""
    if options[STAY_NEEDS_CARD] is None:
        return options.but(STAY_NEEDS_CARD, options[START_CARD])
    return options
