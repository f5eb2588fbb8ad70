/** As much of a document as the renderer touches. Like a browser it forgets the focus of what is taken out. */

class FakeNode {
  parentNode = null;
  childNodes = [];

  get parentElement() {
    return this.parentNode;
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get nextSibling() {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  get isConnected() {
    return document.body.contains(this);
  }

  get textContent() {
    return this.childNodes.map((node) => node.textContent).join("");
  }

  contains(node) {
    for (let at = node; at; at = at.parentNode) if (at === this) return true;
    return false;
  }

  insertBefore(node, next) {
    if (next !== null && next.parentNode !== this) throw new Error("NotFoundError: not a child of this node");
    if (node.contains(this)) throw new Error("HierarchyRequestError: it contains this node");
    node.remove();
    node.parentNode = this;
    this.childNodes.splice(next === null ? this.childNodes.length : this.childNodes.indexOf(next), 0, node);
    return node;
  }

  append(...nodes) {
    for (const node of nodes) this.insertBefore(node, null);
  }

  remove() {
    if (this.parentNode === null) return;
    if (this.contains(document.activeElement)) document.activeElement = document.body;
    this.parentNode.childNodes.splice(this.parentNode.childNodes.indexOf(this), 1);
    this.parentNode = null;
  }

  replaceWith(node) {
    this.parentNode.insertBefore(node, this);
    this.remove();
  }
}

class FakeText extends FakeNode {
  constructor(text) {
    super();
    this.nodeValue = text;
  }

  get textContent() {
    return this.nodeValue;
  }
}

class FakeElement extends FakeNode {
  attributes = new Map();
  style = fakeStyle();
  /** How often an attribute was written. */
  writes = 0;

  constructor(tagName) {
    super();
    this.tagName = tagName;
  }

  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  hasAttribute(name) {
    return this.attributes.has(name);
  }

  setAttribute(name, value) {
    this.writes += 1;
    this.attributes.set(name, value);
  }

  removeAttribute(name) {
    this.writes += 1;
    this.attributes.delete(name);
  }

  focus() {
    if (this.isConnected) document.activeElement = this;
  }
}

class FakeHtmlElement extends FakeElement {}
class FakeSvgElement extends FakeElement {}

function fakeStyle() {
  const values = new Map();
  return {
    getPropertyValue: (name) => values.get(name) ?? "",
    setProperty: (name, value) => values.set(name, value),
    removeProperty: (name) => values.delete(name),
  };
}

/** @returns {FakeHtmlElement} an element of a new document */
export function freshHost() {
  const body = new FakeHtmlElement("body");
  globalThis.HTMLElement = FakeHtmlElement;
  globalThis.SVGElement = FakeSvgElement;
  globalThis.document = {
    body,
    activeElement: body,
    createTextNode: (text) => new FakeText(text),
    createElement: (tag) => new FakeHtmlElement(tag),
    createElementNS: (_, tag) => new FakeSvgElement(tag),
  };
  const host = new FakeHtmlElement("div");
  body.append(host);
  return host;
}

/** @param {FakeNode} node @returns {string} like HTML, without what is not worth a look */
export function drawn(node) {
  if (node instanceof FakeText) return node.nodeValue;
  const attributes = [...node.attributes].map(([name, value]) => ` ${name}="${value}"`).join("");
  return `<${node.tagName}${attributes}>${node.childNodes.map(drawn).join("")}</${node.tagName}>`;
}

/** @param {FakeNode} node @returns {FakeText[]} */
export function texts(node) {
  return node instanceof FakeText ? [node] : node.childNodes.flatMap(texts);
}
