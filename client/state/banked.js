/**
 * What hands that lie face down are worth, as far as this browser saw them open. The server does not say it again:
 * whoever paid attention knows it.
 *
 * @typedef {import("../wire/types.js").PublicEvent} PublicEvent
 * @typedef {Record<number, number | null>} Banked  by seat, as it was last turned down; null: not known
 */

/**
 * @param {Banked} banked
 * @param {readonly (number | null)[]} worth  of the rows, before the events
 * @param {readonly PublicEvent[]} events
 * @returns {Banked}
 */
export function bankedAfter(banked, worth, events) {
  if (!events.some(({ type }) => type === "hand_turned_down")) return banked;
  /** Rows that are not what they were when the server counted them. @type {Set<number>} */
  const changed = new Set();
  const next = { ...banked };
  for (const [place, event] of events.entries()) {
    if (event.type === "card_lifted") changed.add(event.seat);
    if (event.type === "card_landed" && !freezes(events[place + 1], event.seat)) changed.add(event.seat);
    if (event.type === "hand_turned_down") next[event.seat] = changed.has(event.seat) ? null : (worth[event.seat] ?? null);
  }
  return next;
}

/** What landed before is the card that put him out: it lies in his row, and counts for nothing. @param {PublicEvent | undefined} event @param {number} seat */
function freezes(event, seat) {
  return event?.type === "player_frozen" && event.seat === seat;
}
