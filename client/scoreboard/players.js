/** The names on the board: typed, ordered and removed by the host, and claimed by whoever has a phone in his hand. */

import { badge, tool } from "../components/members.js";
import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { NAME_LENGTH } from "../wire/constants.js";

/** @typedef {import("./board.js").BoardContext} BoardContext */
/** @typedef {import("../wire/types.js").PlayerView} PlayerView */

/** @param {BoardContext} at @returns {import("../ui/dom.js").Node_} */
export function nameList(at) {
  const { players, untouched, open } = at.board;
  return h(
    "div",
    { key: "names", class: "stack" },
    h("ol", { key: "list", class: "members" }, players.map((player, place) => nameRow(at, player, place))),
    at.host && (untouched || open !== null) && addForm(at),
  );
}

/** @param {BoardContext} at @param {PlayerView} player @param {number} place */
function nameRow(at, player, place) {
  const { id, name, left } = player;
  const deals = id === (at.board.dealer ?? at.board.players[0]?.id);
  return h(
    "li",
    { key: id, class: "member" },
    h(
      "span",
      { class: "member-who" },
      h("span", { class: "member-seat numbers", "aria-hidden": "true" }, place + 1),
      at.renaming === id ? renameForm(at, player) : h("span", { class: "member-name", translate: "no" }, name),
      deals && badge("deck", t("board.deals")),
      left && badge("left", t("board.left")),
      claim(at, player),
    ),
    at.host && h("span", { class: "member-actions" }, hostActions(at, player, place, deals)),
  );
}

/** @param {BoardContext} at @param {PlayerView} player */
function renameForm(at, { id, name }) {
  return h(
    "form",
    {
      key: "rename",
      class: "join-line",
      onsubmit: (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const typed = String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("renamed")).trim();
        at.rename(null);
        if (typed !== "" && typed !== name) at.send({ type: "rename_player", player: id, name: typed });
      },
    },
    h("input", {
      class: "input",
      name: "renamed",
      dir: "auto",
      value: name,
      maxlength: NAME_LENGTH,
      autocomplete: "off",
      spellcheck: "false",
      "aria-label": t("board.rename", { name }),
      mounted: (/** @type {HTMLInputElement} */ input) => input.select(),
    }),
    h("button", { class: "button square", "aria-label": t("board.ok") }, icon("check")),
  );
}

/** Whose line this is, and the way to make it one's own. @param {BoardContext} at @param {PlayerView} player */
function claim(at, { id, name, claimed_by: claimant, left }) {
  if (claimant !== null) {
    const mine = claimant === at.you;
    const who = at.room.members.find((member) => member.id === claimant)?.name ?? "";
    return [
      badge("person", mine ? t("board.mine") : t("board.enters", { name: who })),
      (mine || at.host) &&
        tool("close", t("board.release", { name }), () => at.send({ type: "release", player: id })),
    ];
  }
  if (at.you === null || at.me?.watching || left) return null;
  return h(
    "button",
    {
      key: "claim",
      type: "button",
      class: "button claim",
      mark: "claim",
      "aria-label": t("board.claim.whom", { name }),
      onclick: () => at.send({ type: "claim", player: id }),
    },
    t("board.claim"),
  );
}

/** @param {BoardContext} at @param {PlayerView} player @param {number} place @param {boolean} deals */
function hostActions(at, { id, name, left }, place, deals) {
  const { players, untouched, open } = at.board;
  /** @param {number} to */
  const move = (to) => () => at.send({ type: "move_player", player: id, place: to });
  const mayDeal = !deals && !left && (untouched || open !== null);
  return [
    tool("edit", t("board.rename", { name }), () => at.rename(at.renaming === id ? null : id)),
    mayDeal && tool("deck", t("board.set_dealer", { name }), () => at.send({ type: "set_dealer", player: id })),
    place > 0 && tool("up", t("board.up", { name }), move(place - 1)),
    place < players.length - 1 && tool("down", t("board.down", { name }), move(place + 1)),
    untouched && tool("close", t("board.remove", { name }), () => at.send({ type: "remove_player", player: id })),
    !untouched && !left && tool("left", t("board.withdraw", { name }), () => at.send({ type: "withdraw_player", player: id })),
    left && tool("turn", t("board.return", { name }), () => at.send({ type: "return_player", player: id })),
  ];
}

/** Enter adds a name; a pasted list adds each of its lines. @param {BoardContext} at */
function addForm(at) {
  /** @param {string} name */
  const add = (name) => at.send({ type: "add_player", name, points: at.board.untouched ? "zero" : "lowest" });
  return h(
    "form",
    {
      key: "add",
      class: "join-line",
      onsubmit: (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const form = /** @type {HTMLFormElement} */ (event.currentTarget);
        const name = String(new FormData(form).get("player")).trim();
        if (name === "") return;
        add(name);
        form.reset();
      },
    },
    h(
      "label",
      { class: "field" },
      h("span", null, t("board.add.label")),
      h("input", {
        class: "input",
        name: "player",
        dir: "auto",
        maxlength: NAME_LENGTH,
        autocomplete: "off",
        spellcheck: "false",
        enterkeyhint: "next",
        onpaste: (/** @type {ClipboardEvent} */ event) => {
          const names = (event.clipboardData?.getData("text") ?? "").split(/[\r\n,;]+/).map((name) => name.trim());
          if (names.filter(Boolean).length < 2) return;
          event.preventDefault();
          names.filter(Boolean).forEach(add);
        },
      }),
    ),
    h("button", { class: "button big", name: "add" }, icon("plus"), t("board.add")),
  );
}
