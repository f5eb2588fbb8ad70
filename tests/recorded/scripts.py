"""What is said in the conversations that are recorded. Each goes on in a room of `journals`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tests.recorded.conversation import Header
from tests.recorded.recorder import Recorder
from tests.recorded.table import NOW, token

_LATER: Final = NOW + 24 * 3600 * 1000
"""When everybody meets again in a room that is there already."""


def game(say: Recorder) -> None:
    """A whole game with people who come, watch, lose their connection and leave; refusals; a rematch."""
    for who in ("Ann", "Bob", "Cat"):
        say.joins(who)
    say.enters("link", watch=True)
    say.enters("tv", watch=True)
    say.enters("visitor")
    say.closes("visitor")
    options = say.rooms["Ann"]["options"]
    say.does("Ann", "set_options", options={**options, "target": 100, "decks": 2})
    say.does("Ann", "set_table", watch_open=True, clock=90)
    say.does("Ann", "add_bot")
    say.does("Ann", "remove_bot", member=4)
    say.does("Ann", "set_table", clock=0)
    say.gives_seed("Bob", "Cat")
    say.is_refused("Bob", "host_only", "start")
    say.is_refused("Bob", "bad_seed", "ready", seed="5e")
    nonsense(say, "Bob")
    say.does("Ann", "start", ref="start")
    say.does("Ann", "start", ref="start")  # again, as after a lost answer
    say.is_refused("Ann", "game_running", "start")
    say.says("link", {"type": "sync"})
    say.asks("Cat", "personal_link", token=token(say.code, "Cat"))
    say.is_refused("Cat", "wrong_token", "personal_link", token=token(say.code, "Ann"))
    until_asked(say, "Bob")
    action = say.prompts["Bob"]["decision"]["options"][0]
    say.is_refused("Ann", "not_your_turn", "act", action=action)
    say.does("Bob", "act", action=action)
    say.is_refused("Bob", "stale_decision", "act", action=action)
    until_asked(say, "Cat")
    loses_connection(say, "Bob")
    while say.moves():
        pass
    say.does("Ann", "rematch")
    say.gives_seed("Ann")
    say.does("Cat", "stand")
    say.does("Ann", "start")
    for _ in range(5):
        say.moves()
    say.is_refused("Cat", "not_seated", "act", action=action)
    say.does("Cat", "sit")
    say.does("Ann", "admit", member=3, points="lowest")
    say.does("Bob", "leave")


def nonsense(say: Recorder, who: str) -> None:
    say.says(who, "{nonsense")
    say.says(who, {"type": "start"})
    say.says(who, {"type": "no_such_thing", "ref": "r"})
    say.says(who, {"type": "sit", "ref": "r", "more": 1})
    say.says(who, {"type": "ready", "ref": "r", "seed": "x" * 5000})
    say.says(who, {"type": "hello", "version": 1})


def loses_connection(say: Recorder, who: str) -> None:
    """Two moves later he is back."""
    known, claim = say.seq[who], say.claims[who]
    say.closes(who)
    say.moves()
    say.moves()
    say.comes_back(who, after=known, returning={"claim": claim, "attempt": 1})


def until_asked(say: Recorder, who: str) -> None:
    while say.asked() != who:
        assert say.moves()


def nested(say: Recorder) -> None:
    """In the middle of a card of two picks: the first one is taken back and made anew; then to the end."""
    say.enters("tv", watch=True)
    say.comes_back("Bob")
    say.comes_back("Ann")
    say.comes_back("Cat", after=say.seq["Bob"] - 4, returning={"claim": NOW, "attempt": 1})
    asked = say.asked() or ""
    decision = say.prompts[asked]["decision"]
    others = next(who for who in ("Ann", "Bob", "Cat") if who != asked)
    say.is_refused(others, "not_your_turn", "take_back", decision=decision["id"])
    say.does(asked, "take_back", decision=decision["id"])
    say.is_refused(asked, "stale_decision", "act", action=decision["options"][0])
    for _ in range(30):
        say.moves()
    loses_connection(say, asked)
    for _ in range(10):
        say.moves()


def clock(say: Recorder) -> None:
    """A pause ends, a turn's time runs out, another one is answered in time, and the game is paused again."""
    for who in ("Ann", "Bob", "Cat"):
        say.comes_back(who)
    asked = say.asked() or ""
    say.is_refused(asked, "paused", "act", action=say.prompts["Ann"]["decision"]["options"][0])
    say.does("Ann", "resume")
    say.is_refused("Ann", "not_paused", "resume")
    say.waits(11_000)
    say.says("Bob", {"type": "sync"})
    say.waits(1_000)
    say.waits(5_000)
    say.moves()
    say.waits(19_999)
    say.does("Ann", "pause")
    say.waits(60_000)
    say.says("Ann", {"type": "sync"})
    say.does("Ann", "resume")
    say.waits(1)


def absent(say: Recorder) -> None:
    """The others have the default played for somebody until he comes back."""
    for who in ("Ann", "Cat", "Dan", "Eve"):
        say.comes_back(who)
    decision = say.prompts["Ann"]["decision"]["id"]
    say.does("Dan", "play_for", decision=decision, until="once")
    say.does("Dan", "play_for", decision=decision, until="return")
    say.does("Eve", "play_for", decision=decision, until="return")
    for _ in range(12):
        say.moves()
    say.comes_back("Bob")
    say.does("Bob", "back")
    say.is_refused("Bob", "not_absent", "back")
    for _ in range(6):
        say.moves()


def long(say: Recorder) -> None:
    """Of the batches that somebody has missed the latest are said; for older ones there is a snapshot."""
    say.comes_back("Ann", after=640, returning={"claim": NOW, "attempt": 1})
    say.comes_back("Bob", after=100, returning={"claim": NOW, "attempt": 1})
    say.comes_back("Cat", after=650, returning={"claim": NOW, "attempt": 1})
    say.enters("tv", watch=True, after=645)
    say.does("Ann", "resume")
    for _ in range(3):
        say.moves()


def lesson(say: Recorder) -> None:
    """Two bots go on when somebody new wants to."""
    say.comes_back("Ann")
    say.does("Ann", "resume")
    for _ in range(2):
        say.moves()
    say.does("Ann", "rematch")


def board(say: Recorder) -> None:
    """Entries, corrections, refusals, a tally; the sheet is finished and another one begun."""
    say.comes_back("Hanna")
    say.comes_back("Ida")
    say.enters("tv", watch=True)
    row = {"cards": ["12", "5", "7", "x2"], "busted": False, "award": "keep"}
    say.asks("Ida", "tally", row={**row, "cards": ["12", "5", "7", "/2"]})
    say.is_refused("Ida", "not_in_deck", "tally", row=row)
    sheet = say.boards["Hanna"]
    number = sheet["open"]
    fields = {field["player"]: field["change"] for field in sheet["rounds"][-1]["fields"]}
    points = {"type": "points", "points": 17}
    first = next(player for player in fields if player != 2)
    entry: dict[str, Any] = {"round": number, "player": first, "expected": fields[first]}
    say.does("Ida", "enter", **entry, result=points)
    say.is_refused("Hanna", "field_taken", "enter", **entry, result={"type": "bust"})
    change = change_of(say, number, first)
    say.does("Hanna", "enter", **{**entry, "expected": change}, result={"type": "bust"})
    say.is_refused("Ida", "not_undoable", "undo", change=change)
    say.does("Hanna", "undo", change=change_of(say, number, first))
    say.does("Ida", "release", player=2)
    say.does("Hanna", "rename_player", player=1, name="Anna")
    say.is_refused("Ida", "host_only", "add_player", name="Eve", points="zero")
    say.is_refused("Ida", "not_a_game", "act", action={"type": "hit", "decision": 1})
    for _ in range(80):
        sheet = say.boards["Hanna"]
        if sheet["open"] is None:
            break
        field = next((f for f in sheet["rounds"][-1]["fields"] if f["entry"] is None), None)
        assert field is not None
        result = {"type": "points", "points": 20 + 5 * field["player"]}
        say.does("Hanna", "enter", round=sheet["open"], player=field["player"],
                 expected=field["change"], result=result)  # fmt: skip
    say.does("Hanna", "rematch")


def change_of(say: Recorder, number: int, player: int) -> int:
    played = next(played for played in say.boards["Hanna"]["rounds"] if played["number"] == number)
    found: int = next(field["change"] for field in played["fields"] if field["player"] == player)
    return found


def doors(say: Recorder) -> None:
    """Who is not let in, or put out, is told why."""
    say.joins("Ann")
    say.enters("lost", "EEEEEE")
    say.enters("forger", token="5e" * 32)
    say.enters("old page", version=0)
    say.opens("rude")
    say.says("rude", {"type": "ping"})
    say.joins("Bob")
    older = say.claims["Bob"]
    say.comes_back("phone", seat="Bob")
    say.comes_back("Bob", after=3, returning={"claim": older, "attempt": 5})
    say.closes("phone")
    say.comes_back("Bob")
    say.enters("link", watch=True)
    say.does("Ann", "set_table", watch_open=False)
    say.enters("tv", watch=True)
    say.does("Ann", "hand_over", member=2)
    say.is_refused("Ann", "host_only", "kick", member=2)
    say.does("Bob", "kick", member=1)
    say.opens("flood")
    say.says("flood", {"type": "hello", "version": 1})
    for _ in range(11):
        say.says("flood", "nonsense")


@dataclass(frozen=True)
class Script:
    room: str
    header: Header
    speak: Callable[[Recorder], None]


def _script(room: str, speak: Callable[[Recorder], None], now: int = _LATER, **header: Any) -> Script:
    return Script(room, Header((speak.__doc__ or "").strip(), now, **header), speak)


SCRIPTS: Final[dict[str, Script]] = {
    "game": _script("FRESHA", game, NOW, seed=1),
    "nested": _script("NESTED", nested, seed=2),
    "clock": _script("PAZSED", clock),
    "absent": _script("ABSENT", absent, unordered=True),
    "long": _script("RECAPS", long),
    "lesson": _script("TEACHR", lesson, unordered=True),
    "board": _script("SHEETS", board),
    "doors": _script("FRESHB", doors, NOW),
}
