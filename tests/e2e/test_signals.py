"""Nobody misses his turn: sound, vibration, notification, tab and screen, as this device is set."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.person import Person
from tests.e2e.stage import Stage

DEVICE = """
const calls = (window.calls = { tones: 0, buzzes: 0, lock: 0, asked: 0, notices: [] });
window.hide = (hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  Object.defineProperty(document, "visibilityState", {
    value: hidden ? "hidden" : "visible",
    configurable: true,
  });
  document.dispatchEvent(new Event("visibilitychange"));
};
window.Notification = class {
  static permission = "default";
  static async requestPermission() {
    calls.asked += 1;
    return (window.Notification.permission = "granted");
  }
  constructor(title, { body }) {
    this.text = `${title}: ${body}`;
    calls.notices.push(this);
  }
  close() {
    calls.notices = calls.notices.filter((notice) => notice !== this);
  }
};
Object.defineProperty(navigator, "vibrate", { value: () => (calls.buzzes += 1) });
Object.defineProperty(navigator, "wakeLock", {
  value: {
    async request() {
      calls.lock += 1;
      return { released: false, release: async () => (calls.lock -= 1) };
    },
  },
});
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  calls.tones += 1;
  start.apply(this, when);
};
"""
"""Counts what the page asks of its device."""

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

BARE = """
delete window.Notification;
delete Navigator.prototype.wakeLock;
delete Navigator.prototype.vibrate;
window.AudioContext = class {
  constructor() {
    throw new Error("no speaker");
  }
};
"""
"""A device that can do nothing."""

TONES_OF_TURN = 2


def called(person: Person, name: str) -> object:
    return person.page.evaluate(f"calls.{name}")


def icon(person: Person) -> str:
    link = person.page.locator("link[rel=icon][type='image/svg+xml']")
    return link.get_attribute("href") or ""


@pytest.fixture
def pair(serve: Serve, company: Company) -> tuple[Person, Person]:
    """Ann and Ben at a table that Ann may start; Ann's device counts what is asked of it. Ann comes first."""
    ann, ben = company.person("Ann", phone=True), company.person("Ben")
    ann.page.add_init_script(DEVICE)
    ben.join(ann.create_table(serve("5 9 7 8 6 4", dealer=1).http))
    return ann, ben


def test_the_tab_sounds_and_shows_it_and_the_screen_stays_on(pair: tuple[Person, Person]) -> None:
    ann, ben = pair
    assert called(ann, "lock") == 0
    usual = icon(ann)
    ann.press("Start the game")
    expect(ann.page).to_have_title("● Your turn – Fliptable")
    assert icon(ann) != usual
    assert [called(ann, name) for name in ("lock", "tones", "buzzes")] == [1, TONES_OF_TURN, 1]
    ann.press("Hit")
    expect(ben.button("Hit")).to_be_enabled()
    expect(ann.page).not_to_have_title("● Your turn – Fliptable")
    assert icon(ann) == usual
    ben.press("Hit")
    expect(ann.button("Hit")).to_be_enabled()
    assert [called(ann, name) for name in ("tones", "buzzes")] == [2 * TONES_OF_TURN, 2]


def test_a_touch_brings_the_sound_back_after_a_call(pair: tuple[Person, Person]) -> None:
    """Twice: browsers take the speaker away whenever the device needs it."""
    ann, ben = pair
    ann.page.evaluate(
        """() => {
          const Real = AudioContext;
          window.AudioContext = class extends Real {
            constructor() { super(); window.speaker = this; }
          };
        }"""
    )
    ann.press("Start the game")
    ann.page.wait_for_function("speaker.state === 'running'")
    for turn in (1, 2):
        ann.page.evaluate("speaker.suspend()")
        assert ann.page.evaluate("speaker.state") == "suspended"
        ann.press("Hit")
        ann.page.wait_for_function("speaker.state === 'running'")
        ben.press("Hit")
        expect(ann.button("Hit")).to_be_enabled()
        ann.page.wait_for_function(f"calls.tones === {(turn + 1) * TONES_OF_TURN}")


def test_settings_are_kept_on_the_device(pair: tuple[Person, Person]) -> None:
    ann, ben = pair
    ann.press("Settings of this device")
    sheet = ann.page.get_by_role("dialog", name="Settings of this device")
    for setting in (
        "A sound when it is your turn",
        "Vibrate when it is your turn",
        "Keep the screen on while a game is running",
    ):
        sheet.get_by_role("checkbox", name=setting).uncheck()
    sheet.get_by_role("checkbox", name="A soft sound when somebody else has played").check()
    ann.page.keyboard.press("Escape")
    expect(ann.button("Settings of this device")).to_be_focused()
    ann.page.reload()
    ann.press("Start the game")
    ann.press("Hit")
    assert [called(ann, name) for name in ("lock", "tones", "buzzes")] == [0, 0, 0]
    ben.press("Hit")
    expect(ann.button("Hit")).to_be_enabled()
    assert called(ann, "tones") == 0, "a turn of one's own is no move of somebody else"


def test_others_moves_have_a_sound_of_their_own(serve: Serve, company: Company) -> None:
    ann, ben, cem = (company.person(name) for name in ("Ann", "Ben", "Cem"))
    ann.page.add_init_script(DEVICE)
    link = ann.create_table(serve("5 9 7 8 6 4", dealer=2).http)
    ben.join(link)
    cem.join(link)
    ann.press("Settings of this device")
    ann.page.get_by_role("checkbox", name="A soft sound when somebody else has played").check()
    ann.press("Hear the sound")
    assert called(ann, "tones") == TONES_OF_TURN
    ann.press("Close")
    ann.press("Start the game")
    ann.press("Hit")
    ben.press("Hit")
    expect(cem.button("Hit")).to_be_enabled()
    ann.expect_cards("Ben", "9")
    assert called(ann, "tones") == 2 * TONES_OF_TURN + 1


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


def test_a_device_that_can_do_nothing_of_it_plays_all_the_same(serve: Serve, company: Company) -> None:
    ann, ben = company.person("Ann", phone=True), company.person("Ben")
    ann.page.add_init_script(BARE)
    ben.join(ann.create_table(serve("5 9 7 8", dealer=1).http))
    ann.press("Settings of this device")
    expect(ann.page.get_by_text("Browsers show notifications on https pages only.")).to_be_visible()
    ann.press("Hear the sound")
    ann.press("Close")
    ann.press("Start the game")
    ann.press("Hit")
    ben.press("Hit")
    ann.expect_cards("Ben", "9")


def test_colours_can_be_chosen_against_the_system(serve: Serve, company: Company) -> None:
    ann = company.person("Ann")
    ann.create_table(serve().http)

    def brightness() -> int:
        panel = ann.page.locator(".panel").first
        colour: str = panel.evaluate("panel => getComputedStyle(panel).backgroundColor")
        return int(colour.removeprefix("rgb(").split(",")[0])

    assert brightness() == 255
    ann.press("Settings of this device")
    colours = ann.page.get_by_role("group", name="Colours")
    colours.get_by_role("button", name="dark").click()
    assert brightness() < 64
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="Invite friends")).to_be_visible()
    assert brightness() < 64
    ann.press("Settings of this device")
    colours.get_by_role("button", name="as this device").click()
    assert brightness() == 255


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
