/** What no first view of a table needs: it is fetched once the table is there, or when it is wanted. */

import { HELP } from "../../text/parts.js";
import { lazy } from "../../ui/lazy.js";

/** @param {() => void} arrived */
export function createLater(arrived) {
  const answers = lazy(async () => {
    const [{ aboutDialog }, { guide }] = await Promise.all([import("../../help/about.js"), import("../../help/guide.js"), HELP.fetch()]);
    return { aboutDialog, guide };
  }, { ready: HELP.ready, arrived });
  return {
    /** What is said about cards, places and rules, with its words. */
    answers,
    course: lazy(async () => (await import("../../components/course.js")).course, { arrived }),
    result: lazy(async () => (await import("../../screens/result/result.js")).resultScreen, { arrived }),
    settings: lazy(async () => (await import("../../screens/settings/settings.js")).settingsDialog),
    shortcuts: lazy(async () => (await import("../../help/shortcuts.js")).shortcutsDialog),
  };
}
