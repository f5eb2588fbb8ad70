/** Somebody who came by a link gives a name. */

import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { avatar } from "./avatar.js";
import { cover, gameWords } from "./cover.js";
import { languageSwitch } from "./language.js";
import { nameField } from "./name.js";

/** @typedef {import("../ui/dom.js").Node_} VNode */
/** @typedef {import("./context.js").RoomContext} RoomContext */

/** Of those who are here, so many are named. */
const NAMED = 8;

/** Who invites, to what, and who is there: no more than the link says to everybody. @param {RoomContext} at @returns {VNode} */
export function joinScreen(at) {
  const { kind, members, phase } = at.room;
  const board = kind === "board";
  const host = members.find(({ id }) => id === at.room.host);
  const code = t(board ? "join.board" : "room.title", { code: at.code });
  return h(
    "main",
    { key: "join", id: "main", class: "start invited on-table", tabindex: "-1" },
    h(
      "header",
      { class: "hero" },
      host && avatar(host.name),
      h("h1", null, host ? t("join.host", { player: host.name }) : code),
      h("p", { class: "muted" }, host && [h("span", { class: "invited-code" }, code), " · "], board ? t("join.board.what") : t(`join.phase.${phase}`)),
    ),
    h(
      "section",
      { class: "panel stack" },
      !board && h("div", { key: "game", class: "invited-game" }, cover(at.room.options.game), h("p", { class: "cover-words" }, gameWords(at.room.options.game))),
      here(members),
      joinForm(at),
    ),
    h("footer", { class: "start-foot" }, languageSwitch()),
  );
}

/** @param {import("../wire/types.js").MemberView[]} members */
function here(members) {
  const playing = members.filter(({ seat, left }) => seat !== null && !left);
  if (playing.length === 0) return null;
  const more = playing.length > NAMED ? playing.length - NAMED + 1 : 0;
  return h(
    "div",
    { key: "here", class: "stack invited-here" },
    h("h2", null, t("join.who")),
    h(
      "ul",
      { class: "line" },
      playing
        .slice(0, playing.length - more)
        .map(({ id, name }) => h("li", { key: id, class: "guest" }, avatar(name), h("span", { class: "member-name", translate: "no" }, name))),
      more > 0 && h("li", { key: "more", class: "guest more" }, t("join.more", { count: more })),
    ),
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
