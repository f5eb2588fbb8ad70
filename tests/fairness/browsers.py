"""The client's own modules in a process of their own (`browsers.js`)."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fliptable.wire.projection import Principal

Message = dict[str, Any]

_SCRIPT: Final = Path(__file__).parent / "browsers.js"


class Browsers:
    """The process in which they live."""

    def __init__(self, node: str) -> None:
        self._process = subprocess.Popen(
            [node, str(_SCRIPT)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def call(self, name: str, **given: Any) -> Message:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"call": name, **given}) + "\n")
        self._process.stdin.flush()
        answer: Message = json.loads(self._process.stdout.readline())
        return answer

    def stop(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


@dataclass
class Browser:
    """`slow`: what it says does not arrive until it is said so. `gone`: its member has left for good."""

    id: int
    principal: Principal
    worker: int
    connected: bool = True
    gone: bool = False
    slow: bool = False
    held: list[Message] = field(default_factory=list)
