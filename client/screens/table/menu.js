/** The dialog behind "Menu": people, invitation, settings of this device, leaving. */

import { deviceButton, keysButton } from "../../components/device.js";
import { invitation } from "../../components/invite.js";
import { joinForm } from "../../components/join.js";
import { memberRow, seatedOf, spectatorList, spectatorsOf } from "../../components/members.js";
import { tableSettings } from "../../components/options.js";
import { personalLink } from "../../components/personal.js";
import { renaming } from "../../components/rename.js";
import { pauseButton } from "../../components/waiting.js";
import { t } from "../../text/i18n.js";
import { dialog } from "../../ui/dialog.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";

/** @typedef {import("../../components/context.js").TableContext} TableContext */

/** @param {TableContext} at @returns {import("../../ui/dom.js").Node_} */
export function menuButton(at) {
  return h(
    "button",
    {
      key: "menu",
      type: "button",
      class: "button quiet",
      "data-key": "m",
      "aria-haspopup": "dialog",
      onclick: () => at.change({ menu: true }),
    },
    icon("menu"),
    t("menu.title"),
  );
}

/** @param {TableContext} at @returns {import("../../ui/dom.js").Node_} */
export function tableMenu(at) {
  const { count } = spectatorsOf(at.room);
  return dialog(
    { key: "menu", title: t("menu.title"), asked: at.asked, onclose: () => at.change({ menu: false }) },
    at.you === null &&
      h("section", { key: "join", class: "stack" }, h("h3", null, t("watching.join")), joinForm(at)),
    h(
      "section",
      { key: "playing", class: "stack" },
      h("h3", null, t("members.playing")),
      h(
        "ul",
        { class: "members" },
        seatedOf(at.room).map((member) => memberRow(at, member)),
      ),
      renaming(at),
    ),
    count > 0 &&
      h(
        "section",
        { key: "watching", class: "stack" },
        h("h3", null, t("spectators.title", { count })),
        spectatorList(at),
      ),
    at.host &&
      h("section", { key: "settings" }, h("h3", null, t("options.title")), tableSettings(at), pauseButton(at)),
    h("section", { key: "invite", class: "stack" }, h("h3", null, t("invite.title")), invitation(at)),
    h(
      "section",
      { key: "device", class: "stack" },
      h("h3", null, t("menu.device")),
      h("div", { class: "line" }, deviceButton(at), keysButton(at)),
      at.you !== null && personalLink(at),
    ),
    at.you !== null &&
      h(
        "section",
        { key: "leave", class: "stack" },
        at.ui.leaving
          ? h(
              "div",
              { class: "stack" },
              h("p", { role: "alert" }, t(at.viewer === null ? "leave.sure.watching" : "leave.sure")),
              h(
                "div",
                { class: "line" },
                h(
                  "button",
                  { key: "yes", type: "button", class: "button danger", onclick: at.leave },
                  t("leave.yes"),
                ),
                h(
                  "button",
                  {
                    key: "no",
                    type: "button",
                    class: "button",
                    onclick: () => at.change({ leaving: false }),
                  },
                  t("leave.no"),
                ),
              ),
            )
          : h(
              "button",
              {
                key: "leave",
                type: "button",
                class: "button danger",
                onclick: () => at.change({ leaving: true }),
              },
              t("leave"),
            ),
      ),
  );
}
