/** The start page: opens a table or a lesson, or looks whether the table with a code exists. */

import { leadsNowhere, serverUrl } from "../net/address.js";
import { startScreen } from "../screens/home/home.js";
import { hasText, t } from "../text/i18n.js";
import { renderOrSay } from "../ui/failure.js";
import { goToTable } from "./arrival.js";

/**
 * @typedef {object} Page
 * @property {() => void} open  begins to work; to be called once
 * @property {() => void} draw
 * @property {() => void} [close]  ends all that it has begun
 */

/**
 * @param {HTMLElement} root
 * @param {import("../net/session.js").Session} session
 * @returns {Page}
 */
export function startPage(root, session) {
  let busy = false;
  /** @type {string | null} a key of the catalogues */
  let problem = leadsNowhere(location.href) ? "start.nowhere" : null;

  function draw() {
    document.title = t("app.name");
    const words = problem === null ? null : t(problem);
    const known = { name: session.name(), seats: session.seats() };
    const screen = () => startScreen({ ...known, busy, problem: words, create, count, join, learn });
    renderOrSay(root, screen);
  }

  /**
   * @param {string} name
   * @param {() => Promise<{code: string, invite?: string}>} find
   */
  async function go(name, find) {
    if (name !== "") session.keepName(name);
    busy = true;
    problem = null;
    draw();
    try {
      goToTable(await find());
    } catch (error) {
      busy = false;
      problem = error instanceof Problem ? error.key : "start.failed";
      draw();
    }
  }

  /** @param {string} name */
  const create = (name) => go(name, () => ask("api/rooms", {}));

  /** @param {string} name */
  const count = (name) => go(name, () => ask("api/rooms", { kind: "board" }));

  /** @param {string} name @param {string} game */
  const learn = (name, game) => go(name, () => ask("api/rooms", { lesson: game }));

  /** @param {string} name @param {string} code */
  const join = (name, code) =>
    go(name, async () => {
      if (!code) throw new Problem("start.code_missing");
      return ask(`api/rooms/${code}`);
    });

  /** What is over is no way back. */
  function open() {
    for (const code of session.seats()) {
      ask(`api/rooms/${code}`).catch((error) => {
        if (!(error instanceof Problem) || error.key !== "refusal.unknown_room") return;
        session.forget(code);
        draw();
      });
    }
  }

  return { open, draw };
}

class Problem extends Error {
  /** @param {string} key */
  constructor(key) {
    super(key);
    this.key = key;
  }
}

/**
 * @param {string} path
 * @param {Record<string, string>} [body]  to be posted
 * @returns {Promise<{code: string, invite?: string}>}
 */
async function ask(path, body) {
  const post = { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const response = await fetch(serverUrl(path), body && post);
  if (response.ok) return response.json();
  const { reason } = await response.json();
  throw new Problem(hasText(`refusal.${reason}`) ? `refusal.${reason}` : "start.failed");
}
