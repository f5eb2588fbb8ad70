"""The house options (rules.md, "Table options"). Hands stay open and the deal is fixed."""

from fliptable.engine.games.common.options import TARGET
from fliptable.engine.options import HouseOption, Options, fixed

STAY_NEEDS_CARD = HouseOption("stay_needs_card", (False, True), False)
FORCED_SELF = HouseOption("forced_self", ("last_active", "last_not_busted"), "last_active")
LAST_ACTIVE = FORCED_SELF.values[0]
BRUTAL = HouseOption("brutal", (False, True), False, on_paper=True)

OPTIONS = (
    TARGET,
    fixed("start_card", value=True),  # as every table that is stored has it
    STAY_NEEDS_CARD,
    FORCED_SELF,
    BRUTAL,
    fixed("face_down", value=False),
    fixed("decks", 1),
)


def settle(options: Options) -> Options:
    """Staying with nothing is allowed unless refused (V-13): null stands for that in rooms that come from the
    base game."""
    return options.but(STAY_NEEDS_CARD, bool(options[STAY_NEEDS_CARD]))
