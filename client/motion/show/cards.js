/**
 * Stand-ins for cards that go somewhere: they fly above the page while the card itself waits unseen at its new place.
 * Nothing clips them, and whatever becomes of them, the page below is right.
 *
 * @typedef {import("./kit.js").Kit} Kit
 * @typedef {import("./spots.js").Spot} Spot
 * @typedef {import("./spots.js").Box} Box
 * @typedef {(card: number) => import("../../ui/dom.js").Content} DrawCard
 */

import { h } from "../../ui/dom.js";
import {
  EASE,
  EASE_DROP,
  EASE_LIFT,
  EASE_TURN,
  FADE,
  GONE,
  SHADOW,
  flip,
  placed,
  travel,
} from "./frames.js";

/**
 * @param {Kit} kit
 * @param {Box} box
 * @param {string} look
 * @param {...import("../../ui/dom.js").Content} faces  the second one is its back
 * @returns {HTMLElement} what it holds turns, itself it goes about
 */
export function standIn(kit, box, look, ...faces) {
  return kit.put(box, `stand-in ${look}`, h("div", null, faces));
}

/** @param {HTMLElement} card @returns {HTMLElement} */
export const bodyOf = (card) => /** @type {HTMLElement} */ (card.firstChild);

/**
 * @param {Kit} kit
 * @param {{source: Spot, target: Spot, faces: import("../../ui/dom.js").Content[], turn: "up" | "down" | null,
 *   side: number, look: string, from: number, to: number}} how
 */
export function fly(kit, { source, target, faces, turn, side, look, from, to }) {
  const card = standIn(kit, target.box, look, ...faces);
  const when = { from, to, easing: EASE };
  kit.animate(card, travel(source.box, target.box), when);
  kit.animate(card, SHADOW, { ...when, pseudoElement: "::before" });
  kit.animate(bodyOf(card), flip(turn, side), when);
  kit.animate(target.item, GONE);
}

/**
 * The moment: out of the deck into the lamp, where the card hesitates before it turns, is held, and lands.
 *
 * @param {Kit} kit
 * @param {{source: Spot, target: Spot | undefined, faces: import("../../ui/dom.js").Content[],
 *   scene: import("../choreography.js").Step, dark: boolean, at: Record<import("../beats.js").Beat, number>}} how
 */
export function turnInLamp(kit, { source, target, faces, scene: { held, stays, risk }, dark, at }) {
  light(kit, dark ? 0 : at.wait, stays ? 1 : at.land);
  const card = standIn(kit, kit.lamp, "lit", ...faces);
  const there = { transform: placed(kit.lamp, kit.lamp) };
  kit.animate(card, [
    { transform: placed(source.box, kit.lamp), easing: EASE_LIFT },
    { ...there, offset: at.wait },
    { ...there, offset: at.land, easing: EASE_DROP },
    { transform: target && !held ? placed(target.box, kit.lamp) : there.transform },
  ]);
  kit.animate(card, SHADOW, { from: 0, to: at.land, pseudoElement: "::before" });
  kit.animate(bodyOf(card), trembling(risk, at));
  if (target) kit.animate(target.item, GONE);
}

/**
 * The same where nothing may move.
 *
 * @param {Kit} kit
 * @param {{target: Spot | undefined, face: import("../../ui/dom.js").Content, back: import("../../ui/dom.js").Content,
 *   at: Record<import("../beats.js").Beat, number>}} how
 */
export function showInLamp(kit, { target, face, back, at }) {
  light(kit, 0.01, at.land);
  const until = (/** @type {number} */ end, /** @type {number[]} */ [before, after]) => [
    { opacity: before, offset: 0 },
    { opacity: before, offset: end },
    { opacity: after, offset: end },
    { opacity: after, offset: 1 },
  ];
  kit.animate(standIn(kit, kit.lamp, "lit", back), until(at.turn, [1, 0]));
  kit.animate(standIn(kit, kit.lamp, "lit", face), until(at.turn, [0, 1]));
  if (target) kit.animate(target.item, GONE);
}

/**
 * The more there is to fear, the more often and the wider it trembles.
 * @param {number} risk
 * @param {Record<import("../beats.js").Beat, number>} at
 * @returns {Keyframe[]}
 */
function trembling(risk, at) {
  const pose = (/** @type {number} */ lean, /** @type {number} */ angle, grown = 1) =>
    `perspective(1200px) rotate(${lean}deg) rotateY(${angle}deg) scale(${grown})`;
  const shakes = 2 + Math.round(6 * risk);
  const frames = [{ transform: pose(-6, 180), offset: 0 }];
  for (let shake = 0; shake <= shakes; shake++) {
    const lean = shake === 0 || shake === shakes ? 0 : (shake % 2 ? 1 : -1) * (0.8 + 2.6 * risk);
    frames.push({ transform: pose(lean, 180, 1 + 0.05 * risk), offset: at.wait + ((at.turn - at.wait) * shake) / shakes });
  }
  return [
    ...frames.slice(0, -1),
    { transform: pose(0, 180, 1 + 0.05 * risk), offset: at.turn, easing: EASE_TURN },
    { transform: pose(0, -8, 1.1), offset: at.turn + (at.held - at.turn) * 0.8 },
    { transform: pose(0, 0), offset: at.held },
    { transform: pose(0, 0), offset: at.land },
    { transform: pose(0, 0) },
  ];
}

/**
 * The room is dark around the lamp.
 * @param {Kit} kit
 * @param {number} on  0: it has been dark before
 * @param {number} off  1: it stays so for what comes next
 */
export function light(kit, on, off) {
  const frames = [
    { opacity: on === 0 ? 1 : 0 },
    { opacity: 1, offset: on },
    { opacity: 1, offset: off },
    { opacity: off === 1 ? 1 : 0 },
  ];
  kit.animate(kit.cover("dusk"), frames);
  const { x, y, width, height } = kit.lamp;
  const glow = kit.put({ x: x - width, y: y - height / 2, width: width * 3, height: height * 2 }, "glow");
  kit.animate(glow, frames);
}

/** It gets light again. @param {Kit} kit @param {number} from @param {number} to */
export function lightUp(kit, from, to) {
  kit.animate(kit.cover("dusk"), [{ opacity: 1 }, { opacity: 0 }], { from, to });
}

/**
 * Everybody sees what is given before it is seen to whom.
 *
 * @param {Kit} kit
 * @param {{source: Spot, target: Spot, face: import("../../ui/dom.js").Content}} how
 */
export function give(kit, { source, target, face }) {
  const card = standIn(kit, kit.lamp, "lit", face);
  const size = 0.8;
  const { x, y, width, height } = kit.lamp;
  const shown = { x: x + (width * (1 - size)) / 2, y: y + (height * (1 - size)) / 2, width: width * size };
  kit.animate(card, [
    { transform: placed(source.box, kit.lamp), easing: EASE_LIFT },
    { transform: placed(shown, kit.lamp), offset: 0.38 },
    { transform: placed(shown, kit.lamp), offset: 0.52, easing: EASE_DROP },
    { transform: placed(target.box, kit.lamp) },
  ]);
  kit.animate(card, SHADOW, { pseudoElement: "::before" });
  kit.animate(target.item, GONE);
}

/**
 * Out of the lamp onto the hand, harder than others.
 *
 * @param {Kit} kit
 * @param {{target: Spot, face: import("../../ui/dom.js").Content, until: number}} how
 * @returns {HTMLElement} the card, which lies there
 */
export function slam(kit, { target, face, until }) {
  const card = standIn(kit, kit.lamp, "lit", face);
  kit.animate(
    card,
    [
      { transform: placed(kit.lamp, kit.lamp), easing: "cubic-bezier(0.6, -0.6, 0.9, 0.6)" },
      { transform: placed(target.box, kit.lamp) },
    ],
    { to: until },
  );
  kit.animate(card, [{ opacity: 1 }, { opacity: 0.2 }], { to: until, pseudoElement: "::before" });
  kit.animate(target.item, GONE);
  return card;
}

/**
 * A card breaks, and its halves fall.
 *
 * @param {Kit} kit
 * @param {{spot: Spot, face: import("../../ui/dom.js").Content, from: number, side: number}} how  `item`: what is seen
 *   of it until then
 */
export function crack(kit, { spot: { item, box }, face, from, side }) {
  const tear = kit.put(box, "tear", h("svg", { viewBox: "0 0 60 84" }, h("path", { d: TEAR })));
  const opened = from + (1 - from) * 0.3;
  kit.animate(tear, [
    { opacity: 0 },
    { opacity: 0, offset: from },
    { opacity: 1, offset: from + (opened - from) / 2 },
    { opacity: 1, offset: opened },
    { opacity: 0, offset: opened },
    { opacity: 0 },
  ]);
  for (const [place, half] of ["left", "right"].entries()) {
    const way = place ? 1 : -1;
    const piece = standIn(kit, box, `half ${half}`, face);
    const lean = way * (14 + 6 * side);
    kit.animate(piece, [
      { opacity: 0, offset: 0 },
      { opacity: 0, transform: "none", offset: opened },
      { opacity: 1, transform: "none", offset: opened, easing: "cubic-bezier(0.4, 0, 1, 1)" },
      {
        opacity: 0,
        transform: `translate(${way * box.width * 0.5}px, ${box.height * 1.1}px) rotate(${lean}deg)`,
        offset: 1,
      },
    ]);
  }
  kit.animate(item, [{ opacity: 1 }, { opacity: 1, offset: opened }, { opacity: 0, offset: opened }, { opacity: 0 }]);
}

/** From top to bottom. */
const TEAR = "M34 0 L26 18 L36 30 L22 48 L33 62 L25 84";

/**
 * A card rises into the lamp and burns away.
 *
 * @param {Kit} kit
 * @param {{spot: Spot, face: import("../../ui/dom.js").Content, from: number}} how
 */
export function burnAway(kit, { spot: { item, box }, face, from }) {
  const card = standIn(kit, kit.lamp, "lit", face);
  const half = from + (1 - from) * 0.4;
  kit.animate(card, [
    { transform: placed(box, kit.lamp), opacity: 1 },
    { transform: placed(box, kit.lamp), opacity: 1, offset: from, easing: EASE_LIFT },
    { transform: "none", opacity: 1, offset: half },
    { transform: "none", opacity: 1, offset: half + (1 - half) * 0.3 },
    { transform: `translateY(-${kit.lamp.height * 0.16}px) scale(1.06)`, opacity: 0 },
  ]);
  const fire = kit.put(kit.lamp, "fire");
  kit.animate(fire, FADE, { from: half, to: 1 });
  kit.animate(item, GONE);
}

