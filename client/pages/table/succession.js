/** What everybody is told when another one leads the table. */

import { hostName } from "../../components/members.js";
import { t } from "../../text/i18n.js";

/**
 * @param {import("../../state/reduce.js").State} state
 * @param {import("../../state/reduce.js").State} before
 * @param {(words: string) => void} say
 */
export function tellSuccession({ room, you }, { room: former }, say) {
  if (room === null || former === null || room.host === null || former.host === null) return;
  if (room.host !== former.host) say(room.host === you ? t("host.you") : t("host.now", { player: hostName(room) }));
}
