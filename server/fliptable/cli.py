"""The command line."""

from __future__ import annotations

import argparse
import sys
from importlib.metadata import version
from pathlib import Path

from pydantic import ValidationError

from fliptable import engine
from fliptable.simulation import Broken, NoSuchTable, Plan, simulate
from fliptable.store import StoreError, Trouble, backup_store, open_store
from fliptable.verify import NotARecord, judge, read, report
from fliptable.web.banner import addresses, banner, not_open
from fliptable.web.serve import listen, serve
from fliptable.web.settings import Settings


def main(arguments: list[str] | None = None) -> None:
    """Run one command; without `arguments` the one that the process was started with."""
    given = vars(_parser().parse_args(arguments))
    run = given.pop("run")
    run(**given)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="fliptable", description="Card tables on the web, for friends.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {version('fliptable')}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    serving = commands.add_parser(
        "serve",
        help="serve tables until stopped",
        description="Serve tables until stopped. Options win over the environment: FLIPTABLE_PORT and so on.",
        argument_default=argparse.SUPPRESS,
    )
    serving.add_argument("--host", help="address to listen on (::, whoever is in this network can join)")
    serving.add_argument("--port", help="port to listen on (8000; 0 takes a free one)")
    serving.add_argument(
        "--store", metavar="URL", help="where tables are kept: sqlite:///FILE or redis://HOST/DB"
    )
    serving.add_argument(
        "--root-path", metavar="PATH", help="path at which a reverse proxy serves the tables"
    )
    serving.add_argument("--public-url", metavar="URL", help="address that friends use, for invite links")
    serving.add_argument("--quiet", action="store_true", default=False, help="print no addresses, no QR code")
    serving.set_defaults(run=_serve)

    copying = commands.add_parser(
        "backup",
        help="copy the tables to a file, also while they are served",
        description="Copy the SQLite file of FLIPTABLE_STORE, also while tables are served. Only its owner "
        "can read the copy; it replaces an older one when it is whole.",
    )
    copying.add_argument("file", type=Path, metavar="FILE")
    copying.set_defaults(run=_backup)

    verifying = commands.add_parser(
        "verify",
        help="check the shuffles of a game by a record of it",
        description="Check the shuffles of a game by the record that a browser has saved at its end. Ends "
        "with 1 when a promise was broken, and with 2 when the file is no record.",
    )
    verifying.add_argument("file", type=Path, metavar="FILE")
    verifying.set_defaults(run=_verify)

    simulating = commands.add_parser(
        "simulate",
        help="play random games and say what they were like",
        description="Play random games and say what they were like. Ends with 1 when an invariant is broken.",
    )
    simulating.add_argument("--games", type=_count, default=1000, metavar="N", help="how many (%(default)s)")
    simulating.add_argument("--game", choices=engine.game_keys(), default=engine.game_keys()[0])
    simulating.add_argument(
        "--seats", type=_range, default=(2, 18), metavar="N..M", help="as far as the game allows (2..18)"
    )
    simulating.add_argument("--options", choices=("default", "random"), default="default")
    simulating.add_argument("--check", action="store_true", help="look for broken invariants at every event")
    simulating.add_argument(
        "--seed", type=_count, default=1, metavar="N", help="number of the first game (1)"
    )
    simulating.set_defaults(run=_simulate)
    return parser


def _verify(*, file: Path) -> None:
    try:
        verdict = judge(read(file.read_bytes()))
    except OSError as error:
        sys.exit(f"fliptable: {file}: {error.strerror}")
    except NotARecord as error:
        print(f"fliptable: {file}: {error}", file=sys.stderr)
        sys.exit(2)
    print(report(verdict), end="")
    if not verdict.fair:
        sys.exit(1)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"not a number above 0: {text}")
    return int(text)


def _range(text: str) -> tuple[int, int]:
    least, _, most = text.partition("..")
    seats = _count(least), _count(most or least)
    if seats[0] > seats[1]:
        raise argparse.ArgumentTypeError(f"no such range: {text}")
    return seats


def _serve(*, quiet: bool, **options: str) -> None:
    try:
        settings = Settings.model_validate(options)
        store = open_store(settings.store)
    except ValidationError as error:
        sys.exit(_problems(error))
    except (ValueError, StoreError) as error:
        sys.exit(f"fliptable: store: {error}")
    try:
        listener = listen(settings.host, settings.port)
    except OSError as error:
        sys.exit(f"fliptable: cannot listen: {error.strerror}")

    def greet(trouble: Trouble) -> None:
        if quiet:
            return
        here, friends = addresses(settings, listener.getsockname()[1])
        open_ = banner(here, friends, color=sys.stdout.isatty())
        print(open_ if trouble is None else not_open(trouble), flush=True)

    serve(settings, store, listener, greet)


def _backup(*, file: Path) -> None:
    try:
        backup_store(Settings().store, file)
    except ValidationError as error:
        sys.exit(_problems(error))
    except StoreError as error:
        sys.exit(f"fliptable: backup: {error}")


def _problems(error: ValidationError) -> str:
    return "\n".join(f"fliptable: {problem['loc'][0]}: {problem['msg']}" for problem in error.errors())


def _simulate(*, game: str, games: int, seats: tuple[int, int], options: str, check: bool, seed: int) -> None:
    plan = Plan(game, games, seats, options == "random", check, seed)
    try:
        result = simulate(plan)
    except NoSuchTable as error:
        sys.exit(f"fliptable: seats: {error}")
    print(result.text(), end="")
    if isinstance(result, Broken):
        sys.exit(1)
