"""Fliptable: a table on the web at which remote friends play Flip 7."""
