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

test("no file has more than 250 lines, but generated ones", () => {
  const written = readdirSync(CLIENT, { recursive: true, encoding: "utf8" }).filter((path) => /\.(js|css|html)$/.test(path));
  const long = written.filter((path) => {
    const text = readFileSync(CLIENT + path, "utf8");
    return text.split("\n").length > 251 && !/generated/i.test(text.slice(0, 200));
  });
  assert.deepEqual(long, []);
});
