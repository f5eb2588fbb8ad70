/**
 * Plays one step on the drawn page. A card that goes somewhere is played by a double on a layer above the page,
 * while it waits unseen at its new place: nothing clips a double, and whatever becomes of it, the page below is
 * right. Only transforms and opacity are animated, and all animations of a step end with it.
 *
 * @typedef {import("./choreography.js").Step} Step
 * @typedef {import("./choreography.js").Flight} Flight
 * @typedef {import("./choreography.js").Place} Place
 * @typedef {import("../ui/dom.js").Content} Content
 * @typedef {(card: number) => Content} Picture
 * @typedef {{item: HTMLElement, box: DOMRect}} Spot
 * @typedef {Spot & {place: Place, card: number, row: DOMRect}} CardSpot  a card in its row or in the middle
 *
 * @typedef {object} Stage
 * @property {() => void} look  sees where everything is before the page is drawn
 * @property {(step: Step, ms: number, picture: Picture, done: () => void) => void} play  after the page was drawn;
 *   a step that is cleared is never `done`
 * @property {() => void} clear
 */

import { BACK } from "../core/fold.js";
import { h, render } from "../ui/dom.js";
import { EASE, EFFECTS, FADE, GONE, PULSE, SHAPES, flip } from "./effects.js";

/** Milliseconds between the starts of cards that fly together, at most. */
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
  layer.ariaHidden = "true";
  document.body.append(layer);
  /** @type {Animation[]} */
  let running = [];
  /** @type {CardSpot[]} */
  let before = [];
  /** What was on top of the discard pile. @type {Node | undefined} */
  let covered;

  function look() {
    before = cardSpots(root);
    covered = pile(root, "discard")?.item.cloneNode(true);
  }

  function clear() {
    for (const animation of running) animation.cancel();
    running = [];
    layer.replaceChildren();
  }

  /** @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} how */
  function animate(element, frames, how) {
    const animation = element.animate(frames, { fill: "both", ...how });
    running.push(animation);
    return animation;
  }

  /** @param {DOMRect} box  in the window @param {string} look */
  function put({ x, y, width, height }, look) {
    const element = document.createElement("div");
    element.className = look;
    const lengths = { left: x + scrollX, top: y + scrollY, width, height };
    for (const [name, length] of Object.entries(lengths)) element.style.setProperty(name, `${length}px`);
    layer.append(element);
    return element;
  }

  /** @param {Step} step @param {number} ms @param {Picture} picture @param {() => void} done */
  function play({ cue, seats, cards, flights }, ms, picture, done) {
    const after = cardSpots(root);
    animate(layer, [], { duration: ms }).onfinish = () => {
      clear();
      done();
    };
    for (const card of cards) {
      const spot = after.find((at) => at.card === card);
      if (spot) animate(spot.item, PULSE, { duration: ms });
    }
    const rare = Math.ceil(flights.length / MOST);
    const flown = flights.filter((_, place) => place % rare === 0);
    const gap = Math.min(GAP, ms / (2 * flown.length));
    const how = { duration: ms - gap * (flown.length - 1), easing: EASE };
    if (flown.some(({ to }) => to === "discard")) cover();
    flown.forEach((flight, place) => fly(flight, after, `stand-in ${cue}`, picture, { ...how, delay: gap * place }));
    glide(after, { duration: ms / 2, easing: EASE });
    for (const seat of seats) perform(cue, seat, ms);
  }

  /** Under the cards that come to the discard pile lies what lay there before. */
  function cover() {
    const spot = pile(root, "discard");
    if (spot && covered) put(spot.box, "stand-in").append(covered);
  }

  /**
   * @param {Flight} flight
   * @param {CardSpot[]} after
   * @param {string} look
   * @param {Picture} picture
   * @param {KeyframeAnimationOptions} how
   */
  function fly({ card, from, to, turn }, after, look, picture, how) {
    const source = take(root, before, from, card);
    const target = take(root, after, to, turn === "down" ? BACK : card);
    if (!source || !target) return;
    const double = put(target.box, look);
    render(double, h("div", { class: "stand-in-card" }, picture(card), turn && picture(BACK)));
    const [x, y] = [source.box.x - target.box.x, source.box.y - target.box.y];
    const size = source.box.width / target.box.width;
    animate(double, [{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: "none" }], how);
    animate(double, [{ opacity: 0.2 }, { opacity: 1 }, { opacity: 0.2 }], { ...how, pseudoElement: "::before" });
    animate(/** @type {Element} */ (double.firstChild), flip(turn, Math.sign(x) || 1), how);
    animate(target.item, GONE, {});
  }

  /** Cards that stay in their row make way. @param {CardSpot[]} after @param {KeyframeAnimationOptions} how */
  function glide(after, how) {
    for (const { item, box, row } of after) {
      const old = before.find((spot) => spot.item === item);
      if (!old) continue;
      const [x, y] = [old.box.x - old.row.x - box.x + row.x, old.box.y - old.row.y - box.y + row.y];
      const size = old.box.width / box.width;
      if (Math.abs(x) + Math.abs(y) + Math.abs(size - 1) < 0.5) continue;
      animate(item, [{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: "none" }], how);
    }
  }

  /** @param {Step["cue"]} cue @param {number} seat @param {number} ms */
  function perform(cue, seat, ms) {
    const effect = EFFECTS[cue];
    const place = root.querySelector(`main [data-seat="${seat}"]`);
    if (!effect || !place) return;
    const box = place.getBoundingClientRect();
    const { row, each, total, shape, flight } = effect;
    animate(put(box, `veil ${cue}`), FADE, { duration: ms });
    for (const hand of place.querySelectorAll(".hand")) {
      if (row) animate(hand, row, { duration: ms * 0.6 });
      if (each) [...hand.children].forEach((card, at) => animate(card, each, { duration: ms, delay: at * 60 }));
    }
    for (const points of place.querySelectorAll(".seat-total")) if (total) animate(points, total, { duration: ms });
    for (let at = 0; shape && flight && at < SHAPES; at++) {
      const bit = put(box, `bit ${cue}`);
      render(bit, h("svg", { class: "face", viewBox: "0 0 60 84" }, shape()));
      animate(bit, flight(at, box.width, box.height), { duration: ms, easing: "ease-out" });
    }
  }

  return { look, play, clear };
}

/** @param {HTMLElement} root @returns {CardSpot[]} */
function cardSpots(root) {
  /** @type {NodeListOf<HTMLElement>} */
  const items = root.querySelectorAll("main .hand > li");
  return [...items].map((item) => {
    const seat = item.closest("[data-seat]")?.getAttribute("data-seat");
    return {
      item,
      box: item.getBoundingClientRect(),
      place: seat == null ? "limbo" : Number(seat),
      card: Number(item.dataset["card"] ?? BACK),
      row: /** @type {Element} */ (item.parentElement).getBoundingClientRect(),
    };
  });
}

/** @param {HTMLElement} root @param {"deck" | "discard"} name @returns {Spot | undefined} */
function pile(root, name) {
  const top = /** @type {HTMLElement | null} */ (root.querySelector(`[data-pile="${name}"] .pile-top`));
  const item = /** @type {HTMLElement | null} */ (top?.firstElementChild ?? top);
  return top && item ? { item, box: top.getBoundingClientRect() } : undefined;
}

/**
 * Where a card lies; one back is as good as another, but each is taken once.
 * @param {HTMLElement} root
 * @param {CardSpot[]} spots
 * @param {Place} place
 * @param {number} card
 * @returns {Spot | undefined}
 */
function take(root, spots, place, card) {
  if (place === "deck" || place === "discard") return pile(root, place);
  const found = spots.findIndex((spot) => spot.place === place && spot.card === card);
  return found < 0 ? undefined : spots.splice(found, 1)[0];
}
