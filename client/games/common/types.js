/**
 * What a game says of itself to the rest of the client: how its cards look, by what it is known, how it is
 * explained. Its words are in its folder too, and its rules on the server alone.
 *
 * @typedef {import("../../ui/dom.js").Node_} VNode
 *
 * @typedef {"number" | "bonus" | "malus" | "action"} Kind  where in a row a card lies, and how it is coloured
 *
 * @typedef {object} Face
 * @property {Kind} kind
 * @property {string} look  its classes
 * @property {() => VNode[]} draw
 * @property {number} [steps]  how many cards a flip card turns
 *
 * @typedef {object} Section  of the rules in short
 * @property {string} key  its title is the message `guide.head.KEY`
 * @property {string[]} texts  messages, without their `guide.`
 * @property {string[]} [cards]  shown as a row
 * @property {string} [sum]  the arithmetic of that row
 * @property {string[]} [explained]  cards, each with what it does
 *
 * @typedef {{cards: string[], points: number}} PictureRow
 *
 * @typedef {object} StartPicture  three rows that show at first sight what is played here
 * @property {PictureRow} safe
 * @property {PictureRow} busted
 * @property {PictureRow} own  one that could be better
 *
 * @typedef {object} Game
 * @property {Record<string, Face>} faces  by card code
 * @property {string[]} samples  a few cards by which it is known
 * @property {Section[]} guide
 * @property {() => VNode[]} [cover]  its picture, in a box of 160 × 100
 * @property {string[]} [upfront]  house options that hosts ask for most
 * @property {StartPicture} [picture]  the one on the start page
 */

export {};
