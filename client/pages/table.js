/** One table: the connection to the room on one side, the screens on the other. */

import { createLessons } from "../coach/lessons.js";
import { INITIAL_UI, roomContext, tableContext } from "../components/context.js";
import { frame } from "../components/frame.js";
import { waitingNotice } from "../components/waiting.js";
import { createMotion } from "../motion/motion.js";
import { pageUrl } from "../net/address.js";
import { memory } from "../net/storage.js";
import { downloadSheet } from "../scoreboard/download.js";
import { createBoards } from "../scoreboard/boards.js";
import { createSignals } from "../signals/signals.js";
import { createRoom } from "../state/room.js";
import { hasLeft } from "../state/selectors.js";
import { onLanguage, t } from "../text/i18n.js";
import { createAttention } from "../ui/attention.js";
import { copyText, share } from "../ui/clipboard.js";
import { renderOrSay } from "../ui/failure.js";
import { listenForKeys } from "../ui/keys.js";
import { lazy } from "../ui/lazy.js";
import { createOwner, every } from "../ui/listen.js";
import { settleDialogs } from "../ui/modal.js";
import { soon } from "../ui/soon.js";
import { linksOfPage, prepareLinks } from "./invitations.js";
import { createLater } from "./table/later.js";
import { createSeatKeeper } from "./table/seat_keeper.js";
import { wordsOfRefusal } from "./table/refusals.js";
import { questionOf, questionTo, scopeOf, screenOf, titleOf } from "./table/screens.js";
import { createSeedGiver } from "./table/seeds.js";
import { checkShuffles, downloadRecord, recordOf } from "./table/shuffles.js";
import { tellSuccession } from "./table/succession.js";
import { createToasts } from "./table/toasts.js";

/** @typedef {import("../state/reduce.js").State} State */
/** @typedef {import("../state/reduce.js").Message} Message */
/** @typedef {import("../components/context.js").Ui} Ui */
/** @typedef {import("./table/screens.js").Sights} Sights */

const TICK = 500;

/**
 * @param {HTMLElement} root
 * @param {import("../net/address.js").RoomAddress} address
 * @param {import("../net/session.js").Session} session
 * @returns {import("./start.js").Page}
 */
export function tablePage(root, address, session) {
  const { code, watch } = address;
  const room = createRoom(address, { session });
  /** @type {Ui} */
  let ui = { ...INITIAL_UI, links: linksOfPage(code), shortcuts: memory.get("shortcuts") !== "off" };

  const owner = createOwner();
  const schedule = soon(draw);
  const toasts = createToasts((toast) => change({ toast }));
  const signals = createSignals();
  const motion = createMotion(root, room.state(), schedule, follow);
  const attention = createAttention(root);
  const boards = createBoards(room.state, schedule);
  const lessons = createLessons(room.state, schedule);
  const keeper = createSeatKeeper({ code, session, room, change, say: (problem) => toasts.say(problem, "bad") });
  const later = createLater(schedule);
  const explainer = lazy(async () => {
    const { createExplainer } = await import("../help/explainer.js");
    const made = createExplainer(() => scopeOf(room.state()), { tell: (text) => change({ told: text }), fail: sayFailed });
    owner.own(made.listen());
    return made;
  });

  /** @type {import("../components/context.js").Handlers} */
  const handlers = {
    change,
    send,
    join(name, watching) {
      session.keepName(name);
      toasts.clear();
      room.join(name, watching);
    },
    takeName(name) {
      session.keepName(name);
      send({ type: "rename", name });
      change({ naming: false });
    },
    leave: () => send({ type: "leave" }),
    askForLink: room.askForLink,
    renewSecret: room.renewSecret,
    download: () => downloadSheet(code, session.token(code)).catch(sayFailed),
    reconnect: room.open,
    verify: check,
    saveRecord: () => downloadRecord(recordOf(room.state(), code, session)),
    explain: (what) => changeWith(later.answers, what),
    adjust: () => changeWith(later.settings, { device: true }),
    showKeys: () => changeWith(later.shortcuts, { keys: true }),
    ring: () => signals.ring(),
    hold: toasts.hold,
    async copy(text, done) {
      const copied = await copyText(text);
      toasts.say(copied ? done : t("copy.failed"), copied ? "" : "bad");
    },
    share: (kind) => share({ title: t("app.name"), text: t("invite.text"), url: ui.links[kind] }),
  };

  // What is remembered of this page, and what somebody does.

  /** @param {Partial<Ui>} patch */
  function change(patch) {
    ui = { ...ui, ...patch };
    if (patch.shortcuts !== undefined) memory.set("shortcuts", patch.shortcuts ? "on" : "off");
    schedule();
  }

  /** As soon as what the change shows is here. @param {{fetch: () => Promise<unknown>}} needed @param {Partial<Ui>} patch */
  function changeWith(needed, patch) {
    needed.fetch().then(() => change(patch), sayFailed);
  }

  function sayFailed() {
    toasts.say(t("start.failed"), "bad");
  }

  /** What was said about the last command is over. @param {import("../wire/types.js").Command} command */
  function send(command) {
    toasts.clear();
    room.send(command);
  }

  async function check() {
    change({ verdict: "checking" });
    change({ verdict: await checkShuffles(recordOf(room.state(), code, session)) });
  }

  // What is seen. Nothing changes while it is drawn.

  /** @returns {Sights} */
  function sights() {
    const state = motion.state();
    const base = roomContext(state, code, session.name(), ui, handlers);
    const table = base && tableContext(base, state, performance.now(), motion.armed());
    const at = table && { ...table, coach: lessons.speech(table), course: later.course.now() };
    return { state, base, at };
  }

  /** @param {Sights} seen */
  function page(seen) {
    const { state, base, at } = seen;
    const context = at ?? base;
    const answers = later.answers.now();
    return frame(
      {
        state,
        ui,
        change,
        hold: toasts.hold,
        said: at?.log ?? boards.said(),
        notice: context && state.connection.phase !== "closed" && waitingNotice(context),
        urgent: at?.open ? { id: at.table.answered, text: questionOf(at) } : null,
      },
      [
        screenOf(seen, { watch, board: boards.screen, result: later.result.now(), reconnect: room.open }),
        at && answers?.aboutDialog(at),
        context && keeper.warning(context),
        context && ui.device && later.settings.now()?.(context),
        context && ui.keys && later.shortcuts.now()?.(context),
        context && answers?.guide(context, at?.table.options ?? context.room.options),
      ],
    );
  }

  function draw() {
    motion.advance();
    const seen = sights();
    const { state, at } = seen;
    document.title = titleOf(seen, code);
    document.documentElement.classList.toggle("counts", state.room?.kind === "board");
    renderOrSay(root, () => page(seen));
    motion.play();
    settleDialogs();
    explainer.now()?.settle();
    attention.attend(at && questionTo(at));
    const playing = at !== null && at.room.phase === "playing" && !at.room.paused;
    signals.show(at?.asked ?? null, playing && state.connection.phase !== "closed");
  }

  // What happens.

  /** @param {State} state @param {State} before @param {Message} message */
  function follow(state, before, message) {
    signals.hear(state, before, message);
    if (hasLeft(before, message)) return goHome();
    if (state.room?.game !== before.room?.game) change({ menu: false, dismissed: 0, read: 0, verdict: null, sure: null });
    lessons.follow();
    if (boards.follow(state, before, message)) room.dismiss();
    else if (state.refusal !== null) refuse(state.refusal);
    tellSuccession(state, before, toasts.say);
    keeper.follow(state, before, message);
    // What is not seen yet may wait until the table is.
    if (before.room === null && state.room !== null) setTimeout(prepareLinks, 0, code, change);
    if (state.view !== null && before.view === null) setTimeout(prepareTexts);
    if (state.room !== null && before.room === null) for (const prepare of [motion.prepare, explainer.want]) setTimeout(prepare);
    schedule();
  }

  function goHome() {
    close();
    location.assign(pageUrl(null));
  }

  /** @param {import("../state/reduce.js").Refusal} refusal */
  function refuse(refusal) {
    const words = wordsOfRefusal(refusal);
    if (words !== null) toasts.say(words.text, "bad", words.why);
    room.dismiss();
  }

  /** A table is on the screen: by the time somebody asks, the answers are there. */
  function prepareTexts() {
    later.answers.want(); // asking tries again and says what is wrong
    later.course.want();
    later.result.want();
  }

  function changedLanguage() {
    if (ui.help !== null || ui.about !== null || room.state().view !== null) prepareTexts();
    boards.want();
    lessons.follow();
  }

  function open() {
    motion.listen();
    owner.own(
      keeper.open(),
      signals.listen(),
      attention.listen(),
      onLanguage(changedLanguage),
      room.subscribe(createSeedGiver(room)), // not when it is presented: others wait
      room.subscribe(motion.follow),
      listenForKeys(() => ui.shortcuts, { "?": handlers.showKeys }),
      every(TICK, () => room.state().deadline !== null && schedule()),
    );
    room.open();
  }

  function close() {
    owner.dispose();
    room.close();
  }

  return { open, draw, close };
}
