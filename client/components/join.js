/** Somebody who came by a link gives a name. */

import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { languageSwitch } from "./language.js";
import { nameField } from "./name.js";

/** @typedef {import("../ui/dom.js").Node_} VNode */
/** @typedef {import("./context.js").RoomContext} RoomContext */

/** @param {RoomContext} at @returns {VNode} */
export function joinScreen(at) {
  const { kind, members, phase } = at.room;
  const board = kind === "board";
  const names = members.filter(({ seat, left }) => seat !== null && !left).map(({ name }) => name);
  return h(
    "main",
    { key: "join", id: "main", class: "start on-table", tabindex: "-1" },
    h(
      "header",
      { class: "hero" },
      h("h1", null, t(board ? "join.board" : "room.title", { code: at.code })),
      h("p", { class: "muted" }, board ? t("join.board.what") : t(`join.phase.${phase}`)),
    ),
    h(
      "section",
      { class: "panel stack" },
      joinForm(at),
      names.length > 0 &&
        h(
          "div",
          { class: "stack" },
          h("h2", null, t("join.who")),
          h(
            "ul",
            { class: "line" },
            names.map((name, place) => h("li", { key: place, class: "badge", translate: "no" }, name)),
          ),
        ),
    ),
    h("footer", { class: "start-foot" }, languageSwitch()),
  );
}

/** @param {RoomContext} at @returns {VNode} */
export function joinForm(at) {
  if (at.room.door_open === false && at.room.host !== null) return h("p", { key: "closed", class: "note" }, t("join.closed"));
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    const pressed = /** @type {HTMLButtonElement | null} */ (event.submitter);
    at.join(String(form.get("name")).trim(), pressed?.name === "watch");
  };
  return h(
    "form",
    { key: "join-form", class: "stack", onsubmit: submit },
    at.ui.lost !== null && h("p", { key: "lost", class: "note bad", role: "alert" }, t(at.ui.lost)),
    nameField(at.name),
    h(
      "div",
      { class: "line" },
      h(
        "button",
        { key: "sit", class: "button primary big", name: "sit" },
        t(wayIn(at.room)),
      ),
      at.room.watch_open &&
        h("button", { key: "watch", class: "button big", name: "watch" }, t("join.watch")),
    ),
  );
}

/** What joining brings, as a key of the catalogues. @param {import("../wire/types.js").RoomView} room */
function wayIn({ kind, phase }) {
  if (kind === "board") return "join.board.enter";
  return phase === "lobby" ? "join.sit" : "join.wait";
}
