import assert from "node:assert/strict";
import { test } from "node:test";

import { INITIAL, reduce } from "../state/reduce.js";
import { OPENING, batch, member, roomView, welcome } from "./support/tables.js";

const LIVE = { type: "connection", connection: { phase: "live", reason: null, attempt: 0 } };
const playing = roomView({ phase: "playing", game: 1 });
const after = (messages, state = INITIAL) => messages.reduce(reduce, state);
const started = () => after([LIVE, welcome(), batch(2, OPENING, { room: playing })]);

test("changes of the room what a batch names, and leaves the rest", () => {
  const changes = { fields: { host: 2 }, members: [{ id: 2, ready: true }, member(4)], gone: [1] };
  const { room } = after([batch(3, [], { changes })], started());
  assert.deepEqual(room, { ...playing, host: 2, members: [member(2, { ready: true }), member(3), member(4)] });
});

test("sees a new game from the seat that changes name", () => {
  const changes = { fields: { phase: "playing" }, members: [{ id: 1, seat: 2 }], gone: [] };
  assert.equal(after([welcome(), batch(2, OPENING, { changes })]).view.viewer, 2);
});

test("knows how many votes are needed when somebody goes", () => {
  const overdue = { decision: 0, member: 1, votes: {}, needed: 2 };
  const state = after([batch(3, [], { changes: { fields: { overdue }, members: [], gone: [] } })], started());
  const notice = { type: "presence", away: [3], watchers: 0, at: 0 };
  assert.equal(reduce(state, { ...notice, needed: 1 }).room.overdue.needed, 1);
  assert.deepEqual(reduce(state, { ...notice, needed: 1, deciders: [2] }).room.overdue.deciders, [2]);
  assert.equal(reduce(state, notice).room.overdue.needed, 2);
  assert.equal(reduce(started(), { ...notice, needed: null }).room.overdue, null);
});
