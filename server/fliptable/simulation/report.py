"""What many games were like."""

from dataclasses import dataclass, field
from statistics import median

from fliptable.engine import Event, State, notation
from fliptable.engine.events import (
    DecisionMade,
    DeckShuffled,
    FlippedSeven,
    PickTakenBack,
    PlayerBusted,
    RoundEnded,
)
from fliptable.simulation.plan import Plan

_COUNTED = (RoundEnded, DecisionMade, PickTakenBack, PlayerBusted, FlippedSeven, DeckShuffled)


@dataclass(slots=True)
class Frequencies:
    """How often each kind of event happened in one game."""

    number: int
    events: int = 0
    counts: dict[type, int] = field(default_factory=lambda: dict.fromkeys(_COUNTED, 0))

    def count(self, events: tuple[Event, ...]) -> None:
        self.events += len(events)
        for event in events:
            if type(event) in self.counts:
                self.counts[type(event)] += 1


@dataclass(frozen=True, slots=True)
class Broken:
    """`what` did not hold in `state`; `plan` plays that game alone."""

    plan: Plan
    what: str
    state: State

    def text(self) -> str:
        return f"broken: {self.what}\nplay it again: {self.plan.command()}\n{notation.write(self.state)}"


@dataclass(frozen=True, slots=True)
class Report:
    """`seconds`: how long it took."""

    plan: Plan
    tallies: tuple[Frequencies, ...]
    seconds: float

    def text(self) -> str:
        longest = max(self.tallies, key=lambda tally: tally.counts[DecisionMade])
        games, events = len(self.tallies), sum(tally.events for tally in self.tallies)
        lines = {
            "simulated": self.plan.command(),
            "games": f"{games} in {self.seconds:.1f} s, {games / self.seconds:.1f} games/s",
            "rounds": _spread([tally.counts[RoundEnded] for tally in self.tallies]),
            "decisions": _spread([tally.counts[DecisionMade] for tally in self.tallies]),
            "taken back": self._per_round(PickTakenBack),
            "busts": self._per_round(PlayerBusted),
            "flipped seven": self._per_round(FlippedSeven),
            "reshuffles": f"{self._sum(DeckShuffled) - games}",
            "longest game": f"number {longest.number}: {longest.counts[DecisionMade]} decisions, "
            f"{longest.counts[RoundEnded]} rounds",
            "invariants": f"held after each of {events} events" if self.plan.check else "not checked",
        }
        return "".join(f"{name:<15}{line}\n" for name, line in lines.items())

    def _sum(self, kind: type) -> int:
        return sum(tally.counts[kind] for tally in self.tallies)

    def _per_round(self, kind: type) -> str:
        total = self._sum(kind)
        return f"{total}, {total / self._sum(RoundEnded):.3f} a round"


def _spread(counts: list[int]) -> str:
    return f"{sum(counts)}; in a game {min(counts)} to {max(counts)}, median {median(counts):g}"
