"""The second game, rule by rule: V-80 to V-100, the actions that make somebody draw."""

from tests.engine.scenario import vengeance

# Just One More


def test_v80_one_card_then_out() -> None:
    vengeance("A B{5} C | deck 8").play("A:JUST1→B").sees("B frozen{5,8} | ask C").play("C:S A:S").sees(
        "scored 0,13,0"
    )


def test_v81_a_stopped_target_takes_one_too() -> None:
    vengeance("A B stayed{9} C | deck 4").play("A:JUST1→B").sees("B stayed{9,4} | ask C")


def test_v82_on_oneself() -> None:
    vengeance("A{5} B C | deck 6").play("A:JUST1→A").sees("A frozen{5,6} | ask B")


def test_v83_the_card_is_an_action() -> None:
    vengeance("A B{5} C{8} | deck STEAL,1").play("A:JUST1→B").sees("B frozen{5,8} C | deck 1 | ask C")


def test_v84_the_card_is_a_malus() -> None:
    game = vengeance("A B{5} C | deck -8,1").play("A:JUST1→B").sees("B{5} | ask B -8→C,A,B")
    game.play("B→C").sees("B frozen{5} C{-8} | deck 1 | ask C")
    vengeance("A{1} B{5} C busted{2,2} | deck -8").play("A:S B:JUST1").sees("scored 1,0,0")


def test_v85_it_draws_another() -> None:
    game = vengeance("A B C | deck JUST1,6").play("A:JUST1→B").sees("ask B JUST1→C,A,B").play("B→C")
    game.sees("B frozen C frozen{6} | ask A")


def test_v86_it_draws_flip_four_which_is_kept() -> None:
    (vengeance("A B C | deck FLIP4,1,2,3,4").play("A:JUST1→B").play("B→B").sees("B frozen{1,2,3,4} | ask C"))


def test_v87_it_makes_seven() -> None:
    vengeance("A B{1,2,3,4,5,6} C | deck 8").play("A:JUST1→B").sees("scored 0,44,0 | flipped B")


def test_v88_the_player_after_the_drawer_is_next() -> None:
    vengeance("A B C D | deck 8").play("A:JUST1→C").sees("C frozen{8} | ask B")


# Flip Four


def test_v89_up_to_four_cards() -> None:
    vengeance("A B{5} C | deck 2,3,4,6,7").play("A:FLIP4→B").sees("B{5,2,3,4,6} | deck 7 | ask B")


def test_v90_delayed_cards_are_played_one_after_the_other() -> None:
    game = vengeance("A B C{1} | deck BURN,-4,8,3").play("A:FLIP4→B")
    game.sees("B{8,3} | pending BURN,-4 | discard FLIP4 | ask B BURN→C:1,B:3,B:8")
    game.play("B→C:1").sees("C | ask B -4→C,A,B | discard FLIP4,BURN,1").play("B→A").sees("A{-4} | ask B")


def test_v91_a_bust_discards_what_was_delayed() -> None:
    game = vengeance("A B{5} C | deck 2,STEAL,5,9").play("A:FLIP4→B")
    game.sees("B busted{5,2,5} | deck 9 | discard FLIP4,STEAL | ask C")


def test_v92_seven_makes_delayed_cards_void() -> None:
    game = vengeance("A B{1,2,3,4,5,6} C{9} | deck STEAL,8,10,11,12").play("A:FLIP4→B")
    game.sees("scored 0,44,9 | flipped B")


def test_v93_a_stopped_target_takes_four() -> None:
    (
        vengeance("A B stayed{9} C{7} | deck STEAL,1,2,3")
        .play("A:FLIP4→B")
        .sees("B stayed{9,1,2,3,7} C | ask C")
    )
    vengeance("A B stayed{9} C | deck 1,9,2,3").play("A:FLIP4→B").sees("B busted{9,1,9} | deck 2,3 | ask C")


def test_v94_busted_by_a_delayed_card() -> None:
    game = vengeance("A B C{2} | deck STEAL,BURN,1,2").play("A:FLIP4→B")
    game.sees("B busted{1,2,2} C | discard FLIP4,STEAL,BURN | ask C")


def test_v94_stopped_by_a_delayed_card() -> None:
    game = vengeance("A B C{8} | deck JUST1,STEAL,1,2,9").play("A:FLIP4→B").sees("ask B JUST1→C,A,B")
    game.play("B→B").sees("B frozen{1,2,9,8} C | ask C")


def test_v95_an_inner_flip_four_is_finished_first() -> None:
    game = (
        vengeance("A{10} B C | deck FLIP4,BURN,1,2,STEAL,3,4,6").play("A:FLIP4→B").sees("ask B FLIP4→C,A,B")
    )
    game.play("B→C").sees("C{3,4,6} | ask C STEAL→A:10,B:1,B:2").play("C→A:10")
    game.sees("C{3,4,6,10} | ask B BURN→C:10,C:3,C:4,C:6,B:1,B:2")


def test_v96_a_delayed_card_without_use_is_discarded() -> None:
    vengeance("A B C | deck STEAL,1,2,3").play("A:FLIP4→B").sees("B{1,2,3} | discard FLIP4,STEAL | ask B")


def test_v97_a_delayed_action_makes_seven() -> None:
    game = vengeance("A B{5,6,8,9} C{10} | deck STEAL,-2,1,3,12,11,10").play("A:FLIP4→B")
    game.sees("scored 0,57,0 | flipped B | pending | discard FLIP4,STEAL,-2,1,3,5,6,8,9,10")


def test_v98_who_is_forced_is_looked_at_when_each_card_is_played() -> None:
    game = vengeance("A B stayed C | deck JUST1,-4,1,2,3").play("A:FLIP4→B").sees("ask B JUST1→C,A,B")
    game.play("B→C").sees("C frozen{3} | ask B -4→C,A,B")


def test_v98_a_stopped_performer_chooses_freely_when_nobody_is_active() -> None:
    game = vengeance("A B stayed C | deck JUST1,JUST1,-4,1,2,3").play("A:FLIP4→B B→A B→C")
    game.sees("A frozen{2} B stayed{1} C frozen{3} | ask B -4→C,A,B")


def test_v99_the_player_after_the_drawer_is_next() -> None:
    vengeance("A B C D | deck 1,2,3,4").play("A:FLIP4→D").sees("D{1,2,3,4} | ask B")


def test_v100_what_is_in_the_discard_during_a_round() -> None:
    game = vengeance("A{3} B{-2} C | discard 9 | deck 1").play("A:FLIP4→B")
    game.sees("scored 3,8,0 | reason no_cards")
    game = vengeance("A{3} B{-2} C | deck 1,2 | discard 8,9").play("A:FLIP4→B").sees("discard FLIP4 | ask B")
    assert sorted(game.codes("B")) == ["-2", "1", "2", "8", "9"]
