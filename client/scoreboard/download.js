/** The sheet as a file. Where nobody may watch it is for members, who say their secret. */

import { serverUrl } from "../net/address.js";
import { saveFile } from "../ui/save.js";

/**
 * @param {string} code
 * @param {string | null} token  the seat secret
 * @returns {Promise<void>}
 */
export async function downloadSheet(code, token) {
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
  const answer = await fetch(serverUrl(`api/rooms/${code}/board.csv`), { headers });
  if (!answer.ok) throw new Error(answer.statusText);
  saveFile(await answer.blob(), `board-${code}.csv`);
}
