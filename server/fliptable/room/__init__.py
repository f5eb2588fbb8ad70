"""The room, without input and output: people, seats, settings and one game or board, as a fold of a journal.

    open_room(code, options, entropy) → Accepted       the first batch of a journal; also open_board
    handle(state, request, now, left) → Answer         total: whatever is asked, the answer is a value
    advance(state, batch) → RoomState                  the fold
    duties(state, attendance) → Duty...                what the room waits for: a deadline, bots, the absent
    room_view, game_view, public_events                what may be shown to whom, also of a board

Nothing here knows sockets, stores, time or randomness: `now` and `entropy` come in with the request.
"""

from fliptable.room.attendance import Attendance
from fliptable.room.batch import Batch
from fliptable.room.clock import remaining
from fliptable.room.duties import duties
from fliptable.room.evolve import advance
from fliptable.room.journal import decode_batch, encode_batch
from fliptable.room.outputs import (
    Accepted,
    Answer,
    CollectSeeds,
    CountVotes,
    Duty,
    GracePeriod,
    KeepAlive,
    Rejected,
    Remind,
    Repeated,
    StandIn,
    Succession,
    Think,
    Wake,
)
from fliptable.room.request import Entropy, Request
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
    "Attendance",
    "Batch",
    "CollectSeeds",
    "CountVotes",
    "Duty",
    "Entropy",
    "GracePeriod",
    "KeepAlive",
    "Member",
    "Phase",
    "Rejected",
    "Remind",
    "Repeated",
    "Request",
    "RoomState",
    "RoomView",
    "StandIn",
    "Succession",
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
