"""Signals: notifications, and dialogs that cover the table."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.person import Person
from tests.e2e.signals.devices import DEVICE, called
from tests.e2e.stage import Stage

PHONE = """
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor() {
    throw new TypeError("Illegal constructor");
  }
};
const worker = ServiceWorkerRegistration.prototype;
worker.showNotification = async (title, about) => {
  const close = () => (calls.notices = calls.notices.filter((one) => one !== notice));
  const notice = { title, ...about, close };
  calls.notices.push(notice);
};
worker.getNotifications = async ({ tag }) => calls.notices.filter((notice) => notice.tag === tag);
"""
"""Notifications are for service workers only."""


def test_a_notification_is_shown_while_the_tab_is_hidden_until_the_turn_is_over(
    pair: tuple[Person, Person],
) -> None:
    ann, ben = pair
    assert called(ann, "asked") == 0
    ann.press("Settings of this device")
    ann.page.get_by_role("checkbox", name="A notification while you look at something else").check()
    expect(ann.page.get_by_role("checkbox", name="A notification while you")).to_be_checked()
    assert called(ann, "asked") == 1
    ann.press("Close")
    ann.press("Start the game")
    ann.press("Hit")
    ann.page.evaluate("hide(true)")
    ben.press("Hit")
    expect(ann.page).to_have_title("● Your turn – Fliptable")
    assert called(ann, "notices.map(({ text }) => text)") == ["Fliptable: Your turn: hit or stay?"]
    ann.page.evaluate("calls.notices[0].onclick()")
    assert called(ann, "notices") == []
    ann.page.evaluate("hide(false)")
    ann.press("Hit")
    ann.page.evaluate("hide(true)")
    ben.press("Stay")
    expect(ann.page).to_have_title("● Your turn – Fliptable")
    assert called(ann, "notices.length") == 1
    ann.page.keyboard.press("s")
    expect(ann.page.get_by_role("heading", name="Round 2", exact=True)).to_be_visible()
    assert called(ann, "notices") == []


def test_a_phone_which_shows_notifications_for_workers_only_gets_them_from_one(
    serve: Serve, company: Company
) -> None:
    ann, ben = company.person("Ann", phone=True), company.person("Ben")
    ann.page.add_init_script(DEVICE + PHONE)
    ben.join(ann.create_table(serve("5 9 7 8", dealer=1).http))
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    ann.press("Settings of this device")
    ann.page.get_by_role("checkbox", name="A notification while you look at something else").check()
    ann.press("Close")
    ann.press("Start the game")
    ann.press("Hit")
    ann.page.evaluate("hide(true)")
    ben.press("Hit")
    ann.page.wait_for_function("() => calls.notices.length === 1")
    assert called(ann, "notices.map(({ title, body, tag }) => [title, body, tag])") == [
        ["Fliptable", "Your turn: hit or stay?", urlsplit(ann.page.url).path]
    ]
    ann.page.evaluate("hide(false)")
    ann.page.wait_for_function("() => calls.notices.length === 0")


SHEETS = {
    "m": "Menu",
    "r": "Rules: Flip 7",
    "?": "Keyboard shortcuts",
    "d": "Settings of this device",
    "i": "Cem",
}


def open_sheet(page: Page, key: str) -> None:
    if key == "i":
        page.get_by_role("button", name="Explain the place of Cem").press("Enter")
    elif key == "d":
        open_sheet(page, "m")
        page.get_by_role("button", name=SHEETS[key]).press("Enter")
    else:
        page.keyboard.press(key)


def test_a_sheet_that_covers_the_table_says_that_one_is_asked(stage: Stage) -> None:
    """Aloud, without taking the focus, and leads back to the question."""
    stage.seat(3, "1 2 3  2 3 4  3 4 5  4 5 6  5 6 7")
    page = stage.ann.page
    for key, title in SHEETS.items():
        stage.play("h")
        open_sheet(page, key)
        sheet = page.get_by_role("dialog", name=title, exact=True)
        said = sheet.locator("[aria-live=assertive]")
        expect(said).to_have_text("")
        focused = page.evaluate_handle("document.activeElement")
        stage.play("h h")
        line = said.get_by_role("button", name="Your turn: hit or stay?", exact=True)
        expect(line).to_be_in_viewport(ratio=1)
        assert page.evaluate("focused => focused === document.activeElement", focused), title
        line.click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        if key != "i":  # opened with a button, which has the focus again
            expect(stage.ann.action_bar.get_by_role("group")).to_be_focused()
