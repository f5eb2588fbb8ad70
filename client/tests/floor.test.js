import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { sources } from "./support/sources.js";

const ROOT = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, ROOT), "utf8");

const FLOOR = JSON.parse(read("package.json")).browserslist.map((line) => line.split(" "));

for (const path of ["client/text/en/pages.json", "client/text/de/pages.json", "docs/browsers.md"]) {
  test(`${path} names the oldest browsers that package.json names`, () => {
    const versions = FLOOR.map(([, version]) => version);
    for (const version of versions) assert.match(read(path), new RegExp(`\\b${version.replace(".", "\\.")}\\b`));
  });
}

test("the page holds what it says where its script does not start, for the script to throw out", () => {
  const [, inside] = /<div id="app">([\s\S]*)<\/div>\s*<noscript>/.exec(read("client/index.html"));
  assert.match(inside, /\{late\.browser\}/);
});

for (const [path, text] of styles()) {
  test(`${path} has units of the size of a screen's part or of a container only behind @supports`, () => {
    const outside = text.replace(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "");
    assert.deepEqual(outside.match(/\d(?:[sld]v[hwib]|cq[a-z]+)\b/g) ?? [], []);
  });
}

/** Linters look into no custom property. */
function styles() {
  return readdirSync(new URL("client/", ROOT), { recursive: true })
    .filter((path) => path.endsWith(".css"))
    .map((path) => [`client/${path}`, read(`client/${path}`)]);
}

test("style sheets ask for the marks that screens set, and for all of them", () => {
  const asked = styles().flatMap(([, text]) => [...text.matchAll(/\[data-has~="([\w-]+)"\]/g)].map((found) => found[1]));
  const set = sources("client", ".js").flatMap((text) =>
    [...text.matchAll(/\bmark: (`[^`]*`|[^,}]+)|, "((?:card|seat)-choice)"/g)].flatMap(([, value, name]) =>
      name ? [name] : [...value.replace(/==+ "[^"]*"/g, "").matchAll(/"([a-z-]+)"/g)].map((found) => found[1]),
    ),
  );
  assert.deepEqual([...new Set(set)].sort(), [...new Set(asked)].sort());
});
