// A page without a browser, for what is patched and listened to.

/** As much of a node as is drawn into and listened to. */
export class FakeNode extends EventTarget {
  /** @param {string} name @param {string} [text] */
  constructor(name, text) {
    super();
    this.name = name;
    this.nodeValue = text ?? null;
    /** @type {FakeNode[]} */ this.childNodes = [];
    /** @type {FakeNode | null} */ this.parent = null;
    /** @type {Map<string, string>} */ this.attributes = new Map();
    this.moves = 0;
    this.namespaceURI = "";
    this.className = "";
    /** @type {Set<string>} */ this.classes = new Set();
    this.classList = {
      /** @param {string} name @param {boolean} is */
      toggle: (name, is) => void (is ? this.classes.add(name) : this.classes.delete(name)),
    };
    this.ownerDocument = {
      /** @param {string} value */ createTextNode: (value) => new FakeNode("#text", value),
      /** @param {string} tag */ createElement: (tag) => new FakeNode(tag),
      /** @param {string} space @param {string} tag */
      createElementNS: (space, tag) => Object.assign(new FakeNode(tag), { namespaceURI: space }),
    };
  }
  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  get nextSibling() {
    const around = this.parent?.childNodes ?? [];
    return around[around.indexOf(this) + 1] ?? null;
  }
  remove() {
    const around = this.parent?.childNodes ?? [];
    around.splice(around.indexOf(this), 1);
    this.parent = null;
  }
  /** @param {FakeNode} node @param {FakeNode | null} before */
  insertBefore(node, before) {
    if (node.parent) node.remove();
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, node);
    node.parent = this;
    node.moves += 1;
  }
  /** @param {FakeNode} node */
  append(node) {
    this.insertBefore(node, null);
  }
  /** @param {string} name */ getAttribute(name) { return this.attributes.get(name) ?? null; }
  /** @param {string} name @param {string} value */ setAttribute(name, value) { this.attributes.set(name, value); }
  /** @param {string} name */ removeAttribute(name) { this.attributes.delete(name); }
}
