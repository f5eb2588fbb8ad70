/** What was corrected: by whom, from what to what, and when. */

import { reversed } from "../state/lists.js";
import { language, t } from "../text/i18n.js";
import { dialog } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { nameOf } from "./lookup.js";

/** @typedef {import("../wire/types.js").BoardView} BoardView */
/** @typedef {import("../wire/types.js").Correction} Correction */

/** @param {import("./board.js").BoardContext} at */
export function historyDialog(at) {
  const { board } = at;
  return dialog({ key: "history", title: t("board.history"), onclose: () => at.show(null) }, changeList(board, board.history));
}

/** The newest comes first. @param {BoardView} board @param {Correction[]} changes */
export function changeList(board, changes) {
  const time = new Intl.DateTimeFormat(language(), { hour: "2-digit", minute: "2-digit" });
  return h(
    "ol",
    { key: "changes", class: "members" },
    reversed(changes).map((change) =>
      h(
        "li",
        { key: change.change, class: "member" },
        h("span", null, wordsOf(board, change)),
        h("time", { class: "muted small", datetime: new Date(change.at).toISOString() }, time.format(change.at)),
      ),
    ),
  );
}

/** @param {BoardView} board @param {Correction} change */
export function wordsOf(board, { by, round, player, before, after, undo }) {
  const params = {
    by: by.name,
    player: nameOf(board, player),
    round,
    before: before?.points ?? "–",
    after: after?.points ?? "–",
  };
  return t(undo ? "board.undone" : "board.changed", params);
}
