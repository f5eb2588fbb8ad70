"""One run from the command line; its exit status says whether everything held."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
from pathlib import Path

from tests.chaos.plan import Plan
from tests.chaos.report import judge
from tests.chaos.run import run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument(
        "--minutes", type=float, default=10, help="of faults; then every game is played to its end"
    )
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pause", type=float, default=4, help="seconds from one fault to the next, about")
    parser.add_argument("--bound", type=float, default=600, help="seconds until the last game must be over")
    parser.add_argument("--quick", action="store_true", help="short games")
    parser.add_argument("--cluster", action="store_true", help="a Redis Cluster of three nodes")
    parser.add_argument(
        "--keep", type=Path, help="a folder for recordings and logs, otherwise they are removed"
    )
    asked = vars(parser.parse_args())
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the servers must not outlive this process
    keep: Path | None = asked.pop("keep")
    plan = Plan(seconds=60 * asked.pop("minutes"), **asked)
    with tempfile.TemporaryDirectory(prefix="fliptable-chaos-") as temporary:
        folder = keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        verdict = judge(asyncio.run(run(plan, folder)))
    print(verdict.text())
    return 1 if verdict.findings else 0


if __name__ == "__main__":
    sys.exit(main())
