/**
 * A small keyed renderer. A screen is a function from state to a tree of nodes; `render` changes the document
 * until it is that tree. An element with the same key under the same parent stays the same element, so focus,
 * scroll position and running animations survive.
 *
 * Page translators and extensions change the document, too: they wrap text, insert elements, take some away. So
 * what a parent should hold is remembered here and never read from the document, every text and attribute is
 * compared with what the document has, and nodes that were not made here are thrown out. Why it is our own:
 * docs/adr/0011.
 */

/** @typedef {string | number | boolean | null | undefined | ((event: any) => void) | Record<string, string>} PropValue */
/** @typedef {Record<string, PropValue>} Props  attributes; `on…` handlers; `style`: custom properties, set
 * through the CSSOM because the page's policy allows no style attribute; `key`: identity among siblings;
 * `mark`: words that everything around the element gets in `data-has`, so that style sheets can ask for what lies in
 * it without `:has()`; `mounted`: called with the element once it is in the document */
/** @typedef {{tag: string, key: string | null, props: Props, children: Child[], marks: string}} Node_
 * `marks`: its own and those of all that is in it */
/** @typedef {Node_ | string} Child */
/** @typedef {Child | number | null | undefined | false | Content[]} Content */
/** @typedef {HTMLElement | SVGElement} AnyElement */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {{child: Child, nodes: ChildNode[]}} Made  what a node was last drawn as, and the nodes made for it */
/** @type {WeakMap<Node, Made>} */
const made = new WeakMap();

/** What a person or the browser changes, too: written only when the tree says something else than before. */
const LIVE = new Set(["value", "checked", "selected", "open"]);

/**
 * @param {string} tag
 * @param {Props | null} [props]
 * @param {...Content} content  nothing is drawn for null, undefined and false
 * @returns {Node_}
 */
export function h(tag, props, ...content) {
  const { key, mark, ...rest } = props ?? {};
  const children = flat(content);
  const inside = marksOf(children);
  if (inside !== "") rest["data-has"] = inside;
  const marks = mark ? `${inside} ${mark}` : inside;
  return { tag, key: key == null ? null : String(key), props: rest, children, marks };
}

/** @param {Child[]} children @returns {string} each word once */
function marksOf(children) {
  /** @type {Set<string> | undefined} */
  let words;
  for (const child of children) {
    if (typeof child === "string" || child.marks === "") continue;
    words ??= new Set();
    for (const word of child.marks.split(" ")) if (word !== "") words.add(word);
  }
  return words === undefined ? "" : [...words].join(" ");
}

/** @param {Content[]} content @returns {Child[]} */
function flat(content) {
  /** @type {Child[]} */
  const children = [];
  for (const item of content) {
    if (Array.isArray(item)) children.push(...flat(item));
    else if (item === null || item === undefined || item === false || item === "") continue;
    else children.push(typeof item === "number" ? String(item) : item);
  }
  return children;
}

/**
 * Make the content of `host` equal to `content`. If the focused element goes, focus moves to its nearest
 * surviving ancestor with a tabindex, so that a keyboard user stays where he was.
 * @param {AnyElement} host
 * @param {...Content} content
 */
export function render(host, ...content) {
  const focused = document.activeElement;
  const within = focused !== null && host.contains(focused);
  const homes = within ? ancestors(focused, host) : [];
  const child = h("", null, content);
  setProp(host, "data-has", child.props["data-has"], null);
  made.set(host, { child, nodes: patchChildren(host, child.children, made.get(host)?.nodes ?? []) });
  if (!within || document.activeElement === focused) return;
  const next = focused instanceof HTMLElement && focused.isConnected ? focused : homes.find((home) => home.isConnected);
  next?.focus({ preventScroll: true });
}

/** @param {Element} from @param {AnyElement} host @returns {HTMLElement[]} */
function ancestors(from, host) {
  const found = [];
  for (let at = from.parentElement; at && host.contains(at); at = at.parentElement) {
    if (at.hasAttribute("tabindex")) found.push(at);
  }
  return found;
}

/**
 * @param {AnyElement} parent
 * @param {Child[]} children
 * @param {ChildNode[]} before  the nodes made for it
 * @returns {ChildNode[]} those made for it now
 */
function patchChildren(parent, children, before) {
  const changed = children.findIndex((child, index) => !stays(before[index], child));
  const same = changed < 0 ? children.length : changed;
  /** @type {Map<string, ChildNode>} */
  const old = new Map();
  for (const [index, node] of before.entries()) {
    if (index >= same) old.set(identity(made.get(node)?.child ?? "", index), node);
  }
  const wanted = children.map((child, index) => {
    if (index < same) return patch(/** @type {ChildNode} */ (before[index]), child);
    const id = identity(child, index);
    const node = old.get(id);
    old.delete(id);
    return node ? patch(node, child) : create(child, parent);
  });
  for (const node of old.values()) node.remove();
  arrange(parent, wanted);
  return wanted;
}

/** Whether a node is that child, both being at the same place. @param {ChildNode | undefined} node @param {Child} child */
function stays(node, child) {
  const was = node && made.get(node)?.child;
  if (typeof was !== "object" || typeof child === "string") return was !== undefined && typeof was === typeof child;
  return was.tag === child.tag && was.key === child.key;
}

/** Nothing that stays is moved because of what goes. @param {AnyElement} parent @param {ChildNode[]} wanted */
function arrange(parent, wanted) {
  let at = parent.firstChild;
  /** @type {Set<ChildNode> | undefined} */
  let staying;
  const skip = () => {
    staying ??= new Set(wanted);
    while (at !== null && !staying.has(at)) {
      const next = at.nextSibling;
      at.remove();
      at = next;
    }
  };
  for (const node of wanted) {
    if (node !== at) skip();
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
  if (at !== null) skip();
}

/** Siblings without a key are told apart by their tag and place. @param {Child} child @param {number} index */
function identity(child, index) {
  if (typeof child === "string") return `#text ${index}`;
  return child.key === null ? `${child.tag} ${index}` : `${child.tag} key ${child.key}`;
}

/** @param {Child} child @param {AnyElement} parent @returns {ChildNode} */
function create(child, parent) {
  if (typeof child === "string") {
    const text = document.createTextNode(child);
    made.set(text, { child, nodes: [] });
    return text;
  }
  const inSvg = child.tag === "svg" || (parent instanceof SVGElement && parent.tagName !== "foreignObject");
  /** @type {AnyElement} */
  const element = inSvg
    ? /** @type {SVGElement} */ (document.createElementNS(SVG, child.tag))
    : document.createElement(child.tag);
  const { mounted, ...props } = child.props;
  const nodes = child.children.map((each) => create(each, element));
  element.append(...nodes);
  patchProps(element, {}, props);
  made.set(element, { child, nodes });
  if (typeof mounted === "function") queueMicrotask(() => mounted(element));
  return element;
}

/** @param {ChildNode} node @param {Child} child @returns {ChildNode} */
function patch(node, child) {
  if (typeof child === "string") {
    if (node.nodeValue !== child) node.nodeValue = child;
    return node;
  }
  const before = /** @type {{child: Node_, nodes: ChildNode[]}} */ (made.get(node));
  const element = /** @type {AnyElement} */ (/** @type {unknown} */ (node));
  patchProps(element, before.child.props, child.props);
  made.set(node, { child, nodes: patchChildren(element, child.children, before.nodes) });
  return node;
}

/** @param {AnyElement} element @param {Props} before @param {Props} after */
function patchProps(element, before, after) {
  for (const name of Object.keys(before)) {
    if (!(name in after)) setProp(element, name, null, before[name]);
  }
  for (const [name, value] of Object.entries(after)) setProp(element, name, value, before[name]);
}

/** @param {AnyElement} element @param {string} name @param {PropValue} value @param {PropValue} before */
function setProp(element, name, value, before) {
  if (name === "mounted") return;
  if (name === "style") {
    const { style } = element;
    const properties = /** @type {Record<string, string>} */ (value ?? {});
    for (const property of Object.keys(/** @type {Record<string, string>} */ (before ?? {}))) {
      if (!(property in properties)) style.removeProperty(property);
    }
    for (const [property, text] of Object.entries(properties)) {
      if (style.getPropertyValue(property) !== String(text)) style.setProperty(property, text);
    }
  } else if (name.startsWith("on") || LIVE.has(name)) {
    // @ts-ignore: handlers and the live state of controls are properties, not attributes
    if (value !== before) element[name] = value ?? null;
  } else {
    const text = value === null || value === undefined || value === false ? null : value === true ? "" : String(value);
    if (element.getAttribute(name) === text) return;
    if (text === null) element.removeAttribute(name);
    else element.setAttribute(name, text);
  }
}
