/**
 * What this device remembers. Browsers may refuse storage (private windows, blocked cookies, a full disk); then
 * things are remembered as long as the page lives.
 */

const PREFIX = "fliptable.";

/**
 * @typedef {object} Memory
 * @property {(key: string) => string | null} get
 * @property {(key: string, value: string) => void} set
 * @property {(key: string) => void} remove
 * @property {(key: string) => boolean} kept  whether `key` outlives the page as it was set or removed last
 */

/**
 * @param {() => Pick<Storage, "getItem" | "setItem" | "removeItem">} open  may throw, as may all its methods
 * @returns {Memory}
 */
export function createMemory(open = () => localStorage) {
  /** @type {Map<string, string | null>} values that storage did not take; null: it did not remove them */
  const refused = new Map();

  return {
    get(key) {
      const kept = refused.get(key);
      if (kept !== undefined) return kept;
      try {
        return open().getItem(PREFIX + key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        open().setItem(PREFIX + key, value);
        refused.delete(key);
      } catch {
        refused.set(key, value);
      }
    },
    remove(key) {
      try {
        open().removeItem(PREFIX + key);
        refused.delete(key);
      } catch {
        refused.set(key, null);
      }
    },
    kept: (key) => !refused.has(key),
  };
}

/** The memory of this page. */
export const memory = createMemory();
