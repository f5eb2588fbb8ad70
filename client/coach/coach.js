/**
 * The bubble in which the coach of a lesson speaks, above one's own place. He keeps what he has told; everything
 * else follows from the table.
 */

import { nameOfCode, optionParams, sentence } from "../components/words.js";
import { drawing } from "../games/faces.js";
import { explain } from "../help/topics.js";
import { formatList, t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { BEGIN, hint, tipsFrom } from "./topics.js";

/** @typedef {import("./topics.js").Tip} Tip */
/** @typedef {import("../ui/dom.js").Content} Content */
/** @typedef {import("../ui/dom.js").Node_} VNode */
/** @typedef {import("../components/context.js").TableContext} TableContext */

/** @param {() => void} redraw @returns {import("./lessons.js").Coach} */
export function createCoach(redraw) {
  /** @type {Tip[]} */
  const tips = [BEGIN];
  let shown = 0;
  /** How far the log was read; null: not yet. @type {number | null} */
  let heard = null;
  let open = true;

  /**
   * Whoever has played on is told what is new; whoever still reads may finish.
   * @param {import("../state/log.js").LogEntry[]} log
   * @param {import("../components/context.js").Sight} at
   */
  function follow(log, at) {
    const told = tips.length;
    const news = log.slice(heard ?? 0);
    for (const tip of tipsFrom(at, news)) {
      if (!tips.some(({ id }) => id === tip.id)) tips.push(tip);
    }
    const played = news.some(({ params: { player } }) => isSeat(player, at.viewer));
    if (heard !== null && played) shown = Math.min(told, tips.length - 1);
    heard = log.length;
  }

  /** @param {() => void} act */
  const press = (act) => () => {
    act();
    redraw();
  };

  /** @param {TableContext} at @returns {import("../components/context.js").Speech} */
  function speechAt(at) {
    const cards = at.room.lesson ?? [];
    const seen = cards.filter((code) => tips.some(({ id }) => id === code));
    const over = at.table.history.length > 0;
    if (!open || (over && !at.room.paused)) {
      const bubble = h(
        "button",
        { key: "coach", type: "button", class: "button quiet coach-open", mark: "coach-open", onclick: press(() => (open = true)) },
        icon("help"),
        t("coach.title"),
      );
      return { bubble, leads: false };
    }
    const turn = (/** @type {number} */ step) => press(() => (shown += step));
    const bubble = h(
      "section",
      { key: "coach", class: "coach panel", mark: "coach", "aria-label": t("coach.title") },
      over ? summary(at, cards, seen) : speech(at, tips[shown] ?? BEGIN, cards.length - seen.length),
      h(
        "div",
        { key: "turning", class: "coach-turning" },
        over
          ? ways(at)
          : [
              shown > 0 && button("back", "button quiet", turn(-1)),
              shown < tips.length - 1 && button("next", "button", turn(1)),
            ],
        !over &&
          h("span", { key: "seen", class: "small muted" }, t("coach.seen", { count: seen.length, of: cards.length })),
      ),
      h(
        "button",
        {
          key: "close",
          type: "button",
          class: "button quiet square coach-close",
          "aria-label": t("coach.close"),
          onclick: press(() => (open = false)),
        },
        icon("close"),
      ),
    );
    return { bubble, leads: over && at.host };
  }

  return { follow, speech: speechAt };
}

/** @param {import("../state/log.js").LogParam | undefined} player @param {number | null} seat */
const isSeat = (player, seat) => typeof player === "object" && "seat" in player && player.seat === seat;

/**
 * What has just happened, and what to do next; whose turn it is otherwise is only shown. The summary takes its place
 * in the same element, since what is put into it is read.
 *
 * @param {TableContext} at
 * @param {Tip} tip
 * @param {number} missing
 */
function speech(at, { id, entry, about }, missing) {
  const { game } = at.table.options;
  const what = about === null ? null : explain(about, { game, catalogue: [] });
  const next = hint(at, missing);
  return h(
    "div",
    { key: "says", class: "coach-speech", mark: "coach-speech", role: "status" },
    what?.code && h("div", { key: "picture", class: "coach-picture" }, drawing(what.code, game)),
    h(
      "div",
      { key: id, class: "coach-words" },
      h("strong", null, entry === null ? t("coach.begin") : sentence(at, entry)),
      h("p", null, entry === null ? t(`coach.begin.${game}`) : (what?.text ?? "")),
    ),
    next &&
      h(
        "p",
        {
          key: `next ${next}`,
          class: "coach-next",
          "aria-hidden": at.prompt.decision?.seat === at.viewer ? null : "true",
        },
        icon("turn"),
        h("span", null, next),
      ),
  );
}

/** @param {TableContext} at @param {string[]} cards @param {string[]} seen */
function summary(at, cards, seen) {
  const line = at.table.history[0]?.lines.find(({ seat }) => seat === at.viewer);
  return h(
    "div",
    { key: "says", class: "coach-summary", mark: "coach-summary", role: "status" },
    h("strong", { key: "end" }, t("coach.end", { count: line?.points ?? 0 })),
    h("p", { key: "more" }, t("coach.end.more", optionParams(at.table.options))),
    list(at, "coach.end.seen", seen),
    list(at, "coach.end.missed", cards.filter((code) => !seen.includes(code))),
    h("p", { key: "laid", class: "small muted" }, t("coach.end.laid")),
  );
}

/**
 * Cards that explain themselves when they are pointed at.
 * @param {TableContext} at
 * @param {string} key
 * @param {string[]} codes
 */
function list({ table: { options } }, key, codes) {
  const cards = formatList(codes.map((code) => nameOfCode(code, options.game)));
  return (
    codes.length > 0 && [
      h("p", { key }, t(key, { cards })),
      h(
        "p",
        { key: `${key} cards`, class: "coach-cards", "aria-hidden": "true" },
        codes.map((code) => h("span", { "data-about": `card ${code}` }, drawing(code, options.game))),
      ),
    ]
  );
}

/** How it can go on. @param {TableContext} at @returns {Content} */
function ways(at) {
  if (!at.host) return null;
  return [
    button("real", "button primary", () => at.send({ type: "rematch" })),
    button("on", "button", () => at.send({ type: "resume" })),
  ];
}

/** @param {string} key @param {string} look @param {() => void} onclick */
const button = (key, look, onclick) => h("button", { key, type: "button", class: look, onclick }, t(`coach.${key}`));
