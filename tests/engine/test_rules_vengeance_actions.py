"""The second game, rule by rule: V-61 to V-79, the actions that move and burn cards."""

import pytest

from fliptable import engine
from fliptable.engine import IllegalAction
from tests.engine.scenario import vengeance

# Steal, Switch, Burn


def test_v61_stealing_can_bust_the_thief() -> None:
    game = vengeance("A{9} B{9,4} C").play("A:STEAL").sees("ask A STEAL→B:4,B:9")
    game.play("A→B:9").sees("A busted{9,9} B{4} | ask B")


def test_v62_stealing_can_make_seven() -> None:
    vengeance("A{1,2,3,4,5,6} B{9} C").play("A:STEAL").sees("scored 45,0,0 | flipped A")


def test_v63_a_malus_can_be_stolen() -> None:
    vengeance("A{5} B{-2} C").play("A:STEAL").sees("A{5,-2} B | ask B")


def test_v64_a_stopped_player_can_lose_everything() -> None:
    game = vengeance("A B stayed{9} C").play("A:STEAL").sees("A{9} B stayed | ask C").play("C:S A:S")
    game.sees("scored 9,0,0")


def test_v65_nobody_steals_from_himself() -> None:
    vengeance("A{5} B{9} C{3}").play("A:STEAL").refuses("A→A:5", "not_an_option", "V-65")


def test_v66_an_active_player_without_cards_is_asked_as_usual() -> None:
    vengeance("A B{9} C").play("A:STEAL").sees("A{9} B | ask B hit,stay")


def test_v67_switching_takes_two_picks() -> None:
    game = vengeance("A B{5} C{11,-2}").play("A:SWITCH").sees("ask A SWITCH→B:5,C:-2,C:11 | pending SWITCH")
    game.play("A→C:11").sees("B{11} C{-2,5} | discard SWITCH | ask B")
    game = vengeance("A{9} B{5} C{11}").play("A:SWITCH→B:5").sees("ask A SWITCH→C:11,A:9")
    game.play("A→A:9").sees("A{5} B{9} C{11}")


def test_v67_the_first_pick_can_be_taken_back_until_the_second_is_made() -> None:
    game = vengeance("A{9} B{5} C{11}").play("A:SWITCH→B:5").take_back("A")
    game.sees("A{9} B{5} C{11} | pending SWITCH | ask A SWITCH→B:5,C:11,A:9")
    game.play("A→C:11→A:9").sees("A{11} B{5} C{9} | discard SWITCH | ask B")


def test_v67_it_can_be_taken_back_again() -> None:
    game = vengeance("A{9} B{5} C{11}").play("A:SWITCH→B:5").take_back("A").play("A→C:11").take_back("A")
    game.sees("ask A SWITCH→B:5,C:11,A:9")


def test_v67_a_second_pick_that_comes_after_it_is_too_late() -> None:
    game = vengeance("A{9} B{5} C{11}").play("A:SWITCH→B:5")
    late = engine.fallback(game.state)
    game.take_back("A")
    with pytest.raises(IllegalAction) as refused:
        engine.apply(game.state, late)
    assert (refused.value.reason, refused.value.rule) == ("stale_decision", "X-09")


@pytest.mark.parametrize(
    ("table", "moves", "who"),
    [
        ("A{9} B{5} C{11}", "", "A"),  # hit or stay
        ("A{9} B{5} C{11}", "A:SWITCH", "A"),  # nothing is picked yet
        ("A{9} B{5} C{11}", "A:SWITCH→B:5", "B"),  # another one's pick
        ("A{9} B{5} C{11}", "A:SWITCH→B:5→C:11", "A"),  # done
        ("A{9} B{5} C{11}", "A:STEAL", "A"),  # a card of one pick
    ],
)
def test_v67_there_is_nothing_else_to_take_back(table: str, moves: str, who: str) -> None:
    game = vengeance(table).play(moves)
    with pytest.raises(IllegalAction) as refused:
        game.take_back(who)
    assert (refused.value.reason, refused.value.rule) == ("nothing_to_take_back", "V-67")


def test_v68_switching_can_bust_one() -> None:
    vengeance("A{5,9} B{9,4} C").play("A:SWITCH→A:9→B:4").sees("A{5,4} B busted{9,9} | ask C")


def test_v69_switching_can_bust_both() -> None:
    game = vengeance("A B{10,11} C{10,11}").play("A:SWITCH→B:10→C:11")
    game.sees("B busted{11,11} C busted{10,10} | ask A")


def test_v70_a_number_for_a_malus() -> None:
    vengeance("A{12,-8} B{5} C").play("A:SWITCH→A:-8").sees("A{12,5} B{-8}")


def test_v71_switching_can_make_seven() -> None:
    vengeance("A{1,2,3,4,5,6,-8} B{9} C").play("A:SWITCH→A:-8").sees("scored 45,0,0 | flipped A")


def test_v71a_switching_can_make_seven_for_somebody_else() -> None:
    vengeance("A B{1,2,3,4,5,6,-4} C{9}").play("A:SWITCH→B:-4").sees("scored 0,45,0 | flipped B")


def test_v72_both_leave_before_both_arrive() -> None:
    game = vengeance("A{10,3} B{10,5} C").play("A:SWITCH→A:10→B:10").sees("A{3,10} B{5,10} | ask B")
    moves = [event.type for event in game.events if event.type in ("card_lifted", "card_landed")]
    assert moves == ["card_lifted", "card_lifted", "card_landed", "card_landed"]


def test_v73_never_two_cards_of_one_person() -> None:
    game = vengeance("A{10,3} B{9,5} C").play("A:SWITCH→B:9").sees("ask A SWITCH→A:10,A:3")
    game.refuses("A→B:5", "not_an_option", "V-67")


def test_v74_switching_needs_two_people_with_cards() -> None:
    vengeance("A{10,3} B C").play("A:SWITCH").sees("A{10,3} | discard SWITCH | ask B")


def test_v75_two_stopped_players_can_be_switched() -> None:
    (vengeance("A B stayed{9,4} C stayed{4,2}").play("A:SWITCH→B:9→C:4").sees("B busted{4,4} C stayed{2,9}"))


def test_v76_burning_takes_a_card_of_a_person() -> None:
    game = vengeance("A B{12,11} C{-2}").play("A:BURN").sees("ask A BURN→B:11,B:12,C:-2")
    game.play("A→B:12").sees("B{11} | discard BURN,12 | ask B")


def test_v77_whom_one_may_burn() -> None:
    game = vengeance("A{8} B stayed{9} C{1,2,3,4,5,6}").play("A:BURN")
    game.sees("ask A BURN→B:9,C:1,C:2,C:3,C:4,C:5,C:6,A:8").play("A→B:9").sees("B stayed | ask C")
    game.play("C:S A:S").sees("scored 8,0,21")


def test_v78_burning_never_busts() -> None:
    vengeance("A B{L13,13} C").play("A:BURN→B:L13").sees("B{13} | ask B")


def test_v79_a_bust_out_of_turn_stays_open_until_the_end() -> None:
    game = vengeance("A{9} B stayed{9} C stayed").play("A:STEAL").sees("scored 0,0,0 | reason nobody_active")
    game = vengeance("A{5,9} B{9,4} C").play("A:SWITCH→A:9→B:4")
    assert not game.state.table.hands[1].down
