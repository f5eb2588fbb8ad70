"""Ways to a table: links, codes and invitations, right and wrong ones; names; watching."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.person import code_of


def test_the_invitation_shows_the_address_that_friends_can_reach(serve: Serve, company: Company) -> None:
    ann = company.person("Ann")
    ann.create_table(serve(public_url="https://cards.example.org").http)
    link = ann.page.get_by_role("textbox", name="Link to play")
    expect(link).to_have_value(re.compile(r"^https://cards\.example\.org/t/[2-9A-Z]{6}\?i=[0-9a-f]{10}$"))


def test_an_address_that_leads_nowhere_says_so_and_lets_one_begin(serve: Serve, company: Company) -> None:
    company.forgive("404")
    ann, tables = company.person("Ann", locale="de-DE"), serve()
    ann.page.goto(f"{tables.http}/nirgends")
    expect(ann.page.get_by_role("alert")).to_have_text(re.compile("gibt es nichts"))
    ann.page.get_by_label("Dein Name").fill("Ann")
    ann.press("Tisch eröffnen")
    expect(ann.page).to_have_url(re.compile(r"/t/"))


def test_a_friend_joins_with_the_code(serve: Serve, company: Company) -> None:
    tables = serve()
    ann, ben = company.person("Ann"), company.person("Ben")
    code = code_of(ann.create_table(tables.http))
    ben.open(tables.http)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_label("Code of a table").fill(code.lower())
    ben.press("Join")
    expect(ben.page.get_by_text("Waiting for Ann to start the game.")).to_be_visible()
    expect(ann.button("Remove Ben")).to_be_visible()


def test_a_friend_pastes_a_whole_invitation(serve: Serve, company: Company) -> None:
    tables = serve()
    ann, ben = company.person("Ann"), company.person("Ben")
    link = ann.create_table(tables.http)
    ben.open(tables.http)
    ben.page.get_by_label("Your name").fill("Ben")
    code = ben.page.get_by_label("Code of a table")
    code.evaluate(
        """(field, text) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text", text);
          field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
        }""",
        f"Come and play with us:\n{link}\nSee you at EIGHTS.",
    )
    expect(code).to_have_value(code_of(link))
    code.fill(f"Come and play with us: {link}. See you!")
    ben.press("Join")
    expect(ben.page.get_by_text("Waiting for Ann to start the game.")).to_be_visible()
    expect(ann.button("Remove Ben")).to_be_visible()


def test_a_wrong_code_is_answered_in_words(serve: Serve, company: Company) -> None:
    company.forgive("status of 404")
    ben = company.person("Ben")
    ben.open(serve().http)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_label("Code of a table").fill("ZZZZZZ")
    ben.press("Join")
    expect(ben.page.get_by_role("alert")).to_have_text("There is no table with this code.")


def test_a_name_that_is_taken_is_refused_in_words(serve: Serve, company: Company) -> None:
    ann, double = company.person("Ann"), company.person("ann")
    link = ann.create_table(serve().http)
    double.open(link)
    double.page.get_by_label("Your name").fill("ann")
    double.press("Sit down")
    expect(double.page.get_by_text("Somebody at the table has this name already.")).to_be_visible()
    double.page.get_by_label("Your name").fill("Anna")
    double.press("Sit down")
    expect(ann.button("Remove Anna")).to_be_visible()


def test_anybody_with_the_link_watches_until_the_host_switches_it_off(serve: Serve, company: Company) -> None:
    ann, dot = company.person("Ann"), company.person("Dot")
    ann.create_table(serve().http)
    ann.press("Add a bot")
    dot.open(ann.watch_link())
    expect(dot.page.get_by_text("Bot 1")).to_be_visible()

    ann.set_option("Spectators", "not allowed")
    expect(dot.page.get_by_role("alert")).to_have_text("Watching is switched off at this table.")
    expect(ann.page.get_by_text("Watching is switched off at this table.")).to_be_visible()
    expect(ann.button("To watch")).to_be_hidden()

    dot.page.reload()
    expect(dot.page.get_by_role("alert")).to_have_text("Watching is switched off at this table.")

    ann.set_option("Spectators", "welcome")
    dot.press("Connect again")
    expect(dot.page.get_by_text("Bot 1")).to_be_visible()
