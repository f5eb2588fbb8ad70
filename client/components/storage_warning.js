/** Storage is refused: a reload would lose the seat, and one's own link brings it back. */

import { t } from "../text/i18n.js";
import { dialog } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { personalLink } from "./personal.js";

/** @param {import("./context.js").RoomContext} at @returns {import("../ui/dom.js").Node_} */
export function storageWarning(at) {
  return dialog(
    { key: "storage", title: t("storage.title"), asked: at.asked, onclose: () => at.change({ storageWarning: false }) },
    h("p", null, t("storage.what")),
    personalLink(at),
  );
}
