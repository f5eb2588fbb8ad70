"""The program. What it consists of takes a moment to load, in which it can be told to end already."""

import signal
from types import FrameType
from typing import NoReturn


def end(number: int, _: FrameType | None) -> NoReturn:
    """Process 1 of a container would ignore the signal, as long as it does not ask for it."""
    raise SystemExit(128 + number)


def main() -> None:
    signal.signal(signal.SIGTERM, end)
    from fliptable.cli import main as run

    run()


if __name__ == "__main__":
    main()
