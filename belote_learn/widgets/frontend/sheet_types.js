/**
 * The shapes shared with `belote_learn.view.paper` and the views made with it: plain JSON, every text
 * finished in Python. Types only; nothing here exists at run time.
 *
 * @typedef {import("./types.js").Fact} Fact
 * @typedef {import("./types.js").Team} Team
 * @typedef {import("./types.js").CardWords} CardWords
 * @typedef {import("./types.js").Article & { house: boolean }} Article
 * @typedef {{ mark: string, headline: string, place: string, texts: string[], articles: number[] }} Why
 * @typedef {{ number: number, ok: boolean, about: string, by: string, text: string }} Answer by: the view that asked
 * @typedef {[string, string]} Choice a value and what it is called
 * @typedef {{ id: string, title: string, values: Choice[] }} Menu
 * @typedef {{
 *   format: number, lang: string, title: string, facts: Fact[],
 *   ui: Record<string, string>, languages: Choice[], cards: Record<string, CardWords>,
 *   whys: Why[], articles: Article[], answer: Answer | null,
 * }} Paper
 * @typedef {{ title: string, changes: string[], given: boolean, house: number, removable: boolean }} Column
 * @typedef {{ mark: string, text: string, rule: string, differs: boolean, label: string, why: number }} Cell
 * @typedef {{ id: string, text: string, differs: boolean, cells: Cell[] }} Row
 * @typedef {Paper & {
 *   kind: "compare", summary: string[], columns: Column[], rows: Row[],
 *   form: { bases: Choice[], base: string, now: Record<string, string>[], options: Menu[] },
 * }} CompareView
 * @typedef {{ text: string, label: string, why: number, note?: string }} Figure what is written, and its reason
 * @typedef {"outcome" | "NS" | "EW" | "NS-total" | "EW-total"} Part
 * @typedef {{ id: string } & Record<Part, Figure>} Deal
 * @typedef {{ target: number, runs: Record<Team, number[]>, title: string, text: string }} Race
 * @typedef {{ takers: Choice[], points: Choice[], capots: Choice[], belotes: Choice[] }} Entry
 * @typedef {Paper & {
 *   kind: "sheet", columns: { names: Record<Team, string>, short: Record<Team, string> }, rows: Deal[],
 *   standing: { text: string, over: boolean, why: number },
 *   totals: { team: Team, name: string, points: number }[], race: Race, deals: number,
 *   undo: boolean, again: boolean, form: Entry | null, preview: number | null, shows: string | null,
 * }} SheetView
 * @typedef {{
 *   id: string, title: string, value: string, text: string, values: Choice[], house: boolean, note: string,
 *   contested: string, number: string, label: string, why: number,
 * }} Item
 * @typedef {Paper & {
 *   kind: "agree", intro: { text: string, why: number }, base: { value: string, values: Choice[], note: string },
 *   items: Item[], said: { title: string, text: string, number: string, label: string, why: number },
 *   dealer: { value: string, values: Choice[] }, shows: null,
 * }} AgreeView
 * @typedef {CompareView | SheetView | AgreeView} View
 * @typedef {{ _view: View, lang: string, big?: boolean }} Traits
 * @typedef {import("@anywidget/types").AnyModel<Traits>} Model
 *
 * What one view of a sheet remembers by itself. asked: what the open explanation is about; stops: the
 * cell of each table that Tab reaches; fields: what was entered and not yet asked of Python; answered:
 * the last answer that was seen; busy: what was asked and is not yet answered; unheard: nobody
 * answered; wanted: the language asked for; notice: it was not answered; spoken: the last announcement.
 * @typedef {{
 *   asked: string | null, stops: Record<string, string>, fields: Record<string, string>,
 *   answered: number, busy: string, unheard: boolean,
 *   wanted: string | null, notice: boolean, spoken: string,
 * }} Local
 */

export {};
