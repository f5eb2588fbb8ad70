/** The card codes of each game (rules.md, "Vocabulary and card codes"). */

const NUMBERS = (highest) => Array.from({ length: highest + 1 }, (_, number) => String(number));

export const CODES = {
  flip7: [...NUMBERS(12), "+2", "+4", "+6", "+8", "+10", "x2", "FREEZE", "FLIP3", "CHANCE"],
  vengeance: [
    ...NUMBERS(13),
    ...["U7", "L13", "/2", "-2", "-4", "-6", "-8", "-10", "JUST1", "FLIP4", "SWITCH", "STEAL", "BURN"],
  ],
};
