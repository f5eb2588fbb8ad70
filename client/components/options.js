/** The settings of a table, drawn from what the server offers: no option is named here. */

import { formatNumber, hasText, t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { CLOCKS } from "../wire/constants.js";

/** @typedef {import("../ui/dom.js").Node_} VNode */
/** @typedef {import("./context.js").RoomContext} RoomContext */
/** @typedef {import("../wire/types.js").Options} Options */
/** @typedef {import("../wire/types.js").OptionValue} OptionValue */

/** @param {RoomContext} at @returns {VNode} */
export function optionsForm(at) {
  const { options } = at.room;
  const games = Object.keys(at.specs);
  return h(
    "div",
    { key: "options", class: "options" },
    games.length > 1 &&
      setting(at, "game", games, options.game, (game) => change(at, withDefaults(at, String(game)))),
    gameSettings(at),
    tableSettings(at),
  );
}

/**
 * @param {RoomContext} at
 * @param {(name: string) => boolean} [shown]
 * @returns {VNode[]}
 */
export function gameSettings(at, shown = () => true) {
  const { options } = at.room;
  return offered(at)
    .filter(({ name }) => shown(name))
    .map(({ name, values }) =>
      setting(at, name, values, valueOf(options, name), (value) => change(at, { ...options, [name]: value })),
    );
}

/** What is not as the rules of the game have it, and what the table has beside. @param {RoomContext} at @returns {string[]} */
export function differences(at) {
  const { clock, door_open: door, options, watch_open: watch } = at.room;
  const set = offered(at)
    .map(({ name, default: usual }) => ({ name, usual, value: valueOf(options, name) }))
    .filter(({ usual, value }) => value !== usual);
  const table = [
    { name: "clock", usual: 0, value: clock },
    { name: "watch_open", usual: true, value: watch },
    { name: "door_open", usual: true, value: door !== false },
  ].filter(({ usual, value }) => value !== usual);
  return [...set, ...table].map(({ name, value }) => t("options.differs", { what: t(`option.${name}`), value: label(name, value) }));
}

/** A score board has use for a few only. @param {RoomContext} at */
function offered({ room, specs }) {
  return (specs[room.options.game] ?? []).filter((spec) => room.kind === "game" || spec.on_paper);
}

/** What may change during a game too. @param {RoomContext} at @returns {import("../ui/dom.js").Content[]} */
export function tableSettings(at) {
  const { clock, kind, watch_open: watchOpen } = at.room;
  const clocks = kind === "game" && setting(at, "clock", CLOCKS, clock, (value) => at.send({ type: "set_table", clock: Number(value) }));
  return [
    clocks,
    setting(at, "watch_open", [true, false], watchOpen, (value) =>
      at.send({ type: "set_table", watch_open: Boolean(value) }),
    ),
    setting(at, "door_open", [true, false], at.room.door_open !== false, (value) =>
      at.send({ type: "set_table", door_open: Boolean(value) }),
    ),
  ];
}

/**
 * Every setting of the game as it is, and what that means.
 * @param {RoomContext} at
 * @param {Options} options  those of the running game say more than those of the room
 * @returns {{name: string, title: string, value: string, meaning: string}[]}
 */
export function settingsOf(at, options) {
  const set = (at.specs[options.game] ?? []).map(({ name }) => ({ name, value: valueOf(options, name) }));
  return [...set, { name: "clock", value: at.room.clock }].map(({ name, value }) => ({
    name,
    title: t(`option.${name}`),
    value: label(name, value),
    meaning: meaning(name, value),
  }));
}

/** @param {string} name @param {OptionValue} value */
function meaning(name, value) {
  const own = `help.option.${name}.${value}`;
  return hasText(own) ? t(own) : t(`help.option.${name}`, { value: Number(value), count: Number(value) });
}

/** @param {RoomContext} at @param {Options} options */
function change(at, options) {
  at.send({ type: "set_options", options });
}

/** @param {RoomContext} at @param {string} game @returns {Options} */
export function withDefaults(at, game) {
  const defaults = (at.specs[game] ?? []).map((spec) => [spec.name, spec.default]);
  return { ...at.room.options, ...Object.fromEntries(defaults), game };
}

/** @param {Options} options @param {string} name @returns {OptionValue} */
function valueOf(options, name) {
  return /** @type {Record<string, OptionValue>} */ (/** @type {unknown} */ (options))[name] ?? null;
}

/**
 * The host chooses; everybody else reads.
 * @param {RoomContext} at
 * @param {string} name
 * @param {OptionValue[]} values
 * @param {OptionValue} current
 * @param {(value: OptionValue) => void} choose
 * @returns {VNode}
 */
function setting(at, name, values, current, choose) {
  const id = `option-${name}`;
  const help = `option.${name}.help`;
  return h(
    "div",
    { key: name, class: "option" },
    h(
      "div",
      { class: "option-name" },
      h("span", { id }, t(`option.${name}`)),
      hasText(help) && h("span", { class: "muted small" }, t(help)),
    ),
    at.host
      ? h(
          "div",
          { class: "segments", role: "group", "aria-labelledby": id },
          values.map((value) =>
            h(
              "button",
              {
                key: String(value),
                type: "button",
                class: "button",
                "aria-pressed": String(value === current),
                onclick: () => value !== current && choose(value),
              },
              label(name, value),
            ),
          ),
        )
      : h("strong", null, label(name, current)),
  );
}

/** @param {string} name @param {OptionValue} value @returns {string} */
function label(name, value) {
  const own = `option.${name}.${value}`;
  if (hasText(own)) return t(own);
  if (typeof value === "boolean") return t(value ? "option.on" : "option.off");
  return typeof value === "number" ? formatNumber(value) : String(value);
}
