/**
 * The same table drawn by our renderer, by Preact and by lit-html. `window.measure(name)` is called by renderers.py,
 * which serves this page; the two libraries are fetched and never part of the project.
 */

import { h as ours, render as draw } from "/client/ui/dom.js";
import { html, nothing, render as litRender, svg } from "/lit-html/lit-html.js";
import { repeat } from "/lit-html/directives/repeat.js";
import { h as preactH, render as preactRender } from "/preact/dist/preact.mjs";

const SEATS = 18;
const CARDS = 7;

/** @param {number} asked  the seat on turn, whose points differ, too */
const model = (asked) => ({
  asked,
  seats: Array.from({ length: SEATS }, (_, seat) => ({
    seat,
    name: `Player ${seat}`,
    points: seat === asked ? 40 : 10 + seat,
    cards: Array.from({ length: CARDS }, (_, card) => String((seat + card) % 13)),
  })),
});

const press = () => {};

/** For renderers that are given trees. @param {typeof ours} h */
const tree = (h) => (/** @type {ReturnType<typeof model>} */ { asked, seats }) =>
  h(
    "main",
    { key: "table", class: "table" },
    h("h1", { key: "turn" }, `It is the turn of Player ${asked}`),
    h(
      "ol",
      { key: "seats", class: "seats" },
      ...seats.map(({ seat, name, points, cards }) =>
        h(
          "li",
          { key: seat, class: seat === asked ? "seat asked" : "seat", "data-seat": String(seat) },
          h("h3", { class: "seat-name" }, name),
          h("strong", { class: "points" }, String(points)),
          seat === asked ? h("button", { type: "button", onclick: press }, "Hit") : null,
          h(
            "ul",
            { class: "hand", style: { "--cards": String(cards.length) } },
            ...cards.map((code, card) =>
              h(
                "li",
                { key: card, "data-card": String(card) },
                h(
                  "svg",
                  { class: `face n${code}`, viewBox: "0 0 60 84", "aria-hidden": "true" },
                  h("rect", { x: "1", y: "1", width: "58", height: "82", rx: "8", class: "paper" }),
                  h("rect", { x: "5", y: "5", width: "50", height: "74", rx: "5", class: "rim" }),
                  h("text", { x: "30", y: "56", "text-anchor": "middle" }, code),
                ),
                h("span", { class: "sr-only" }, code),
              ),
            ),
          ),
        ),
      ),
    ),
  );

const face = (code) => svg`<svg class=${`face n${code}`} viewBox="0 0 60 84" aria-hidden="true"
  ><rect x="1" y="1" width="58" height="82" rx="8" class="paper"></rect
  ><rect x="5" y="5" width="50" height="74" rx="5" class="rim"></rect
  ><text x="30" y="56" text-anchor="middle">${code}</text></svg>`;

const litTree = ({ asked, seats }) => html`<main class="table"
  ><h1>${`It is the turn of Player ${asked}`}</h1
  ><ol class="seats">${repeat(seats, ({ seat }) => seat, ({ seat, name, points, cards }) => html`<li
    class=${seat === asked ? "seat asked" : "seat"} data-seat=${seat}
    ><h3 class="seat-name">${name}</h3
    ><strong class="points">${String(points)}</strong
    >${seat === asked ? html`<button type="button" @click=${press}>Hit</button>` : nothing}<ul
    class="hand" style=${`--cards: ${cards.length};`}>${repeat(cards, (_, card) => card, (code, card) => html`<li data-card=${card}
      >${face(code)}<span class="sr-only">${code}</span></li>`)}</ul></li>`)}</ol></main>`;

const drawings = {
  "ui/dom.js": (host, state) => draw(host, tree(ours)(state)),
  Preact: (host, state) => preactRender(tree(preactH)(state), host),
  "lit-html": (host, state) => litRender(litTree(state), host),
};

function freshHost() {
  document.body.replaceChildren();
  const host = document.createElement("div");
  document.body.append(host);
  return host;
}

/** Milliseconds of one call, the median of many. */
function time(prepare, act, times = 60) {
  const taken = Array.from({ length: times }, (_, turn) => {
    prepare(turn);
    const start = performance.now();
    act(turn);
    return performance.now() - start;
  });
  return taken.sort((a, b) => a - b)[times >> 1];
}

/** As page translators do. */
function translate(host) {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(`«${text.nodeValue}»`);
  }
}

/** What stands there after a translator came and the game went on. */
function afterTranslator(drawing) {
  const host = freshHost();
  drawing(host, model(0));
  translate(host);
  try {
    drawing(host, model(1));
  } catch (error) {
    return `throws ${error.name}`;
  }
  const wanted = "It is the turn of Player 1";
  const found = host.querySelector("h1").textContent;
  return found === wanted ? "true" : `false: “${found}”`;
}

window.measure = (name) => {
  const drawing = drawings[name];
  let host = freshHost();
  const first = time(() => (host = freshHost()), () => drawing(host, model(0)));
  const elements = host.querySelectorAll("*").length;
  const again = time(() => {}, () => drawing(host, model(0)));
  const turn = time(() => {}, (number) => drawing(host, model(number % SEATS)));
  return { first, again, turn, elements, translated: afterTranslator(drawing) };
};
