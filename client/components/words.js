/** Names of people and cards, for every screen. */

import { logParams } from "../state/log.js";
import { formatNumber, hasText, t } from "../text/i18n.js";
import { BACK } from "../wire/constants.js";

/** @typedef {import("../wire/types.js").RoomView} RoomView */
/** @typedef {import("../wire/types.js").MemberView} MemberView */

/** @param {RoomView} room @param {number} seat @returns {MemberView | undefined} */
export function memberAt(room, seat) {
  return room.members.find((member) => member.seat === seat);
}

/** @param {{room: RoomView}} at @param {number} seat @returns {string} */
export function playerName({ room }, seat) {
  return memberAt(room, seat)?.name ?? t("player.unknown", { number: seat + 1 });
}

/** @param {{catalogue: string[]}} at @param {number} card @returns {string | null} null: its face is hidden */
export function codeOf({ catalogue }, card) {
  return card === BACK ? null : (catalogue[card] ?? null);
}

/** @param {import("./context.js").CardContext} at @param {number} card @returns {string} */
export function cardName(at, card) {
  return nameOfCode(codeOf(at, card), at.table.options.game);
}

/** As in "flips a 7"; cards with a name of their own need no article. */
/** @param {import("./context.js").CardContext} at @param {number} card @returns {string} */
function aCard(at, card) {
  const name = cardName(at, card);
  const code = codeOf(at, card);
  if (name !== code) return name;
  const own = `card.a.${code}`;
  return t(hasText(own) ? own : "card.a", { card: name });
}

/**
 * What the log calls people and cards.
 * @param {import("./context.js").CardContext & {room: RoomView}} at
 * @returns {import("../state/log.js").Names}
 */
function namesAt(at) {
  return {
    seat: (seat) => playerName(at, seat),
    card: (card) => cardName(at, card),
    aCard: (card) => aCard(at, card),
  };
}

/**
 * What the log says, in the words of the game where it has its own.
 * @param {import("./context.js").CardContext & {room: RoomView}} at
 * @param {import("../state/log.js").LogEntry} entry
 * @returns {string}
 */
export function sentence(at, entry) {
  const own = `${entry.key}.${at.table.options.game}`;
  return t(hasText(own) ? own : entry.key, logParams(entry, namesAt(at)));
}

/** @param {string | null} code @param {string} game @returns {string} */
export function nameOfCode(code, game) {
  if (code === null) return t("card.back");
  const own = `card.${game}.${code}`;
  if (hasText(own)) return t(own);
  const key = `card.${code}`;
  return hasText(key) ? t(key) : code;
}

/**
 * House options as the parameters of a message: catalogues may name them, screens may not.
 * @param {import("../wire/types.js").Options} options
 * @returns {Record<string, string | number>}
 */
export function optionParams(options) {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]),
  );
}

/** @param {number} points @returns {string} with a sign, as on a score sheet */
export function signed(points) {
  if (points === 0) return "0";
  return points < 0 ? `−${formatNumber(-points)}` : `+${formatNumber(points)}`;
}
