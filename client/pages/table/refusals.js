/** What somebody is told whose wish was refused. */

import { whyRefusal } from "../../components/why.js";
import { hasText, t } from "../../text/i18n.js";

/**
 * @param {import("../../state/reduce.js").Refusal} refusal
 * @returns {{text: string, why: import("../../components/why.js").Why} | null} null: it was nobody's wish
 */
export function wordsOfRefusal(refusal) {
  const { reason, command } = refusal;
  if (command?.type === "commit_seed" || command?.type === "reveal_seed") return null; // too late
  const text = hasText(`refusal.${reason}`) ? t(`refusal.${reason}`) : t("refusal.other", { reason });
  return { text, why: whyRefusal(refusal) };
}
