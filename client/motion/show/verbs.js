/**
 * What can be done to a seat, whatever the card: the verbs in which games say what their cards do.
 *
 * @typedef {import("../../games/common/types.js").Deed} Deed
 * @typedef {import("./kit.js").Kit} Kit
 * @typedef {import("./spots.js").Spot} Spot
 * @typedef {{kit: Kit, seat: Spot, from: number, picture: import("./cards.js").DrawCard}} Where  `from`: when it
 *   begins, as a share of the step
 */

import { BACK } from "../../wire/constants.js";
import { h } from "../../ui/dom.js";
import { standIn } from "./cards.js";
import { EASE_DROP, EASE_LIFT, FADE, PULSE, placed, scatter, shaken } from "./frames.js";

/** How many signs rain. */
const DROPS = 12;

/** @type {Record<Deed["verb"], (act: Deed, where: Where) => void>} */
const VERBS = {
  veil({ tint }, { kit, seat, from }) {
    kit.animate(kit.put(seat.box, `veil ${tint}`), FADE, { from });
  },

  /** A sign comes down on the seat, and stays a while. */
  stamp({ tint, sign }, { kit, seat, from }) {
    const mark = kit.put(square(seat), `mark-down ${tint}`, drawn(sign));
    kit.animate(
      mark,
      [
        { transform: "scale(3) rotate(-14deg)", opacity: 0, easing: EASE_DROP },
        { transform: "scale(0.94) rotate(-6deg)", opacity: 1, offset: 0.24 },
        { transform: "scale(1) rotate(-6deg)", opacity: 1, offset: 0.34 },
        { transform: "scale(1) rotate(-6deg)", opacity: 1, offset: 0.78 },
        { transform: "scale(1.1) rotate(-6deg)", opacity: 0 },
      ],
      { from },
    );
  },

  /** Signs fly about; those with a tint of heat rise. */
  rain({ tint, sign, count = DROPS }, { kit, seat, from }) {
    for (let at = 0; at < count; at++) {
      const drop = kit.put(seat.box, `bit ${tint}`, drawn(sign));
      kit.animate(drop, scatter(at, count, seat.box, tint === "tomato" ? 0.8 : 0.2, tint === "tomato" ? 0.5 : 0), { from });
    }
  },

  /** So many cards fan out before the seat: those are to be turned. */
  deal({ count = 1 }, { kit, seat, from, picture }) {
    const { x, y, width, height } = seat.box;
    const size = Math.min(kit.lamp.width * 0.42, height * 0.5, width / 3);
    const home = { x: x + width / 2 - size / 2, y: y + height / 2 - size * 0.7, width: size, height: size * 1.4 };
    for (let at = 0; at < count; at++) {
      const lean = at - (count - 1) / 2;
      const card = standIn(kit, home, "dealt", picture(BACK));
      const spread = `translate(${lean * size * 0.62}px, ${Math.abs(lean) * size * 0.08}px) rotate(${lean * 9}deg)`;
      const start = from + ((1 - from) * 0.25 * at) / count;
      kit.animate(
        card,
        [
          { transform: placed(kit.lamp, home), opacity: 0, easing: EASE_LIFT },
          { transform: spread, opacity: 1, offset: 0.45 },
          { transform: spread, opacity: 1, offset: 0.8 },
          { transform: "none", opacity: 0 },
        ],
        { from: start },
      );
    }
  },

  /** The row is pressed down. */
  press(_, { kit, seat, from }) {
    moveRow(kit, seat, from, [
      { transform: "none" },
      { transform: "translateY(10%) scale(0.94, 0.8)", offset: 0.3 },
      { transform: "translateY(-3%) scale(1.02, 1.04)", offset: 0.6 },
      { transform: "none" },
    ]);
  },

  shake(_, { kit, seat, from }) {
    moveRow(kit, seat, from, shaken(0, -7, 6, -5, 4, -2, 0));
  },

  /** One card after another says: that is me. */
  pulse(_, { kit, seat, from }) {
    const cards = seat.item.querySelectorAll(".hand > li");
    for (const [at, card] of cards.entries()) {
      const start = from + ((1 - from) * 0.4 * at) / cards.length;
      kit.animate(card, PULSE, { from: start, to: start + (1 - from) * 0.6 });
    }
  },

  /** A sign comes down through the seat, as long as the window is high. */
  strike({ tint, sign }, { kit, seat, from }) {
    const { x, y, width, height } = seat.box;
    const long = Math.min(innerHeight * 0.6, y + height);
    const bolt = { x: x + width / 2 - long * 0.36, y: y + height - long, width: long * 0.72, height: long };
    const flash = [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 0.3, offset: 0.22 }, { opacity: 1, offset: 0.32 }, { opacity: 0 }];
    kit.animate(kit.put(bolt, `bolt ${tint}`, drawn(sign)), flash, { from, to: Math.min(1, from + 0.7) });
    kit.animate(kit.put(seat.box, `veil ${tint}`), flash, { from, to: Math.min(1, from + 0.7) });
  },

  /** A sign grows over the seat and lets go. */
  swell({ tint, sign }, { kit, seat, from }) {
    const mark = kit.put(square(seat), `mark-down ${tint}`, drawn(sign));
    kit.animate(
      mark,
      [
        { transform: "scale(0.2)", opacity: 0 },
        { transform: "scale(1.1)", opacity: 0.95, offset: 0.35 },
        { transform: "scale(0.98)", opacity: 0.95, offset: 0.6 },
        { transform: "scale(1.5)", opacity: 0 },
      ],
      { from },
    );
  },
};

/** @param {Deed[] | undefined} acts @param {Where} where */
export function perform(acts, where) {
  for (const act of acts ?? []) VERBS[act.verb](act, where);
}

/** @param {Kit} kit @param {Spot} seat @param {number} from @param {Keyframe[]} frames */
function moveRow(kit, { item }, from, frames) {
  const row = item.querySelector(".hand");
  if (row) kit.animate(row, frames, { from, to: Math.min(1, from + 0.6) });
}

/** A square in the middle of a seat. @param {Spot} seat */
function square({ box: { x, y, width, height } }) {
  const size = Math.min(Math.max(height * 1.2, 110), width, 200);
  return { x: x + (width - size) / 2, y: y + (height - size) / 2, width: size, height: size };
}

/** @param {Deed["sign"]} sign */
export const drawn = (sign) => sign && h("svg", { class: "face", viewBox: "0 0 60 84" }, sign());
