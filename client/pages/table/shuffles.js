/** The check of all shuffles of a game that is over, and what it is made of as a file. */

import { saveFile } from "../../ui/save.js";

/** @typedef {import("../../state/fairness.js").ShuffleRecord} ShuffleRecord */

/**
 * @param {import("../../state/reduce.js").State} state
 * @param {string} code
 * @param {import("../../net/session.js").Session} session
 * @returns {ShuffleRecord}
 */
export function recordOf({ you, view, witness, record, catalogue, room }, code, session) {
  return {
    format: "fliptable-record",
    version: 1,
    code,
    saved: Date.now(),
    you,
    viewer: view?.viewer ?? null,
    ownSeed: session.seed(code, room?.fairness.game_id ?? ""),
    witness,
    catalogue,
    parts: record,
  };
}

/**
 * @param {ShuffleRecord} record
 * @returns {Promise<import("../../state/fairness.js").Verdict>}
 */
export async function checkShuffles(record) {
  return (await import("../../state/fairness.js")).verify(record);
}

/** @param {ShuffleRecord} record */
export function downloadRecord(record) {
  const file = new Blob([JSON.stringify(record)], { type: "application/json" });
  saveFile(file, `fliptable-${record.code}-${record.witness.game}.json`);
}
