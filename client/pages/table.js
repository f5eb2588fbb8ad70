/** One table: the connection to the room on one side, the screens on the other. */

import { createLessons } from "../coach/lessons.js";
import { INITIAL_UI, roomContext, shownContext, tableContext } from "../components/context.js";
import { frame } from "../components/frame.js";
import { joinScreen } from "../components/join.js";
import { askedLine } from "../components/pending.js";
import { waitingNotice } from "../components/waiting.js";
import { whyRefusal } from "../components/why.js";
import { aboutSheet } from "../help/about.js";
import { listenForQuestions } from "../help/explainer.js";
import { guide } from "../help/guide.js";
import { createMotion } from "../motion/motion.js";
import { pageUrl } from "../net/address.js";
import { memory } from "../net/storage.js";
import { createBoards } from "../scoreboard/boards.js";
import { endedScreen, unseenScreen, waitingScreen } from "../screens/ended/ended.js";
import { roomScreen } from "../screens/lobby/lobby.js";
import { resultScreen } from "../screens/result/result.js";
import { tableScreen } from "../screens/table/table.js";
import { createSignals } from "../signals/signals.js";
import { createRoom } from "../state/room.js";
import { hasText, onLanguage, t } from "../text/i18n.js";
import { HELP } from "../text/parts.js";
import { createAttention } from "../ui/attention.js";
import { copyText, share } from "../ui/clipboard.js";
import { render } from "../ui/dom.js";
import { listenForKeys } from "../ui/keys.js";
import { soon } from "../ui/soon.js";
import { justArrived, takeSeats } from "./arrival.js";
import { fetchLinks, linksOfPage } from "./invitations.js";

/** @typedef {import("../state/reduce.js").State} State */
/** @typedef {import("../state/reduce.js").Message} Message */
/** @typedef {import("../components/context.js").Ui} Ui */
/** @typedef {import("../components/context.js").RoomContext} RoomContext */
/** @typedef {import("../components/context.js").TableContext} TableContext */

const TICK = 500;
const TOAST_STAYS = 6_000;

/**
 * @param {HTMLElement} root
 * @param {import("../net/address.js").RoomAddress} address
 * @param {import("../net/session.js").Session} session
 * @returns {import("./start.js").Page}
 */
export function tablePage(root, address, session) {
  const { code, watch } = address;
  takeSeats(code, session);
  const room = createRoom(address, { session });
  /** @type {Ui} */
  let ui = { ...INITIAL_UI, links: linksOfPage(code), shortcuts: memory.get("shortcuts") !== "off" };
  const schedule = soon(draw);
  /** The commitment for which this browser has given a seed. @type {string | null} */
  let pledged = null;
  let arrived = justArrived(code) && session.token(code) === null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let toastTimer;
  /** Fetched when it is wanted. @type {typeof import("../screens/settings/settings.js").deviceSheet | null} */
  let deviceSheet = null;
  /** Likewise. @type {typeof import("../help/shortcuts.js").shortcutSheet | null} */
  let shortcutSheet = null;
  const signals = createSignals();

  /** @type {import("../components/context.js").Handlers} */
  const handlers = {
    change,
    send,
    join(name, watching) {
      session.keepName(name);
      change({ toast: null });
      room.join(name, watching);
    },
    leave: () => send({ type: "leave" }),
    askForLink: room.askForLink,
    reconnect: room.open,
    verify: crypto.subtle === undefined ? null : checkShuffles,
    explain: (what) => needTexts(() => change(what)),
    adjust,
    showKeys,
    ring: () => signals.ring(),
    hold: () => clearTimeout(toastTimer),
    async copy(text, done) {
      const copied = await copyText(text);
      say(copied ? done : t("copy.failed"), copied ? "" : "bad");
    },
    share: (kind) => share({ title: t("app.name"), text: t("invite.text"), url: ui.links[kind] }),
  };

  /** @param {Partial<Ui>} patch */
  function change(patch) {
    ui = { ...ui, ...patch };
    if (patch.shortcuts !== undefined) memory.set("shortcuts", patch.shortcuts ? "on" : "off");
    schedule();
  }

  /** What was said about the last command is over. @param {import("../wire/types.js").Command} command */
  function send(command) {
    change({ toast: null });
    room.send(command);
  }

  /** @param {string} text @param {"" | "bad"} [look] @param {import("../components/why.js").Why | null} [why] */
  function say(text, look = "", why = null) {
    clearTimeout(toastTimer);
    toastTimer = setTimeout(() => change({ toast: null }), TOAST_STAYS);
    change({ toast: { text, look, why } });
  }

  /** @param {() => void} then  what needs the texts of the explanations */
  function needTexts(then) {
    HELP.fetch().then(then, () => say(t("start.failed"), "bad"));
  }

  /** What the page can explain now. @returns {import("../help/topics.js").Scene | null} */
  function scene() {
    const { room: table, view, catalogue } = room.state();
    return table && { game: view?.table.options.game ?? table.options.game, catalogue };
  }

  function draw() {
    const state = room.state();
    const base = roomContext(state, code, session.name(), ui, handlers);
    const table = base && tableContext(base, state, performance.now());
    const at = table && { ...table, coach: lessons(state, table) };
    const here = at ?? base;
    const shown = at && shownContext(at, motion.next());
    document.title = state.room?.kind === "board" ? t("title.board", { code }) : titleOf(at, code);
    render(
      root,
      frame(
        {
          state,
          ui,
          change,
          hold: handlers.hold,
          said: at?.log ?? boards.said(),
          notice: here && state.connection.phase !== "closed" && waitingNotice(here),
          urgent: at?.open ? { id: at.table.answered, text: questionOf(at) } : null,
        },
        [
          screenOf(state, base, at, shown, boards, watch, handlers),
          at && aboutSheet(at),
          here && ui.device && deviceSheet?.(here),
          here && ui.keys && shortcutSheet?.(here),
          here && guide(here, at?.table.options ?? here.room.options),
        ],
      ),
    );
    motion.play();
    questions.settle();
    attend(at && questionTo(at));
    const playing = at !== null && at.room.phase === "playing" && !at.room.paused;
    signals.show(at?.asked ?? null, playing && state.connection.phase !== "closed");
  }

  /** @param {State} state @param {State} before @param {Message} message */
  function follow(state, before, message) {
    signals.hear(state, before, message);
    motion.follow(state, before, message);
    if (
      message.type === "done" &&
      before.pending.some(({ ref, command }) => ref === message.ref && command.type === "leave")
    ) {
      room.close();
      location.assign(pageUrl(null));
      return;
    }
    if (state.room?.game !== before.room?.game) change({ menu: false, dismissed: 0, read: 0, verdict: null, sure: null });
    if (boards.follow(state, before, message)) room.dismiss();
    else if (state.refusal !== null) {
      const { reason, command } = state.refusal;
      const text = hasText(`refusal.${reason}`) ? t(`refusal.${reason}`) : t("refusal.other", { reason });
      // A seed that comes too late was nobody's wish.
      if (command?.type !== "ready") say(text, "bad", whyRefusal(state.refusal));
      room.dismiss();
    }
    if (arrived && state.inSync) {
      arrived = false;
      if (state.you === null) room.join(session.name() || t("start.newcomer"), false);
    }
    giveSeed(state);
    // What is not seen yet may wait until the table is.
    if (before.room === null && state.room !== null) setTimeout(prepareLinks);
    if (state.view !== null && before.view === null) setTimeout(prepareTexts);
    schedule();
  }

  /** Every seated browser takes part in the shuffle, unasked. @param {State} state */
  function giveSeed({ room: table, you, inSync, connection }) {
    const me = table?.members.find((member) => member.id === you);
    if (!table || !me || !inSync || connection.phase !== "live") return;
    const { commitment } = table.fairness;
    if (table.phase !== "lobby" || me.seat === null || me.ready || commitment === pledged) return;
    pledged = commitment;
    room.ready();
  }

  async function checkShuffles() {
    const { room: table, view, record, catalogue } = room.state();
    if (table === null) return;
    change({ verdict: "checking" });
    const { verify } = await import("../state/fairness.js");
    change({
      verdict: await verify({
        fairness: table.fairness,
        commitment: record.commitment || null,
        ownSeed: session.seed(code),
        ownSeat: view?.viewer ?? null,
        cards: catalogue.length,
        start: record.start,
        events: record.events,
      }),
    });
  }

  async function adjust() {
    try {
      ({ deviceSheet } = await import("../screens/settings/settings.js"));
      change({ device: true });
    } catch {
      say(t("start.failed"), "bad");
    }
  }

  async function showKeys() {
    try {
      ({ shortcutSheet } = await import("../help/shortcuts.js"));
      change({ keys: true });
    } catch {
      say(t("start.failed"), "bad");
    }
  }

  /** A table is on the screen: by the time somebody asks, the answers are there. */
  function prepareTexts() {
    if (!HELP.ready()) HELP.fetch().then(schedule, () => {}); // asking tries again and says what is wrong
  }

  /** Those of this page remain where the server does not answer. */
  function prepareLinks() {
    fetchLinks(code).then(
      (links) => change({ links }),
      () => {},
    );
  }

  const questions = listenForQuestions(scene, {
    tell: (text) => change({ told: text }),
    fail: () => say(t("start.failed"), "bad"),
  });
  onLanguage(() => (ui.help !== null || ui.about !== null || room.state().view !== null) && prepareTexts());
  const boards = createBoards(schedule);
  const lessons = createLessons(schedule);
  const attend = createAttention(root);
  const motion = createMotion(root, schedule);
  room.subscribe(follow);
  listenForKeys(() => ui.shortcuts, { "?": showKeys });
  setInterval(() => room.state().deadline !== null && schedule(), TICK);
  room.open();
  return { draw };
}

/**
 * @param {State} state
 * @param {RoomContext | null} base
 * @param {TableContext | null} at
 * @param {TableContext | null} shown  that table as far as it has been seen to move
 * @param {import("../scoreboard/boards.js").Board} boards
 * @param {boolean} watch  came by the link for spectators
 * @param {import("../components/context.js").Handlers} handlers
 */
function screenOf(state, base, at, shown, boards, watch, { reconnect }) {
  const { connection, room, you } = state;
  if (connection.phase === "closed" && connection.reason !== null)
    return endedScreen(connection.reason, reconnect);
  if (room === null || base === null) return waitingScreen(t("connection.connecting"));
  if (you === null && !watch) return joinScreen(base);
  if (room.kind === "board") return boards.screen(state, base);
  if (room.phase === "lobby") return roomScreen(base);
  if (at === null || shown === null) return unseenScreen(base);
  return shown.table.result === null ? tableScreen(at, shown) : resultScreen(at);
}

/** What should be in sight: who is asked, or what he may choose from; one's own place is. @param {TableContext} at */
function questionTo({ prompt: { decision }, viewer, open }) {
  if (decision === null) return null;
  const choosing = decision.seat === viewer && decision.question !== "turn";
  return {
    id: decision.id,
    place: choosing ? ".players .seat:has(.card-choice, .seat-choice)" : `.players [data-seat="${decision.seat}"]`,
    answers: open ? ".answers" : null,
  };
}

/** The open question with what a player needs to answer it without seeing the table. @param {TableContext} at */
function questionOf(at) {
  const worth = at.viewer === null ? null : at.prompt.worth[at.viewer];
  return [askedLine(at), worth == null ? null : t("seat.worth", { count: worth })].filter(Boolean).join(" ");
}

/** @param {TableContext | null} at @param {string} code */
function titleOf(at, code) {
  return at?.open ? t("title.your_turn") : t("title.table", { code });
}
