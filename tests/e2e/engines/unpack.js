/**
 * Unpacks an old Chromium: `node unpack.js chromium-88` prints the path of its program. Its own libraries are put
 * beside it, for machines that have none of them.
 */

import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";

const [name] = process.argv.slice(2);
const home = fileURLToPath(new URL(`node_modules/${name}`, import.meta.url));
const program = `${home}/unpacked/chromium`;

/** @param {string} packed @param {string} target */
async function unpack(packed, target) {
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(target, { mode: 0o755 }));
}

if (!existsSync(program)) {
  mkdirSync(`${home}/unpacked`, { recursive: true });
  await unpack(`${home}/bin/aws.tar.br`, `${home}/unpacked/libraries.tar`);
  spawnSync("tar", ["-xf", "libraries.tar"], { cwd: `${home}/unpacked`, stdio: "inherit" });
  await unpack(`${home}/bin/chromium.br`, `${program}.part`);
  renameSync(`${program}.part`, program);
}
console.log(program);
