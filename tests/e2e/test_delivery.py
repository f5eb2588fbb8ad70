"""What a browser makes of how the client is sent: joined modules, and a page kept for bad times."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.person import Person
from tests.support.process import process
from tests.support.tables import serving

pytestmark = pytest.mark.e2e

MODULES = {
    "index.html": '<script type="module" src="{root}/static/main.js"></script><p id="said"></p>',
    "preconnect.js": "",
    "main.js": """
import { count, named as other } from "./core/count.js";

const pages = { start: () => import("./pages/start.js"), table: () => import("./pages/table.js") };
async function open() {
  count("main");
  const { default: say, words } = await pages.start();
  const { again } = await import("./later/again.js");
  const same = (await import("./later/again.js")).again === again;
  say([...again(), other, words, same].join(" "));
}
open();
""",
    "core/count.js": """
/** Exists once, whoever imports it: export let nothing = "of this comment"; */
const counted = [];
export const named = `${new URL("../", import.meta.url).pathname}`;
export function count(name) {
  counted.push(name);
  return counted;
}
""",
    "later/again.js": """
import { count } from "../core/count.js";
import { only } from "./only.js";

export const again = () => count(only);
""",
    "later/only.js": 'export const only = "later";\n',
    "pages/start.js": """
import { count } from "../core/count.js";

count("start");
export const words = "words";
export default (text) => {
  document.getElementById("said").textContent = text;
};
""",
    "pages/table.js": "export {};\n",
    "text/en/screens.js": "export default {};\n",
    "text/en/pages.json": '{"start.title": "", "start.description": ""}',
}


@pytest.mark.parametrize("way", ["", "?plain"], ids=["joined", "one by one"])
def test_modules_do_the_same_joined_and_one_by_one(company: Company, tmp_path: Path, way: str) -> None:
    for name, text in MODULES.items():
        (tmp_path / "client" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "client" / name).write_text(text)
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", client=tmp_path / "client") as server:
        ann = company.person("Ann")
        ann.open(f"{server.http}/{way}")
        order = "start main later" if way == "" else "main start later"
        expect(ann.page.locator("#said")).to_have_text(f"{order} /static/ words true")


def keep_offline_page(person: Person) -> None:
    person.page.evaluate("navigator.serviceWorker.ready.then(() => {})")


def test_a_page_that_cannot_be_fetched_says_that_the_server_does_not_answer(
    company: Company, tmp_path: Path
) -> None:
    company.forgive("net::ERR_CONNECTION_REFUSED")
    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    ann = company.person("Ann")
    with process(store) as server:
        link = f"{server.tables.http}/t/{server.tables.create()}"
        ann.open(link)
        keep_offline_page(ann)
        server.kill()
    ann.open(link)
    expect(ann.page.get_by_role("alert")).to_contain_text("The server does not answer")
    assert ann.page.url == link
    with process(store, port=server.tables.port):
        ann.press("Try again")
        expect(ann.button("Sit down")).to_be_visible()


def test_a_device_that_is_offline_says_so_and_comes_back_by_itself(company: Company, serve: Serve) -> None:
    company.forgive("net::ERR_INTERNET_DISCONNECTED")
    tables = serve()
    ann = company.person("Ann", locale="de-DE")
    ann.open(tables.http)
    keep_offline_page(ann)
    ann.page.context.set_offline(True)
    ann.open(f"{tables.http}/w/{tables.create()}")
    expect(ann.page.get_by_role("alert")).to_contain_text("Dieses Gerät ist offline")
    ann.page.context.set_offline(False)
    expect(ann.page.get_by_role("heading", name="Einstellungen")).to_be_visible()


def test_nothing_but_the_offline_page_and_its_files_is_kept(company: Company, serve: Serve) -> None:
    ann = company.person("Ann")
    ann.create_table(serve().http)
    keep_offline_page(ann)
    kept = ann.page.evaluate(
        """async () => {
          const names = await caches.keys();
          const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return kept.flat().map((request) => new URL(request.url).pathname);
        }"""
    )
    page, script, *fonts, styles = kept
    assert (page, script) == ("/offline", "/static/offline.js")
    assert [font.rpartition(".")[2] for font in fonts] == ["woff2", "woff2"]
    assert styles.endswith("/all.css")
