/** Before a game, a television asks people in. */

import { seatedOf, seatsLine } from "../../components/members.js";
import { optionParams } from "../../components/words.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { qrCode } from "./invitation.js";
import { linesFor } from "./shape.js";

/** @typedef {import("./tv.js").TvProps} TvProps */

/** @param {TvProps} props @param {import("../../wire/types.js").RoomView} room */
export function tvLobby({ code, links }, room) {
  const seated = seatedOf(room);
  const { options } = room;
  return h(
    "main",
    { key: "lobby", class: "tv-lobby on-table" },
    h(
      "section",
      { class: "tv-join", "aria-labelledby": "tv-join" },
      h("h1", { id: "tv-join" }, t("tv.join")),
      qrCode(code),
      h("p", null, t("tv.how")),
      h("p", { class: "tv-address", translate: "no" }, links.play.replace(/^https?:\/\//, "")),
    ),
    h(
      "section",
      { class: "tv-people", "aria-labelledby": "tv-people" },
      h("p", { class: "tv-what" }, [t(`option.game.${options.game}`), t("table.target", optionParams(options))].join(" · ")),
      h("h2", { id: "tv-people" }, seatsLine(room)),
      seated.length === 0
        ? h("p", null, t("tv.nobody"))
        : h(
            "ol",
            { class: "tv-names", style: linesFor(seated.length) },
            seated.map(({ id, name, bot }) =>
              h("li", { key: id }, h("span", { class: "member-name", translate: "no" }, name), bot && icon("bot")),
            ),
          ),
      h("p", { class: "tv-small muted" }, t("tv.waiting")),
    ),
  );
}
