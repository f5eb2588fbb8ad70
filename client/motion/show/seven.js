/** Seven cards: the whole table sees them, what they bring, and that the round is over for everybody. */

import { playerName } from "../../components/words.js";
import { formatNumber, t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";

import { standIn } from "./cards.js";
import { counter, countUp } from "./counter.js";
import { EASE_LIFT, GONE, POP, placed } from "./frames.js";
import { SEVEN_BONUS } from "../../games/common/seven.js";
import { spark } from "../../games/common/shapes.js";
import { perform } from "./verbs.js";

/** @param {import("./stage.js").Playing} play */
export function seven(play) {
  const { scene, at, kit, cards, picture, seatOf } = play;
  const [seat = 0] = scene.seats;
  const { lamp } = kit;
  const fades = [{ opacity: 0 }, { opacity: 1, offset: 0.08 }, { opacity: 1, offset: 0.72 }, { opacity: 0, offset: 0.8 }, { opacity: 0 }];
  const others = at.table.hands.flatMap(({ status }, other) => (other !== seat && status === "active" ? [other] : []));
  kit.animate(kit.cover("dusk deep"), fades);
  for (const [place, other] of others.entries()) {
    const spot = seatOf(other);
    if (!spot) continue;
    const over = kit.put(spot.box, "seven-over", h("span", { class: "chip-words" }, h("strong", null, t("show.over"))));
    const from = 0.72 + (0.08 * place) / others.length;
    kit.animate(over, [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], { from });
    kit.animate(/** @type {Element} */ (over.firstElementChild), POP, { from, to: from + 0.1 });
  }

  const lying = cards.filter((spot) => spot.place === seat && scene.cards.includes(spot.card));
  const across = document.documentElement.clientWidth;
  const size = Math.min(lamp.width * 0.62, (across * 0.94) / (lying.length * 0.62 + 0.6));
  const middle = lamp.x + lamp.width / 2;
  /** As wide as the window is on both sides of the lamp. */
  const line = { x: Math.max(0, 2 * middle - across), width: 2 * Math.min(middle, across - middle) };
  const home = { x: middle - size / 2, y: lamp.y + lamp.height * 0.5 - size * 0.35, width: size, height: size * 1.4 };
  for (const [place, spot] of kit.still ? [] : lying.entries()) {
    const lean = place - (lying.length - 1) / 2;
    const shift = Math.min(size * 0.62, (across * 0.9 - size) / Math.max(1, lying.length - 1));
    const fanned = `translate(${lean * shift}px, ${lean * lean * size * 0.035}px) rotate(${lean * 5}deg)`;
    const start = 0.04 + 0.03 * place;
    const card = standIn(kit, home, "fanned", picture(spot.card));
    kit.animate(card, [
      { transform: placed(spot.box, home), offset: 0 },
      { transform: placed(spot.box, home), offset: start, easing: EASE_LIFT },
      { transform: fanned, offset: start + 0.16 },
      { transform: fanned, offset: 0.72, easing: "ease-in" },
      { transform: placed(spot.box, home), offset: 0.84 },
      { transform: placed(spot.box, home), offset: 1 },
    ]);
    kit.animate(spot.item, GONE);
  }

  const banner = kit.put(
    { ...line, y: lamp.y - lamp.height * 0.42, height: lamp.height * 0.8 },
    "seven-banner",
    h("strong", { class: "seven-title" }, t("show.seven")),
    h("span", { class: "seven-name" }, playerName(at, seat)),
  );
  kit.animate(banner, fades);
  kit.animate(/** @type {Element} */ (banner.firstElementChild), POP, { from: 0.08, to: 0.24 });
  const bonus = kit.put(
    { ...line, y: home.y + home.height * 1.16, height: lamp.height * 0.34 },
    "seven-bonus",
    h("strong", { class: "numbers" }, "+", counter(0, SEVEN_BONUS, formatNumber)),
  );
  kit.animate(bonus, [{ opacity: 0 }, { opacity: 0, offset: 0.34 }, { opacity: 1, offset: 0.4 }, { opacity: 1, offset: 0.72 }, { opacity: 0, offset: 0.8 }, { opacity: 0 }]);
  countUp(kit, bonus, { from: 0.4, to: 0.7 });
  const glow = { box: { x: 0, y: lamp.y - lamp.height * 0.3, width: across, height: lamp.height * 1.6 }, item: banner };
  if (!kit.still) perform([{ verb: "rain", tint: "honey", sign: spark, count: 18 }], { kit, seat: glow, from: 0.1, picture });
}
