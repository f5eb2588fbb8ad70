/** The big screen. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  "tv.join": "Spielt mit!",
  "tv.how": "Den Code mit dem Handy scannen oder öffnen:",
  "tv.code": "Code",
  "tv.nobody": "Noch ist niemand da.",
  "tv.waiting": "Gleich geht’s los.",
  "tv.watching_off":
    "Der Host kann es erlauben: In den Einstellungen des Tischs sind Zuschauer dann willkommen. Dieser Bildschirm versucht es weiter.",
  "tv.round": "Nach Runde {number}",
  "tv.tools": "Dieser Bildschirm",
  "tv.sound": "Ton",
};
