import assert from "node:assert/strict";
import { test } from "node:test";

import { createStore } from "../state/store.js";

function counter() {
  return createStore((count, step) => count + step, 0);
}

test("tells listeners the state, the one before and the message", () => {
  const store = counter();
  const heard = [];
  store.subscribe((...news) => heard.push(news));
  store.dispatch(2);
  store.dispatch(3);
  assert.deepEqual(heard, [
    [2, 0, 2],
    [5, 2, 3],
  ]);
});

test("is silent about a message that changes nothing", () => {
  const store = counter();
  store.subscribe(() => assert.fail("nothing has changed"));
  store.dispatch(0);
});

test("lets everybody hear of a message before the next one that a listener sends", () => {
  const store = counter();
  const heard = [];
  store.subscribe((count) => count === 1 && store.dispatch(10));
  store.subscribe((count) => heard.push(count));
  store.dispatch(1);
  assert.deepEqual(heard, [1, 11]);
});

test("goes on after a listener has failed", () => {
  const store = counter();
  const stop = store.subscribe(() => {
    throw new Error("a broken screen");
  });
  assert.throws(() => store.dispatch(1), /a broken screen/);
  stop();
  store.dispatch(1);
  assert.equal(store.state(), 2);
});

test("forgets a listener whose subscription has ended", () => {
  const store = counter();
  const stop = store.subscribe(() => assert.fail("the subscription has ended"));
  stop();
  store.dispatch(1);
});
