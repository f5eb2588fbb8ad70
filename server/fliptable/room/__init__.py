"""The room, without input and output: people, seats, settings and one game or board, as a fold of a journal.

    open_room(code, options, chance) → Accepted        the first batch of a journal; also open_board
    handle(state, request, now) → Answer               total: whatever is asked, the answer is a value
    advance(state, batch) → RoomState                  the fold
    duties(state, present, now) → Duty...              what the room waits for: bots that think, a clock
    room_view, game_view, public_events                what may be shown to whom, also of a board

Nothing here knows sockets, stores, time or chance: `now` and `chance` come in with the request.
"""

from fliptable.room.clock import duties, remaining
from fliptable.room.commands import Chance, Request
from fliptable.room.events import Batch
from fliptable.room.evolve import advance
from fliptable.room.journal import decode_batch, encode_batch
from fliptable.room.outputs import Accepted, Answer, Duty, Rejected, Repeated, StandIn, Think, Wake
from fliptable.room.room import handle, open_board, open_room
from fliptable.room.state import Member, Phase, RoomState
from fliptable.room.views import (
    RoomView,
    board_update,
    board_view,
    game_view,
    may_watch,
    public_events,
    room_view,
    viewer_of,
)

__all__ = [
    "Accepted",
    "Answer",
    "Batch",
    "Chance",
    "Duty",
    "Member",
    "Phase",
    "Rejected",
    "Repeated",
    "Request",
    "RoomState",
    "RoomView",
    "StandIn",
    "Think",
    "Wake",
    "advance",
    "board_update",
    "board_view",
    "decode_batch",
    "duties",
    "encode_batch",
    "game_view",
    "handle",
    "may_watch",
    "open_board",
    "open_room",
    "public_events",
    "remaining",
    "room_view",
    "viewer_of",
]
