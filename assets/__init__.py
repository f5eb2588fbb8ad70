"""Makes the generated files of the client: typefaces, and the outlines of numerals. See `scripts/fonts`."""
