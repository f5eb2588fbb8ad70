/** What newer browsers do themselves, but not the oldest that this client is for (docs/browsers.md). */

/**
 * @template T
 * @param {readonly T[] | null | undefined} list
 * @returns {T | undefined}
 */
export function lastOf(list) {
  return list?.[list.length - 1];
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {(item: T) => boolean} holds
 * @returns {number} -1: for none
 */
export function findLastIndex(list, holds) {
  let at = list.length - 1;
  while (at >= 0 && !holds(/** @type {T} */ (list[at]))) at -= 1;
  return at;
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {(item: T) => boolean} holds
 * @returns {T | undefined}
 */
export function findLast(list, holds) {
  return list[findLastIndex(list, holds)];
}

/**
 * @template T
 * @param {readonly T[]} list
 * @returns {T[]} a new one
 */
export function reversed(list) {
  return [...list].reverse();
}
