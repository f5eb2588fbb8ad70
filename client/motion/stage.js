/**
 * Plays one step on the drawn page. A card that goes somewhere is played by a stand-in on a layer above the page,
 * while it waits unseen at its new place: nothing clips a stand-in, and whatever becomes of it, the page below is
 * right. Only transforms and opacity are animated, and all animations of a step end with it.
 *
 * @typedef {import("./choreography.js").Step} Step
 * @typedef {import("./choreography.js").Place} Place
 * @typedef {import("../ui/dom.js").Content} Content
 * @typedef {(card: number) => Content} DrawCard
 * @typedef {{item: Element, box: DOMRect}} Spot
 * @typedef {Spot & {place: Place, card: number, inRow: import("./effects.js").Box}} CardSpot  a card in its row, or
 *   in that of the middle; `inRow`: its box, seen from there
 *
 * @typedef {object} Stage
 * @property {() => void} look  sees where everything is before the page is drawn
 * @property {(step: Step, ms: number, picture: DrawCard, done: () => void) => void} play  after the page was drawn;
 *   a step that is cleared is never `done`
 * @property {() => void} clear
 */

import { h, render } from "../ui/dom.js";
import { BACK } from "../wire/constants.js";
import { EASE, EFFECTS, FADE, GONE, PULSE, SHADOW, SHAPES, flip, scatter, travel } from "./effects.js";

/** Milliseconds between the starts of things that move together, at most. */
const GAP = 70;
/** Cards that fly together, at most; of more of them every second, or third … is seen. */
const MOST = 48;

/**
 * @param {HTMLElement} root
 * @returns {Stage}
 */
export function createStage(root) {
  const layer = document.createElement("div");
  layer.className = "stage";
  layer.setAttribute("aria-hidden", "true");
  layer.setAttribute("translate", "no");
  document.body.append(layer);
  /** @type {Animation[]} */
  let running = [];
  /** @type {CardSpot[]} */
  let before = [];
  /** What was on top of the discard pile. @type {Node | undefined} */
  let covered;

  function look() {
    before = cardSpots(root);
    covered = root.querySelector('[data-pile="discard"] .face')?.cloneNode(true);
  }

  function clear() {
    for (const animation of running) animation.cancel();
    running = [];
    layer.replaceChildren();
  }

  /**
   * @param {Element} element
   * @param {Keyframe[]} frames
   * @param {number} duration
   * @param {KeyframeAnimationOptions} [how]
   */
  function animate(element, frames, duration, how) {
    const animation = element.animate(frames, { fill: "both", duration, ...how });
    running.push(animation);
    return animation;
  }

  /** @param {DOMRect} box  in the window @param {string} look @param {...Content} content */
  function put({ x, y, width, height }, look, ...content) {
    const element = document.createElement("div");
    element.className = look;
    element.style.cssText = `left:${x + scrollX}px;top:${y + scrollY}px;width:${width}px;height:${height}px`;
    layer.append(element);
    render(element, ...content);
    return element;
  }

  /** @param {Step} step @param {number} ms @param {DrawCard} picture @param {() => void} done */
  function play({ cue, seats, cards, flights }, ms, picture, done) {
    if (!layer.isConnected) document.body.append(layer); // an extension took it away
    // All is measured before anything is put on the layer: a page that has changed is slow to measure.
    const after = cardSpots(root);
    const [deck, discard] = ["deck", "discard"].map((name) =>
      spotOf(root, `[data-pile="${name}"] :is(.face, .empty)`),
    );
    const piles = { deck, discard };
    const places = seats.map((seat) => spotOf(root, `main [data-seat="${seat}"]`));

    animate(layer, [], ms).onfinish = () => {
      clear();
      done();
    };
    for (const { card, item } of after) {
      if (cards.includes(card)) animate(item, PULSE, ms);
    }

    if (discard && covered && flights.some(({ to }) => to === "discard")) {
      put(discard.box, "stand-in").append(covered);
    }
    const rare = Math.ceil(flights.length / MOST);
    const flown = flights.filter((_, place) => place % rare === 0);
    const gap = Math.min(GAP, ms / (2 * flown.length));
    const time = ms - gap * (flown.length - 1);
    flown.forEach(({ card, from, to, turn }, place) => {
      const source = take(piles, before, from, card);
      const target = take(piles, after, to, turn === "down" ? BACK : card);
      if (!source || !target) return;
      const standIn = put(target.box, `stand-in ${cue}`, h("div", null, picture(card), turn && picture(BACK)));
      const how = { delay: gap * place, easing: EASE };
      animate(standIn, travel(source.box, target.box), time, how);
      animate(standIn, SHADOW, time, { ...how, pseudoElement: "::before" });
      animate(/** @type {Element} */ (standIn.firstChild), flip(turn, place % 2 ? -1 : 1), time, how);
      animate(target.item, GONE, ms);
    });
    for (const { item, inRow } of after) makeWay(item, inRow, ms / 2);
    for (const place of places) if (place) perform(cue, place, ms);
  }

  /**
   * A card that stays in its row goes to its new place there.
   * @param {Element} item
   * @param {import("./effects.js").Box} inRow
   * @param {number} ms
   */
  function makeWay(item, inRow, ms) {
    const old = before.find((spot) => spot.item === item)?.inRow;
    if (old && (old.x !== inRow.x || old.y !== inRow.y || old.width !== inRow.width)) {
      animate(item, travel(old, inRow), ms, { easing: EASE });
    }
  }

  /** @param {Step["cue"]} cue @param {Spot} seat @param {number} ms */
  function perform(cue, { item: seat, box }, ms) {
    const { row, pulse, shape, start = 0 } = EFFECTS[cue] ?? {};
    animate(put(box, `veil ${cue}`), FADE, ms);
    const hand = seat.querySelector(".hand");
    if (hand && row) animate(hand, row, ms * 0.6);
    (pulse ? seat.querySelectorAll(pulse) : []).forEach((item, at) =>
      animate(item, PULSE, ms / 2, { delay: at * GAP }),
    );
    for (let at = 0; shape && at < SHAPES; at++) {
      const bit = put(box, `bit ${cue}`, h("svg", { class: "face", viewBox: "0 0 60 84" }, shape()));
      animate(bit, scatter(at, box, start), ms);
    }
  }

  return { look, play, clear };
}

/** @param {HTMLElement} root @returns {CardSpot[]} */
function cardSpots(root) {
  return [...root.querySelectorAll("main .hand > li")].map((item) => {
    const box = item.getBoundingClientRect();
    const row = /** @type {Element} */ (item.parentElement).getBoundingClientRect();
    const seat = item.closest("[data-seat]")?.getAttribute("data-seat");
    return {
      item,
      box,
      place: seat == null ? "limbo" : Number(seat),
      card: Number(item.getAttribute("data-card") ?? BACK),
      inRow: { x: box.x - row.x, y: box.y - row.y, width: box.width },
    };
  });
}

/** @param {HTMLElement} root @param {string} selector @returns {Spot | undefined} */
function spotOf(root, selector) {
  const item = root.querySelector(selector);
  return item ? { item, box: item.getBoundingClientRect() } : undefined;
}

/**
 * Where a card lies. One back is as good as another, but none is taken twice.
 * @param {Record<"deck" | "discard", Spot | undefined>} piles
 * @param {CardSpot[]} spots
 * @param {Place} place
 * @param {number} card
 * @returns {Spot | undefined}
 */
function take(piles, spots, place, card) {
  if (place === "deck" || place === "discard") return piles[place];
  const found = spots.findIndex((spot) => spot.place === place && spot.card === card);
  return found < 0 ? undefined : spots.splice(found, 1)[0];
}
