/** What was corrected: by whom, from what to what, and when. */

import { language, t } from "../core/i18n.js";
import { dialog } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { nameOf } from "./lookup.js";

/** @typedef {import("./board.js").BoardContext} BoardContext */
/** @typedef {import("./types.js").Change} Change */

/** @param {BoardContext} at */
export function historySheet(at) {
  const time = new Intl.DateTimeFormat(language(), { hour: "2-digit", minute: "2-digit" });
  return dialog(
    { key: "history", title: t("board.history"), onclose: () => at.show(null) },
    h(
      "ol",
      { class: "members" },
      at.board.history.toReversed().map((change) =>
        h(
          "li",
          { key: change.change, class: "member" },
          h("span", null, words(at, change)),
          h("time", { class: "muted small", datetime: new Date(change.at).toISOString() }, time.format(change.at)),
        ),
      ),
    ),
  );
}

/** @param {BoardContext} at @param {Change} change */
function words({ board }, { by, round, player, before, after, undo }) {
  const params = {
    by: by.name,
    player: nameOf(board, player),
    round,
    before: before?.points ?? "–",
    after: after?.points ?? "–",
  };
  return t(undo ? "board.undone" : "board.changed", params);
}
