/** Event listeners with an owner: whoever starts them gets what stops them. */

/**
 * @param {Pick<EventTarget, "addEventListener" | "removeEventListener">} target
 * @param {Record<string, (event: any) => void>} handlers  by the names of events
 * @param {AddEventListenerOptions} [options]
 * @returns {() => void} stops listening
 */
export function listen(target, handlers, options) {
  const each = Object.entries(handlers);
  for (const [name, handler] of each) target.addEventListener(name, handler, options);
  return () => {
    for (const [name, handler] of each) target.removeEventListener(name, handler, options);
  };
}

/** @param {number} ms @param {() => void} then @returns {() => void} stops it */
export function every(ms, then) {
  const timer = setInterval(then, ms);
  return () => clearInterval(timer);
}

/**
 * Ends what it owns.
 * @param {...() => void} stops
 */
export function createOwner(...stops) {
  return {
    /** @param {...() => void} more */
    own: (...more) => void stops.push(...more),
    dispose() {
      for (const stop of stops.splice(0)) stop();
    },
  };
}
