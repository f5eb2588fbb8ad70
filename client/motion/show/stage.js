/**
 * Plays one step on the drawn page: cards that go somewhere, what they do to whom, and what is counted. Which verbs a
 * card of a game has is said in the folder of that game.
 *
 * @typedef {import("../timeline.js").Scene} Scene
 * @typedef {import("../choreography.js").Flight} Flight
 * @typedef {import("../../components/context.js").Sight} Sight
 * @typedef {import("./kit.js").Kit} Kit
 * @typedef {import("./spots.js").Spot} Spot
 * @typedef {import("./spots.js").CardSpot} CardSpot
 *
 * @typedef {object} Playing  all that the parts of a step may ask for
 * @property {Scene} scene
 * @property {Sight} at  what is drawn
 * @property {Kit} kit
 * @property {(flight: Flight) => {source: Spot | undefined, target: Spot | undefined}} ends  of its way; each can be asked for once
 * @property {(seat: number) => Spot | undefined} seatOf
 * @property {CardSpot[]} cards  that lie on the page now
 * @property {import("./cards.js").DrawCard} picture
 * @property {(card: number | null) => import("../../games/common/types.js").Gesture} gestureOf
 * @property {boolean} dark  the room is, since the step before
 * @property {(ms: number) => Kit} echo  for what goes on after the step
 *
 * @typedef {object} Stage
 * @property {() => void} look  sees where everything is before the page is drawn
 * @property {(scene: Scene, at: Sight, ms: number, how: {still: boolean, done: () => void}) => void} play
 *   after the page was drawn; a step that is cleared is never `done`. `still`: nothing may move
 * @property {() => void} clear
 */

import { codeOf } from "../../components/words.js";
import { drawing } from "../../games/faces.js";
import { GAMES } from "../../games/index.js";
import { BACK } from "../../wire/constants.js";
import { EASE, travel } from "./frames.js";
import { createLayer } from "./kit.js";
import { cardSpots, lampBox, pileSpots, seatSpot, take } from "./spots.js";
import { SCENES, STILL } from "./scenes.js";

/**
 * @param {HTMLElement} root
 * @returns {Stage}
 */
export function createStage(root) {
  const layer = createLayer();
  /** @type {CardSpot[]} */
  let before = [];
  /** What was on top of the discard pile. @type {Node | undefined} */
  let covered;
  /** Cards that have burnt: they are not seen to go anywhere. @type {number[]} */
  let burnt = [];
  /** The room is dark since the step before. */
  let dark = false;

  function look() {
    before = cardSpots(root);
    covered = root.querySelector('[data-pile="discard"] .face')?.cloneNode(true);
  }

  /** @type {Stage["play"]} */
  function play(scene, at, ms, { still, done }) {
    const { flights, seats } = scene;
    const cards = cardSpots(root);
    const piles = pileSpots(root);
    const lamp = lampBox(root);
    const asked = [...seats, ...flights.flatMap(({ from, to }) => [from, to])].filter((place) => typeof place === "number");
    const places = new Map([...new Set(asked)].map((seat) => [seat, seatSpot(root, seat)]));
    const { game } = at.table.options;
    const sources = [...before];
    const targets = [...cards];

    const kit = layer.begin(ms, { lamp, still, done });
    if (piles.discard && covered && flights.some(({ to }) => to === "discard")) {
      kit.put(piles.discard.box, "stand-in lies").append(covered);
    }
    for (const { item, inRow } of cards) makeWay(kit, item, inRow);
    (still ? STILL : SCENES)[scene.cue]?.({
      scene: { ...scene, flights: flights.filter(({ card, from }) => typeof from !== "number" || !burnt.includes(card)) },
      at,
      dark,
      kit,
      cards,
      seatOf: (seat) => places.get(seat) ?? seatSpot(root, seat),
      picture: (card) => drawing(codeOf(at, card), game),
      gestureOf: (card) => GAMES[game]?.gestures?.[codeOf(at, card ?? BACK) ?? ""] ?? {},
      echo: (lasts) => layer.begin(lasts, { lamp, still }),
      ends({ card, from, to, turn }) {
        const target = take(piles, targets, to, turn === "down" ? BACK : card);
        if (from === "lamp") return { source: { item: root, box: lamp }, target };
        return { source: take(piles, sources, from, turn === "up" && from !== "deck" ? BACK : card), target };
      },
    });
    dark = scene.stays;
    burnt = scene.cue === "saved" ? scene.cards.slice(1) : scene.cue === "played" ? burnt : [];
  }

  /**
   * A card that stays in its row goes to its new place there.
   * @param {Kit} kit
   * @param {Element} item
   * @param {import("./frames.js").Pose} inRow
   */
  function makeWay(kit, item, inRow) {
    const old = before.find((spot) => spot.item === item)?.inRow;
    if (old && (old.x !== inRow.x || old.y !== inRow.y || old.width !== inRow.width)) {
      kit.animate(item, travel(old, inRow), { to: 0.5, easing: EASE });
    }
  }

  function clear() {
    dark = false;
    layer.clear();
  }

  return { look, play, clear };
}
