/**
 * A small keyed renderer. A screen is a function from state to a tree of nodes; `render` changes the document
 * until it is that tree. An element with the same key under the same parent stays the same element, so focus,
 * scroll position and running animations survive.
 */

/** @typedef {string | number | boolean | null | undefined | ((event: any) => void) | Record<string, string>} PropValue */
/** @typedef {Record<string, PropValue>} Props  attributes; `on…` handlers; `style`: custom properties, set
 * through the CSSOM because the page's policy allows no style attribute; `key`: identity among siblings;
 * `mounted`: called with the element once it is in the document */
/** @typedef {{tag: string, key: string | null, props: Props, children: Child[]}} Node_ */
/** @typedef {Node_ | string} Child */
/** @typedef {Child | number | null | undefined | false | Content[]} Content */
/** @typedef {HTMLElement | SVGElement} AnyElement */

const SVG = "http://www.w3.org/2000/svg";

/** @type {WeakMap<Node, Child>} what was rendered into each node */
const rendered = new WeakMap();

/**
 * @param {string} tag
 * @param {Props | null} [props]
 * @param {...Content} content  nothing is drawn for null, undefined and false
 * @returns {Node_}
 */
export function h(tag, props, ...content) {
  const { key, ...rest } = props ?? {};
  return { tag, key: key == null ? null : String(key), props: rest, children: flat(content) };
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
  const homes = focused && host.contains(focused) ? ancestors(focused, host) : [];
  patchChildren(host, flat(content));
  if (homes.length === 0 || document.activeElement === focused) return;
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  else homes.find((home) => home.isConnected)?.focus({ preventScroll: true });
}

/** @param {Element} from @param {AnyElement} host @returns {HTMLElement[]} */
function ancestors(from, host) {
  const found = [];
  for (let at = from.parentElement; at && host.contains(at); at = at.parentElement) {
    if (at.hasAttribute("tabindex")) found.push(at);
  }
  return found;
}

/** @param {AnyElement} parent @param {Child[]} children */
function patchChildren(parent, children) {
  /** @type {Map<string, ChildNode>} */
  const old = new Map();
  let count = 0;
  for (const node of parent.childNodes) old.set(identity(rendered.get(node) ?? "", count++), node);
  /** @type {ChildNode[]} */
  const wanted = children.map((child, index) => {
    const id = identity(child, index);
    const node = old.get(id);
    old.delete(id);
    return node ? patch(node, child) : create(child, parent);
  });
  for (const node of old.values()) node.remove();
  wanted.forEach((node, index) => {
    const here = parent.childNodes[index];
    if (here !== node) parent.insertBefore(node, here ?? null);
  });
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
    rendered.set(text, child);
    return text;
  }
  const inSvg = child.tag === "svg" || (parent instanceof SVGElement && parent.tagName !== "foreignObject");
  /** @type {AnyElement} */
  const element = inSvg
    ? /** @type {SVGElement} */ (document.createElementNS(SVG, child.tag))
    : document.createElement(child.tag);
  const { mounted, ...props } = child.props;
  patchChildren(element, child.children);
  patchProps(element, {}, props);
  rendered.set(element, child);
  if (typeof mounted === "function") queueMicrotask(() => mounted(element));
  return element;
}

/** @param {ChildNode} node @param {Child} child @returns {ChildNode} */
function patch(node, child) {
  const before = rendered.get(node);
  if (before === child) return node;
  if (typeof child === "string") {
    if (node.nodeValue !== child) node.nodeValue = child;
  } else {
    const element = /** @type {AnyElement} */ (/** @type {unknown} */ (node));
    patchProps(element, typeof before === "object" ? before.props : {}, child.props);
    patchChildren(element, child.children);
  }
  rendered.set(node, child);
  return node;
}

/** @param {AnyElement} element @param {Props} before @param {Props} after */
function patchProps(element, before, after) {
  for (const name of Object.keys(before)) {
    if (!(name in after)) setProp(element, name, null, before[name]);
  }
  for (const [name, value] of Object.entries(after)) {
    if (value !== before[name]) setProp(element, name, value, before[name]);
  }
}

/** @param {AnyElement} element @param {string} name @param {PropValue} value @param {PropValue} before */
function setProp(element, name, value, before) {
  if (name === "mounted") return;
  if (name === "style") {
    const styles = /** @type {Record<string, string>} */ (value ?? {});
    for (const property of Object.keys(/** @type {Record<string, string>} */ (before ?? {}))) {
      if (!(property in styles)) element.style.removeProperty(property);
    }
    for (const [property, text] of Object.entries(styles)) element.style.setProperty(property, text);
  } else if (name.startsWith("on") || name === "value" || name === "checked" || name === "selected") {
    // @ts-ignore: handlers and the live state of form controls are properties, not attributes
    element[name] = value ?? null;
  } else if (value === null || value === undefined || value === false) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value === true ? "" : String(value));
  }
}
