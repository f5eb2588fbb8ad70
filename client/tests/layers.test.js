import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import test from "node:test";

import { LAYERS } from "../../.dependency-cruiser.js";

const CLIENT = new URL("../", import.meta.url).pathname;
const TYPE = /\bimport\("(\.[^"]+)"\)\./g;

const modules = readdirSync(CLIENT, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".js") && !path.startsWith("tests/"));

/** @param {string} path */
const folderOf = (path) => (path.includes("/") ? path.split("/")[0] ?? "" : "");

/** @param {string} folder  "" is above all */
function heightOf(folder) {
  const height = LAYERS.findIndex((layer) => layer.includes(folder));
  return height < 0 ? LAYERS.length : height;
}

test("the client has modules that import types", () => {
  const types = modules.filter((path) => readFileSync(CLIENT + path, "utf8").match(TYPE));
  assert.ok(types.length > 50);
});

test("types are imported from the layers below too", () => {
  for (const path of modules) {
    const folder = folderOf(path);
    for (const [, target] of readFileSync(CLIENT + path, "utf8").matchAll(TYPE)) {
      const other = folderOf(normalize(join(dirname(path), target ?? "")));
      assert.ok(
        other === folder || heightOf(other) < heightOf(folder),
        `${path} imports a type from ${target}`,
      );
    }
  }
});

/** What stands in the braces that begin at `from`, and the name behind them. */
function typedef(text, from) {
  let depth = 1;
  let at = from;
  for (; depth > 0; at += 1) depth += { "{": 1, "}": -1 }[text[at]] ?? 0;
  return { what: text.slice(from, at - 1).trim(), name: /^\s*\*?\s*(\w+)/.exec(text.slice(at))?.[1] ?? "" };
}

test("no two types share a name", () => {
  /** @type {Map<string, string>} the type that each name stands for */
  const known = new Map();
  const wire = readFileSync(`${CLIENT}wire/types.d.ts`, "utf8");
  for (const [, name] of wire.matchAll(/^export (?:type|interface) (\w+)/gm)) known.set(name, `${name} of wire/types.js`);
  for (const path of modules) {
    const text = readFileSync(CLIENT + path, "utf8");
    for (const { index } of text.matchAll(/@typedef \{/g)) {
      const { what, name } = typedef(text, index + "@typedef {".length);
      const [, from, theirs] = /^import\("([^"]+)"\)\.(\w+)$/.exec(what) ?? [];
      const meant = from === undefined ? `${name} of ${path}` : `${theirs} of ${normalize(join(dirname(path), from))}`;
      assert.equal(known.get(name) ?? meant, meant, `${path} calls something else ${name}`);
      known.set(name, meant);
    }
  }
});
