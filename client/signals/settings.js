/** What somebody has chosen for this device, and what holds while nothing is chosen. */

import { memory } from "../net/storage.js";

/** @typedef {"sound.turn" | "sound.moves" | "sound.tv" | "vibration" | "notice" | "awake"} Switch */

/** @type {Record<Switch, boolean>} */
const DEFAULTS = {
  "sound.turn": true,
  "sound.moves": false,
  "sound.tv": false,
  vibration: true,
  notice: false, // browsers ask before the first one, so it must be wanted
  awake: true,
};

/**
 * @param {Switch} name
 * @param {import("../net/storage.js").Memory} [store]
 * @returns {boolean}
 */
export function isOn(name, store = memory) {
  const kept = store.get(name);
  return kept === null ? DEFAULTS[name] : kept === "on";
}

/** @param {Switch} name @param {boolean} on @param {import("../net/storage.js").Memory} [store] */
export function turn(name, on, store = memory) {
  store.set(name, on ? "on" : "off");
}
