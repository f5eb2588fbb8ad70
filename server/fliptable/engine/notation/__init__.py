"""A whole table as text, both ways: a test, a log line and a bug report are the same thing.

    game flip7 target=100
    seed 00ff…
    table round=2 dealer=C answered=7 shuffles=1
    A{9,CHANCE} total=31
    B stayed{4} down total=12 turned=3
    C busted{9,+2,9} down
    deck 5,6,7
    discard 4,FREEZE
    round next_seat=B
    flip seat=A left=2 source=FLIP3 aside=FREEZE
    play seat=A card=CHANCE

Seats are letters clockwise (after Z come AA, AB …), cards are codes, the deck lies top first and the discard
newest last; each frame of the stack has its line, the top one last. Lines may be joined by "|", and seats may
share one. What is left out has its plain meaning: the first game with its default options, round 1, the last
seat deals, totals 0, nothing in a pile, as many cards turned as lie there; without frames the seat after the
dealer is next. So `A{9,CHANCE} B stayed{4} C | deck 9,5,6` is a table.

The rounds booked so far are not carried, their totals are. Copies of one face are interchangeable.
"""

from fliptable.engine.notation.reading import read
from fliptable.engine.notation.words import letter, seat_of
from fliptable.engine.notation.writing import deck, discard, hands, pending, write

__all__ = ["deck", "discard", "hands", "letter", "pending", "read", "seat_of", "write"]
