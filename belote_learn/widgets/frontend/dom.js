/**
 * A page described as plain values, and the patching of real nodes to match.
 *
 * Patching keeps every node that is still described, so focus, open disclosures and running
 * motion survive a redraw. Nothing here parses text as markup.
 *
 * @typedef {string | number | boolean | null | undefined} Attribute
 * @typedef {Record<string, Attribute | Record<string, string | number>>} Props
 * @typedef {{ tag: string, key: string, props: Props, children: VNode[] }} VElement
 * @typedef {VElement | string} VNode
 * @typedef {VNode | false | null | undefined} Child
 */

const SVG = "http://www.w3.org/2000/svg";

/** What the names of our classes begin with. */
const OURS = "b-";

/** Seen, and not read aloud. */
export const UNHEARD = { "aria-hidden": "true" };

/**
 * A group with a name that is read aloud.
 * @param {Attribute} label
 */
export function group(label) {
  return { role: "group", "aria-label": label };
}

/** What a name stands for: its tag and its classes. @type {Map<string, [tag: string, classes?: string]>} */
const names = new Map();

/**
 * Describe an element; `key` in props tells it from siblings of the same name.
 * @param {string} name its tag, then classes of ours after a dot each: "p.text", ".count" for a span; `class` adds to them
 * @param {Props} props
 * @param {...(Child | Child[])} children
 * @returns {VElement}
 */
export function h(name, props, ...children) {
  const { key = name, ...rest } = props;
  const [tag, ours] = names.get(name) ?? named(name);
  if (ours) rest.class = rest.class ? `${ours} ${rest.class}` : ours;
  const kept = children.flat().filter((child) => child || child === "");
  return { tag, key: `${key}`, props: rest, children: /** @type {VNode[]} */ (kept) };
}

/** Words, or another part of a line. @param {...(Child | Child[])} children */
export function span(...children) {
  return h("span", {}, ...children);
}

/** Read aloud, and not seen. @param {...(Child | Child[])} children */
export function unseen(...children) {
  return h(".unseen", {}, ...children);
}

/** @param {number} count @param {(i: number) => T} make @returns {T[]} @template T */
export function times(count, make) {
  return Array.from({ length: count }, (_, i) => make(i));
}

/** @param {string} name @returns {[tag: string, classes?: string]} */
function named(name) {
  const [tag = "", ...ours] = name.split(".");
  /** @type {[string, string?]} */
  const made = [tag || "span", ours.map((one) => OURS + one).join(" ")];
  names.set(name, made);
  return made;
}

/**
 * Join the class names that apply.
 * @param {...(string | false | null | undefined)} names
 */
export function classes(...names) {
  return names.filter(Boolean).join(" ");
}

/** What each of our nodes was last described as. @type {WeakMap<Node, VElement>} */
const described = new WeakMap();

/**
 * Make the children of `parent` match `wanted`.
 * @param {Element} parent
 * @param {VNode[]} wanted
 */
export function patch(parent, wanted) {
  const nodes = inPlace(parent, wanted) ?? arranged(parent, wanted);
  wanted.forEach((vnode, i) => update(nodes[i], vnode));
}

/**
 * The children, when they are already those that are wanted, in their order: most often so.
 * @param {Element} parent
 * @param {VNode[]} wanted
 * @returns {Node[] | null}
 */
function inPlace(parent, wanted) {
  const nodes = [...parent.childNodes];
  if (nodes.length !== wanted.length) return null;
  return nodes.every((node, i) => stands(node, wanted[i])) ? nodes : null;
}

/**
 * Whether a node may go on to stand for a description.
 * @param {Node} node
 * @param {VNode} vnode
 */
function stands(node, vnode) {
  const was = described.get(node);
  if (typeof vnode === "string" || !was) return typeof vnode === "string" && !was;
  return was.tag === vnode.tag && was.key === vnode.key;
}

/**
 * @param {Element} parent
 * @param {VNode[]} wanted
 */
function arranged(parent, wanted) {
  const reuse = matcher(parent);
  const nodes = wanted.map((vnode) => reuse(vnode) ?? create(parent, vnode));
  const kept = new Set(nodes);
  for (const node of [...parent.childNodes]) if (!kept.has(node)) node.remove();
  let next = parent.firstChild;
  for (const node of nodes) {
    // what stands first now belongs further back: one move instead of all the others
    if (next?.nextSibling === node) parent.append(next);
    else if (node !== next) {
      parent.insertBefore(node, next);
      continue;
    }
    next = node.nextSibling;
  }
  return nodes;
}

/**
 * Find, once each, the old child that stands for a description.
 * @param {Element} parent
 * @returns {(vnode: VNode) => Node | undefined}
 */
function matcher(parent) {
  /** @type {Map<string, Node[]>} */
  const old = new Map();
  for (const node of parent.childNodes) {
    const was = described.get(node);
    const id = was ? identity(was) : "";
    old.set(id, [...(old.get(id) ?? []), node]);
  }
  return (vnode) => old.get(identity(vnode))?.shift();
}

/** @param {VNode} vnode */
function identity(vnode) {
  return typeof vnode === "string" ? "" : `${vnode.tag} ${vnode.key}`;
}

/**
 * @param {Element} parent
 * @param {VNode} vnode
 * @returns {Node}
 */
function create(parent, vnode) {
  const page = parent.ownerDocument;
  if (typeof vnode === "string") return page.createTextNode(vnode);
  const inSvg = vnode.tag === "svg" || parent.namespaceURI === SVG;
  if (inSvg) return page.createElementNS(SVG, vnode.tag);
  const element = page.createElement(vnode.tag);
  // none of ours is there to send a form
  if (vnode.tag === "button") element.setAttribute("type", "button");
  return element;
}

/**
 * @param {Node} node
 * @param {VNode} vnode
 */
function update(node, vnode) {
  if (typeof vnode === "string") {
    if (node.nodeValue !== vnode) node.nodeValue = vnode;
    return;
  }
  const was = described.get(node);
  if (was === vnode) return;
  described.set(node, vnode);
  const element = /** @type {HTMLElement} */ (node);
  for (const name of Object.keys(was?.props ?? {}))
    if (!(name in vnode.props)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(vnode.props)) {
    if (value !== null && typeof value === "object") setStyle(element, value);
    else setAttribute(element, name, value);
  }
  patch(element, vnode.children);
  const { value } = vnode.props;
  const field = /** @type {any} */ (element);
  // set again, an unchanged value would count as a change of the page
  if (value !== undefined && field.value !== value) field.value = value;
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {Attribute} value
 */
export function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else {
    const text = value === true ? "" : `${value}`;
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

/**
 * @param {HTMLElement} element
 * @param {Record<string, string | number>} values custom properties
 */
function setStyle(element, values) {
  for (const [name, value] of Object.entries(values)) {
    const text = `${value}`;
    if (element.style.getPropertyValue(name) !== text) element.style.setProperty(name, text);
  }
}
