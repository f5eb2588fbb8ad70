/**
 * What the parts of a step are made with: a layer above the page, and animations that all end with what they belong to.
 * Only transforms and opacity are animated.
 *
 * @typedef {import("./spots.js").Box} Box
 * @typedef {import("../../ui/dom.js").Content} Content
 * @typedef {object} When  shares of the step
 * @property {number} [from]
 * @property {number} [to]
 * @property {string} [easing]
 * @property {string} [pseudoElement]
 *
 * @typedef {object} Kit  for one step, or for what goes on after it
 * @property {number} ms  that it takes
 * @property {Box} lamp  where cards are turned
 * @property {boolean} still  nothing may move
 * @property {(element: Element, frames: Keyframe[], when?: When) => void} animate
 * @property {(box: Box, look: string, ...content: Content[]) => HTMLElement} put  on the layer
 * @property {(look: string) => HTMLElement} cover  the whole window
 */

import { render } from "../../ui/dom.js";

/** What is on the layer, and who may clear it. */
export function createLayer() {
  const layer = document.createElement("div");
  layer.className = "stage";
  layer.setAttribute("aria-hidden", "true");
  layer.setAttribute("translate", "no");
  document.body.append(layer);
  /** How each thing that goes on is ended. @type {Set<() => void>} */
  const clearing = new Set();

  function clear() {
    for (const end of [...clearing]) end();
  }

  /**
   * @param {number} ms
   * @param {{lamp: Box, still: boolean, done?: () => void}} how  a step that is cleared is never `done`
   * @returns {Kit}
   */
  function begin(ms, { lamp, still, done = () => {} }) {
    if (!layer.isConnected) document.body.append(layer); // an extension took it away
    /** @type {Animation[]} */
    const running = [];
    /** @type {HTMLElement[]} */
    const there = [];

    function end() {
      clearing.delete(end);
      for (const animation of running) animation.cancel();
      for (const element of there) element.remove();
    }

    /** @type {Kit["put"]} */
    function put({ x, y, width, height }, look, ...content) {
      const element = document.createElement("div");
      element.className = look;
      element.style.cssText = `left:${x + scrollX}px;top:${y + scrollY}px;width:${width}px;height:${height}px`;
      layer.append(element);
      there.push(element);
      render(element, ...content);
      return element;
    }

    /** @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} how */
    function run(element, frames, how) {
      const animation = element.animate(frames, { fill: "both", ...how });
      running.push(animation);
      return animation;
    }

    /** @type {Kit["animate"]} */
    function animate(element, frames, { from = 0, to = 1, ...how } = {}) {
      const moves = frames.some(({ transform }) => transform !== undefined);
      if (!still || !moves) run(element, frames, { delay: from * ms, duration: (to - from) * ms, ...how });
      else if (layer.contains(element) && !how.pseudoElement) {
        const { transform, opacity } = frames[frames.length - 1] ?? {};
        const style = /** @type {HTMLElement} */ (element).style;
        style.transform = String(transform);
        if (opacity !== undefined) style.opacity = String(opacity);
      }
    }

    clearing.add(end);
    run(layer, [], { duration: ms }).onfinish = () => {
      end();
      done();
    };
    const cover = (/** @type {string} */ look) =>
      put({ x: 0, y: 0, width: document.documentElement.clientWidth, height: innerHeight }, look);
    return { ms, lamp, still, animate, put, cover };
  }

  return { begin, clear };
}
