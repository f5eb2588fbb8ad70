/**
 * A television or a shared screen: a spectator whom nobody need touch. It shows the table as it is seen to move, and
 * the scores for a while after each round, for less where the next one is already being played.
 */

import { sightOf, shownContext } from "../components/context.js";
import { createMotion } from "../motion/motion.js";
import { createSession } from "../net/session.js";
import { createMemory } from "../net/storage.js";
import { createTvBoards } from "../scoreboard/boards.js";
import { tvScreen } from "../screens/tv/tv.js";
import { createNews } from "../signals/news.js";
import { isOn } from "../signals/settings.js";
import { createSounds } from "../signals/sounds.js";
import { createWake } from "../signals/wake.js";
import { createRoom } from "../state/room.js";
import { t } from "../text/i18n.js";
import { render } from "../ui/dom.js";
import { soon } from "../ui/soon.js";
import { fetchLinks, linksOfPage } from "./invitations.js";

/** @typedef {import("../components/context.js").Sight} Sight */

/** All in milliseconds. */
const TICK = 500;
const SCORES_STAY = 12_000;
const SCORES_AT_LEAST = 5_000;
const TRY_AGAIN = 15_000;
const MOUSE_RESTS = 3_000;
/** Words wait for cards no longer than that. */
const LAG = 3_000;

/**
 * @param {HTMLElement} root
 * @param {import("../net/address.js").RoomAddress} address
 * @returns {import("./start.js").Page}
 */
export function tvPage(root, address) {
  const { code } = address;
  const room = createRoom(address, { session: createSession(createMemory(nowhere)) });
  const news = createNews();
  const { play } = createSounds(() => isOn("sound.tv"));
  let links = linksOfPage(code);
  /** The table of which everything has been told. @type {Sight | null} */
  let still = null;
  /** Since when words wait for cards. @type {number | null} */
  let waiting = null;
  /** Rounds whose scores have been shown. @type {number | null} */
  let counted = null;
  /** @type {number | null} */
  let countedAt = null;
  const schedule = soon(draw);

  function draw() {
    const state = room.state();
    const at = sightOf(state, performance.now());
    const lag = motion.next();
    const seen = at && shownContext(lag === null ? rest(at) : wait(at), lag);
    countRounds(seen?.table.history.length ?? null);
    document.title = t(state.room?.kind === "board" ? "title.board" : "title.table", { code });
    const scores = seen !== null && scoresAreDue(seen);
    render(root, tvScreen({ state, at: seen, code, links, scores, redraw: schedule, boards }));
    motion.play();
  }

  /** Nothing moves. @param {Sight} at */
  function rest(at) {
    waiting = null;
    return (still = at);
  }

  /** What is said of a move, and who is asked after it, comes when the cards have come. @param {Sight} at */
  function wait(at) {
    waiting ??= performance.now();
    if (still === null || performance.now() - waiting > LAG) return rest(at);
    return { ...at, log: still.log, prompt: still.prompt, remaining: null };
  }

  /** @param {number | null} rounds  null: there is no game */
  function countRounds(rounds) {
    if (counted !== null && rounds !== null && rounds > counted) {
      countedAt = performance.now();
      for (const time of [SCORES_AT_LEAST, SCORES_STAY]) setTimeout(schedule, time);
    } else if (rounds === null || rounds < (counted ?? 0)) {
      countedAt = null;
    }
    counted = rounds;
  }

  /** @param {Sight} at */
  function scoresAreDue({ table }) {
    if (countedAt === null) return false;
    const playing = table.hands.some(({ cards }) => cards.length > 0);
    return performance.now() - countedAt < (playing ? SCORES_AT_LEAST : SCORES_STAY);
  }

  /** @type {Parameters<typeof room.subscribe>[0]} */
  function follow(state, before, message) {
    if (news(state, before, message) !== null && isOn("sound.tv")) play("turn");
    motion.follow(state, before, message);
    if (before.room === null && state.room !== null) prepareLinks();
    schedule();
  }

  /** Those of this page remain where the server does not answer. */
  function prepareLinks() {
    fetchLinks(code).then(
      (found) => {
        links = found;
        schedule();
      },
      () => {},
    );
  }

  /** Nobody is here to press a button. */
  function tryAgain() {
    const { phase, reason } = room.state().connection;
    if (phase !== "closed") return;
    if (reason === "outdated") location.reload();
    if (reason === "watching_off") room.open();
  }

  const boards = createTvBoards(schedule);
  const motion = createMotion(root, schedule);
  document.documentElement.classList.add("tv");
  hideMouse();
  createWake()(true);
  room.subscribe(follow);
  setInterval(() => room.state().deadline !== null && schedule(), TICK);
  setInterval(tryAgain, TRY_AGAIN);
  room.open();
  return { draw };
}

/** This device's seats are no matter of the screen: another tab may be playing. @returns {never} */
function nowhere() {
  throw new Error("a television keeps nothing");
}

/** The pointer and the few controls go when the mouse rests. */
function hideMouse() {
  const { classList } = document.documentElement;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  addEventListener("mousemove", () => {
    classList.add("touched");
    clearTimeout(timer);
    timer = setTimeout(() => classList.remove("touched"), MOUSE_RESTS);
  });
}
