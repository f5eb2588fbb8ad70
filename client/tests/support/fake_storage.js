import { createMemory } from "../../net/storage.js";

/** A storage of its own for one test. */
export function freshMemory() {
  const values = new Map();
  return createMemory(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  }));
}

/** A storage that the browser refuses. */
export function refusedMemory() {
  return createMemory(() => {
    throw new Error("storage is blocked");
  });
}
