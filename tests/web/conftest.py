"""A running server, and people who come to it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.support.clock import ManualClock
from tests.support.players import Player
from tests.support.redis_server import RedisServer
from tests.support.tables import Tables, serving

People = Callable[[Tables, str], Player]
Guests = Callable[[], Player]


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


WORDS = dict.fromkeys(("start.title", "start.description", "table.title", "table.description"), "words")


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A folder like that of the browser client."""
    folder = tmp_path / "client"
    sheets = (f'<link rel="stylesheet" href="{{root}}/static/{name}.css">\n' for name in ("one", "two"))
    preconnect = (
        '<script src="{root}/static/preconnect.js" data-root="{root}" data-protocol="{protocol}"></script>\n'
    )
    main = '<script type="module" src="{root}/static/main.js"></script>\n'
    files = {
        "index.html": "".join((preconnect, *sheets, main)),
        "preconnect.js": "preconnect();\n",
        "wire/constants.js": "export const PROTOCOL = 7;\n",
        "one.css": "p {}\n" * 200,
        "two.css": "q {}\n",
        "main.js": "".join(f'import("./pages/{page}.js");\n' for page in ("start", "table", "tv")),
        "near.js": 'export const near = "near";\n\nexport const soon = () => import("./later.js");\n',
        "later.js": 'import { near } from "./near.js";\n\nexport default near;\n',
        "pages/start.js": 'import { near } from "../near.js";\n\nexport const start = near;\n',
        "pages/table.js": "export {};\n",
        "pages/tv.js": "export {};\n",
        "text/en/screens.js": 'export default { hello: "Hello" };\n',
        "text/de/screens.js": 'export default { hello: "Hallo" };\n',
        "text/en/pages.json": json.dumps(WORDS),
        "text/de/pages.json": json.dumps(WORDS),
        "tests/near.test.js": "await near;\n",
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


@pytest.fixture(scope="module")
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory, clock: ManualClock) -> Iterator[Tables]:
    """One server for many tests, each with a room of its own."""
    store = f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.sqlite'}"
    with serving(store, clock=clock) as running:
        yield running


@pytest.fixture(params=["sqlite", "redis"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Each kind of store that a host can choose."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite'}"
    else:
        with RedisServer(tmp_path) as server:
            yield server.url


@pytest.fixture
def people() -> Iterator[People]:
    """Makes people, and sends them home after the test."""
    with ExitStack() as stack:
        yield lambda tables, code: stack.enter_context(Player(tables, code))


@pytest.fixture
def code(tables: Tables) -> str:
    return tables.create()


@pytest.fixture
def principal(tables: Tables, code: str, people: People) -> Guests:
    """Makes somebody for the one room of the test; he is not connected yet."""
    return lambda: people(tables, code)


@pytest.fixture
def server(sqlite: str, client: Path, clock: ManualClock) -> Iterator[Tables]:
    with serving(sqlite, client=client, clock=clock) as running:
        yield running


@pytest.fixture
def game(principal: Guests) -> tuple[Player, Player]:
    """Two people in a running game, the host first."""
    ann, ben = principal().join("Ann"), principal().join("Ben")
    ann.done("start")
    ben.catch_up(ann.seq)
    return ann, ben
