import assert from "node:assert/strict";
import { test } from "node:test";

import { h, render } from "../ui/dom.js";
import { drawn, freshHost, texts } from "./support/fake_dom.js";

/** A screen with text, a number that stands alone, a field and a list. */
const screen = (points, names = ["Ann", "Ben"]) => [
  h("h1", null, "It is ", names[0], "’s turn"),
  h("p", { class: "points" }, points, " points"),
  h("input", { key: "name", "aria-label": "Your name", value: "" }),
  h(
    "ul",
    null,
    names.map((name) => h("li", { key: name }, name)),
  ),
];

/** As page translators do, each text goes into two elements. */
function wrapTexts(host) {
  for (const text of texts(host)) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
    text.nodeValue = `«${text.nodeValue}»`;
  }
}

const MEDDLERS = {
  "a translator wraps each text": wrapTexts,
  "a translator writes over each text": (host) => texts(host).forEach((text) => (text.nodeValue = "…")),
  "a translator puts new texts for ours": (host) =>
    texts(host).forEach((text) => text.replaceWith(document.createTextNode(`«${text.nodeValue}»`))),
  "an extension takes every text away": (host) => texts(host).forEach((text) => text.remove()),
  "an extension takes everything away": (host) => [...host.childNodes].forEach((node) => node.remove()),
  "an extension puts something before everything": (host) =>
    [host, ...host.childNodes].forEach((parent) =>
      parent.insertBefore(document.createElement("aside"), parent.firstChild),
    ),
  "an extension puts something behind everything": (host) =>
    [host, ...host.childNodes].forEach((parent) => parent.append(document.createElement("aside"))),
  "an extension wraps every element": (host) =>
    [...host.childNodes].forEach((node) => {
      const wrapper = document.createElement("span");
      node.replaceWith(wrapper);
      wrapper.append(node);
    }),
  "an extension puts the elements in another order": (host) => host.append(...[...host.childNodes].reverse()),
  "an extension moves an element into its neighbour": ({ childNodes: [first, second] }) => second.append(first),
  "an extension changes attributes": (host) =>
    host.childNodes.forEach((element) => {
      for (const name of element.attributes.keys()) element.setAttribute(name, `«${element.getAttribute(name)}»`);
    }),
  "an extension takes attributes away": (host) =>
    host.childNodes.forEach((element) => {
      for (const name of [...element.attributes.keys()]) element.removeAttribute(name);
    }),
};

for (const [what, meddle] of Object.entries(MEDDLERS)) {
  for (const [how, points, names] of [
    ["the same", 3],
    ["another number", 12],
    ["other people", 3, ["Cem", "Ann"]],
    ["fewer people", 0, ["Ben"]],
  ]) {
    test(`${what}, then the screen is drawn with ${how}: it is what was drawn`, () => {
      const host = freshHost();
      render(host, screen(3));
      meddle(host);
      render(host, screen(points, names));
      const fresh = freshHost();
      render(fresh, screen(points, names));
      assert.equal(drawn(host), drawn(fresh));
    });
  }
}

test("a field keeps what was typed, and the focus, whoever wraps it", () => {
  const host = freshHost();
  render(host, screen(3));
  const field = host.childNodes[2];
  field.value = "Mia";
  field.focus();
  MEDDLERS["an extension wraps every element"](host);
  field.focus(); // a browser takes it away from what is moved
  render(host, screen(4));
  assert.equal(host.childNodes[2], field);
  assert.equal(field.value, "Mia");
  assert.equal(document.activeElement, field);
});

test("what is ours is not moved because of what somebody put beside it", () => {
  const host = freshHost();
  render(host, screen(3));
  host.childNodes[2].focus();
  MEDDLERS["an extension puts something before everything"](host);
  const field = document.activeElement;
  field.remove = () => assert.fail("it was taken out");
  render(host, screen(3));
  assert.equal(document.activeElement, field);
});

test("elements with a key survive another order and others beside them", () => {
  const host = freshHost();
  const list = (...names) => render(host, names.map((name) => h("li", { key: name }, name)));
  list("Ann", "Ben", "Cem");
  const [ann, ben, cem] = host.childNodes;
  list("Cem", "Dot", "Ann", "Ben");
  assert.deepEqual([host.childNodes[0], host.childNodes[2], host.childNodes[3]], [cem, ann, ben]);
  assert.equal(host.textContent, "CemDotAnnBen");
});

test("what was moved out of the host goes all the same", () => {
  const host = freshHost();
  render(host, h("p", null, "old"));
  document.body.append(host.firstChild);
  render(host, h("h1", null, "new"));
  assert.equal(drawn(document.body), "<body><div><h1>new</h1></div></body>");
});

test("of two with the same key none stays behind", () => {
  const host = freshHost();
  render(host, h("li", { key: 1 }, "a"), h("li", { key: 1 }, "b"));
  render(host, h("li", { key: 2 }, "c"));
  assert.equal(drawn(host), "<div><li>c</li></div>");
});

test("what has not changed is not written", () => {
  const host = freshHost();
  render(host, screen(3));
  const written = host.childNodes.map(({ writes }) => writes);
  render(host, screen(3));
  assert.deepEqual(host.childNodes.map(({ writes }) => writes), written);
});

test("attributes come, change and go", () => {
  const host = freshHost();
  const draw = (props) => render(host, h("button", props));
  draw({ class: "big", disabled: true, "aria-pressed": "false" });
  assert.equal(drawn(host), '<div><button class="big" disabled="" aria-pressed="false"></button></div>');
  draw({ class: "small", disabled: false, tabindex: 0 });
  assert.equal(drawn(host), '<div><button class="small" tabindex="0"></button></div>');
  draw(null);
  assert.equal(drawn(host), "<div><button></button></div>");
});

test("what a person did to a control stays until the model says something else", () => {
  const host = freshHost();
  const draw = (open) => render(host, h("details", { open }, h("input", { value: open ? "a" : "b" })));
  draw(true);
  const [details] = host.childNodes;
  details.open = false;
  details.firstChild.value = "typed";
  draw(true);
  assert.deepEqual([details.open, details.firstChild.value], [false, "typed"]);
  draw(false);
  draw(true);
  assert.deepEqual([details.open, details.firstChild.value], [true, "a"]);
});

test("if the focused element goes, the focus goes to what surrounded it", () => {
  const host = freshHost();
  const draw = (...content) => render(host, h("main", { tabindex: -1 }, h("div", null, content)));
  draw(h("button", null, "Hit"));
  host.firstChild.firstChild.firstChild.focus();
  draw();
  assert.equal(document.activeElement, host.firstChild);
});
