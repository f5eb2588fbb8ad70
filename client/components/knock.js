/** Somebody has come while a game is running: what he waits for, and how the host lets him in. */

import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { avatar } from "./avatar.js";
import { hostName } from "./members.js";

/** @typedef {import("../ui/dom.js").Node_} VNode */
/** @typedef {import("./context.js").RoomContext} RoomContext */
/** @typedef {import("../wire/types.js").MemberView} MemberView */

/** @param {RoomContext & {table?: import("../wire/types.js").Table}} at @returns {VNode | null} */
export function knockNotice(at) {
  if (at.room.phase !== "playing") return null;
  if (at.me?.waiting) {
    const player = hostName(at.room);
    const words = at.host || !player ? t("knock.none") : t("knock.wait", { player });
    return h("div", { key: "queue", class: "banner line", mark: "banner" }, icon("clock"), h("span", { key: "words" }, words));
  }
  const guest = at.host ? at.room.members.find((member) => isKnocking(at, member)) : undefined;
  return guest === undefined ? null : door(at, guest);
}

/** Whoever went away meanwhile does not stand at the door. @param {RoomContext} at @param {MemberView} member */
const isKnocking = ({ ui }, { id, waiting, away }) => waiting === true && !away && !ui.knocks.includes(id);

/** @param {RoomContext & {table?: import("../wire/types.js").Table}} at @param {MemberView} guest */
function door(at, { id, name }) {
  return h(
    "div",
    { key: `knock ${id}`, class: "banner line knock", mark: "banner" },
    avatar(name),
    h("span", { key: "words" }, t("knock.title", { player: name })),
    h(
      "button",
      {
        key: "in",
        type: "button",
        class: "button primary",
        onclick: () => at.send({ type: "admit", member: id, points: "lowest" }),
      },
      at.table === undefined ? t("admit.lowest") : t("knock.lowest", { count: lowest(at.table) }),
    ),
    h(
      "button",
      { key: "later", type: "button", class: "button", onclick: () => at.change({ knocks: [...at.ui.knocks, id] }) },
      t("knock.later"),
    ),
  );
}

/** Total of those who play. @param {import("../wire/types.js").Table} table */
const lowest = ({ totals, seated }) => Math.min(...totals.filter((_, seat) => seated[seat]));
