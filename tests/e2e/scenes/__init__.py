"""Moments worth a look: every screen, and the main states of the table."""

from __future__ import annotations

from collections.abc import Mapping

from tests.e2e.scenes import board, dialogs, entrance, table, tv
from tests.e2e.stage import Scene

SCENES: Mapping[str, Scene] = {
    scene.__name__: scene
    for scene in (
        entrance.start,
        entrance.lesson,
        entrance.learnt,
        entrance.join,
        entrance.lobby,
        entrance.guest,
        entrance.settings,
        entrance.knock,
        entrance.queue,
        table.really,
        table.turn,
        table.person,
        table.card,
        table.award,
        table.round_end,
        dialogs.menu,
        dialogs.paused,
        table.overdue,
        dialogs.log,
        dialogs.rules,
        dialogs.keys,
        dialogs.device,
        dialogs.place,
        dialogs.why,
        table.spectator,
        tv.tv_lobby,
        tv.tv,
        tv.tv_full,
        table.three,
        table.eight,
        table.eighteen,
        table.full,
        table.result,
        table.removed,
        table.lost,
        board.board_names,
        board.board,
        board.board_many,
        board.board_cards,
        board.board_over,
        board.tv_board,
    )
}
