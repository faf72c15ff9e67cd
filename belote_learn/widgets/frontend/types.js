/**
 * The shapes shared with `belote_learn.view`: one plain dictionary, every text finished in Python.
 * Types only; nothing here exists at run time.
 *
 * @typedef {"N" | "E" | "S" | "W"} Seat
 * @typedef {"S" | "H" | "D" | "C"} Suit
 * @typedef {{ id: string, text: string, suit?: Suit }} Fact
 * @typedef {{ rank: string, suit: Suit, name: string }} CardWords
 * @typedef {{
 *   number: string, title: string, text: string,
 *   sources: string[], disputes: string[], elsewhere: string[],
 * }} Article
 * @typedef {{
 *   question: string, answer: string, then: string, rule: string,
 *   cards: string[], seats: Seat[], drops: string[],
 * }} Step
 * @typedef {"legal" | "refused" | "played" | "winner" | "none"} Mark
 * @typedef {{
 *   mark: Mark, headline: string, text: string, spoken: string,
 *   rule: string, trace: number | null, at: number | null,
 * }} Why
 * @typedef {{ seat: Seat, card: string, note: string }} Play
 * @typedef {{ cards?: string[], hidden?: number }} Hand
 * @typedef {{
 *   title: string, say: string, facts: Fact[],
 *   turn: Seat | null, winning: Seat | null, done: boolean,
 *   trick: Play[], hands: Partial<Record<Seat, Hand>>,
 *   tags: Partial<Record<Seat, string[]>>, why: Record<string, number>,
 * }} Frame
 * @typedef {{
 *   format: number, kind: string, lang: string, ruleset: string,
 *   title: string, facts: Fact[], ui: Record<string, string>, languages: [string, string][],
 *   cards: Record<string, CardWords>, suits: Record<string, string>, seats: Record<Seat, string>,
 *   order: Seat[], articles: Record<string, Article>,
 *   traces: Step[][], whys: Why[], frames: Frame[],
 * }} View
 * @typedef {{ _view: View, step: number, lang: string, length: number }} Traits
 * @typedef {import("@anywidget/types").AnyModel<Traits>} Model
 */

export {};
