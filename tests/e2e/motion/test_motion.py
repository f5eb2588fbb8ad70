"""Motion: first the card, then words, then the next question."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.motion.film import Film, Staged, chain
from tests.e2e.stage import Stage

_BOXES = """() => Array.from(
  document.querySelectorAll("main :is([data-seat], [data-card], .pile-top)"),
  (element) => JSON.stringify(element.getBoundingClientRect()),
)"""


def test_the_cards_of_a_chain_come_one_after_another_and_each_is_told_when_it_was_seen(
    stage: Stage, film: Film
) -> None:
    chain(stage, film)
    film.step()  # the card shows for whom it is
    log = stage.ann.page.get_by_role("log")
    for place, card in enumerate(("5", "6", "7")):
        stage.ann.expect_cards("Ann", *("5", "6", "7")[: place + 1])
        expect(log).not_to_contain_text(f"Ann flips a {card}.")
        film.step()
        expect(log).to_contain_text(f"Ann flips a {card}.")
    film.play()
    film.expect_over()


def test_nobody_is_asked_before_the_card_has_landed(stage: Stage, film: Film) -> None:
    stage.seat(2, "5 9 7 8")
    stage.play("h")
    film.expect_running()
    expect(stage.ann.answers()).to_have_count(0)
    film.play()
    stage.play("h")
    film.expect_running()
    stage.ann.expect_cards("Ben", "9")
    expect(stage.ann.answers()).to_have_count(0)
    film.play()
    stage.ann.expect_asked("Your turn")
    stage.ann.press("Hit")
    film.play()
    stage.ann.expect_cards("Ann", "5", "7")


def test_a_reshuffle_moves_the_discard_pile_and_leaves_the_rows(staged: Staged) -> None:
    stage = staged("CHANCE 5 9 6 9", moving=True)
    ann = stage.ann
    film = Film(ann.page)
    stage.seat(2)
    for place in range(5):
        stage.play("h")
        film.play()
        expect(ann.page.get_by_role("log").get_by_text(" flips ")).to_have_count(place + 1)
    stage.play("h")
    film.expect_running()
    pile = ann.page.locator(".pile-top")
    moved = ann.page.locator(".stage .shuffled")
    expect(moved).to_have_count(2)
    assert moved.last.bounding_box() == pytest.approx(pile.last.bounding_box(), abs=1)
    ann.expect_cards("Ann", "9")
    ann.expect_cards("Ben", "5", "6")
    film.step()
    ann.expect_log("the discard pile is shuffled")
    film.play()
    ann.expect_cards("Ann", "9")


def test_nothing_is_left_behind_also_after_a_resize_in_the_middle(stage: Stage, film: Film) -> None:
    chain(stage, film)
    film.step()
    stage.ann.page.set_viewport_size({"width": 1100, "height": 700})
    film.play()
    film.expect_over()
    boxes = stage.ann.page.evaluate(_BOXES)
    stage.ann.page.reload()
    stage.ann.expect_cards("Ann", "5", "6", "7")
    assert stage.ann.page.evaluate(_BOXES) == boxes
