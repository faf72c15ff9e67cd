/**
 * Shows saved widgets on a page of their own, with no kernel and no network behind them.
 * `belote_learn.widgets.pages` writes it into each page, beside what there is to show as JSON.
 *
 * @typedef {Record<string, any>} State
 * @typedef {{ code: number, state: State, languages: Record<string, State>, look: Record<string, string> }} SavedWidget
 * @typedef {{ children: string[], titles: string[] }} SavedBox
 * @typedef {{ from: [string, string], to: [string, string] }} SavedLink
 * @typedef {{
 *   codes: string[], tools: State, models: Record<string, SavedWidget | SavedBox>, links: SavedLink[],
 *   needs_kernel: Record<string, string>,
 * }} SavedPage
 */

/** Stands for the model that a kernel would have: it knows what was saved, and decides nothing. */
class SavedModel {
  /**
   * @param {SavedWidget} saved
   * @param {Record<string, string>} needsKernel what to say, by language
   * @param {State} tools what a teacher needs at a table: a kernel would send it when it is asked for
   */
  constructor({ state, languages }, needsKernel, tools) {
    /** @type {State} */
    this.state = { ...state, _saved: true, ..."_tools" in state && { _tools: tools } };
    this.needsKernel = needsKernel;
    /** @type {State} */
    const own = {};
    for (const name of Object.keys(Object.values(languages)[0] ?? {})) own[name] = state[name];
    /** @type {Record<string, State>} what changes with the language */
    this.languages = { ...languages, [state.lang]: own };
    /** @type {Map<string, any>} what was asked for, and stood there before */
    this.asked = new Map();
    /** @type {Map<string, Set<(...args: any[]) => void>>} */
    this.listeners = new Map();
  }

  /** @param {string} name */
  get(name) {
    return this.state[name];
  }

  /** @param {string} name @param {any} value */
  set(name, value) {
    if (!this.asked.has(name)) this.asked.set(name, this.state[name]);
    this.put(name, value);
  }

  /** @param {string} name @param {any} value */
  put(name, value) {
    if (this.state[name] === value) return;
    this.state[name] = value;
    this.emit(`change:${name}`);
    this.emit("change");
  }

  /** Grant what can be granted here; what only Python can answer goes back to what it was. */
  save_changes() {
    const asked = [...this.asked];
    this.asked.clear();
    for (const [name, before] of asked) {
      if (name === "lang") this.speak(before);
      else if (name.startsWith("_") && this.state[name] !== before) this.refuse(name, before);
    }
  }

  /** @param {string} before the language that was spoken */
  speak(before) {
    const worded = this.languages[this.state.lang];
    if (!worded) return this.refuse("lang", before);
    for (const [name, value] of Object.entries(worded)) this.put(name, value);
  }

  /** @param {string} name @param {any} before */
  refuse(name, before) {
    this.put(name, before);
    this.notice();
  }

  /** Say that a kernel is needed, the way Python says what it refuses. */
  notice() {
    const text = this.needsKernel[this.state.lang];
    if (text) this.put("_notice", { text, count: (this.state._notice?.count ?? 0) + 1 });
  }

  send() {
    this.notice();
  }

  /** @param {string} event @param {(...args: any[]) => void} one */
  on(event, one) {
    this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(one));
  }

  /** @param {string} event @param {(...args: any[]) => void} [one] */
  off(event, one) {
    if (one) this.listeners.get(event)?.delete(one);
    else this.listeners.delete(event);
  }

  /** @param {string} event */
  emit(event) {
    for (const one of [...(this.listeners.get(event) ?? [])]) one();
  }
}

class Host {
  /** @param {SavedPage} page */
  constructor(page) {
    this.page = page;
    /** @type {Map<string, SavedModel>} */
    this.models = new Map();
    /** @type {Map<number, Promise<any>>} */
    this.modules = new Map();
    for (const [id, saved] of Object.entries(page.models))
      if ("state" in saved) this.models.set(id, new SavedModel(saved, page.needs_kernel, page.tools));
    for (const { from, to } of page.links) this.join(from, to);
  }

  /**
   * Let one trait follow another.
   * @param {[string, string]} from model and trait
   * @param {[string, string]} to
   */
  join([from, name], [to, other]) {
    const [source, target] = [this.models.get(from), this.models.get(to)];
    source?.on(`change:${name}`, () => target?.put(other, source.get(name)));
  }

  /**
   * The module of a widget, made once for all widgets of its kind.
   * @param {number} code
   */
  module(code) {
    const made = this.modules.get(code) ?? this.load(this.page.codes[code]);
    this.modules.set(code, made);
    return made;
  }

  /** @param {string} source */
  async load(source) {
    const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    const { default: made } = await import(url);
    return typeof made === "function" ? made() : made;
  }

  /**
   * @param {string} id of a widget, or of a box whose members come one below the other
   * @param {Element} place
   */
  async show(id, place) {
    const saved = this.page.models[id];
    if (!saved) return;
    if ("children" in saved) return this.showAll(saved, place);
    const el = document.createElement("div");
    for (const [name, value] of Object.entries(saved.look)) el.style.setProperty(name, value);
    place.append(el);
    const widget = await this.module(saved.code);
    await widget.render({ model: this.models.get(id), el, signal: new AbortController().signal });
  }

  /** @param {SavedBox} box @param {Element} place */
  async showAll({ children, titles }, place) {
    for (const [i, child] of children.entries()) {
      const part = document.createElement("div");
      if (titles[i]) part.append(Object.assign(document.createElement("h3"), { textContent: titles[i] }));
      place.append(part);
      await this.show(child, part);
    }
  }
}

const saved = document.getElementById("belote-saved");
const host = new Host(JSON.parse(saved?.textContent ?? "null"));
for (const place of document.querySelectorAll("[data-widget]")) {
  const shown = document.createElement("div");
  try {
    place.classList.add("loading");
    place.append(shown);
    await host.show(place.getAttribute("data-widget") ?? "", shown);
    // until here, and where this page's code cannot run, it is the text picture
    place.replaceChildren(shown);
  } catch (error) {
    shown.remove();
    console.error(error);
  }
  place.classList.remove("loading");
}

export {};
