"""Devices on which a test sees what sounds, vibrates and is shown."""

from __future__ import annotations

from tests.e2e.person import Person

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


def called(person: Person, name: str) -> object:
    return person.page.evaluate(f"calls.{name}")
