/** The widgets to practise with: the table, and a desk where the learner acts. */

import { ask } from "./acts.js";
import { DeskView } from "./desk_view.js";
import { deskBar, feedbackBox } from "./desk.js";
import { answerOf, choosingAt, isNow, NOTHING_CHOSEN, ownCards, pressing, toggled, unmarked } from "./deskstate.js";
import { focusOn, focusPath } from "./focus.js";
import { countBoard, rowsPage } from "./drillpage.js";
import { hearKeys } from "./keydown.js";
import { isStill } from "./motion.js";
import { page } from "./page.js";
import { shownBy } from "./shown.js";
import * as state from "./state.js";
import { ownKey } from "./turns.js";
import { heard, heardFrame, sentences } from "./words.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Feedback} Feedback */
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./state.js").Scene} Scene */
/** @typedef {import("./deskstate.js").Choosing} Choosing */
/** @typedef {import("./desk_view.js").Request} Request */

class PracticeView extends DeskView {
  /**
   * @param {Model} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model, el);
    this.update({ speed: "fast" });
    const { signal } = this.ending;
    const changed = () => this.update({});
    model.on("change:ask_first", changed);
    signal.addEventListener("abort", () => model.off("change:ask_first", changed), { once: true });
    this.root.addEventListener("click", (event) => this.clicked(event), { signal });
    this.update({ choosing: choosingAt(this.desk()) });
    hearKeys(this.root, (event, target) => this.keyed(event, target), signal);
    /** What came of the answer, not shown yet. @type {Feedback | null} */
    this.fresh = null;
  }

  scene() {
    const scene = super.scene();
    const own = scene ? ownCards(scene) : [];
    return scene && own.length ? { ...scene, frame: unmarked(scene.frame, own, scene.local.asked) } : scene;
  }

  /** What is being chosen. */
  get choosing() {
    return this.local.choosing ?? NOTHING_CHOSEN;
  }

  /** @returns {boolean | null} null where a card is not asked about first */
  askFirst() {
    const value = this.model.get("ask_first");
    return typeof value === "boolean" ? value : null;
  }

  toggleAskFirst() {
    this.model.set("ask_first", !this.askFirst());
    this.model.save_changes();
  }

  /** @param {Scene} scene */
  page(scene) {
    const { desk } = scene.view;
    if (!desk) return page(scene);
    if (desk.rows) return rowsPage(scene, desk, desk.rows, this.choosing);
    return page(scene, {
      board: scene.view.kind === "score" && countBoard(scene),
      desk: deskBar(scene, desk, this.choosing, this.askFirst()),
      feedback: desk.feedback && isNow(scene) && feedbackBox(desk.feedback, scene.view.ui),
    });
  }

  /**
   * @param {Scene} scene
   * @param {string} card
   */
  taken(scene, card) {
    const { desk } = scene.view;
    if (!desk || !ownCards(scene).includes(card)) return false;
    const does = pressing(scene, card, this.askFirst() === true);
    if (does === "choose") this.choose(toggled(this.choosing, card));
    if (does === "ways") this.showWays(card, desk);
    if (does === "play") this.send({ do: "card", card });
    return does !== "ask";
  }

  /**
   * @param {Scene} scene
   * @param {string} action
   */
  acted({ view, local }, action) {
    const { desk } = view;
    if (!desk) return;
    if (action === "ask_first") this.toggleAskFirst();
    if (action === "play_it" && local.asked) this.playAsked(local.asked, desk);
    if (action !== "submit" && action !== "check") return;
    const answer = answerOf(desk, this.choosing);
    if (answer) this.send(answer);
    else this.update({}, desk.words.choose);
  }

  /**
   * @param {string} card
   * @param {Desk} desk
   */
  playAsked(card, desk) {
    if (desk.ways[card]) this.showWays(card, desk);
    else this.send({ do: "card", card });
  }

  /**
   * @param {string} card
   * @param {Desk} desk
   */
  showWays(card, desk) {
    this.choose({ ...this.choosing, ways: card });
    focusOn(this.root, `[data-request="${desk.ways[card][0].do}"]`);
  }

  /** @param {string} text */
  typeGuess(text) {
    this.choose({ ...this.choosing, typed: text });
  }

  /** @param {Choosing} choosing */
  choose(choosing) {
    if (!this.choosing.busy) this.update({ choosing });
  }

  /** @param {Event} event */
  clicked(event) {
    const target = /** @type {Element} */ (event.target);
    const button = /** @type {HTMLElement | null} */ (target.closest("[data-request], [data-why], [data-pick]"));
    const scene = this.scene();
    const { desk } = scene?.view ?? {};
    if (!button || !scene || !desk || button.getAttribute("aria-disabled") === "true") return;
    const { request, why, pick } = button.dataset;
    if (pick !== undefined) this.choose(toggled(this.choosing, pick));
    else if (why !== undefined) ask(this, scene, `why:${why}`);
    else if (request !== undefined) this.send({ do: request });
  }

  /**
   * C checks what is chosen; N goes on.
   * @param {KeyboardEvent} event
   * @param {HTMLElement} target
   */
  keyed(event, target) {
    const key = ownKey(event, target);
    const scene = this.scene();
    const { desk } = scene?.view ?? {};
    if (!key || !scene || !desk || !isNow(scene)) return;
    const next = desk.buttons.find(({ primary, enabled }) => primary && enabled);
    if (key === "c" && desk.submit) this.acted(scene, "submit");
    if (key === "n" && next) this.send({ do: next.do });
  }

  /** @param {Request} request */
  send(request) {
    if (this.choosing.busy) return;
    this.playback.halt();
    this.refusal = "";
    this.post(request, { notice: "", choosing: { ...this.choosing, busy: true, silent: false } });
  }

  unheard() {
    this.update({ choosing: { ...this.choosing, busy: false, silent: true } }, this.desk()?.words.needs_kernel);
  }

  /** Another view came: the table after what was done, or another language. */
  answered() {
    const { isNew, isMine } = this.heardTurn();
    if (isNew) this.update({ ...state.close(this.local), choosing: { ...choosingAt(this.desk()), busy: this.turns.waits } });
    super.answered();
    const scene = this.scene();
    if (!scene || !isMine) return;
    this.fresh = scene.view.desk?.feedback ?? null;
    if (isNow(scene)) this.arrived(scene);
    else if (!this.fresh && scene.view.desk?.from !== scene.view.frames.length - 1) this.playOn(scene);
    // else the step of the same answer is still to come
  }

  /**
   * Play what is new, up to the last frame.
   * @param {Scene} scene
   */
  playOn(scene) {
    if (isStill(this.root)) this.goto(scene.view.frames.length - 1);
    else this.playback.toggle();
  }

  /** Say whose turn it is; the focus goes there when what was pressed is gone. @param {Scene} scene */
  showTurn(scene) {
    this.update({}, heardNow(scene));
    if ([null, ".b-table"].includes(focusPath(this.root))) focusOn(this.root, '[data-focus="asks"]');
  }

  /**
   * @param {Scene} scene
   * @param {Feedback} feedback
   */
  showFeedback({ view }, feedback) {
    this.update({}, heardFeedback(view, feedback));
    focusOn(this.root, '[data-focus="outcome"]');
    this.bringUp(".b-quiz");
  }

  moved() {
    super.moved();
    const scene = this.scene();
    if (scene && isNow(scene)) this.arrived(scene);
  }

  /**
   * The table stands now: show what came of the answer, or say whose turn it is.
   * @param {Scene} scene
   */
  arrived(scene) {
    const { fresh } = this;
    this.fresh = null;
    if (fresh) this.showFeedback(scene, fresh);
    else this.showTurn(scene);
  }

  /** It may not be done: a card stays in the hand and says why. */
  turnedDown() {
    const { text, card } = this.model.get("_notice");
    this.update({ choosing: { ...this.choosing, ways: "", busy: false, silent: false } });
    const scene = this.scene();
    if (!scene || !card || !ownCards(scene).includes(card)) return super.turnedDown();
    this.update({ asked: card, shown: 0, notice: "" }, heard(scene.view, text));
    this.bringUp(".b-text");
  }
}

/**
 * What there is to hear at the last frame: what came of the answer, else whose turn it is.
 * @param {Scene} scene
 */
function heardNow(scene) {
  const { desk } = scene.view;
  if (desk?.feedback) return heardFeedback(scene.view, desk.feedback);
  return heard(scene.view, sentences([heardFrame(scene), desk?.asks ?? ""]));
}

/**
 * @param {import("./types.js").View} view
 * @param {Feedback} feedback
 */
function heardFeedback(view, { headline, lines }) {
  return heard(view, sentences([headline, ...lines.map(({ text }) => text)]));
}

export default shownBy(PracticeView);
