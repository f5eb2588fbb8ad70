"""Signals: sound, vibration, tab and screen say whose turn it is, as this device is set."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.person import Person
from tests.e2e.signals.devices import DEVICE, called

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


def icon(person: Person) -> str:
    link = person.page.locator("link[rel=icon][type='image/svg+xml']")
    return link.get_attribute("href") or ""


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
    ann.page.wait_for_function("() => speaker.state === 'running'")
    for turn in (1, 2):
        ann.page.evaluate("speaker.suspend()")
        assert ann.page.evaluate("speaker.state") == "suspended"
        ann.press("Hit")
        ann.page.wait_for_function("() => speaker.state === 'running'")
        ben.press("Hit")
        expect(ann.button("Hit")).to_be_enabled()
        ann.page.wait_for_function(f"() => calls.tones === {(turn + 1) * TONES_OF_TURN}")


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
