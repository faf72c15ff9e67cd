/**
 * The shapes shared with `belote_learn.view.worksheet_view`: plain JSON, every text finished in Python.
 * Types only; nothing here exists at run time.
 *
 * @typedef {import("./types.js").Seat} Seat
 * @typedef {import("./types.js").Fact} Fact
 * @typedef {import("./types.js").CardWords} CardWords
 * @typedef {{ plays: { seat: Seat, card: string }[], text: string }} Trick
 * @typedef {{
 *   number: number, name: string, text: string, level: number, levels: number, level_text: string,
 *   deal: string, trump: Fact | null, table: Trick | null, you: Seat | null, hand: string[],
 *   turn_up: string | null, kind: "cards" | "seat" | "number" | "choice", choices: string[], several: boolean,
 * }} Question
 * @typedef {{ mark: "legal" | "refused" | "", cards: string[], text: string, rule: string }} Line
 * @typedef {{ number: number, right: string, rule: string, lines: Line[], mistakes: string[] }} Answer
 * @typedef {{
 *   kind: "worksheet", lang: string, title: string, papers: [string, string][], facts: Fact[], about: string,
 *   code: string, again: string, qr: { size: number, d: string, text: string } | null,
 *   ui: Record<string, string>, languages: [string, string][], cards: Record<string, CardWords>,
 *   seats: Record<Seat, string>, questions: Question[], answers: Answer[],
 * }} View
 * @typedef {{ _view: View, lang: string, paper: string, answers: boolean, big?: boolean }} Traits
 * @typedef {import("@anywidget/types").AnyModel<Traits>} Model
 */

export {};
