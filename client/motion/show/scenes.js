/** How each cue is played. */

import { GAMES } from "../../games/index.js";
import { spark, snowflake } from "../../games/common/shapes.js";
import { codeOf } from "../../components/words.js";
import { beats } from "../beats.js";
import { BACK } from "../../wire/constants.js";
import { burnAway, crack, give, lightUp, showInLamp, slam, standIn, turnInLamp } from "./cards.js";
import { opened, scored } from "./counting.js";
import { EASE_LIFT, GONE, placed, shaken } from "./frames.js";
import { moved } from "./moves.js";
import { seven } from "./seven.js";
import { perform } from "./verbs.js";

/** @typedef {import("./stage.js").Playing} Playing */
/** @typedef {import("../../games/common/types.js").Deed} Deed */

/** The card that has been there before makes itself known. */
const ANSWER = [
  { transform: "none" },
  { transform: "translateY(-26%) scale(1.35) rotate(-5deg)", offset: 0.5 },
  { transform: "translateY(-26%) scale(1.35) rotate(5deg)", offset: 0.75 },
  { transform: "none" },
];

/** Milliseconds of what a card does after it has landed. */
const ECHO = 750;

/** @type {Partial<Record<import("../choreography.js").Cue, (play: Playing) => void>>} */
export const SCENES = {
  flip(play) {
    const { scene, kit, ends, picture } = play;
    const at = beats(scene);
    for (const flight of scene.flights) {
      const { source, target } = ends(flight);
      if (!source) continue;
      const faces = [picture(flight.card), picture(BACK)];
      turnInLamp(kit, { source, target, faces, scene, dark: play.dark, at });
      if (!scene.held) landed(play, flight, kit.ms);
    }
  },

  given(play) {
    const { scene, kit, ends, picture } = play;
    for (const flight of scene.flights) {
      const { source, target } = ends(flight);
      if (source && target) give(kit, { source, target, face: picture(flight.card) });
      landed(play, flight, kit.ms);
    }
  },

  /** What is in the middle is shown, and to whom it goes. */
  aimed(play) {
    const { scene, kit, cards, picture, gestureOf } = play;
    const [card = BACK] = scene.cards;
    const [seat] = scene.seats.map(play.seatOf);
    const lies = cards.find((spot) => spot.card === card);
    if (lies) {
      const shown = standIn(kit, kit.lamp, "lit", picture(card));
      const size = kit.lamp.width * 0.8;
      const high = { x: kit.lamp.x + size * 0.1, y: kit.lamp.y, width: size };
      kit.animate(shown, [
        { transform: placed(lies.box, kit.lamp), opacity: 1, easing: EASE_LIFT },
        { transform: placed(high, kit.lamp), opacity: 1, offset: 0.3 },
        { transform: placed(high, kit.lamp), opacity: 1, offset: 0.6 },
        { transform: placed(lies.box, kit.lamp), opacity: 1 },
      ]);
      kit.animate(lies.item, GONE);
    }
    const acts = gestureOf(card).aimed ?? [{ verb: "veil", tint: "honey" }];
    if (seat) perform(acts, { kit, seat, from: 0.25, picture });
  },

  move: (play) => moved(play),
  played: (play) => moved(play),
  down: (play) => moved(play),
  shuffled: (play) => moved(play),

  stayed(play) {
    moved(play);
    onSeats(play, [{ verb: "veil", tint: "pine" }]);
  },

  frozen(play) {
    onSeats(play, [{ verb: "veil", tint: "ice" }, { verb: "rain", tint: "ice", sign: snowflake }]);
  },

  taken(play) {
    onSeats(play, [{ verb: "veil", tint: "tomato" }, { verb: "shake" }, { verb: "rain", tint: "tomato", sign: spark }]);
  },

  /** The twin on the hand answers; slam, shake, crack, fall. */
  busted(play) {
    const { scene, kit, ends, picture, cards } = play;
    const [card = BACK] = scene.cards;
    const [seat] = scene.seats.map(play.seatOf);
    const hit = 0.36;
    lightUp(kit, 0, hit);
    for (const twin of twinsOf(play, card)) {
      kit.animate(twin.item, ANSWER, { to: hit });
      crack(kit, { spot: twin, face: picture(twin.card), from: 0.5, side: 0 });
    }
    for (const flight of scene.flights) {
      const { target } = ends(flight);
      if (!target) continue;
      const fallen = slam(kit, { target, face: picture(card), until: hit });
      crack(kit, { spot: { item: fallen, box: target.box }, face: picture(card), from: 0.5, side: 1 });
    }
    if (!seat) return;
    const flash = kit.put(seat.box, "veil tomato");
    kit.animate(flash, [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 0.5 }], { from: hit });
    kit.animate(seat.item, shaken(0, -10, 9, -8, 6, -4, 3, -1, 0), { from: hit, to: 0.68 });
    const broken = twinsOf(play, card).map(({ item }) => item);
    for (const [place, spot] of cards.filter((each) => each.place === scene.seats[0]).entries()) {
      if (spot.card === card || broken.includes(spot.item)) continue;
      kit.animate(
        spot.item,
        [
          { transform: "none", opacity: 1 },
          { transform: `translateY(34%) rotate(${place % 2 ? 9 : -7}deg)`, opacity: 0.35 },
        ],
        { from: 0.66, easing: "cubic-bezier(0.5, 0, 0.9, 0.6)" },
      );
    }
  },

  /** The card comes down beside its twin, and what prevents it burns away. */
  saved(play) {
    const { scene, kit, ends, picture, cards, seatOf } = play;
    const [card = BACK, by = BACK] = scene.cards;
    const [seat] = scene.seats.map(seatOf);
    const hit = 0.3;
    lightUp(kit, 0.7, 1);
    for (const twin of twinsOf(play, card)) kit.animate(twin.item, ANSWER, { to: hit });
    for (const flight of scene.flights) {
      const { target } = ends(flight);
      if (target) slam(kit, { target, face: picture(card), until: hit });
    }
    const heart = cards.find((spot) => spot.card === by);
    if (heart) burnAway(kit, { spot: heart, face: picture(by), from: hit });
    if (seat) perform([{ verb: "veil", tint: "pine" }], { kit, seat, from: 0.6, picture });
  },

  seven: (play) => seven(play),
  opened: (play) => opened(play),
  scored: (play) => scored(play),
};

/** Where nothing may move: the same order and the same holds. @type {typeof SCENES} */
export const STILL = {
  flip(play) {
    const { scene, kit, ends, picture } = play;
    for (const flight of scene.flights) {
      const { target } = ends(flight);
      showInLamp(kit, { target, face: picture(flight.card), back: picture(BACK), at: beats(scene) });
    }
  },
  seven: (play) => seven(play),
  opened: (play) => opened(play),
  scored: (play) => scored(play),
};

/** @param {Playing} play @param {Deed[]} acts */
function onSeats({ scene, kit, seatOf, picture }, acts) {
  for (const seat of scene.seats.map(seatOf)) if (seat) perform(acts, { kit, seat, from: 0, picture });
}

/**
 * What a card does to those before whom it has come to lie goes on while the next question comes up.
 * @param {Playing} play
 * @param {import("../choreography.js").Flight} flight
 * @param {number} after  milliseconds
 */
function landed({ gestureOf, seatOf, echo, picture }, { card, to }, after) {
  const acts = gestureOf(card).landed;
  const seat = typeof to === "number" ? seatOf(to) : undefined;
  if (!acts || !seat) return;
  const all = after + ECHO;
  perform(acts, { kit: echo(all), seat, from: (after * 0.97) / all, picture });
}

/** The cards on the hand with the same number on them. @param {Playing} play @param {number} card */
function twinsOf({ at, cards, scene }, card) {
  const printed = (/** @type {number} */ one) => {
    const code = codeOf(at, one) ?? "";
    return GAMES[at.table.options.game]?.printed?.[code] ?? code;
  };
  return cards.filter((spot) => spot.place === scene.seats[0] && spot.card !== card && printed(spot.card) === printed(card));
}
