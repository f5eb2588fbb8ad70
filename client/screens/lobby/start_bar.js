/** At the foot of a lobby: what is missing before it can begin, and the host's button. */

import { askButton } from "../../components/ask.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";

/**
 * @param {import("../../components/context.js").RoomContext} at
 * @param {{ready: string, start: string}} words
 * @returns {import("../../ui/dom.js").Node_}
 */
export function startBar(at, words) {
  const { startable, members, host } = at.room;
  const reason = startable === null ? "" : t(`refusal.${startable}`);
  const off = startable !== null || !at.live;
  const start = () => {
    if (!off) at.send({ type: "start" });
  };
  return h(
    "footer",
    { key: "start", class: "start-bar" },
    h(
      "p",
      { key: "why", class: "start-why" },
      h(
        "span",
        { id: "start-why" },
        at.room.fairness.locked
          ? t("room.drawing")
          : at.host
          ? reason || words.ready
          : t("room.wait_for_host", { player: members.find((member) => member.id === host)?.name ?? "" }),
      ),
    ),
    at.host && startable !== null && askButton({ topic: `reason ${startable}` }, reason),
    at.host &&
      h(
        "button",
        {
          key: "start",
          type: "button",
          class: "button primary big",
          "aria-disabled": off ? "true" : null,
          "aria-describedby": "start-why",
          onclick: start,
        },
        words.start,
      ),
  );
}
