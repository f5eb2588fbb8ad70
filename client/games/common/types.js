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
 * @typedef {"ice" | "tomato" | "honey" | "pine" | "plum"} Tint
 *
 * @typedef {object} Deed  something that is seen to be done to a seat, in a verb of the stage (motion/show/verbs.js)
 * @property {"veil" | "stamp" | "rain" | "deal" | "press" | "shake" | "pulse" | "strike" | "swell"} verb
 * @property {Tint} [tint]
 * @property {() => VNode[]} [sign]  in a box of 60 × 84
 * @property {number} [count]
 *
 * @typedef {object} Gesture  of a card: what it is seen to do
 * @property {Deed[]} [landed]  to the seat before which it comes to lie
 * @property {Deed[]} [aimed]  to the seat that must turn cards for it
 * @property {"pull" | "cross" | "burn" | "sweep"} [moves]  how other cards go by it
 * @property {Deed[]} [robbed]  to a seat from which cards go by it
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
 * @property {Record<string, Gesture>} [gestures]  by card code
 * @property {Record<string, string>} [printed]  the number on a card whose code is another
 * @property {string[]} samples  a few cards by which it is known
 * @property {Section[]} guide
 * @property {() => VNode[]} [cover]  its picture, in a box of 160 × 100
 * @property {string[]} [upfront]  house options that hosts ask for most
 * @property {StartPicture} [picture]  the one on the start page
 */

export {};
