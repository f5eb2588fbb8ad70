"""The least that FastAPI needs for a room: whoever says something makes everybody there hear as many bytes as
a move of ours has. No rules, no store, no limits. It speaks enough of our protocol for the same clients.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any, Final

import orjson
import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

PADDING: Final = "x" * 150
"""What makes a batch as long as one of ours."""


class Room:
    def __init__(self) -> None:
        self.everybody: list[WebSocket] = []
        self.seq = 0

    async def tell(self) -> None:
        self.seq += 1
        asked = self.seq % max(1, len(self.everybody))
        decision = {"id": self.seq, "seat": asked, "options": [{"type": "hit", "decision": self.seq}]}
        batch = {"seq": self.seq, "phase": "playing", "prompt": {"decision": decision}, "more": PADDING}
        text = orjson.dumps({**batch, "type": "batch"}).decode()
        for member in self.everybody:
            await member.send_text(text)


app = FastAPI()
rooms: defaultdict[str, Room] = defaultdict(Room)


@app.websocket("/ws/{code}")
async def room_socket(websocket: WebSocket, code: str) -> None:
    await websocket.accept()
    room = rooms[code]
    try:
        while True:
            message: dict[str, Any] = orjson.loads(await websocket.receive_text())
            match message["type"]:
                case "hello":
                    await websocket.send_text('{"type":"welcome","seq":0}')
                case "join":
                    room.everybody.append(websocket)
                    await websocket.send_text('{"type":"joined","ref":"join"}')
                case _:
                    await room.tell()
    except WebSocketDisconnect:
        room.everybody.remove(websocket)


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), log_level="warning", ws_max_queue=32)
