/**
 * SHA-256 (FIPS 180-4) and HMAC (FIPS 198-1). Browsers have their own, but not on pages over plain http, on which
 * people in a local network play.
 *
 * @typedef {import("./bytes.js").Bytes} Bytes
 */

import { fromHex, join, toHex } from "./bytes.js";

/** Bytes of a block. */
const BLOCK = 64;
const PRIMES = firstPrimes(64);
/** The constants are the first 32 bits of the fractional parts of roots of primes. */
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** @param {number} count */
function firstPrimes(count) {
  /** @type {number[]} */
  const primes = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes;
}

/** @param {number} root */
function fraction(root) {
  return Math.floor((root % 1) * 2 ** 32) | 0;
}

/** @param {number} word @param {number} by @returns {number} turned to the right */
function turned(word, by) {
  return (word >>> by) | (word << (32 - by));
}

/**
 * @param {Bytes} message
 * @returns {Bytes} 32 bytes
 */
export function sha256(message) {
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  const padded = new DataView(padding(message).buffer);
  for (let offset = 0; offset < padded.byteLength; offset += BLOCK) {
    for (let place = 0; place < 16; place += 1) words[place] = padded.getInt32(offset + 4 * place);
    expand(words);
    compress(state, words);
  }
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => hash.setInt32(4 * place, word));
  return new Uint8Array(hash.buffer);
}

/** @param {Bytes} message @returns {Bytes} whole blocks: a bit, zeros, and the length in bits */
function padding(message) {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, 8 * message.length);
  return padded;
}

/** @param {Int32Array} words  of which the first 16 are given */
function expand(words) {
  const word = (/** @type {number} */ place) => /** @type {number} */ (words[place]);
  for (let place = 16; place < 64; place += 1) {
    const [early, late] = [word(place - 15), word(place - 2)];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[place] = word(place - 16) + first + word(place - 7) + second;
  }
}

/** @param {Int32Array} state @param {Int32Array} words */
function compress(state, words) {
  let [a, b, c, d, e, f, g, h] = /** @type {[number, number, number, number, number, number, number, number]} */ ([...state]);
  for (let place = 0; place < 64; place += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const upper = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const lower = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const added = (h + upper + choice + /** @type {number} */ (ROUND[place]) + /** @type {number} */ (words[place])) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + added) | 0, c, b, a, (added + lower + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => {
    state[place] = /** @type {number} */ (state[place]) + word;
  });
}

/**
 * @param {Bytes} key
 * @param {Bytes} message
 * @returns {Bytes} 32 bytes
 */
export function hmacSha256(key, message) {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(join([block.map((byte) => byte ^ 0x36), message]));
  return sha256(join([block.map((byte) => byte ^ 0x5c), inner]));
}

/**
 * @param {string} hex  of a secret
 * @returns {string} its SHA-256 as hex: what commits to it
 */
export function commitmentOf(hex) {
  return toHex(sha256(fromHex(hex)));
}
