/** What is fetched when it is first wanted: modules, and the messages that go with them. */

/**
 * @template T
 * @typedef {object} Lazy
 * @property {() => T | null} now  null: not here, or not in the language in use
 * @property {() => Promise<T>} fetch  rejected when it did not arrive; then it may be asked for again
 * @property {() => void} want  as `fetch`, once at a time, for what can wait: the next wish tries again
 */

/**
 * @template T
 * @param {() => Promise<T>} load
 * @param {object} [hooks]
 * @param {() => boolean} [hooks.ready]  whether all that goes with it is here too
 * @param {() => void} [hooks.arrived]
 * @returns {Lazy<T>}
 */
export function lazy(load, { ready = () => true, arrived = () => {} } = {}) {
  /** @type {T | null} */
  let found = null;
  /** @type {Promise<T> | null} */
  let fetching = null;

  const now = () => (ready() ? found : null);

  async function fetchNow() {
    try {
      const loaded = await load();
      found ??= loaded;
    } finally {
      fetching = null;
    }
    arrived();
    return found;
  }

  async function fetch() {
    return now() ?? (fetching ??= fetchNow());
  }

  return {
    now,
    fetch,
    want() {
      if (now() === null) fetch().catch(() => {});
    },
  };
}
