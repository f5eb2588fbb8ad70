"""Debian's Firefox, which Playwright cannot drive, over WebDriver BiDi: JSON on its own web socket."""

from __future__ import annotations

import json
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
"""Seconds after which Firefox is not coming any more."""

ADDRESS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = count(1)
        self.complaints: list[str] = []
        """Errors of scripts, and whatever else its console calls an error."""
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """What the command returns."""
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message: dict[str, Any] = json.loads(self._line.recv(timeout=PATIENCE))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.complaints.append(message["params"]["text"])
            if message.get("id") == number:
                assert message["type"] == "success", f"{method}: {message['message']}"
                result: dict[str, Any] = message["result"]
                return result

    def window(self) -> Window:
        """Of somebody with storage of his own."""
        person = self.ask("browser.createUserContext")["userContext"]
        return Window(self, self.ask("browsingContext.create", type="tab", userContext=person)["context"])


class Window:
    """One page. Controls are found by role and name, as a screen reader has them. Firefox leaves this
    question open when the page goes away meanwhile, so wait for a text of the next page first."""

    def __init__(self, firefox: Firefox, context: str) -> None:
        self._firefox = firefox
        self._context = context

    def open(self, address: str) -> None:
        self._firefox.ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def reload(self) -> None:
        self._firefox.ask("browsingContext.reload", context=self._context, wait="complete")

    def press(self, name: str) -> None:
        """Click the button, once it is there and on."""
        found = self._control("button", name)
        wait_until(lambda: not self._says(found, "aria-disabled"))
        pointer = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": {"type": "element", "element": found}},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._call("element => element.scrollIntoView({block: 'center', behavior: 'instant'})", found)
        self._perform({"type": "pointer", "id": "mouse", "actions": pointer})

    def type_into(self, name: str, text: str) -> None:
        self._call("element => element.focus()", self._control("textbox", name))
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self._perform({"type": "key", "id": "keyboard", "actions": keys})

    def value(self, name: str) -> str:
        """What stands in that field, once something does."""
        field = self._control("textbox", name)
        wait_until(lambda: self._call("element => element.value", field) != "")
        return str(self._call("element => element.value", field))

    def expect_text(self, text: str) -> None:
        """Somewhere on the page."""
        wait_until(lambda: text in str(self._evaluate("document.body?.innerText")), PATIENCE, lambda: text)

    def _control(self, role: str, name: str) -> dict[str, Any]:
        locator = {"type": "accessibility", "value": {"role": role, "name": name}}
        found: list[dict[str, Any]] = []

        def there() -> bool:
            nodes = self._firefox.ask("browsingContext.locateNodes", context=self._context, locator=locator)
            found[:] = [{"sharedId": node["sharedId"]} for node in nodes["nodes"]]
            return found != []

        wait_until(there, PATIENCE, lambda: f"there is no {role} {name!r}")
        return found[0]

    def _says(self, control: dict[str, Any], attribute: str) -> object:
        return self._call(f"element => element.getAttribute('{attribute}')", control)

    def _call(self, function: str, argument: dict[str, Any]) -> object:
        return self._result(
            self._firefox.ask(
                "script.callFunction",
                functionDeclaration=function,
                arguments=[argument],
                target={"context": self._context},
                awaitPromise=False,
            )
        )

    def _evaluate(self, expression: str) -> object:
        target = {"context": self._context}
        return self._result(
            self._firefox.ask("script.evaluate", expression=expression, target=target, awaitPromise=False)
        )

    @staticmethod
    def _result(answer: dict[str, Any]) -> object:
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return answer["result"].get("value")

    def _perform(self, source: dict[str, Any]) -> None:
        self._firefox.ask("input.performActions", context=self._context, actions=[source])


@contextmanager
def running_firefox(path: str, folder: Path) -> Iterator[Firefox]:
    """`folder`: empty, for its profile."""
    (folder / "user.js").write_text('user_pref("intl.accept_languages", "en-GB");\n', encoding="utf-8")
    command = [path, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", str(folder)]
    log = folder / "stderr.txt"
    with log.open("wb") as out, subprocess.Popen(command, stdout=out, stderr=out) as process:
        try:
            wait_until(lambda: ADDRESS.search(log.read_text(errors="replace")) is not None, within=PATIENCE)
            found = ADDRESS.search(log.read_text(errors="replace"))
            assert found
            with connect(f"{found[1]}/session", max_size=None) as line:
                firefox = Firefox(line)
                yield firefox
                firefox.ask("browser.close")
        finally:
            process.terminate()
