/** How this browser comes to a seat, and whether it will find it again: what may go wrong with that is said. */

import { t } from "../../text/i18n.js";
import { lazy } from "../../ui/lazy.js";
import { justArrived, takeSeats } from "../arrival.js";

/** @typedef {import("../../state/reduce.js").State} State */
/** @typedef {import("../../state/reduce.js").Message} Message */

/**
 * @param {object} page
 * @param {string} page.code
 * @param {import("../../net/session.js").Session} page.session
 * @param {import("../../state/room.js").Room} page.room
 * @param {import("../../components/context.js").Handlers["change"]} page.change
 * @param {(problem: string) => void} page.say  to somebody who sits here
 */
export function createSeatKeeper({ code, session, room, change, say }) {
  const warning = lazy(async () => (await import("../../components/storage_warning.js")).storageWarning);
  /** Came from the start page and is to sit down without being asked. */
  let arriving = false;
  let byLink = false;
  let warned = false;

  function refuse() {
    change({ lost: "personal.invalid" });
    if (room.state().you !== null) say(t("personal.invalid"));
  }

  /** @param {State} state @param {Message} message */
  function isTurnedAway({ connection, pending }, message) {
    if (message.type !== "connection" || connection.phase !== "waiting" || connection.reason !== "token_unknown") return false;
    return session.token(code) === null && !pending.some(({ command }) => command.type === "join");
  }

  return {
    /** @returns {() => void} takes no more links to a seat */
    open() {
      const { taken, stop } = takeSeats(code, session, refuse);
      byLink = taken;
      const token = session.token(code);
      arriving = justArrived(code) && token === null;
      if (token !== null) session.keepToken(code, token); // the seat used last
      return stop;
    },

    /** @param {State} state @param {State} before @param {Message} message */
    follow(state, before, message) {
      if (isTurnedAway(state, message)) change({ lost: byLink ? "personal.invalid" : "close.token_unknown" });
      if (arriving && state.inSync) {
        arriving = false;
        if (state.you === null) room.join(session.name() || t("start.newcomer"), false);
      }
      if (before.you !== null || state.you === null) return;
      change({ lost: null });
      if (session.isKept(code) || warned) return;
      warned = true;
      warning.fetch().then(() => change({ storageWarning: true }), () => say(t("storage.what")));
    },

    /** @param {import("../../components/context.js").RoomContext} at @returns {import("../../ui/dom.js").Content} */
    warning: (at) => at.ui.storageWarning && warning.now()?.(at),
  };
}
