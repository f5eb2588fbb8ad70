"""`python -m fliptable`."""

from fliptable.cli import main

main()
