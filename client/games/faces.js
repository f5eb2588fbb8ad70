/**
 * What each card code looks like. The only place in the browser that knows one card from another: `kind` decides
 * where in a row it lies and how it is coloured, `steps` how many cards a flip card turns.
 *
 * A kind's word at the lower edge comes from the catalogue as `face.CODE`.
 */

import { hasText, t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import {
  bolt,
  clover,
  coin,
  corners,
  flame,
  flips,
  grab,
  heart,
  lettering,
  octagon,
  ring,
  snowflake,
  swap,
  twins,
  weave,
  wedge,
} from "./shapes.js";

/** @typedef {import("../ui/dom.js").Node_} VNode */
/** @typedef {"number" | "bonus" | "malus" | "action"} Kind */
/** @typedef {{kind: Kind, look: string, draw: () => VNode[], steps?: number}} Face */

/** @param {string} code @returns {VNode[]} */
const numeral = (code) => [
  lettering(code, 30, 56, code.length > 1 ? 38 : 44, "numeral"),
  ...corners(code),
];

/** @param {string} code @param {(label: string) => VNode[]} [behind] @returns {Face} */
const number = (code, behind) => ({
  kind: "number",
  look: `number n${code.replace(/\D/g, "")}`,
  draw: () => [...(behind ? behind(code) : []), ...numeral(code)],
});

/** @param {string} label @param {number} [size] @returns {Face} */
const bonus = (label, size = 26) => ({
  kind: "bonus",
  look: "bonus",
  draw: () => [...coin(), lettering(label, 30, 40 + size * 0.35, size, "on-solid")],
});

/** @param {string} label @returns {Face} */
const malus = (label) => ({
  kind: "malus",
  look: "malus",
  draw: () => [...wedge(), lettering(label, 30, 35, label.length > 2 ? 20 : 25, "on-solid")],
});

/** @param {string} look @param {() => VNode[]} draw @param {number} [steps] @returns {Face} */
const action = (look, draw, steps) => ({
  kind: "action",
  look: `action ${look}`,
  draw,
  ...(steps ? { steps } : {}),
});

/** @type {Record<string, Face>} */
const FACES = {
  ...Object.fromEntries(Array.from({ length: 14 }, (_, n) => [String(n), number(String(n))])),
  U7: { kind: "number", look: "number special unlucky", draw: () => [...bolt(), ...numeral("7")] },
  L13: { kind: "number", look: "number special lucky", draw: () => [...clover(), ...numeral("13")] },
  "+2": bonus("+2"),
  "+4": bonus("+4"),
  "+6": bonus("+6"),
  "+8": bonus("+8"),
  "+10": bonus("+10", 21),
  x2: {
    kind: "bonus",
    look: "bonus double",
    draw: () => [...twins(), lettering("×2", 26.4, 54, 26, "on-solid")],
  },
  "/2": malus("÷2"),
  "-2": malus("−2"),
  "-4": malus("−4"),
  "-6": malus("−6"),
  "-8": malus("−8"),
  "-10": malus("−10"),
  FREEZE: action("freeze", snowflake),
  FLIP3: action("flip", () => flips(3), 3),
  FLIP4: action("flip", () => flips(4), 4),
  CHANCE: action("chance", () => [...heart(), lettering("2", 30, 44, 24, "on-solid")]),
  JUST1: action("just", () => [...octagon(), lettering("+1", 30, 45, 26, "on-solid")]),
  SWITCH: action("switch", swap),
  STEAL: action("steal", grab),
  BURN: action("burn", flame),
};

/** Faces that differ from game to game although the code is the same. @type {Record<string, Record<string, Face>>} */
const OWN_FACES = {
  vengeance: { 0: { kind: "number", look: "number special zero", draw: () => [...ring(), ...numeral("0")] } },
};

/** Three rows that show at first sight what is played here: a safe one, a busted one, one that could be better. */
export const PICTURE = {
  safe: { cards: ["8", "5", "x2"], points: 26 },
  busted: { cards: ["9", "3", "9"], points: 0 },
  own: { cards: ["4", "11"], points: 15 },
};

/** A few cards by which each game is known. @type {Record<string, string[]>} */
export const SAMPLES = {
  flip7: ["FREEZE", "7", "CHANCE"],
  vengeance: ["STEAL", "L13", "-6"],
};

/** @type {Face} */
const BACK = { kind: "number", look: "back", draw: weave };

/**
 * @param {string | null} code  null: a card whose face nobody here may see
 * @param {string} game
 * @returns {Face}
 */
export function face(code, game) {
  if (code === null) return BACK;
  return (
    OWN_FACES[game]?.[code] ?? FACES[code] ?? { kind: "action", look: "action", draw: () => numeral(code) }
  );
}

/**
 * The picture of a card, without a name of its own for screen readers: rows and buttons say it in words.
 * @param {string | null} code
 * @param {string} game
 * @returns {VNode}
 */
export function drawing(code, game) {
  const { look, draw } = face(code, game);
  const key = `face.${code}`;
  return h(
    "svg",
    { class: `face ${look}`, viewBox: "0 0 60 84", "aria-hidden": "true", focusable: "false", translate: "no" },
    h("rect", { x: 1, y: 1, width: 58, height: 82, rx: 8, class: "paper" }),
    code !== null && h("rect", { x: 5, y: 5, width: 50, height: 74, rx: 5, class: "rim" }),
    draw(),
    code !== null && hasText(key) && wording(t(key)),
  );
}

/** @param {string} word @returns {VNode} */
function wording(word) {
  const fit = word.length > 5 ? { textLength: 46, lengthAdjust: "spacingAndGlyphs" } : {};
  return h("text", { x: 30, y: 75.5, "font-size": 12.5, "text-anchor": "middle", class: "word", ...fit }, word);
}
