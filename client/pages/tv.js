/**
 * A television or a shared screen: a spectator whom nobody need touch. It shows the table as it is seen to move, and
 * the scores for a while after each round.
 */

import { sightOf } from "../components/context.js";
import { createMotion } from "../motion/motion.js";
import { createSession } from "../net/session.js";
import { createMemory } from "../net/storage.js";
import { createTvBoards } from "../scoreboard/boards.js";
import { INITIAL_PACING, SCORES_AT_LEAST, SCORES_STAY, paced, scoresAreDue } from "../screens/tv/pacing.js";
import { tvScreen } from "../screens/tv/tv.js";
import { createTrigger } from "../signals/trigger.js";
import { isOn } from "../signals/settings.js";
import { createSounds } from "../signals/sounds.js";
import { createWake } from "../signals/wake.js";
import { createRoom } from "../state/room.js";
import { onLanguage, t } from "../text/i18n.js";
import { renderOrSay } from "../ui/failure.js";
import { createOwner, every, listen } from "../ui/listen.js";
import { soon } from "../ui/soon.js";
import { linksOfPage, prepareLinks } from "./invitations.js";

/** All in milliseconds. */
const TICK = 500;
const TRY_AGAIN = 15_000;
const MOUSE_RESTS = 3_000;

/**
 * @param {HTMLElement} root
 * @param {import("../net/address.js").RoomAddress} address
 * @returns {import("./start.js").Page}
 */
export function tvPage(root, address) {
  const { code } = address;
  const room = createRoom(address, { session: createSession(createMemory(nowhere)) });
  const trigger = createTrigger();
  const sounds = createSounds(() => isOn("sound.tv"));
  const wake = createWake();
  const owner = createOwner();
  let links = linksOfPage(code);
  let pacing = INITIAL_PACING;
  const schedule = soon(draw);
  const boards = createTvBoards(schedule);
  const motion = createMotion(root, room.state(), schedule, follow);

  function draw() {
    motion.advance();
    advance();
    document.title = t(room.state().room?.kind === "board" ? "title.board" : "title.table", { code });
    renderOrSay(root, page);
    motion.play();
  }

  function advance() {
    const { scored } = pacing;
    const now = performance.now();
    pacing = paced(pacing, sightOf(motion.state(), now), now);
    if (pacing.scored === scored || pacing.scored === null) return;
    for (const time of [SCORES_AT_LEAST, SCORES_STAY]) setTimeout(schedule, time);
  }

  /** Nothing changes while it is drawn. */
  function page() {
    const state = motion.state();
    const now = performance.now();
    const at = sightOf(state, now);
    const scores = at !== null && scoresAreDue(pacing, at, now);
    return tvScreen({ state, at, code, links, scores, redraw: schedule, boards: boards.screen });
  }

  /** @type {Parameters<typeof room.subscribe>[0]} */
  function follow(state, before, message) {
    if (trigger(state, before, message) !== null && isOn("sound.tv")) sounds.play("turn");
    boards.want(state);
    if (before.room === null && state.room !== null) {
      prepareLinks(code, useLinks);
      motion.prepare();
    }
    schedule();
  }

  /** @param {{links: typeof links}} found */
  function useLinks(found) {
    links = found.links;
    schedule();
  }

  /** Nobody is here to press a button. */
  function tryAgain() {
    const { phase, reason } = room.state().connection;
    if (phase !== "closed") return;
    if (reason === "outdated") location.reload();
    if (reason === "watching_off") room.open();
  }

  function open() {
    document.documentElement.classList.add("tv");
    motion.listen();
    wake.want(true);
    owner.own(
      sounds.listen(),
      wake.listen(),
      hideMouse(),
      onLanguage(() => boards.want(room.state())),
      room.subscribe(motion.follow),
      every(TICK, () => room.state().deadline !== null && schedule()),
      every(TRY_AGAIN, tryAgain),
    );
    room.open();
  }

  function close() {
    owner.dispose();
    room.close();
  }

  return { open, draw, close };
}

/** This device's seats are no matter of the screen: another tab may be playing. @returns {never} */
function nowhere() {
  throw new Error("a television keeps nothing");
}

/** The pointer and the few controls go when the mouse rests. @returns {() => void} stops that */
function hideMouse() {
  const { classList } = document.documentElement;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  function moved() {
    classList.add("touched");
    clearTimeout(timer);
    timer = setTimeout(() => classList.remove("touched"), MOUSE_RESTS);
  }
  return listen(window, { mousemove: moved });
}
