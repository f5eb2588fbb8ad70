"""The games, a folder each: options, catalogue, rules, lesson, and `GAME`, by which the engine finds it."""
