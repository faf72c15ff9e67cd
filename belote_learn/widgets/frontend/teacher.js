/**
 * What a teacher does before a class. This file is no part of the table: it is sent when it is asked
 * for, and stands on a saved page, so that nobody else carries it.
 */

import { focusOn } from "./focus.js";
import { bar, eye, withHand } from "./teacher_bar.js";

/** @typedef {import("./widget.js").TableView} TableView */
/** @typedef {import("./state.js").Scene} Scene */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Tools} Tools */
/** @typedef {import("./teacher_bar.js").Words} Words */

/** What the table itself does not listen to. @type {["big", "_held", "_code_shown"]} */
const WATCHED = ["big", "_held", "_code_shown"];
const EYE = "eye-";

/** @implements {Tools} */
class Teacher {
  /**
   * @param {TableView} view
   * @param {{ style: string, words: Record<string, Words> }} sent
   */
  constructor(view, { style, words }) {
    this.view = view;
    this.words = words;
    this.sheet = view.root.ownerDocument.createElement("style");
    this.sheet.textContent = style;
    /** Whether the next card pressed is the one to light up. */
    this.picking = false;
    /** Whether the code is on the page. */
    this.showsCode = false;
    /** Whether the bar was on the page when the table was drawn last. */
    this.hadBar = false;
    this.listen();
  }

  listen() {
    const { model, root, ending } = this.view;
    const { signal } = ending;
    // the view may have gone while this was on its way
    if (signal.aborted) return;
    const changed = () => this.view.update({});
    const lit = () => this.lit();
    for (const name of WATCHED) model.on(`change:${name}`, changed);
    model.on("change:spotlight", lit);
    signal.addEventListener("abort", () => {
      for (const name of WATCHED) model.off(`change:${name}`, changed);
      model.off("change:spotlight", lit);
      this.sheet.remove();
    }, { once: true });
    // on the way down: the table would ask the card, or play it
    root.addEventListener("click", (event) => this.pressed(event), { capture: true, signal });
    root.addEventListener("fullscreenchange", changed, { signal });
  }

  /** The words of the language that is shown. @param {Scene} scene */
  wordsOf({ view }) {
    return this.words[view.lang] ?? Object.values(this.words)[0];
  }

  /** @param {Scene} scene */
  bar(scene) {
    const { model, root } = this.view;
    if (!scene.local.bar) return null;
    return bar(scene.view, this.wordsOf(scene), {
      big: Boolean(model.get("big")),
      full: root.ownerDocument.fullscreenEnabled ? root.matches(":fullscreen") : null,
      locked: Boolean(scene.settings.locked),
      held: Boolean(model.get("_held")),
      spotlight: model.get("spotlight") ?? "",
      picking: this.picking,
      code: model.get("_code_shown") ?? {},
      showsCode: this.showsCode,
    });
  }

  /** @param {Scene} scene @param {Seat} seat */
  eye(scene, seat) {
    return scene.local.bar ? eye(scene, this.wordsOf(scene), seat) : null;
  }

  /**
   * Do what a key or a button stands for, if it is ours.
   * @param {string} action
   */
  act(action) {
    const { view } = this;
    const scene = view.scene();
    if (!scene) return false;
    if (action === "close") return this.leave();
    if (action === "big") this.enlarge();
    else if (action === "full") this.fill();
    else if (action === "lock") view.set("locked", !scene.settings.locked);
    else if (action === "spotlight") this.leave() || this.pick(scene);
    else if (action === "code") this.showCode(!this.showsCode);
    else if (action === "put_away") this.putAway();
    else if (action.startsWith(EYE)) this.turnHand(scene, /** @type {Seat} */ (action.slice(EYE.length)));
    else return false;
    return true;
  }

  /** Leave what Escape leaves: the choice of a card, the spotlight. @returns {boolean} whether there was any */
  leave() {
    const { view } = this;
    const wasPicking = this.picking;
    this.picking = false;
    if (view.model.get("spotlight")) view.set("spotlight", "");
    else if (wasPicking) view.update({}, this.unlit());
    else return false;
    return true;
  }

  enlarge() {
    const { view } = this;
    view.set("big", !view.model.get("big"));
    view.root.scrollIntoView({ block: "start" });
  }

  /** Fill the screen, or leave that. */
  fill() {
    const { root } = this.view;
    const isFull = root.matches(":fullscreen");
    // a host may forbid it, and says so to nobody
    (isFull ? root.ownerDocument.exitFullscreen() : root.requestFullscreen()).catch(() => {});
  }

  /** @param {Scene} scene */
  pick(scene) {
    this.picking = true;
    this.view.update({}, this.wordsOf(scene).pick);
  }

  /** @param {boolean} shown */
  showCode(shown) {
    this.showsCode = shown;
    this.view.update({});
  }

  putAway() {
    const { view } = this;
    this.picking = this.showsCode = false;
    view.update({ bar: false });
    focusOn(view.root, '[data-do="teacher"]') || focusOn(view.root, '[data-do="display"]');
  }

  /** @param {Scene} scene @param {Seat} seat */
  turnHand(scene, seat) {
    const hands = withHand(scene.settings.hands, seat);
    const { hidden, shown } = this.wordsOf(scene);
    this.view.set("hands", hands.now);
    this.view.update({}, (hands.isOpen ? shown : hidden)[seat]);
  }

  /** @param {Event} event */
  pressed(event) {
    if (!this.picking) return;
    const card = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (event.target).closest("[data-card], .b-turn-up")
    );
    const code = card?.dataset.card ?? card?.dataset.place;
    if (!code) return;
    event.stopPropagation();
    this.picking = false;
    this.view.set("spotlight", code);
  }

  /** Another card is lit, or none is. */
  lit() {
    const scene = this.view.scene();
    const card = scene?.view.cards[this.view.model.get("spotlight")];
    if (card) this.picking = false;
    if (scene) this.view.update({}, card ? `${this.wordsOf(scene).lit} ${card.name}` : this.unlit());
  }

  unlit() {
    const scene = this.view.scene();
    return scene ? this.wordsOf(scene).unlit : "";
  }

  /** The table was drawn again. @param {Scene} scene */
  drawn(scene) {
    const { model, root } = this.view;
    const big = Boolean(model.get("big"));
    const lit = this.litCard(scene);
    const place = lit?.closest(".b-seat, .b-middle") ?? null;
    if (!this.sheet.isConnected && (scene.local.bar || big || lit)) root.before(this.sheet);
    root.classList.toggle("b-big", big);
    root.classList.toggle("b-dim", lit !== null);
    root.classList.toggle("b-picking", this.picking);
    for (const old of root.querySelectorAll("[data-lit]")) if (old !== lit && old !== place) old.removeAttribute("data-lit");
    lit?.setAttribute("data-lit", "card");
    place?.setAttribute("data-lit", "place");
    if (this.hadBar !== scene.local.bar) this.turned(scene.local.bar);
  }

  /** The bar has come, or has gone: it takes the place of the menu it was chosen in. @param {boolean} isOpen */
  turned(isOpen) {
    this.hadBar = isOpen;
    if (!isOpen || this.view.local.drawer !== "display") return;
    this.view.update({ drawer: "" });
    focusOn(this.view.root, '[data-do="big"]');
  }

  /** The card in the spotlight, while it is seen. @param {Scene} scene */
  litCard({ view }) {
    const code = this.view.model.get("spotlight");
    if (!code || !(code in view.cards)) return null;
    return this.view.root.querySelector(`.b-card[data-card="${code}"], .b-turn-up[data-place="${code}"]`);
  }
}

/**
 * @param {TableView} view
 * @param {{ style: string, words: Record<string, Words> }} sent
 */
export default function tools(view, sent) {
  return new Teacher(view, sent);
}
