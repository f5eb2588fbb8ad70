/**
 * Everything with `data-about` explains itself: to a mouse that rests on it, to a finger that taps or presses
 * long, and to the keyboard with "i" where it has the focus. A control keeps its tap for what it does. What
 * is shown stays until it is left or Escape is pressed, and the pointer may move onto it (WCAG 1.4.13).
 */

import { HELP } from "../text/parts.js";
import { createOwner, listen } from "../ui/listen.js";
import { createTooltip } from "./tooltip.js";
import { explain } from "./topics.js";

const REST = 450;
const PRESS = 450;
const LEAVE = 250;
/** Pixels that a finger may slip while it presses. */
const SLIP = 10;

const CONTROLS = "button, a, input, select, summary, label";
const ASKS = "button.ask-why";

/**
 * @param {() => import("./topics.js").HelpScope | null} scene  what is on the screen; null: nothing to explain
 * @param {object} voice
 * @param {(text: string) => void} voice.tell  says an answer to those who do not see it
 * @param {() => void} voice.fail  the answers could not be fetched
 * @returns {{listen: () => () => void, settle: () => void}} `listen` returns what stops it; `settle`: the page was drawn again
 */
export function createExplainer(scene, { tell, fail }) {
  const tip = createTooltip();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {{about: HTMLElement, x: number, y: number, touch: boolean} | null} the pointer that is down */
  let down = null;
  /** A long press has been answered: the click that follows belongs to it. */
  let answered = false;
  /** What the panel says. */
  let topic = "";
  /** Shown by a resting mouse, so leaving ends it. */
  let resting = false;

  /** @param {EventTarget | null} target */
  const subject = (target) =>
    target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-about]")) : null;

  /** @param {() => void} then @param {number} after */
  function wait(then, after) {
    clearTimeout(timer);
    timer = setTimeout(then, after);
  }

  function hide() {
    clearTimeout(timer);
    resting = false;
    tip.hide();
  }

  /** @param {HTMLElement} about @param {boolean} aloud */
  async function show(about, aloud) {
    try {
      await HELP.fetch();
    } catch {
      fail();
      return;
    }
    const at = scene();
    const what = at && about.isConnected ? explain(about.dataset["about"] ?? "", at) : null;
    if (at === null || what === null) return;
    const sum = about.dataset["sum"];
    topic = about.dataset["about"] ?? "";
    tip.show(about, sum === undefined ? what : { ...what, detail: sum, sum: true }, at.game);
    if (aloud) tell((sum === undefined ? [what.title, what.text, what.detail ?? ""] : [what.title, sum, what.text]).join(" "));
  }

  /** @param {HTMLElement} about */
  function toggle(about) {
    const shown = tip.anchor() === about && !resting;
    hide();
    if (!shown) void show(about, true);
  }

  /** @param {PointerEvent} event */
  function pointerDown(event) {
    answered = false;
    const about = subject(event.target);
    if (tip.anchor() !== about && !tip.holds(/** @type {Node} */ (event.target))) hide();
    if (about === null || event.button !== 0) return;
    down = { about, x: event.clientX, y: event.clientY, touch: event.pointerType !== "mouse" };
    if (down.touch) {
      wait(() => {
        answered = true;
        void show(about, false);
      }, PRESS);
    }
  }

  /** @param {PointerEvent} event */
  function pointerMove(event) {
    if (down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > SLIP) release();
  }

  /** @param {PointerEvent} event */
  function pointerUp(event) {
    const target = /** @type {Element} */ (event.target);
    if (down && !answered && subject(target) === down.about && !target.closest(CONTROLS)) {
      toggle(down.about);
      down = null;
      return;
    }
    release();
  }

  function release() {
    if (down?.touch && !answered) clearTimeout(timer);
    down = null;
  }

  /** @param {PointerEvent} event */
  function pointerOver(event) {
    if (event.pointerType !== "mouse" || event.buttons !== 0) return;
    const about = subject(event.target);
    if (tip.holds(/** @type {Node} */ (event.target)) || (about !== null && about === tip.anchor())) {
      clearTimeout(timer);
      tip.place();
    } else if (about !== null && !about.matches(ASKS)) {
      wait(() => {
        resting = true;
        void show(about, false);
      }, REST);
    } else if (resting) {
      wait(hide, LEAVE);
    } else {
      clearTimeout(timer);
    }
  }

  /** @param {MouseEvent} event */
  function click(event) {
    if (answered) {
      answered = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const about = subject(event.target);
    if (about?.matches(ASKS)) toggle(about);
  }

  /** @param {KeyboardEvent} event */
  function keyDown(event) {
    if (event.key === "Escape" && tip.anchor() !== null) {
      event.preventDefault();
      event.stopImmediatePropagation();
      hide();
    } else if (event.key.toLowerCase() === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const about = subject(document.activeElement);
      if (about === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      toggle(about);
    }
  }

  /** What is explained may leave the window, or only move in it. @param {Event} event */
  function scrolled(event) {
    const about = tip.anchor();
    if (about === null || tip.holds(/** @type {Node} */ (event.target))) return;
    const { top, bottom } = about.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) hide();
    else tip.place();
  }

  /** @param {Event} event */
  function contextMenu(event) {
    if (down?.touch && subject(event.target)) event.preventDefault();
  }

  /** Before the controls that are explained hear of it. */
  const early = {
    pointerdown: pointerDown,
    pointermove: pointerMove,
    pointerup: pointerUp,
    pointercancel: release,
    pointerover: pointerOver,
    click,
    keydown: keyDown,
    scroll: scrolled,
  };

  return {
    listen() {
      return createOwner(
        listen(document, early, { capture: true }),
        listen(document, { contextmenu: contextMenu }),
        listen(window, { resize: hide }),
        hide,
      ).dispose;
    },
    settle() {
      const about = tip.anchor();
      if (about === null) return;
      if (!about.isConnected || about.dataset["about"] !== topic) hide();
      else tip.place();
    },
  };
}
