"""How long until a table can be used: `python -m benchmarks.first_view` from the root of the project.

A server in a process of its own, and a browser without a screen that is slowed down like a phone: Chrome's
"Fast 4G" and a quarter of this machine's speed. The clock runs from the start of the navigation to the first
frame after the table is drawn with all its cards and, for whoever is asked, with buttons that can be pressed.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from playwright.sync_api import Browser, BrowserContext, StorageState, ViewportSize

from fliptable.web.serve import listen
from tests.e2e.browsers import launched
from tests.support.players import Message, Player
from tests.support.tables import Tables

FAST_4G = {
    "offline": False,
    "latency": 60 * 2.75,  # milliseconds
    "downloadThroughput": 9e6 / 8 * 0.9,  # bytes per second
    "uploadThroughput": 1.5e6 / 8 * 0.9,
}
"""As the preset of Chrome's developer tools has it."""
SLOWER = 4
PLAYERS = 5
SCREEN: ViewportSize = {"width": 390, "height": 844}

_SEATED = f"document.querySelectorAll('.seat').length === {PLAYERS}"
_CARDS = "document.querySelector('.seat [data-card]')"
ASKED = f"{_SEATED} && {_CARDS} && document.querySelector('#answers button:enabled')"
WATCHING = f"{_SEATED} && {_CARDS}"

_WATCH = """
window.drawn = new Promise((done, fail) => {
  setTimeout(fail, 30_000, "the table was not drawn");
  const watcher = new MutationObserver(() => {
    if (!(%s)) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now())));
  });
  watcher.observe(document, { subtree: true, childList: true, attributes: true });
});
"""
_LOADED = """
() => {
  const files = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  return [files.length, files.reduce((sum, { transferSize }) => sum + transferSize, 0)];
}
"""


@dataclass(frozen=True)
class View:
    """`milliseconds` until the table could be used; requests and bytes until then, sockets not among them."""

    milliseconds: float
    requests: int
    bytes: int


def opened(context: BrowserContext, address: str, ready: str) -> View:
    """In a new tab, which is closed again."""
    page = context.new_page()
    page.add_init_script(_WATCH % ready)
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", FAST_4G)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address, wait_until="commit")
    milliseconds = page.evaluate("window.drawn")
    requests, size = page.evaluate(_LOADED)
    page.close()
    return View(milliseconds, requests, size)


@contextmanager
def phone(browser: Browser, storage: StorageState | None = None) -> Iterator[BrowserContext]:
    """With an empty cache."""
    context = browser.new_context(viewport=SCREEN, is_mobile=True, has_touch=True, storage_state=storage)
    try:
        yield context
    finally:
        context.close()


@contextmanager
def server() -> Iterator[Tables]:
    """As a host starts it."""
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        command = [sys.executable, "-m", "fliptable", "serve", "--quiet", "--host", "127.0.0.1"]
        with subprocess.Popen([*command, "--port", str(port), "--store", store]) as process:
            try:
                tables = Tables(port)
                wait_for(tables)
                yield tables
            finally:
                process.terminate()


def wait_for(tables: Tables) -> None:
    for _ in range(200):
        try:
            httpx.get(f"{tables.http}/healthz").raise_for_status()
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError("the server did not start")


def game(tables: Tables) -> tuple[str, str]:
    """The code of a table at which a game runs, and the seat secret of whoever is asked."""
    code = tables.create()
    with ExitStack() as stack:
        players = [
            stack.enter_context(Player(tables, code)).join(f"Player {number}") for number in range(PLAYERS)
        ]
        host = players[0].done("start")
        question = next_question(host)
        for _ in range(2 * PLAYERS):
            player = players[question["seat"]].catch_up(host.seq)
            player.done("act", action=question["options"][0])
            question = next_question(host, question["id"])
        token = players[question["seat"]].token
    assert token is not None
    return code, token


def next_question(host: Player, answered: int | None = None) -> Message:
    while (question := host.prompt["decision"]) is None or question["id"] == answered:
        host.hear()
    asked: Message = question
    return asked


def measure(name: str, views: list[View]) -> None:
    times = [view.milliseconds for view in views]
    spread = f"{min(times):.0f}-{max(times):.0f}"
    requests, size = views[-1].requests, views[-1].bytes
    print(
        f"{name:34} {statistics.median(times):7.0f} {spread:>12} {requests:9} {size / 1000:9.1f}", flush=True
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.first_view")
    parser.add_argument("--runs", type=int, default=9)
    runs = parser.parse_args().runs
    with ExitStack() as stack:
        browser = stack.enter_context(launched())
        tables = stack.enter_context(server())
        code, token = game(tables)
        player: StorageState = {
            "origins": [
                {
                    "origin": tables.http,
                    "localStorage": [{"name": f"fliptable.token.{code}", "value": token}],
                }
            ]
        }
        play, watch = f"{tables.http}/t/{code}", f"{tables.http}/w/{code}"

        print(f"Chromium {browser.version}, Python {platform.python_version()}, {os.cpu_count()} cores")
        print(f"Fast 4G, CPU {SLOWER} times slower, a phone's screen, {PLAYERS} players, {runs} runs")
        print(f"{'milliseconds until usable':34} {'median':>7} {'range':>12} {'requests':>9} {'kB':>9}")

        views = []
        for _ in range(runs):
            with phone(browser) as context:
                views.append(opened(context, watch, WATCHING))
        measure("spectator, first time", views)

        views = []
        for _ in range(runs):
            with phone(browser, player) as context:
                views.append(opened(context, play, ASKED))
        measure("player who is asked, empty cache", views)

        with phone(browser, player) as context:
            opened(context, play, ASKED)
            views = [opened(context, play, ASKED) for _ in range(runs)]
        measure("player who is asked, comes back", views)


if __name__ == "__main__":
    main()
