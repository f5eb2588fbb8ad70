/** A batch that came as a list (protocol version 3), as the object that it stands for. */

import { SHAPES } from "./shapes.js";

/**
 * @param {any} frame  what a frame of the server has: a message, or the list of a batch
 * @returns {any} the message
 */
export function expand(frame) {
  if (!Array.isArray(frame)) return frame;
  const [seq, link, events, decision, remaining, take_back, risks, rest, worth, check = null] = frame;
  return {
    seq,
    events: read("PublicEvent*", events),
    prompt: { decision: read("Decision", decision), remaining, worth, take_back },
    room: null,
    board: null,
    stood_in: null,
    changes: null,
    rules: [],
    ...rest,
    risks,
    link,
    check,
    type: "batch",
  };
}

/**
 * @param {string} kind  with a star for a list of them
 * @param {any[] | null} list
 * @returns {any}
 */
function read(kind, list) {
  if (list === null) return null;
  if (kind.endsWith("*")) return list.map((inside) => read(kind.slice(0, -1), inside));
  const members = /** @type {(string | null)[][]} */ (SHAPES[kind]);
  const alone = members[0]?.[0] === null;
  // The minifier would take a pattern with a rest apart, and read it before `members`.
  const shape = /** @type {string[]} */ (members[alone ? 0 : list[0]]);
  /** @type {Record<string, any>} */
  const value = {};
  shape.slice(1).forEach((field, place) => {
    const [described, usual = "null"] = /** @type {[string, string?]} */ (field.split("="));
    const [name, inside] = /** @type {[string, string?]} */ (described.split(":"));
    const at = alone ? place : place + 1;
    if (at >= list.length) value[name] = JSON.parse(usual);
    else value[name] = inside === undefined ? list[at] : read(inside, list[at]);
  });
  if (!alone) value["type"] = shape[0];
  return value;
}
