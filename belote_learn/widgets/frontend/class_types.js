/**
 * The shapes shared with `belote_learn.view.class_view`: plain JSON, every text finished in Python.
 * Types only; nothing here exists at run time.
 *
 * @typedef {"waiting" | "counting" | "revealed"} State
 * @typedef {{ do: string, number: string, state: State, state_text: string, rule: string, title: string, text: string, now: boolean }} Entry
 * @typedef {{
 *   do: string, put: string, text: string, card: string, count: number, field: string,
 *   mark: "right" | "wrong" | "", mark_text: string,
 * }} Choice
 * @typedef {{ mark: "legal" | "refused" | "", cards: string[], text: string, rule: string }} Reason
 * @typedef {{ code: string, text: string, how: string, open: string, qr: { size: number, d: string, text: string } }} Code
 * @typedef {{
 *   mode: "asked" | "revealed" | "deal", place: string, where: string, asks: string, said: string,
 *   order: Entry[], choices: Choice[], most: number, total: string, headline: string, reasons: Reason[],
 *   buttons: import("./types.js").DeskButton[], code: Code | null, words: Record<string, string>,
 * }} Lesson
 * @typedef {import("./types.js").View & { lesson: Lesson }} View
 */

export {};
