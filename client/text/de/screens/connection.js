/** The connection to the server, and why it ended. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  "connection.connecting": "Verbindung wird aufgebaut …",
  "connection.waiting": "Die Verbindung ist weg. Neuer Versuch …",
  "connection.reconnect": "Neu verbinden",
  "connection.reload": "Seite neu laden",
  "connection.take_over": "Hier spielen",
  "close.lost": "Die Verbindung ist abgebrochen.",
  "close.restarting": "Der Server startet neu. Dein Platz bleibt dir.",
  "close.outdated": "Diese Seite ist älter oder neuer als der Server. Bitte lade sie neu.",
  "close.replaced": "Du spielst in einem anderen Tab oder auf einem anderen Gerät.",
  "close.kicked": "Du wurdest vom Tisch entfernt.",
  "close.room_unknown": "Einen Tisch mit diesem Code gibt es nicht.",
  "close.room_gone": "Diesen Tisch gibt es nicht mehr. Er wurde gelöscht oder lange nicht benutzt.",
  "close.too_slow": "Diese Verbindung war zu langsam.",
  "close.too_fast": "Es kamen zu viele Nachrichten auf einmal.",
  "close.bad_messages": "Der Server hat diese Seite nicht verstanden.",
  "close.forbidden_origin": "Der Server nimmt von der Adresse dieser Seite keine Verbindungen an.",
  "close.throttled": "Zu viele Versuche von deiner Adresse. Bitte warte ein wenig.",
  "close.hello_missing": "Die Verbindung kam nicht rechtzeitig zustande.",
  "close.watching_off": "Zuschauen ist an diesem Tisch ausgeschaltet.",
  "close.token_unknown": "Dein Platz an diesem Tisch ist nicht mehr bekannt.",
  "close.room_unreadable": "Der Server kann diesen Tisch nicht lesen. Sag bitte der Person Bescheid, die ihn betreibt. Im Log steht mehr.",
  "close.upgrade_blocked":
    "Der Server antwortet, aber etwas dazwischen lässt keine WebSockets durch, wahrscheinlich sein Proxy. Sag bitte der Person Bescheid, die ihn betreibt.",
};
