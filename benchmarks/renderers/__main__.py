"""Our renderer beside two libraries that could stand for it: `python -m benchmarks.renderers` from the root.

Fetches Preact and lit-html with npm into a folder that is deleted afterwards. Why ours stays: docs/adr/0011.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path

import brotli
from playwright.sync_api import Route

from fliptable.site.minify import short
from tests.e2e.browsers import launched

LIBRARIES = ("lit-html@3.3.3", "preact@11.2.0")
ROOT = Path(__file__).parents[2]
HOME = "http://renderers.test"
SLOWER = 4
"""As a phone of today is to this machine."""

FILES = {
    "ui/dom.js": ("client/ui/dom.js",),
    "Preact": ("preact/dist/preact.mjs",),
    "lit-html": ("lit-html/lit-html.js", "lit-html/directives/repeat.js", "lit-html/directive.js"),
}


def found(path: str, libraries: Path) -> Path:
    """A file of the project, or of a library."""
    return next(base / path for base in (ROOT, libraries) if (base / path).is_file())


def size(paths: tuple[str, ...], libraries: Path) -> int:
    """Bytes of the files as they would be sent."""
    text = "".join(short(found(path, libraries).read_text("utf-8")) for path in paths)
    return len(brotli.compress(text.encode()))


def measure(libraries: Path) -> None:
    def serve(route: Route) -> None:
        path = route.request.url.removeprefix(HOME).strip("/")
        if path == "":
            script = '<script type="module" src="/benchmarks/renderers/screen.js"></script>'
            route.fulfill(body=f"<!doctype html>{script}<body>", content_type="text/html")
        else:
            route.fulfill(path=found(path, libraries), content_type="text/javascript")

    print("| | bytes | first draw | the same again | the next turn | after a translator |")
    print("|---|---|---|---|---|---|")
    with launched() as browser:
        page = browser.new_page()
        page.route(f"{HOME}/**", serve)
        page.goto(HOME)
        page.wait_for_function("() => window.measure !== undefined")
        devtools = page.context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        elements = 0
        for name, files in FILES.items():
            seen = page.evaluate("name => measure(name)", name)
            elements = seen["elements"]
            times = " | ".join(f"{seen[key]:.1f} ms" for key in ("first", "again", "turn"))
            print(f"| {name} | {size(files, libraries)} | {times} | {seen['translated']} |")
        print(f"\n{elements} elements, a CPU {SLOWER} times slower, medians of 60")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "package.json").write_text(json.dumps({"private": True}), encoding="utf-8")
        subprocess.run(["npm", "install", "--silent", "--ignore-scripts", *LIBRARIES], cwd=folder, check=True)
        measure(Path(folder) / "node_modules")


main()
