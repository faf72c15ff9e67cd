// frontend/dom.js
var SVG = "http://www.w3.org/2000/svg";
function h(tag, props, ...children) {
  const { key = "", ...rest } = props;
  const kept = children.flat().filter((child) => child || child === "");
  return { tag, key: String(key), props: rest, children: (
    /** @type {VNode[]} */
    kept
  ) };
}
function classes(...names) {
  return names.filter(Boolean).join(" ");
}
var described = /* @__PURE__ */ new WeakMap();
function patch(parent, wanted) {
  const reuse = matcher(parent);
  const nodes = wanted.map((vnode) => reuse(vnode) ?? create(parent, vnode));
  const kept = new Set(nodes);
  for (const node of [...parent.childNodes]) if (!kept.has(node)) node.remove();
  let next = parent.firstChild;
  for (const node of nodes) {
    if (node === next) next = node.nextSibling;
    else parent.insertBefore(node, next);
  }
  wanted.forEach((vnode, i) => update(nodes[i], vnode));
}
function matcher(parent) {
  const old = /* @__PURE__ */ new Map();
  for (const node of parent.childNodes) {
    const was = described.get(node);
    const id = was ? identity(was) : "";
    old.set(id, [...old.get(id) ?? [], node]);
  }
  return (vnode) => old.get(identity(vnode))?.shift();
}
function identity(vnode) {
  return typeof vnode === "string" ? "" : `${vnode.tag} ${vnode.key}`;
}
function create(parent, vnode) {
  const page2 = parent.ownerDocument;
  if (typeof vnode === "string") return page2.createTextNode(vnode);
  const inSvg = vnode.tag === "svg" || parent.namespaceURI === SVG;
  return inSvg ? page2.createElementNS(SVG, vnode.tag) : page2.createElement(vnode.tag);
}
function update(node, vnode) {
  if (typeof vnode === "string") {
    if (node.nodeValue !== vnode) node.nodeValue = vnode;
    return;
  }
  const was = described.get(node);
  if (was === vnode) return;
  described.set(node, vnode);
  const element = (
    /** @type {HTMLElement} */
    node
  );
  for (const name of Object.keys(was?.props ?? {}))
    if (!(name in vnode.props)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(vnode.props)) {
    if (value !== null && typeof value === "object") setStyle(element, value);
    else setAttribute(element, name, value);
  }
  patch(element, vnode.children);
  if ("value" in vnode.props) element.value = vnode.props.value;
}
function setAttribute(element, name, value) {
  if (value === null || value === void 0 || value === false) element.removeAttribute(name);
  else {
    const text = value === true ? "" : String(value);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}
function setStyle(element, values) {
  for (const [name, value] of Object.entries(values)) element.style.setProperty(name, String(value));
}

// frontend/keys.js
var ACTIONS = {
  ArrowLeft: "back",
  ArrowRight: "next",
  Home: "first",
  End: "last",
  ArrowUp: "up",
  ArrowDown: "down",
  Escape: "close",
  "?": "explain"
};
function contained({ key, ctrlKey, metaKey, altKey }) {
  return !(ctrlKey || metaKey || altKey || key === "Tab" || key === "Escape");
}
function actionOf(event, { inList, onCard }) {
  const action = ACTIONS[event.key] ?? "";
  if (action === "explain") return action;
  if (action === "close") return action;
  if (inList || !contained(event)) return "";
  return action === "up" || action === "down" ? onCard ? action : "" : action;
}
function neighbour(cards, card, move) {
  return cards[Math.min(Math.max(cards.indexOf(card) + move, 0), cards.length - 1)];
}

// frontend/motion.js
function places(root) {
  const found = /* @__PURE__ */ new Map();
  for (const node of root.querySelectorAll("[data-card], [data-backs]")) {
    found.set(nameOf(
      /** @type {HTMLElement} */
      node
    ), node.getBoundingClientRect());
  }
  return found;
}
function nameOf(node) {
  return node.dataset.card ?? node.dataset.backs ?? "";
}
function glide(root, before) {
  const cards = (
    /** @type {HTMLElement[]} */
    [...root.querySelectorAll("[data-card]")]
  );
  const starts = cards.map((node) => start(node, before));
  for (const node of cards) delete node.dataset.glide;
  void root.getBoundingClientRect();
  cards.forEach((node, i) => {
    const from = starts[i];
    if (from === null) return;
    for (const [name, value] of Object.entries(from)) node.style.setProperty(name, value);
    node.dataset.glide = "";
  });
}
function start(node, before) {
  const seat = node.closest("[data-slot]")?.getAttribute("data-slot") ?? "";
  const was = before.get(nameOf(node)) ?? before.get(seat);
  if (!was) return null;
  const now = node.getBoundingClientRect();
  const x = was.left + was.width / 2 - now.left - now.width / 2;
  const y = was.top + was.height / 2 - now.top - now.height / 2;
  if (Math.abs(x) + Math.abs(y) < 1) return null;
  return { "--from-x": `${Math.round(x)}px`, "--from-y": `${Math.round(y)}px` };
}

// frontend/icons.js
var ICONS = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  next: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  previous: "M15 5l-7 7 7 7",
  following: "M9 5l7 7-7 7",
  close: "M6 6l12 12M18 6L6 18",
  legal: "M5 12.5l5 5L19.5 7",
  refused: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  winner: "M4 18h16M4 15L3 7l5 4 4-7 4 7 5-4-1 8z",
  played: "M12 4v12M6.5 11l5.5 5.5 5.5-5.5M5 20h14",
  none: "M8.5 9a3.5 3.5 0 1 1 5.5 2.9c-1.5 1-2 1.7-2 3.1M12 19v.3"
};
function icon(name) {
  return h(
    "svg",
    { key: name, class: `belote-icon belote-icon-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    h("path", { d: ICONS[name] ?? ICONS.none })
  );
}
function badge(mark) {
  return h("span", { key: "badge", class: `belote-badge belote-badge-${mark}` }, icon(mark));
}

// frontend/state.js
var SUBJECT = "subject";
var EVERYONE = "all";
var NOTHING_ASKED = { asked: null, shown: 0 };
function freshLocal() {
  return {
    ...NOTHING_ASKED,
    all: false,
    stops: {},
    wanted: null,
    notice: false,
    spoken: "",
    open: EVERYONE,
    playing: false,
    speed: "normal",
    four: false
  };
}
function sceneOf(view, step, local) {
  if (!view?.frames?.length) return null;
  const index = clamp(Number(step) || 0, view.frames.length - 1);
  const frame = view.frames[index];
  const why = view.whys[whyAt(frame, local.asked ?? SUBJECT) ?? -1] ?? null;
  const steps = why === null || why.trace === null ? [] : view.traces[why.trace] ?? [];
  return { view, frame, index, local, why, steps };
}
function whyAt(frame, asked) {
  const [kind, number] = asked.split(":");
  if (kind === "bid") return frame.bids?.[Number(number)]?.why;
  if (kind === "line") return frame.lines?.[Number(number)]?.why;
  if (kind === "said") return frame.said?.why;
  if (kind !== SUBJECT) return frame.why[asked];
  const subject = frame.subject === void 0 ? "trick" : frame.subject;
  return subject === null ? void 0 : frame.why[subject];
}
function clamp(value, last) {
  return Math.min(Math.max(Math.trunc(value), 0), last);
}
function handOf({ frame, local }, seat) {
  const hand = frame.hands[seat] ?? {};
  const isOpen = local.open === EVERYONE || local.open === seat;
  return hand.cards && !isOpen ? { hidden: hand.cards.length } : hand;
}
function cardsOnPage(scene) {
  const seats = (
    /** @type {Seat[]} */
    Object.keys(scene.frame.hands)
  );
  const held = seats.flatMap((seat) => handOf(scene, seat).cards ?? []);
  return /* @__PURE__ */ new Set([...held, ...scene.frame.trick.map((play) => play.card)]);
}
function ask(scene, card) {
  const { local } = scene;
  return local.asked === card ? close(local) : opened(scene, card);
}
function opened({ view, index, local }, card) {
  const asked = { ...local, asked: card, shown: 0 };
  const scene = sceneOf(view, index, asked);
  return local.all ? { ...asked, shown: scene?.why?.at ?? 0 } : asked;
}
function close(local) {
  return { ...local, ...NOTHING_ASKED };
}
function carry(scene) {
  const { asked } = scene.local;
  if (asked === null || asked in scene.view.cards) {
    return opened(scene, asked !== null && cardsOnPage(scene).has(asked) ? asked : null);
  }
  return opened(scene, SUBJECT);
}
function turn({ local, steps }, move) {
  return { ...local, asked: local.asked ?? SUBJECT, shown: clamp(local.shown + move, steps.length - 1) };
}
function toggleAll({ local, why }) {
  const shown = local.all ? 0 : why?.at ?? local.shown;
  return { ...local, asked: local.asked ?? SUBJECT, all: !local.all, shown };
}
function litBy({ local, steps }) {
  const step = local.asked === null ? void 0 : steps[local.shown];
  return {
    number: local.shown + 1,
    cards: new Set(step?.cards),
    drops: new Set(step?.drops),
    seats: new Set(step?.seats)
  };
}
function tabStop({ local }, group, members, otherwise = members[0]) {
  return members.includes(local.stops[group]) ? local.stops[group] : otherwise;
}

// frontend/courts.js
var FACE = "M51 27.5C57.5 27.5 60.5 32 60.5 38C60.5 45 56 50 51 50S41.5 45 41.5 38C41.5 32 44.5 27.5 51 27.5Z";
var EYES = "M45.5 37.5h3M53.5 37.5h3M51 38.5L50 43h2M48.5 46h5";
var JACK = [
  ["g", "M31.5 25V70H34V25Z"],
  ["w", "M32.7 11L36 21C42 20 42.5 34 36 32.5L34 35H31.5L30 32 27.5 30V24L30 22Z"],
  ["r", "M40 29C37 37 37 46 40 52H62C65 46 65 37 62 29Z"],
  ["a", "M27 70V64C29 56 38 53 44 52H58C64 53 73 56 75 64V70Z"],
  ["b", "M44 51L51 70L58 51Z"],
  ["g", "M38.5 53.5L44 49.5L51 58L58 49.5L63.5 53.5L56.5 64L51 58L45.5 64Z"],
  ["s", FACE],
  ["l", EYES],
  ["b", "M59 20C64 9 73 8 74.5 13C75.5 18 70 24 61 25Z"],
  ["a", "M37 29C35 19 44 14 54 15C64 16 68 22 65 29C56 24.5 46 24.5 37 29Z"],
  ["g", "M37 28.5C46 23.5 56 23.5 65 28.5L64.5 33C56 28.5 46 28.5 37.5 33Z"]
];
var QUEEN = [
  ["r", "M39 28C33 38 35 52 29 66H73C67 52 69 38 63 28Z"],
  ["a", "M27 70V68C30 60 40 57 45 55H57C62 57 72 60 75 68V70Z"],
  ["w", "M42.5 56C46 66 56 66 59.5 56L57 53H45Z"],
  ["g", "M39 57.5L42.5 55C46 64.5 56 64.5 59.5 55L63 57.5C58.5 70 43.5 70 39 57.5Z"],
  ["s", FACE],
  ["l", EYES],
  ["r", "M41 38C41 31 45 29 51 29S61 31 61 38C64 34 64 28 61 26H41C38 28 38 34 41 38Z"],
  ["g", "M38.5 28.5L36.5 17L44 22L51 13.5L58 22L65.5 17L63.5 28.5C55 25 47 25 38.5 28.5Z"],
  ["w", "M34.3 16a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M48.8 12a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M63.3 16a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0"],
  ["l", "M33 70C35 62 33 58 33 52"],
  ["b", "M33 41C36 37 40 41 37.5 44.5C41.5 46 39 51.5 35 50C34.5 54 29.5 54 30 50C26 50.5 25 45.5 28.5 44.5C26 40.5 31 37.5 33 41Z"],
  ["g", "M30.5 46a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0"]
];
var KING = [
  ["r", "M40 28C36 37 37 46 39 52H63C65 46 66 37 62 28Z"],
  ["a", "M27 70V60C30 54 40 52 45 50H57C62 52 72 54 75 60V70Z"],
  ["w", "M37 53L51 70L65 53L58 49H44Z"],
  ["l", "M43 56v2.5M59 56v2.5M47.5 61v2.5M54.5 61v2.5"],
  ["s", FACE],
  ["l", "M45.5 36.5h3.5M53 36.5h3.5M51 37.5L50 42h2"],
  ["r", "M41 36C40 52 45 61 51 65C57 61 62 52 61 36C59 42 56 43.5 51 43.5S43 42 41 36Z"],
  ["s", "M48 47.5C50 49 52 49 54 47.5C52 46 50 46 48 47.5Z"],
  ["b", "M39 27C40 17 46 14 51 14S62 17 63 27Z"],
  ["g", "M37.5 30L34.5 13L43 21L51 11.5L59 21L67.5 13L64.5 30C56 26.5 46 26.5 37.5 30Z"],
  ["g", "M49.7 12V5.5H52.3V12ZM47.5 7.5H54.5V9.7H47.5Z"],
  ["l", "M38 26.5C46 23 56 23 64 26.5"],
  ["w", "M69 22L70.8 16L72.6 22V52H69Z"],
  ["g", "M65 51.5H76.5V54.5H72.6V63H69V54.5H65Z"]
];
var COURTS = { J: JACK, Q: QUEEN, K: KING };

// frontend/glyphs.js
var GLYPHS = {
  A: "M1.5 28L10 1L18.5 28M4.7 18.5H15.3",
  K: "M3 0V28M18 0L3.5 17M8.5 11.5L18.5 28",
  Q: "M10 0C4 0 2 5 2 13.5S4 27 10 27 18 22 18 13.5 16 0 10 0ZM10.5 19L18 29",
  J: "M7 0H18M14 0V19.5C14 25 12 27.5 8 27.5S2 25 2 20",
  V: "M1.5 0L10 27L18.5 0",
  D: "M3 0V28H8C15 28 18 23 18 14S15 0 8 0Z",
  R: "M3 28V0H10C15 0 17.5 3 17.5 7.5S15 15 10 15H3M10 15L18.5 28",
  10: "M-1 5L3.5 0V28M15.5 0C11 0 9.5 5 9.5 14S11 28 15.5 28 21.5 23 21.5 14 20 0 15.5 0Z",
  9: "M17.5 9C17.5 14.5 14.5 17.5 10 17.5S2.5 14.5 2.5 9 5.5 0.5 10 0.5 17.5 3.5 17.5 9C17.5 18 16 24 9 28",
  8: "M10 0.5C6 0.5 3.5 3 3.5 6.8S6 13 10 13 16.5 10.6 16.5 6.8 14 0.5 10 0.5ZM10 13C5 13 2 16 2 20.5S5 27.8 10 27.8 18 25 18 20.5 15 13 10 13Z",
  7: "M2 0H17.5C12 9 8.5 18 8 28"
};

// frontend/suits.js
var SUIT_PATHS = {
  S: "M50 3C44 24 11 40 11 65C11 79 22 87 33 87C40 87 45 84 48 79C47 89 43 95 33 97V99H67V97C57 95 53 89 52 79C55 84 60 87 67 87C78 87 89 79 89 65C89 40 56 24 50 3Z",
  H: "M50 97C44 80 7 61 7 32C7 16 18 7 30 7C40 7 47 13 50 22C53 13 60 7 70 7C82 7 93 16 93 32C93 61 56 80 50 97Z",
  D: "M50 2C58 20 72 38 87 50C72 62 58 80 50 98C42 80 28 62 13 50C28 38 42 20 50 2Z",
  C: "M50 3A21.5 21.5 0 0 1 66 39A21.5 21.5 0 1 1 53 72C54 85 58 94 67 97V99H33V97C42 94 46 85 47 72A21.5 21.5 0 1 1 34 39A21.5 21.5 0 0 1 50 3Z"
};
function suitIcon(suit) {
  return h(
    "svg",
    { class: `belote-icon belote-${suit}`, viewBox: "0 0 100 100", "aria-hidden": "true" },
    h("path", { d: SUIT_PATHS[suit] })
  );
}

// frontend/cards.js
var HALF_TURN = "rotate(180 50 70)";
var LEFT = 38;
var MIDDLE = 50;
var RIGHT = 62;
var PIPS = {
  7: [...rows(25, 70, 115), [MIDDLE, 47]],
  8: [...rows(25, 70, 115), [MIDDLE, 47], [MIDDLE, 93]],
  9: [...rows(25, 55, 85, 115), [MIDDLE, 70]],
  T: [...rows(25, 55, 85, 115), [MIDDLE, 40], [MIDDLE, 100]]
};
function rows(...heights) {
  return heights.flatMap((y) => (
    /** @type {Point[]} */
    [[LEFT, y], [RIGHT, y]]
  ));
}
var faces = /* @__PURE__ */ new Map();
function cardFace(code, letter) {
  const name = `${code} ${letter}`;
  const face = faces.get(name) ?? drawn(code, letter);
  faces.set(name, face);
  return face;
}
function drawn(code, letter) {
  const [rank, suit] = (
    /** @type {[string, Suit]} */
    [...code]
  );
  return h(
    "svg",
    { class: `belote-art belote-${suit}`, viewBox: "0 0 100 140", "aria-hidden": "true", focusable: "false" },
    middle(rank, suit),
    h("g", { key: "top" }, corner(letter, suit)),
    h("g", { key: "bottom", transform: HALF_TURN }, corner(letter, suit))
  );
}
function corner(letter, suit) {
  const glyph = GLYPHS[letter];
  return [
    glyph ? h("path", { class: "belote-index", d: glyph, transform: letter.length > 1 ? "translate(6 9) scale(.86 1)" : "translate(5.5 9)" }) : h("text", { class: "belote-letter", x: 15, y: 36 }, letter),
    pip(suit, [15.5, 53], 20)
  ];
}
function middle(rank, suit) {
  if (rank in COURTS) return court(rank);
  if (rank === "A") return h("g", { class: "belote-ace" }, pip(suit, [MIDDLE, 70], 50));
  return h("g", {}, (PIPS[rank] ?? []).map((point) => pip(suit, point, 20)));
}
function pip(suit, [x, y], size) {
  const turned = y > 70 ? " rotate(180)" : "";
  const place = `translate(${x} ${y})${turned} scale(${size / 100}) translate(-50 -50)`;
  return h("path", { class: "belote-pip", d: SUIT_PATHS[suit], transform: place });
}
function court(rank) {
  const half = () => COURTS[rank].map(([paint, d]) => h("path", { class: `belote-paint-${paint}`, d }));
  return h(
    "g",
    { class: "belote-court" },
    h("path", { class: "belote-frame", d: "M26 8H74V132H26Z" }),
    h("g", { key: "top", transform: "translate(-1 0)" }, half()),
    h("g", { key: "bottom", transform: `${HALF_TURN} translate(-1 0)` }, half()),
    h("path", { class: "belote-paint-l", d: "M26 70H74" })
  );
}

// frontend/text.js
var SUIT_OF_SIGN = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
var TEXT_STYLE = "︎";
var LONGEST = 12;
function rich(text) {
  return text.split(/([♠♥♦♣])\uFE0E?/u).filter(Boolean).map((part) => {
    const suit = SUIT_OF_SIGN[part];
    return suit ? h("span", { class: `belote-sign belote-${suit}` }, part + TEXT_STYLE) : part;
  });
}
function stack(className, reserve, shown) {
  return h("span", { class: `belote-stack ${className}` }, h("span", { key: "shown", class: "belote-shown" }, shown), reserve);
}
function reserved(layers) {
  const different = new Map(layers.map((layer) => [layer.map(plain).join(" "), layer]));
  const longest = [...different].sort(([one], [other]) => other.length - one.length).slice(0, LONGEST);
  return longest.map(([text, layer]) => h("span", { key: text, class: "belote-reserve", "aria-hidden": "true" }, layer));
}
function plain(node) {
  return typeof node === "string" ? node : node.children.map(plain).join("");
}

// frontend/words.js
function oncePerView(make) {
  const kept = /* @__PURE__ */ new WeakMap();
  return (view) => {
    const made = kept.get(view) ?? make(view);
    kept.set(view, made);
    return made;
  };
}
function textAt(view, index) {
  return view.texts[index ?? -1] ?? "";
}
var signsOf = oncePerView((view) => {
  const names = new Map(Object.values(view.cards).map(({ sign, name }) => [sign, name]));
  const longestFirst = [...names.keys()].sort((one, other) => other.length - one.length);
  return (
    /** @type {Signs} */
    { pattern: new RegExp(longestFirst.join("|") || "$^", "gu"), names }
  );
});
function heard(view, text) {
  const { pattern, names } = signsOf(view);
  return text.replace(pattern, (sign) => names.get(sign) ?? sign);
}
function heardWhy(view, why) {
  return heard(view, sentences([textAt(view, why.headline), textAt(view, why.text)]));
}
function heardStep(view, { question: question2, answer, then }) {
  return heard(view, sentences([question2, answer, then].map((index) => textAt(view, index))));
}
function sentences(texts) {
  return texts.filter(Boolean).map((text, i, all) => i < all.length - 1 && /[\p{L}\p{N}\u2660-\u2667]$/u.test(text) ? `${text}.` : text).join(" ");
}

// frontend/hand.js
function seatArea(scene, seat, lit) {
  const { view, frame } = scene;
  const hand = handOf(scene, seat);
  const isLit = lit.seats.has(seat);
  return h(
    "div",
    {
      key: seat,
      class: classes(
        "belote-seat",
        `belote-seat-${seat}`,
        frame.turn === seat && "belote-turn",
        frame.winning === seat && "belote-winning",
        isLit && "belote-lit"
      ),
      style: { "--gaps": Math.max(1, largestHands(view)[seat] - 1) }
    },
    h(
      "div",
      { class: "belote-label" },
      h("span", { class: "belote-name" }, view.seats[seat], isLit && chip(lit.number)),
      stack("belote-tags", tagRooms(view)[seat], tags(frame, seat))
    ),
    hand.cards ? openHand(scene, seat, hand.cards, lit) : backs(scene, seat, hand.hidden ?? 0)
  );
}
function tags(frame, seat) {
  return (frame.tags[seat] ?? []).map((tag, i) => h("span", { key: i }, tag));
}
function eachSeat(make) {
  return { N: make("N"), E: make("E"), S: make("S"), W: make("W") };
}
var tagRooms = oncePerView((view) => eachSeat((seat) => reserved(view.frames.map((frame) => tags(frame, seat)))));
var largestHands = oncePerView(
  (view) => eachSeat((seat) => {
    const seats = seat === "W" || seat === "E" ? (
      /** @type {const} */
      ["W", "E"]
    ) : [seat];
    const hands = view.frames.flatMap((frame) => seats.map((one) => frame.hands[one]));
    return Math.max(...hands.map((hand) => hand?.cards?.length ?? hand?.hidden ?? 0));
  })
);
function openHand(scene, seat, cards, lit) {
  const { view, frame } = scene;
  const said = [view.seats[seat], ...frame.tags[seat] ?? []];
  const stop = tabStop(scene, seat, cards);
  return h(
    "div",
    { class: "belote-hand", role: "group", "aria-label": said.join(", "), "data-hand": seat },
    cards.map((code) => cardButton(scene, code, lit, { stop: code === stop }))
  );
}
function cardButton(scene, code, lit, { stop, said, className }) {
  const { view, frame, local } = scene;
  const card = view.cards[code];
  const mark = view.whys[frame.why[code]]?.mark;
  const judged = mark === "legal" || mark === "refused";
  const name = [card.name, judged && view.ui[mark], said].filter(Boolean).join(", ");
  const lights = lit.drops.has(code) ? "belote-drop" : lit.cards.has(code) && "belote-lit";
  return h(
    "button",
    {
      key: code,
      type: "button",
      class: classes("belote-card", judged && `belote-${mark}`, lights, className),
      "data-card": code,
      "aria-label": name,
      "aria-pressed": String(local.asked === code),
      tabindex: stop ? 0 : -1
    },
    h("span", { class: "belote-face" }, cardFace(code, card.rank)),
    judged && badge(mark),
    lights && chip(lit.number)
  );
}
function chip(number) {
  return h("span", { key: "chip", class: "belote-chip", "aria-hidden": "true" }, h("span", { class: "belote-inverse" }, String(number)));
}
function backs({ view }, seat, count) {
  return h(
    "div",
    { key: "backs", class: "belote-hand belote-closed", "data-backs": seat },
    Array.from({ length: count }, (_, i) => h("span", { key: i, class: "belote-reverse", "aria-hidden": "true" })),
    count > 0 && h(
      "span",
      { key: "count", class: "belote-count" },
      h("span", { class: "belote-unseen" }, `${view.ui.hidden}: ${count}`),
      h("span", { "aria-hidden": "true" }, `×${count}`)
    )
  );
}

// frontend/table.js
var SEATS = ["N", "W", "E", "S"];
function table(scene) {
  const { view } = scene;
  const lit = litBy(scene);
  const open = SEATS.filter((seat) => view.frames.some(({ hands }) => hands[seat]?.cards));
  const sides = open.includes("W") || open.includes("E");
  return h(
    "div",
    { class: "belote-table", role: "group", "aria-label": view.ui.table, tabindex: -1 },
    h(
      "div",
      { class: classes("belote-felt", sides ? "belote-open-sides" : "belote-closed-sides") },
      SEATS.slice(0, 2).map((seat) => seatArea(scene, seat, lit)),
      trick(scene, lit),
      SEATS.slice(2).map((seat) => seatArea(scene, seat, lit))
    )
  );
}
function bar({ view, frame }) {
  return h("div", { class: "belote-bar" }, stack("belote-moment", momentRoom(view), moment(view, frame)));
}
function moment(view, frame) {
  return [h("strong", { class: "belote-now" }, rich(textAt(view, frame.title))), ...facts(frame.facts)];
}
var momentRoom = oncePerView((view) => reserved(view.frames.map((frame) => moment(view, frame))));
function facts(list) {
  return list.map(
    ({ id, text, suit }) => h("span", { key: id, class: `belote-fact belote-fact-${id}` }, suit && suitIcon(suit), h("span", {}, rich(text)))
  );
}
function trick(scene, lit) {
  const { view, frame } = scene;
  const stop = tabStop(scene, "trick", frame.trick.map((play) => play.card));
  return h(
    "div",
    { key: "trick", class: "belote-trick", role: "group", "aria-label": view.ui.trick, "data-hand": "trick" },
    view.order.map((seat) => slot(scene, seat, lit, stop))
  );
}
function slot(scene, seat, lit, stop) {
  const { view, frame } = scene;
  const play = frame.trick.find((one) => one.seat === seat);
  const winning = frame.winning === seat;
  return h(
    "div",
    {
      key: seat,
      "data-slot": seat,
      class: classes(
        "belote-slot",
        `belote-slot-${seat}`,
        winning && "belote-winning",
        frame.turn === seat && "belote-turn"
      )
    },
    play ? cardButton(scene, play.card, lit, { stop: play.card === stop, said: play.note }) : h("span", { key: "empty", class: "belote-empty" }),
    stack("belote-note", noteRooms(view)[seat], note(frame, seat))
  );
}
function note(frame, seat) {
  const words = rich(frame.trick.find((play) => play.seat === seat)?.note ?? "");
  return frame.winning === seat ? [h("strong", {}, words)] : words;
}
var noteRooms = oncePerView((view) => {
  const room = (seat) => reserved(view.frames.map((frame) => note(frame, seat)));
  return { N: room("N"), E: room("E"), S: room("S"), W: room("W") };
});

// frontend/controls.js
function head({ view, local }) {
  const { ui } = view;
  return h(
    "div",
    { class: "belote-head" },
    h("div", { class: "belote-title" }, rich(view.title)),
    h("div", { class: "belote-facts" }, facts(view.facts)),
    h(
      "div",
      { class: "belote-language" },
      h(
        "select",
        { class: "belote-select", "aria-label": ui.language, "data-do": "language", value: local.wanted ?? view.lang },
        view.languages.map(([code, name]) => h("option", { key: code, value: code, lang: code }, name))
      ),
      local.notice && h("p", { key: "notice", class: "belote-notice" }, ui.needs_kernel)
    )
  );
}
function controls({ view, index, local }) {
  const { ui } = view;
  const last = view.frames.length - 1;
  return h(
    "div",
    { class: "belote-controls", role: "group", "aria-label": ui.controls },
    stepButton("first", ui.first, index === 0),
    stepButton("back", ui.back, index === 0),
    stepButton("next", ui.next, index === last),
    stepButton("last", ui.last, index === last),
    h(
      "span",
      { class: "belote-position" },
      h("span", { class: "belote-unseen" }, ui.step),
      h("span", { class: "belote-of" }, `${index} / ${last}`),
      h(
        "span",
        { class: "belote-track", "aria-hidden": "true" },
        Array.from({ length: last }, (_, i) => h("span", { key: i, class: i < index ? "belote-done" : "belote-ahead" }))
      )
    ),
    h(
      "button",
      { key: "why", type: "button", class: "belote-button belote-why", "data-do": "why", "aria-pressed": String(local.asked === SUBJECT) },
      icon("none"),
      h("span", {}, ui.why)
    )
  );
}
function stepButton(name, label, ended) {
  return h(
    "button",
    {
      key: name,
      type: "button",
      class: classes("belote-button", `belote-${name}`),
      "data-do": name,
      "aria-label": label,
      title: label,
      "aria-disabled": ended ? "true" : null
    },
    icon(name),
    h("span", { class: "belote-word" }, label)
  );
}

// frontend/panel.js
function panel(scene) {
  const { view, local, why } = scene;
  const card = view.cards[local.asked ?? ""];
  const idle = local.asked === null || !(why || card);
  return h(
    "div",
    { class: "belote-panel", role: "group", "aria-label": view.ui.panel },
    idle && invitation(scene),
    why ? explanation(scene, why) : card && noAnswer(view, card)
  );
}
function invitation({ view }) {
  return h(
    "div",
    { key: "invitation", class: "belote-invitation" },
    h("p", { class: "belote-choose" }, view.ui.choose),
    h("p", { class: "belote-keys" }, view.ui.keys)
  );
}
function noAnswer(view, card) {
  return h(
    "div",
    { key: "verdict", class: "belote-verdict belote-none" },
    h("p", { class: "belote-headline" }, badge("none"), h("span", {}, card.name)),
    closeButton(view.ui.close),
    h("p", { class: "belote-text" }, view.ui.not_its_turn)
  );
}
function explanation(scene, why) {
  const { view, local, steps } = scene;
  const article = view.articles[why.rule];
  return h(
    "div",
    { key: "verdict", class: `belote-verdict belote-${why.mark}` },
    h("p", { class: "belote-headline" }, badge(why.mark), h("span", {}, rich(textAt(view, why.headline)))),
    local.asked !== null && closeButton(view.ui.close),
    h("p", { class: "belote-text" }, rich(textAt(view, why.text))),
    steps.length > 0 && questions(scene, why),
    why.what_if !== null && h(
      "details",
      { key: "what-if", class: "belote-more" },
      h("summary", { "data-focus": "what-if" }, view.ui.what_if),
      h("p", {}, rich(textAt(view, why.what_if)))
    ),
    article && articleBox(view.ui, article, why.rule)
  );
}
function closeButton(label) {
  return h(
    "button",
    { key: "close", type: "button", class: "belote-button belote-plain", "data-do": "close", "aria-label": label, title: label },
    icon("close")
  );
}
function questions({ view, local, steps }, why) {
  const { ui } = view;
  const last = steps.length - 1;
  const seen = local.all ? steps : steps.slice(0, local.shown + 1);
  return h(
    "div",
    { key: "questions", class: "belote-questions", role: "group", "aria-label": ui.questions },
    h(
      "div",
      { class: "belote-questions-head" },
      h("span", { class: "belote-subtitle" }, ui.questions, h("span", { class: "belote-of" }, `${local.shown + 1} / ${last + 1}`)),
      last > 0 && [
        turnButton("previous", ui.question_previous, local.shown === 0),
        turnButton("following", ui.question_next, local.shown === last),
        h(
          "button",
          { key: "all", type: "button", class: "belote-button", "data-do": "all" },
          local.all ? ui.questions_one : ui.questions_all
        )
      ]
    ),
    h(
      "ol",
      { class: "belote-steps" },
      seen.map((step, i) => question(view, step, i, { current: i === local.shown, fell: i === why.at ? why.mark : "" }))
    )
  );
}
function turnButton(name, label, ended) {
  return h(
    "button",
    {
      key: name,
      type: "button",
      class: "belote-button",
      "data-do": name,
      "aria-label": label,
      title: label,
      "aria-disabled": ended ? "true" : null
    },
    icon(name)
  );
}
function question(view, step, i, { current, fell }) {
  const { ui } = view;
  const then = textAt(view, step.then);
  const decided = fell === "refused" ? ui.falls_here : ui.decided_here;
  return h(
    "li",
    {
      key: i,
      class: classes("belote-step", current && "belote-current", fell && `belote-at belote-at-${fell}`),
      "aria-current": current ? "step" : null
    },
    h("span", { class: "belote-number", "aria-hidden": "true" }, h("span", {}, String(i + 1))),
    h(
      "span",
      { class: "belote-saying" },
      rich(textAt(view, step.question)),
      " ",
      h("strong", {}, rich(textAt(view, step.answer))),
      then && [" ", h("span", { key: "then" }, rich(then))],
      fell && [" ", h("span", { key: "fell", class: "belote-fell" }, badge(fell), decided)]
    )
  );
}
function articleBox(ui, article, id) {
  return h(
    "div",
    { key: id, class: "belote-article" },
    h(
      "p",
      { class: "belote-subtitle" },
      h("span", { class: "belote-unseen" }, ui.article),
      h("span", { class: "belote-article-number" }, article.number),
      " ",
      article.title
    ),
    h("p", {}, rich(article.text)),
    disclosure("sources", ui.sources, article.sources),
    disclosure("disputes", ui.disputes, article.disputes),
    disclosure("elsewhere", ui.elsewhere, article.elsewhere)
  );
}
function disclosure(key, title, lines) {
  if (!lines?.length) return null;
  return h(
    "details",
    { key, class: "belote-more" },
    h("summary", { "data-focus": key }, title),
    h("ul", {}, lines.map((line, i) => h("li", { key: i }, rich(line))))
  );
}

// frontend/page.js
function page(scene) {
  return h(
    "div",
    { class: "belote-page" },
    head(scene),
    h(
      "div",
      { class: "belote-main" },
      h("div", { class: "belote-board" }, bar(scene), table(scene), controls(scene)),
      panel(scene)
    ),
    h("p", { class: "belote-unseen", role: "status", "aria-live": "polite" }, scene.local.spoken)
  );
}

// frontend/index.js
var ANSWER_TIME = 3e3;
var TableView = class {
  /**
   * @param {Model} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    this.model = model;
    this.root = el.ownerDocument.createElement("div");
    this.root.className = "belote";
    this.local = freshLocal();
    this.ending = new AbortController();
    this.waiting = void 0;
    this.listen();
    el.append(this.root);
    this.draw();
  }
  listen() {
    const { model, root } = this;
    const until = { signal: this.ending.signal };
    const changed = () => this.moved();
    const answered = () => this.answered();
    model.on("change:_view", answered);
    model.on("change:step", changed);
    until.signal.addEventListener("abort", () => {
      model.off("change:_view", answered);
      model.off("change:step", changed);
    }, { once: true });
    root.addEventListener("click", (event) => this.clicked(event), until);
    root.addEventListener("keydown", (event) => this.pressed(event), until);
    root.addEventListener("change", (event) => this.chosen(event), until);
    root.addEventListener("focusin", (event) => this.focused(event), until);
  }
  end() {
    clearTimeout(this.waiting);
    this.ending.abort();
    this.root.remove();
  }
  /** @returns {Scene | null} */
  scene() {
    return sceneOf(this.model.get("_view"), this.model.get("step"), this.local);
  }
  draw() {
    const scene = this.scene();
    if (!scene) return patch(this.root, []);
    const { root } = this;
    const held = this.focusPath();
    const before = places(root);
    root.lang = scene.view.lang;
    root.setAttribute("role", "group");
    root.setAttribute("aria-label", scene.view.title);
    patch(root, [page(scene)]);
    glide(root, before);
    if (held !== null) this.refocus(held);
  }
  /** How to find the focused element again; null when the focus is elsewhere. */
  focusPath() {
    const page2 = (
      /** @type {Document | ShadowRoot} */
      this.root.getRootNode()
    );
    const { activeElement } = page2;
    if (!activeElement || activeElement === this.root || !this.root.contains(activeElement)) return null;
    const name = ["data-card", "data-do", "data-focus"].find((one) => activeElement.hasAttribute(one));
    return name ? `[${name}="${activeElement.getAttribute(name)}"]` : ".belote-table";
  }
  /** @param {string} path */
  refocus(path) {
    if (this.focusPath() !== null) return;
    const found = this.root.querySelector(path) ?? this.root.querySelector(".belote-table");
    found?.focus({ preventScroll: true });
  }
  /**
   * @param {Partial<Local>} change
   * @param {string} [spoken] what the screen reader says now
   */
  update(change, spoken) {
    this.local = { ...this.local, ...change, spoken: spoken ?? this.local.spoken };
    this.draw();
  }
  /** The step changed, here, in another view or in Python. */
  moved() {
    const scene = this.scene();
    if (!scene) return;
    this.local = carry(scene);
    const asked = this.local.asked === null ? "" : this.spoken();
    this.update({ notice: false }, [sayOf(scene), asked].filter(Boolean).join(" "));
  }
  /** Another view came: another language, or another trick. */
  answered() {
    clearTimeout(this.waiting);
    const scene = this.scene();
    if (scene) this.local = carry(scene);
    this.update({ wanted: null, notice: false }, scene ? sayOf(scene) : "");
  }
  /** What there is to say about the card that is asked, or about the trick. */
  spoken() {
    const scene = this.scene();
    if (!scene) return "";
    const { view, why, local } = scene;
    if (why) return heardWhy(view, why);
    return (local.asked ?? "") in view.cards ? view.ui.not_its_turn : view.ui.choose;
  }
  /** @param {Event} event */
  clicked(event) {
    const target = (
      /** @type {Element} */
      event.target
    );
    const button = (
      /** @type {HTMLElement | null} */
      target.closest("[data-card], button[data-do]")
    );
    if (!button || button.getAttribute("aria-disabled") === "true") return;
    const { card, do: action } = button.dataset;
    if (card) this.ask(card);
    else this.act(action ?? "");
  }
  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (contained(event)) event.stopPropagation();
    const target = (
      /** @type {HTMLElement} */
      event.target
    );
    const card = target.dataset.card ?? "";
    const action = actionOf(event, { inList: target.localName === "select", onCard: card !== "" });
    if (!action) return;
    if (action !== "close") event.preventDefault();
    if (action === "explain" && card && this.local.asked !== card) this.ask(card);
    else if (action === "up" || action === "down") this.rove(target, card, action === "up" ? -1 : 1);
    else this.act(action);
  }
  /**
   * Move the focus to a neighbouring card.
   * @param {HTMLElement} from
   * @param {string} card
   * @param {number} move
   */
  rove(from, card, move) {
    const hand = from.closest("[data-hand]");
    const buttons = (
      /** @type {HTMLElement[]} */
      [...hand?.querySelectorAll("[data-card]") ?? []]
    );
    const next = neighbour(buttons.map((button) => button.dataset.card ?? ""), card, move);
    buttons.find((button) => button.dataset.card === next)?.focus();
  }
  /** @param {Event} event */
  focused(event) {
    const target = (
      /** @type {HTMLElement} */
      event.target
    );
    const hand = target.closest("[data-hand]")?.getAttribute("data-hand");
    const { card } = target.dataset;
    if (!hand || !card || this.local.stops[hand] === card) return;
    this.update({ stops: { ...this.local.stops, [hand]: card } });
  }
  /** @param {Event} event */
  chosen(event) {
    const list = (
      /** @type {HTMLSelectElement} */
      event.target
    );
    if (list.dataset.do === "language") this.speak(list.value);
  }
  /**
   * Ask Python for another language; without an answer, stay with the old one and say so.
   * @param {string} lang
   */
  speak(lang) {
    const { model } = this;
    const old = this.scene()?.view.lang ?? model.get("lang");
    clearTimeout(this.waiting);
    if (lang === old) return this.update({ wanted: null, notice: false });
    this.update({ wanted: lang, notice: false });
    this.waiting = setTimeout(() => {
      this.update({ wanted: null, notice: true }, this.scene()?.view.ui.needs_kernel);
    }, ANSWER_TIME);
    if (model.get("lang") === lang) model.set("lang", old);
    model.set("lang", lang);
    model.save_changes();
  }
  /** @param {string} card or SUBJECT: who is winning, and why */
  ask(card) {
    const scene = this.scene();
    if (!scene) return;
    this.local = ask(scene, card);
    this.update({}, this.local.asked === null ? "" : this.spoken());
    if (this.local.asked !== null) this.reveal();
  }
  /** Bring the verdict into view, when the panel lies under the table. */
  reveal() {
    this.root.querySelector(".belote-headline")?.scrollIntoView({ block: "nearest" });
  }
  /** @param {string} action */
  act(action) {
    const scene = this.scene();
    if (!scene) return;
    const last = scene.view.frames.length - 1;
    const actions = {
      first: () => this.goto(0),
      back: () => this.goto(scene.index - 1),
      next: () => this.goto(scene.index + 1),
      last: () => this.goto(last),
      previous: () => this.turn(turn(scene, -1)),
      following: () => this.turn(turn(scene, 1)),
      all: () => this.turn(toggleAll(scene)),
      close: () => this.close(),
      why: () => this.ask(SUBJECT),
      explain: () => this.ask(SUBJECT)
    };
    actions[action]?.();
  }
  /** @param {number} index */
  goto(index) {
    const scene = this.scene();
    if (!scene) return;
    const step = clamp(index, scene.view.frames.length - 1);
    if (step === scene.index) return;
    this.model.set("step", step);
    this.model.save_changes();
  }
  /** @param {Local} local the question to read has changed */
  turn(local) {
    this.local = local;
    const scene = this.scene();
    const step = scene?.steps[local.shown];
    this.update({}, scene && step ? heardStep(scene.view, step) : void 0);
  }
  /** Close the explanation; the focus goes back to what was asked. */
  close() {
    const { asked } = this.local;
    if (asked === null) return;
    const inPanel = this.focusPath() !== null && this.root.querySelector(".belote-panel :focus");
    this.update(close(this.local), "");
    const from = asked === SUBJECT ? ".belote-why" : `[data-card="${asked}"]`;
    if (inPanel) this.root.querySelector(from)?.focus();
  }
};
function sayOf({ view, frame }) {
  return heard(view, textAt(view, frame.say));
}
function render({ model, el, signal }) {
  const view = new TableView(model, el);
  const end = () => view.end();
  signal?.addEventListener("abort", end, { once: true });
  return end;
}
var index_default = { render };
export {
  index_default as default
};
