"""Writes the client's generated files: `python -m assets`, see `scripts/fonts`. Commit what has changed."""

from __future__ import annotations

from assets.build import built, stale
from assets.families import CLIENT


def main() -> None:
    files = built()
    for path in stale(files):
        path.unlink()
    for name, content in files.items():
        (CLIENT / name).parent.mkdir(exist_ok=True)
        (CLIENT / name).write_bytes(content)
        print(f"{len(content):7} client/{name}")


if __name__ == "__main__":
    main()
