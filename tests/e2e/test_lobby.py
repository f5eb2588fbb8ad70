"""The lobby: seats, settings, host, names, knocks, language."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve


def test_the_host_fills_seats_with_bots_and_removes_them(serve: Serve, company: Company) -> None:
    ann = company.person("Ann")
    ann.create_table(serve().http)
    ann.press("Add a bot")
    ann.press("Add a bot")
    expect(ann.button("Remove Bot 2")).to_be_visible()
    ann.press("Remove Bot 1")
    expect(ann.button("Remove Bot 1")).to_be_hidden()
    ann.press("Start the game")
    expect(ann.seat("Bot 2")).to_be_visible()
    expect(ann.seat("Bot 1")).to_be_hidden()


def test_the_start_says_what_is_missing(serve: Serve, company: Company) -> None:
    ann = company.person("Ann")
    ann.create_table(serve().http)
    start = ann.button("Start the game")
    expect(start).to_be_disabled()
    expect(start).to_have_accessible_description("There are too few players. A bot can fill a seat.")

    ann.press("Add a bot")
    expect(start).to_be_enabled()
    ann.set_option("Game", "With a Vengeance")
    expect(start).to_be_disabled()
    expect(start).to_have_accessible_description("There are too few players. A bot can fill a seat.")


def test_nineteen_need_a_second_deck(serve: Serve, company: Company) -> None:
    ann = company.person("Ann")
    ann.create_table(serve().http)
    for number in range(1, 19):
        ann.press("Add a bot")
        expect(ann.button(f"Remove Bot {number}")).to_be_visible()
    start = ann.button("Start the game")
    expect(start).to_have_accessible_description("So many players need a second deck.")
    ann.set_option("Decks", "2")
    expect(start).to_be_enabled()


def test_somebody_who_was_removed_is_told(serve: Serve, company: Company) -> None:
    ann, ben = company.person("Ann"), company.person("Ben")
    ben.join(ann.create_table(serve().http))
    ann.press("Remove Ben")
    ann.press("Remove")
    expect(ben.page.get_by_role("alert")).to_have_text("The host has removed you from the table.")
    expect(ann.button("Remove Ben")).to_be_hidden()


def test_the_host_hands_over(serve: Serve, company: Company) -> None:
    ann, ben = company.person("Ann"), company.person("Ben")
    ben.join(ann.create_table(serve().http))
    ann.press("Make Ben the host")
    expect(ann.page.get_by_role("alert")).to_have_text(
        "Let Ben lead the table? You give it out of your hands."
    )
    ann.press("No, keep it")
    ann.press("Make Ben the host")
    ann.press("Yes, hand over")
    expect(ben.page.get_by_role("status").filter(has_text="You lead the table now.")).to_be_visible()
    expect(ann.page.get_by_text("Waiting for Ben to start the game.")).to_be_visible()
    ben.press("Start the game")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Round 1")


def test_another_name_is_taken_at_once_in_the_lobby_and_after_the_round_in_a_game(
    serve: Serve, company: Company
) -> None:
    ann, ben = company.person("Ann"), company.person("Ben")
    ben.join(ann.create_table(serve("5 6 7 8 9 10", dealer=1).http))
    ben.press("Change your name")
    ben.page.get_by_label("Your new name").fill("Ann")
    ben.press("Take this name")
    expect(ben.page.get_by_text("Somebody at the table has this name already.")).to_be_visible()
    ben.press("Change your name")
    ben.page.get_by_label("Your new name").fill("Lena")
    ben.press("Take this name")
    expect(ann.button("Remove Lena")).to_be_visible()

    ann.press("Start the game")
    ann.press(re.compile("^Menu"))
    ann.press("Change your name")
    ann.page.get_by_label("Your new name").fill("Nina")
    ann.press("Take this name")
    expect(ann.page.get_by_text("From the next round on you are Nina.")).to_be_visible()
    ann.page.keyboard.press("Escape")
    for person, answer in ((ann, "Hit"), (ben, "Hit"), (ann, "Stay"), (ben, "Stay")):
        person.press(answer)
    ben.expect_log("Ann is called Nina now.")


def test_the_host_hears_a_knock_and_lets_the_late_guest_in_with_one_tap(
    serve: Serve, company: Company
) -> None:
    ann, kim = company.person("Ann"), company.person("Kim")
    link = ann.create_table(serve("5 6 7 8 9 10 11", dealer=1).http)
    ann.press("Add a bot")
    ann.press("Start the game")
    kim.open(link)
    kim.page.get_by_label("Your name").fill("Kim")
    kim.press("Play as soon as possible")
    expect(kim.page.get_by_text("You are in line: Ann can let you in for the next round.")).to_be_visible()
    expect(ann.page.get_by_role("status").filter(has_text="Kim would like to play.")).to_be_visible()
    ann.press("Let in with 0 points")
    expect(kim.page.get_by_text("You are in line")).to_be_hidden()
    kim.expect_log("Kim joins from the next round on with 0 points.")


def test_a_german_browser_speaks_german(serve: Serve, company: Company) -> None:
    jörg = company.person("Jörg", locale="de-DE")
    jörg.open(serve("5 9", dealer=0).http)
    expect(jörg.page.locator("html")).to_have_attribute("lang", "de")
    jörg.page.get_by_label("Dein Name").fill("Jörg")
    jörg.press("Tisch eröffnen")
    jörg.press("Bot dazusetzen")
    jörg.set_option("Punkte zum Sieg", "100")
    jörg.press("Spiel starten")
    expect(jörg.page.get_by_role("heading", level=1)).to_have_text("Runde 1")
    jörg.expect_asked("Du bist dran: noch eine oder Stopp?")

    jörg.press("Menü")
    jörg.press("Einstellungen dieses Geräts")
    jörg.press("English")
    jörg.page.keyboard.press("Escape")
    jörg.page.keyboard.press("Escape")
    jörg.expect_asked("Your turn: hit or stay?")
    jörg.page.reload()
    expect(jörg.button("Hit")).to_be_enabled()


def test_a_number_for_the_shuffle_that_comes_too_late_is_no_error(serve: Serve, company: Company) -> None:
    ann = company.person("Ann")
    late: list[Callable[[], None]] = []
    refused: list[str | bytes] = []

    def connect(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def answer(message: str | bytes) -> None:
            page.send(message)
            if '"refused"' in str(message):
                refused.append(message)

        def pass_on(message: str | bytes) -> None:
            if '"commit_seed"' in str(message):
                late.append(lambda: server.send(message))
            else:
                server.send(message)

        page.on_message(pass_on)
        server.on_message(answer)

    ann.page.route_web_socket("**/ws/*", connect)
    ann.create_table(serve("5 9 7 8", dealer=1).http)
    ann.press("Add a bot")
    ann.press("Start the game")
    expect(ann.button("Hit")).to_be_enabled()
    for send in late:
        send()
    while not refused:
        ann.page.evaluate("() => new Promise(requestAnimationFrame)")
    ann.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert ann.page.locator(".toast").count() == 0
