/**
 * The import contracts of the client, as import-linter has those of the server. `scripts/check` runs them;
 * client/tests/layers.test.js holds the imports of types in comments to the same layers.
 */

/** Folders of client/ from the lowest to the highest: each may import those before it. Two in one line are independent. */
export const LAYERS = [
  ["wire"],
  ["net"],
  ["state"],
  ["text"],
  ["ui"],
  ["games"],
  ["components"],
  ["motion", "signals"],
  ["help", "screens"],
  ["coach", "scoreboard"],
  ["pages", "catalogues"],
];

/** Modules without a folder: the entry point, and scripts of their own. */
const TOP = "^client/[^/]+$";

/** @param {string[]} folders */
const inside = (folders) => `^client/(${folders.join("|")})/`;

const arrows = LAYERS.flatMap((layer, place) =>
  layer.map((folder) => ({
    name: `${folder}-imports-only-what-lies-below`,
    severity: "error",
    from: { path: inside([folder]) },
    to: { path: [inside(LAYERS.slice(place).flat().filter((other) => other !== folder)), TOP] },
  })),
);

export default {
  forbidden: [
    { name: "no-circle-of-modules", severity: "error", from: {}, to: { circular: true } },
    { name: "no-circle-of-folders", severity: "error", scope: "folder", from: {}, to: { circular: true } },
    { name: "every-import-leads-somewhere", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "every-folder-is-in-a-layer",
      severity: "error",
      from: {},
      to: { path: "^client/", pathNot: [inside(LAYERS.flat()), TOP] },
    },
    {
      name: "nothing-but-the-client-is-imported",
      severity: "error",
      from: { path: "^client/" },
      to: { pathNot: "^client/" },
    },
    {
      name: "no-game-knows-another",
      severity: "error",
      from: { path: "^client/games/(?!common/)(\\w+)/" },
      to: { path: "^client/games/", pathNot: "^client/games/(common|$1)/" },
    },
    ...arrows,
  ],
  options: { exclude: "^client/tests/" },
};
