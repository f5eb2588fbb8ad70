import { readFileSync, readdirSync } from "node:fs";

const ROOT = new URL("../../../", import.meta.url);

/**
 * @param {string} folder  below the root of the repository
 * @param {string} ending
 * @returns {string[]} the text of every such file, without those of the client's own tests and catalogues
 */
export function sources(folder, ending) {
  return readdirSync(new URL(folder, ROOT), { recursive: true })
    .filter((name) => name.endsWith(ending) && !/^tests\/|(^|\/)text\/[a-z]+\/|^catalogues\//.test(name))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, ROOT), "utf8"));
}
