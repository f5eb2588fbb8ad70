/** CRC-32 (IEEE 802.3), by which server and browser notice that their views of a table differ. */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  }
  return remainder;
});

/**
 * @param {string} text
 * @returns {number} CRC-32 of the UTF-8 bytes, as an unsigned 32-bit integer
 */
export function crc32(text) {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc = (crc >>> 8) ^ /** @type {number} */ (TABLE[(crc ^ byte) & 0xff]);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/**
 * @param {import("../wire/types.js").View} view
 * @returns {number} the number that a batch carries as `check`
 */
export function checksum(view) {
  return crc32(JSON.stringify(view));
}
