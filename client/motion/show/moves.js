/** Cards that go from place to place, as the card that moves them would have it. */

import { flame } from "../../games/common/shapes.js";
import { BACK } from "../../wire/constants.js";
import { fly, standIn } from "./cards.js";
import { EASE_DROP, FADE, GONE, SHADOW, scatter } from "./frames.js";
import { drawn, perform } from "./verbs.js";

/** @typedef {import("./stage.js").Playing} Playing */
/** @typedef {import("./spots.js").Spot} Spot */
/** @typedef {import("../choreography.js").Flight} Flight */

/** Milliseconds between the starts of things that move together, at most. */
const GAP = 70;
/** Cards that fly together, at most; of more of them every second, or third … is seen. */
const MOST = 48;

/** @param {Playing} play */
export function moved(play) {
  const { scene, kit, ends, picture, seatOf, gestureOf } = play;
  const { flights, cause, cue } = scene;
  const gesture = cue === "played" ? gestureOf(cause) : {};
  const rare = Math.ceil(flights.length / MOST);
  const flown = flights.filter((_, place) => place % rare === 0);
  const gap = Math.min(GAP, kit.ms / (2 * flown.length)) / kit.ms;
  const time = 1 - gap * (flown.length - 1);
  for (const [place, flight] of flown.entries()) {
    const { source, target } = ends(flight);
    if (!source || !target) continue;
    const faces = [picture(flight.card), ...(flight.turn ? [picture(BACK)] : [])];
    const robbed = typeof flight.from === "number" && flight.card !== cause;
    const from = gap * place;
    if (robbed && gesture.moves === "burn") burn(play, source, target, faces);
    else if (robbed && gesture.moves) go(play, { source, target, faces, way: gesture.moves, place });
    else fly(kit, { source, target, faces, turn: flight.turn, side: place % 2 ? -1 : 1, look: cue, from, to: from + time });
  }
  const seats = new Set(flown.filter(({ card, from }) => typeof from === "number" && card !== cause).map(({ from }) => from));
  for (const place of seats) {
    const seat = typeof place === "number" ? seatOf(place) : undefined;
    if (seat) perform(gesture.robbed, { kit, seat, from: 0, picture });
  }
}

/**
 * Pulled with a jerk, around each other, or swept off.
 *
 * @param {Playing} play
 * @param {{source: Spot, target: Spot, faces: import("../../ui/dom.js").Content[], way: string, place: number}} how
 */
function go({ kit }, { source, target, faces, way, place }) {
  const card = standIn(kit, target.box, way, ...faces);
  const size = source.box.width / target.box.width;
  const [x, y] = [source.box.x - target.box.x, source.box.y - target.box.y];
  const at = (/** @type {number} */ rest, aside = 0, lean = 0, grown = 1) =>
    `translate(${x * rest - y * aside}px, ${y * rest + x * aside}px) scale(${(1 + (size - 1) * rest) * grown}) rotate(${lean}deg)`;
  const side = place % 2 ? -1 : 1;
  /** @type {Record<string, Keyframe[]>} */
  const ways = {
    pull: [
      { transform: at(1) },
      { transform: at(1.03, 0, -8, 1.1), offset: 0.2 },
      { transform: at(0.94, 0, 8, 1.1), offset: 0.38, easing: "cubic-bezier(0.6, 0, 0.2, 1)" },
      { transform: at(-0.04, 0, -4, 1.08), offset: 0.86 },
      { transform: at(0) },
    ],
    cross: [
      { transform: at(1), easing: "ease-in" },
      { transform: at(0.5, 0.22, side * 24, 1.4), offset: 0.5, easing: "ease-out" },
      { transform: at(0) },
    ],
    sweep: [
      { transform: at(1) },
      { transform: at(1.02, 0, side * 12, 1.1), offset: 0.3, easing: EASE_DROP },
      { transform: at(0, 0, side * 150, 0.9) },
    ],
  };
  kit.animate(card, ways[way] ?? []);
  kit.animate(card, SHADOW, { pseudoElement: "::before" });
  kit.animate(target.item, GONE);
}

/** It does not get to the pile: it burns where it lies. */
/** @param {Playing} play @param {Spot} source @param {Spot} target @param {import("../../ui/dom.js").Content[]} faces */
function burn({ kit }, { box }, target, faces) {
  const card = standIn(kit, box, "burning", ...faces);
  kit.animate(card, [
    { transform: "none", opacity: 1 },
    { transform: "translateY(-8%) rotate(-3deg)", opacity: 1, offset: 0.35 },
    { transform: "translateY(-22%) rotate(4deg) scale(0.86)", opacity: 0 },
  ]);
  const wide = { x: box.x - box.width * 0.3, y: box.y - box.height * 0.3, width: box.width * 1.6, height: box.height * 1.5 };
  kit.animate(kit.put(wide, "fire"), FADE);
  for (let at = 0; at < 7; at++) {
    kit.animate(kit.put(wide, "bit tomato", drawn(flame)), scatter(at, 7, wide, 0.7, 0.5), { from: at * 0.04 });
  }
  kit.animate(target.item, GONE, { to: 0.5 });
}
