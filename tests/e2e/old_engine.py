"""Chromiums too old for Playwright, over the DevTools protocol: JSON on the browser's own web socket."""

from __future__ import annotations

import base64
import json
import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.support.waiting import wait_until

PATIENCE = 60
"""Seconds after which the browser is not coming any more."""

ADDRESS = re.compile(r"DevTools listening on (ws://\S+)")

FIND = """
async (kind, name) => {
  const scope = [...document.querySelectorAll('dialog[open], [role=dialog]')].pop() || document;
  const words = (text) => (text || '').replace(/\\s+/g, ' ').trim();
  const named = (element) => [
    element.getAttribute('aria-label'),
    ...[...(element.labels || [])].map((label) => label.innerText.split('\\n')[0]),
    element.innerText,
  ].map(words);
  const seen = (element) => element.getClientRects().length > 0 && !element.disabled &&
    element.getAttribute('aria-disabled') !== 'true';
  const found = [...scope.querySelectorAll(kind)]
    .find((element) => seen(element) && named(element).includes(name));
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'auto' });
  const { x, y, width, height } = found.getBoundingClientRect();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const now = found.getBoundingClientRect();
  if (now.x !== x || now.y !== y) return null;
  const at = { x: x + width / 2, y: y + height / 2 };
  const top = document.elementFromPoint(at.x, at.y);
  return found.contains(top) || found.control === top ? at : null;
}
"""
"""Where to click for the control with that name; null: nowhere yet. What still moves, or is
covered by something else, is not there."""


class OldEngine:
    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = count(1)
        self.complaints: list[str] = []
        """Errors of scripts, refused resources and offences against the page's policy."""
        self.product = str(self.ask("Browser.getVersion")["product"])

    def ask(self, method: str, session: str | None = None, **params: Any) -> dict[str, Any]:
        """What the command returns."""
        number = next(self._numbers)
        message: dict[str, Any] = {"id": number, "method": method, "params": params}
        self._line.send(json.dumps(message if session is None else {**message, "sessionId": session}))
        while True:
            message = json.loads(self._line.recv(timeout=PATIENCE))
            self._listen(message)
            if message.get("id") == number:
                assert "error" not in message, f"{method}: {message['error']}"
                result: dict[str, Any] = message["result"]
                return result

    def _listen(self, message: dict[str, Any]) -> None:
        params = message.get("params", {})
        if message.get("method") == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description") or details["text"])
        elif message.get("method") == "Log.entryAdded" and params["entry"]["level"] in {"error", "warning"}:
            self.complaints.append(f"{params['entry']['text']} {params['entry'].get('url', '')}")
        elif message.get("method") == "Runtime.consoleAPICalled" and params["type"] in {"error", "warning"}:
            self.complaints.append(str([item.get("value") for item in params["args"]]))

    def window(self, width: int = 1280, height: int = 800) -> Window:
        """Of somebody with storage of his own."""
        person = self.ask("Target.createBrowserContext")["browserContextId"]
        target = self.ask("Target.createTarget", url="about:blank", browserContextId=person)["targetId"]
        session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        window = Window(self, session)
        for domain in ("Page", "Runtime", "Log"):
            window.ask(f"{domain}.enable")
        window.resize(width, height)
        return window


class Window:
    """One page. Controls are found by their label or text, and pressed where they are seen."""

    def __init__(self, engine: OldEngine, session: str) -> None:
        self._engine = engine
        self._session = session

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        return self._engine.ask(method, self._session, **params)

    def resize(self, width: int, height: int) -> None:
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )

    def open(self, address: str) -> None:
        """Returns when the page has begun to load: wait for a text of it."""
        self.evaluate("window.before = true")
        self.ask("Page.navigate", url=address)
        wait_until(lambda: self.evaluate("window.before === undefined && document.body !== null") is True)

    def evaluate(self, expression: str) -> Any:
        answer = self.ask("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def press(self, name: str, kind: str = "button, a, summary") -> None:
        """Click what has that name, once it is there and on."""
        found: list[dict[str, float]] = []

        def there() -> bool:
            place = self.evaluate(f"({FIND})({json.dumps(kind)}, {json.dumps(name)})")
            found[:] = [place] if place else []
            return bool(found)

        wait_until(there, PATIENCE, lambda: f"nothing to press that is called {name!r}: {self.text()}")
        for event in ("mousePressed", "mouseReleased"):
            self.ask("Input.dispatchMouseEvent", type=event, **found[0], button="left", clickCount=1)

    def type_into(self, name: str, text: str) -> None:
        self.press(name, "input")
        self.ask("Input.insertText", text=text)

    def key(self, key: str, code: int) -> None:
        for event in ("rawKeyDown", "keyUp"):
            self.ask("Input.dispatchKeyEvent", type=event, key=key, code=key, windowsVirtualKeyCode=code)

    def text(self) -> str:
        """All that is seen on the page."""
        return str(self.evaluate("document.body === null ? '' : document.body.innerText"))

    def expect_text(self, text: str) -> None:
        wait_until(lambda: text in self.text(), PATIENCE, lambda: f"{text!r} is not in {self.text()!r}")

    def picture(self, path: Path) -> None:
        """A PNG of the page, for a look at it."""
        path.write_bytes(base64.b64decode(self.ask("Page.captureScreenshot")["data"]))


@contextmanager
def running_engine(program: Path, folder: Path) -> Iterator[OldEngine]:
    """`program`: its own libraries may lie in `lib/` beside it. `folder`: empty, for its profile."""
    command = [str(program), "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
    command += ["--remote-debugging-port=0", "--hide-scrollbars", "--lang=en-GB", f"--user-data-dir={folder}"]
    surroundings = {**os.environ, "LD_LIBRARY_PATH": str(program.parent / "lib")}
    log = folder / "stderr.txt"
    with log.open("wb") as out, subprocess.Popen(command, stderr=out, env=surroundings) as process:
        try:
            wait_until(lambda: ADDRESS.search(log.read_text(errors="replace")) is not None, within=PATIENCE)
            found = ADDRESS.search(log.read_text(errors="replace"))
            assert found
            with connect(found[1], max_size=None, compression=None, ping_interval=None) as line:
                yield OldEngine(line)
        finally:
            process.kill()
