"""Table notation beyond the round trip that test_laws.py proves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fliptable import engine
from fliptable.engine import NotationError, Options, notation

MIDDLE = """\
game flip7 target=100
seed 0000000000000000000000000000000000000000000000000000000000000000
table round=3 dealer=F answered=41 shuffles=2
A{2,CHANCE} total=50
B busted{9,+2,9} down total=12
C out left total=80
D stayed{4} down turned=3
E total=7
F
deck 8,9
discard 7,FLIP3,3
round next_seat=B
flip seat=A left=1 source=FLIP3 aside=FREEZE
play seat=A card=CHANCE
"""
"""A Flip Three on A in full swing: A must pass the Second Chance to E or F before the last card is turned."""


def test_a_short_line_is_a_whole_table() -> None:
    state = notation.read("A{9,CHANCE} B stayed{4} C | deck 9,5,6")
    assert notation.write(state) == (
        "game flip7\n"
        f"seed {'00' * 32}\n"
        "table round=1 dealer=C answered=0 shuffles=1\n"
        "A{9,CHANCE}\n"
        "B stayed{4} down\n"
        "C\n"
        "deck 9,5,6\n"
        "round next_seat=B\n"
        "turn seat=A\n"
    )


def test_the_places_of_a_table_are_listed_as_codes() -> None:
    state = notation.read(
        "A{9,CHANCE} B stayed{4} C | deck 8,5 | discard 2,FLIP3 | round next_seat=B\nplay seat=A card=FREEZE"
    )
    assert notation.hands(state) == (("9", "CHANCE"), ("4",), ())
    assert notation.deck(state) == ("8", "5")
    assert notation.discard(state) == ("2", "FLIP3")
    assert notation.pending(state) == ("FREEZE",)


def test_the_top_of_the_deck_comes_first() -> None:
    state = engine.new_game("flip7", 2, 0, deck=["5", "9", "3"], dealer=1).state
    assert notation.deck(state) == ("5", "9", "3")


def test_a_waiting_table_is_read_as_it_is() -> None:
    state = notation.read(MIDDLE)
    assert notation.write(state) == MIDDLE
    assert len(engine.legal_actions(state, 0)) == 2
    assert state.table.totals == (50, 12, 80, 0, 7, 0)
    assert [seat for seat, here in enumerate(state.table.seated) if not here] == [2]


def test_a_table_between_two_decisions_is_played_on() -> None:
    state = notation.read(MIDDLE.replace("\nF\n", "\nF stayed\n"))
    assert notation.hands(state)[0] == ("2", "CHANCE", "8")
    assert notation.hands(state)[4] == ("CHANCE",)
    assert notation.pending(state) == ("FREEZE",)


@pytest.mark.parametrize("game", engine.game_keys())
def test_a_table_without_a_card_is_played_on_too(game: str) -> None:
    state = notation.read(f"game {game} | A stayed B stayed C stayed")
    assert state.table.round == 2
    assert engine.decision(state) is not None


def test_only_options_that_do_not_follow_by_default_are_written() -> None:
    def first_line(options: Options) -> str:
        return notation.write(engine.new_game(options.game, 3, 0, options).state).splitlines()[0]

    assert first_line(Options("flip7")) == "game flip7"
    assert first_line(Options("flip7", start_card=True)) == "game flip7 start_card=on"
    assert first_line(Options("flip7", start_card=True, stay_needs_card=False)) == (
        "game flip7 start_card=on stay_needs_card=off"
    )
    assert first_line(Options("vengeance", brutal=True, target=300)) == "game vengeance target=300 brutal=on"


def test_the_first_pick_of_two_is_carried() -> None:
    text = "game vengeance | A{5} B{9} C{4} | round next_seat=B | play seat=A card=SWITCH picked=C:4"
    state = notation.read(text)
    assert len(engine.legal_actions(state, 0)) == 2
    assert "play seat=A card=SWITCH picked=C:4" in notation.write(state)


def test_the_order_of_cards_in_limbo_is_carried_where_it_is_not_that_of_the_frames() -> None:
    people = "game vengeance | A{5} B{9} C{4} | round next_seat=B | play seat=A card=STEAL"
    table = f"{people} | play seat=A card=FLIP4 | play seat=A card=BURN"
    assert "limbo" not in notation.write(notation.read(table))
    state = notation.read(f"{table} | limbo BURN,FLIP4,STEAL")
    assert notation.pending(state) == ("BURN", "FLIP4", "STEAL")
    assert "limbo BURN,FLIP4,STEAL\n" in notation.write(state)
    twins = notation.read(f"{table.replace('FLIP4', 'STEAL')} | limbo STEAL#2,BURN,STEAL#1")
    assert notation.pending(twins) == ("STEAL", "BURN", "STEAL")
    assert "limbo STEAL#2,BURN,STEAL#1\n" in notation.write(twins)


def test_a_finished_game_is_carried() -> None:
    state = notation.read("A total=203 B total=150 | result winner=A reason=target")
    assert engine.decision(state) is None
    assert notation.write(state).endswith("result winner=A reason=target\n")


@pytest.mark.parametrize(
    ("seat", "letters"), [(0, "A"), (25, "Z"), (26, "AA"), (35, "AJ"), (701, "ZZ"), (702, "AAA")]
)
def test_seats_are_letters(seat: int, letters: str) -> None:
    assert notation.letter(seat) == letters
    assert notation.seat_of(letters) == seat


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "unknown_seat"),
        ("A", "needs_more_players"),
        ("A B left", "needs_more_players"),
        ("B A", "seat_out_of_order"),
        ("A{5} B{14}", "unknown_card"),
        ("A{0} B{0}", "too_many_copies"),
        ("A B happy", "unexpected_word"),
        ("A total=x B", "not_a_number"),
        ("A total=1 total=2 B", "unexpected_word"),
        ("A B | deck 1 | deck 2", "unexpected_clause"),
        ("A B | dekc 1", "unexpected_clause"),
        ("A B | seed xyz", "bad_seed"),
        ("A B | table dealer=C", "unknown_seat"),
        ("A B | table dealer=a", "unknown_seat"),
        ("game chess | A B", "unknown_game"),
        ("game flip7 target=5 | A B", "bad_option"),
        ("game flip7 brutal=on | A B", "unexpected_word"),
        ("A B | turn seat=A", "bad_stack"),
        ("A B | round next_seat=A | round next_seat=B", "bad_stack"),
        ("A B | round next_seat=A | turn", "missing_word"),
        ("A B | round next_seat=A | turn seat=A colour=red", "unexpected_word"),
        ("A B{5} | round next_seat=A | play seat=A card=FREEZE picked=B:6", "unknown_card"),
        ("A B | round next_seat=A | play seat=A card=FREEZE | limbo FLIP3", "unknown_card"),
        ("A B | round next_seat=A | play seat=A card=FREEZE | limbo ", "missing_word"),
        ("A B | round next_seat=A | play seat=A card=FREEZE | limbo FREEZE#2", "unknown_card"),
    ],
)
def test_what_is_no_table_is_refused(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        notation.read(text)
    assert refused.value.reason == reason


@given(data=st.data())
def test_damaged_text_is_read_or_refused(data: st.DataObject) -> None:
    lines = MIDDLE.splitlines()
    line = data.draw(st.integers(0, len(lines) - 1))
    words = lines[line].split(" ")
    word = data.draw(st.integers(0, len(words) - 1))
    words[word] = data.draw(st.one_of(st.just(""), st.sampled_from(MIDDLE.split()), st.text(max_size=6)))
    lines[line] = " ".join(words)
    try:
        state = notation.read("\n".join(lines))
    except NotationError:
        return
    assert notation.write(notation.read(notation.write(state))) == notation.write(state)
