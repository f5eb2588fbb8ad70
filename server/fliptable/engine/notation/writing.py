"""State to text, and the places of a state as card codes."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from fliptable.engine.cards import Catalogue
from fliptable.engine.frames import Frame, Match
from fliptable.engine.game_registry import option_specs, ruleset, settle_options
from fliptable.engine.notation.words import held_by, letter, value_text
from fliptable.engine.options import Options, Value
from fliptable.engine.table import State, Status, Table


def hands(state: State) -> tuple[tuple[str, ...], ...]:
    """The codes of the cards in front of each seat, oldest first."""
    code = _catalogue(state).code
    return tuple(tuple(map(code, hand.cards)) for hand in state.table.hands)


def deck(state: State) -> tuple[str, ...]:
    """The codes of the undrawn cards, top first."""
    return tuple(map(_catalogue(state).code, reversed(state.deck)))


def discard(state: State) -> tuple[str, ...]:
    """The codes of the discard pile, newest last."""
    return tuple(map(_catalogue(state).code, state.table.discard))


def pending(state: State) -> tuple[str, ...]:
    """The codes of the cards in limbo, oldest first: neither landed nor discarded yet."""
    return tuple(map(_catalogue(state).code, state.table.limbo))


def _catalogue(state: State) -> Catalogue:
    return ruleset(state.table.options).catalogue


def write(state: State) -> str:
    """`state` as text, one clause a line; `read` gives it back."""
    table = state.table
    cards = _catalogue(state)
    counts = f"answered={table.answered} shuffles={table.shuffles}"
    piles = {"deck": deck(state), "discard": discard(state)}
    if table.limbo != held_by(table.stack):
        piles["limbo"] = tuple(_limbo(table, cards))
    lines = [
        " ".join(("game", table.options.game, *_options(table.options))),
        f"seed {state.seed.hex()}",
        f"table round={table.round} dealer={letter(table.dealer)} {counts}",
    ]
    lines += [" ".join(_seat(table, seat, codes)) for seat, codes in enumerate(hands(state))]
    lines += [f"{name} {','.join(codes)}" for name, codes in piles.items() if codes]
    lines += [" ".join(_frame(frame, cards)) for frame in table.stack if not isinstance(frame, Match)]
    if table.result is not None:
        lines.append(f"result winner={letter(table.result.winner)} reason={table.result.reason}")
    return "\n".join(lines) + "\n"


def _options(options: Options) -> Iterator[str]:
    """What must be set, in the order of the specs, so that the rest follows by default."""
    chosen: dict[str, Value] = {}
    for spec in option_specs(options.game):
        value = options.chosen()[spec.name]
        if settle_options(Options(options.game, **chosen)).chosen()[spec.name] != value:
            chosen[spec.name] = value
            yield f"{spec.name}={value_text(value)}"


def _seat(table: Table, seat: int, codes: tuple[str, ...]) -> Iterator[str]:
    hand = table.hands[seat]
    status = "" if hand.status is Status.ACTIVE else f" {hand.status}"
    yield letter(seat) + status + (f"{{{','.join(codes)}}}" if codes else "")
    if hand.down:
        yield "down"
    if not table.seated[seat]:
        yield "left"
    if table.totals[seat]:
        yield f"total={table.totals[seat]}"
    if hand.turned != len(codes):
        yield f"turned={hand.turned}"


def _limbo(table: Table, cards: Catalogue) -> Iterator[str]:
    """The cards that the frames hold, in the order in which they were turned; the second of two that look
    alike, counted from the bottom frame, is CODE#2."""
    for card in table.limbo:
        twins = [twin for twin in held_by(table.stack) if cards.code(twin) == cards.code(card)]
        yield cards.code(card) + (f"#{twins.index(card) + 1}" if len(twins) > 1 else "")


def _frame(frame: Frame, cards: Catalogue) -> Iterator[str]:
    yield frame.type
    for field in fields(frame):
        value = getattr(frame, field.name)
        if field.name != "type" and value != field.default:
            yield f"{field.name}={_field(field.name, value, cards)}"


def _field(name: str, value: Any, cards: Catalogue) -> str:
    """A field of a frame; a name means the same in every frame."""
    match name:
        case "seat" | "next_seat" | "flipped" | "loser":
            return letter(value)
        case "waiting":
            return ",".join(map(letter, value))
        case "card" | "source":
            return cards.code(value)
        case "cards" | "aside":
            return ",".join(map(cards.code, value))
        case "given" | "effects":
            return ",".join(f"{cards.code(effect.card)}→{letter(effect.target)}" for effect in value)
        case "picked":
            faces = ("" if pick.card is None else f":{cards.code(pick.card)}" for pick in value)
            return ",".join(letter(pick.seat) + face for pick, face in zip(value, faces, strict=True))
        case _:
            return value_text(value)
