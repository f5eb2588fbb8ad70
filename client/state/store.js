/** One state, one way to change it. */

/**
 * @template State, Message
 * @typedef {object} Store
 * @property {() => State} state
 * @property {(message: Message) => void} dispatch
 * @property {(listener: (state: State, before: State, message: Message) => void) => () => void} subscribe
 *   returns the function that ends the subscription
 */

/**
 * Listeners hear of every message that changed the state, in the order of subscription. A message dispatched by
 * a listener waits until all have heard of the current one, so that nobody sees messages out of order.
 *
 * @template State, Message
 * @param {(state: State, message: Message) => State} reduce
 * @param {State} initial
 * @returns {Store<State, Message>}
 */
export function createStore(reduce, initial) {
  let state = initial;
  /** @type {Set<(state: State, before: State, message: Message) => void>} */
  const listeners = new Set();
  /** @type {Message[]} */
  const queue = [];
  let busy = false;

  /** @param {Message} message */
  function handle(message) {
    const before = state;
    state = reduce(before, message);
    if (state !== before) {
      for (const listener of listeners) listener(state, before, message);
    }
  }

  return {
    state: () => state,
    dispatch(message) {
      queue.push(message);
      if (busy) return;
      busy = true;
      try {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) handle(next);
      } finally {
        busy = false;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
