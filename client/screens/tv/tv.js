/** What a television shows. It is read from the sofa: few words, large, and nothing that must be pressed. */

import { connectingWords } from "../../components/connecting.js";
import { languageSwitch } from "../../components/language.js";
import { isOn, turn } from "../../signals/settings.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { tvGame } from "./game.js";
import { tvLobby } from "./lobby.js";
import { tvResult } from "./scores.js";

/**
 * @typedef {object} TvProps
 * @property {import("../../state/reduce.js").State} state
 * @property {import("../../components/context.js").Sight | null} at  null: there is no game
 * @property {string} code
 * @property {import("../../components/context.js").Ui["links"]} links
 * @property {boolean} scores  those of the last round are to be seen
 * @property {() => void} redraw
 * @property {(props: TvProps) => import("../../ui/dom.js").Content} boards  draws a score board
 */

/** @param {TvProps} props @returns {import("../../ui/dom.js").Content} */
export function tvScreen(props) {
  const { state, redraw } = props;
  const { phase } = state.connection;
  return [
    h(
      "div",
      { key: "line", class: "tv-line", role: "status" },
      state.room !== null && (phase === "waiting" || phase === "connecting") && t("connection.waiting"),
    ),
    screenOf(props),
    h("aside", { key: "tools", class: "tv-tools", "aria-label": t("tv.tools") }, languageSwitch(), sound(redraw)),
  ];
}

/** @param {TvProps} props */
function screenOf(props) {
  const { connection, room } = props.state;
  const { at, scores } = props;
  if (connection.phase === "closed" && connection.reason !== null) return closed(connection.reason);
  if (room === null) return message(connectingWords(connection));
  if (room.kind === "board") return props.boards(props);
  if (room.phase === "lobby" || at === null) return tvLobby(props, room);
  if (at.table.result !== null) return tvResult(at, at.table.result, props);
  return tvGame(at, props, scores);
}

/** @param {string} reason */
function closed(reason) {
  return message(t(`close.${reason}`), reason === "watching_off" && h("p", { class: "tv-small" }, t("tv.watching_off")));
}

/** @param {string} words @param {...import("../../ui/dom.js").Content} more */
function message(words, ...more) {
  return h("main", { key: "message", class: "tv-message on-table", role: "alert" }, h("h1", null, words), more);
}

/** @param {() => void} redraw */
function sound(redraw) {
  const on = isOn("sound.tv");
  const onclick = () => {
    turn("sound.tv", !on);
    redraw();
  };
  return h(
    "button",
    { key: "sound", type: "button", class: "button", "aria-pressed": String(on), onclick },
    icon("sound"),
    t("tv.sound"),
  );
}
