/** The settings of this device: how it calls its owner, what it shows, its keys and its language. */

import { keysButton } from "../../components/device.js";
import { languageSwitch } from "../../components/language.js";
import { memory } from "../../net/storage.js";
import { askPermission, permission } from "../../signals/notice.js";
import { isOn, turn } from "../../signals/settings.js";
import { t } from "../../text/i18n.js";
import { checkbox } from "../../ui/checkbox.js";
import { dialog } from "../../ui/dialog.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { applyScheme } from "../../ui/scheme.js";

/** @typedef {import("../../ui/dom.js").Node_} VNode */
/** @typedef {import("../../components/context.js").RoomContext} RoomContext */
/** @typedef {import("../../signals/settings.js").Switch} Switch */

/** @param {RoomContext} at @returns {VNode} */
export function settingsDialog(at) {
  return dialog(
    { key: "device", title: t("device.title"), asked: at.asked, onclose: () => at.change({ device: false }) },
    group(
      "turn",
      t("device.turn"),
      toggle(at, "sound.turn", t("device.sound.turn")),
      toggle(at, "sound.moves", t("device.sound.moves")),
      h(
        "button",
        { key: "try", type: "button", class: "button", onclick: () => at.ring() },
        icon("sound"),
        t("device.try"),
      ),
      "vibrate" in navigator && navigator.maxTouchPoints > 0 && toggle(at, "vibration", t("device.vibration")),
      notice(at),
    ),
    group(
      "screen",
      t("device.screen"),
      "wakeLock" in navigator
        ? toggle(at, "awake", t("device.awake"))
        : h("p", { class: "muted small" }, t("device.awake.impossible")),
      choice(at, "motion", t("device.motion"), ["system", "full", "off"]),
      choice(at, "scheme", t("device.scheme"), ["system", "light", "dark"]),
    ),
    group(
      "keys",
      t("device.keys"),
      checkbox(at.ui.shortcuts, t("menu.shortcuts"), (on) => at.change({ shortcuts: on })),
      keysButton(at),
    ),
    group("language", t("language"), languageSwitch()),
  );
}

/** @param {string} key @param {string} title @param {...import("../../ui/dom.js").Content} content */
function group(key, title, ...content) {
  const id = `device-${key}`;
  return h("section", { key, class: "stack", "aria-labelledby": id }, h("h3", { id }, title), content);
}

/** @param {RoomContext} at @param {Switch} name @param {string} label */
function toggle(at, name, label) {
  return checkbox(isOn(name), label, (on) => {
    turn(name, on);
    at.change({});
  });
}

/** What the browser will not show is not promised. @param {RoomContext} at */
function notice(at) {
  const may = permission();
  if (may === "impossible" || may === "denied") {
    return h("p", { key: "notice", class: "muted small" }, t(`device.notice.${may}`));
  }
  return checkbox(isOn("notice") && may === "granted", t("device.notice"), async (on, box) => {
    box.checked = on && (await askPermission());
    turn("notice", box.checked);
    at.change({});
  });
}

/**
 * @param {RoomContext} at
 * @param {string} name
 * @param {string} label
 * @param {string[]} values  the first holds while nothing is chosen
 */
function choice(at, name, label, values) {
  const id = `device-${name}`;
  const current = memory.get(name) ?? values[0];
  return h(
    "div",
    { key: name, class: "option" },
    h("span", { id, class: "option-name" }, label),
    h(
      "div",
      { class: "segments", role: "group", "aria-labelledby": id },
      values.map((value) =>
        h(
          "button",
          {
            key: value,
            type: "button",
            class: "button",
            "aria-pressed": String(value === current),
            onclick() {
              if (value === values[0]) memory.remove(name);
              else memory.set(name, value);
              applyScheme();
              at.change({});
            },
          },
          t(`device.${name}.${value}`),
        ),
      ),
    ),
  );
}
