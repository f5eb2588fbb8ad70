"""A game from outside, of two kinds of cards and one option: it is added by its folders alone."""
