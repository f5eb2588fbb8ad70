/** Bytes, and their forms as text. */

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** @param {string} text @returns {Bytes} */
export function utf8(text) {
  return /** @type {Bytes} */ (new TextEncoder().encode(text));
}

/** @param {number} value @returns {Bytes} four bytes */
export function bigEndian(value) {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** @param {Bytes[]} parts @returns {Bytes} */
export function join(parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** @param {string} hex @returns {Bytes} */
export function fromHex(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/** @param {Bytes} bytes */
export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
