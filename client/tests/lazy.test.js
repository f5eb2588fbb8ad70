import assert from "node:assert/strict";
import { test } from "node:test";

import { lazy } from "../ui/lazy.js";

/** Something that is fetched, with what each attempt brings. */
function fetched(...attempts) {
  const calls = { loads: 0, arrivals: 0 };
  const load = async () => {
    calls.loads += 1;
    const attempt = attempts.shift();
    if (attempt instanceof Error) throw attempt;
    return attempt;
  };
  return { calls, thing: lazy(load, { arrived: () => (calls.arrivals += 1) }) };
}

test("nothing is fetched before it is wanted", () => {
  const { calls, thing } = fetched("it");
  assert.equal(thing.now(), null);
  assert.equal(calls.loads, 0);
});

test("it is fetched once, however many want it meanwhile and later", async () => {
  const { calls, thing } = fetched("it", "another");
  thing.want();
  assert.deepEqual(await Promise.all([thing.fetch(), thing.fetch()]), ["it", "it"]);
  thing.want();
  assert.equal(thing.now(), "it");
  assert.deepEqual(calls, { loads: 1, arrivals: 1 });
});

test("what did not arrive can be fetched again", async () => {
  const { calls, thing } = fetched(new Error("offline"), "it");
  await assert.rejects(thing.fetch(), /offline/);
  assert.equal(thing.now(), null);
  assert.equal(await thing.fetch(), "it");
  assert.deepEqual(calls, { loads: 2, arrivals: 1 });
});

test("it is not here in a language whose words are not, and stays the same when they have come", async () => {
  const words = new Set();
  let language = "en";
  let number = 0;
  const load = async () => {
    words.add(language);
    return ++number;
  };
  const thing = lazy(load, { ready: () => words.has(language) });
  await thing.fetch();
  language = "de";
  assert.equal(thing.now(), null);
  thing.want();
  await thing.fetch();
  assert.equal(thing.now(), 1);
});
