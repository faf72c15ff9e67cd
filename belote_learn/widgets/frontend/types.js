/**
 * The shapes shared with `belote_learn.view`: one plain dictionary, every text finished in Python.
 * Types only; nothing here exists at run time.
 *
 * @typedef {"N" | "E" | "S" | "W"} Seat
 * @typedef {"S" | "H" | "D" | "C"} Suit
 * @typedef {{ id: string, text: string, suit?: Suit }} Fact
 * @typedef {{ rank: string, suit: Suit, sign: string, name: string }} CardWords
 * @typedef {{
 *   number: string, title: string, text: string,
 *   sources: string[], disputes: string[], elsewhere: string[],
 * }} Article
 * @typedef {number} Text index in the texts of the view
 * @typedef {{
 *   question: Text, answer: Text, then: Text, rule: string,
 *   cards: string[], seats: Seat[], drops: string[],
 * }} Step
 * @typedef {"legal" | "refused" | "played" | "winner" | "bid" | "announcement" | "line" | "total" | "none"} Mark
 * @typedef {{
 *   mark: Mark, headline: Text, text: Text, what_if: Text | null,
 *   rule: string, trace: number | null, at: number | null,
 * }} Why
 * @typedef {{ seat: Seat, card: string, note: string }} Play
 * @typedef {{ cards?: string[], hidden?: number }} Hand
 * @typedef {"NS" | "EW"} Team
 * @typedef {{ id: string, text: string, from: number, to: number, refused?: boolean }} Stage
 * @typedef {{ seat: Seat, text: string, why: number }} Saying
 * @typedef {{ text: Text, points: Partial<Record<Team, number>> | null, why: number }} Line
 * @typedef {{
 *   title: Text, say: Text[], facts: Fact[],
 *   turn: Seat | null, winning: Seat | null, done: boolean,
 *   trick: Play[], hands: Partial<Record<Seat, Hand>>,
 *   tags: Partial<Record<Seat, string[]>>, why: Record<string, number>,
 *   subject?: string | null, kind?: string, stage?: number, turn_up?: string | null, stock?: number,
 *   bids?: Saying[], said?: Saying | null, lines?: Line[],
 *   tricks?: Record<Team, number>, points?: Record<Team, number>,
 *   ask?: Partial<Record<"legal" | "winner" | "points", string | null>> | null,
 *   worth?: number, parts?: string, sum?: string,
 * }} Frame
 * @typedef {string | number} Value
 * @typedef {{ id: string, changes: Record<string, Value> }} Judging by which rules
 * @typedef {{ id: string, title: string, value: Value, named: Value, values: [Value, string][], number: boolean }} Option
 * @typedef {Judging & { own: string, own_changes: Record<string, Value>, sets: [string, string][], options: Option[] }} Rules
 * @typedef {{ text: string, frames: { frame: number, text: string }[] }} Judged
 * @typedef {{ do: string, text: string, enabled: boolean, primary: boolean }} DeskButton
 * @typedef {{ do: string, text: string, why: number | null }} DeskChoice
 * @typedef {{ do: string, number: string, title: string, details: string, state: string, due: boolean }} DeskRow
 * @typedef {{ mark: "right" | "wrong" | "missed" | "info" | "part" | "sum" | "care", text: string, why?: number | null, number: string }} FeedbackLine
 * @typedef {{ mark: "right" | "wrong" | "missing" | "shown" | "info" | "care", headline: string, lines: FeedbackLine[] }} Feedback
 * @typedef {{
 *   turn: number, by: string, asks: string, kind: "card" | "cards" | "number" | "choice" | "none",
 *   seat: Seat | null, ways: Record<string, { do: string, text: string }[]>, choices: DeskChoice[],
 *   several?: boolean, chosen?: string[], notice?: string, rows?: DeskRow[],
 *   field: { label: string } | null, submit: string | null, feedback: Feedback | null,
 *   buttons: DeskButton[], facts: { id: string, text: string }[], words: Record<string, string>, from: number,
 * }} Desk
 * @typedef {{
 *   format: number, kind: string, lang: string, ruleset: string,
 *   title: string, facts: Fact[], ui: Record<string, string>, languages: [string, string][],
 *   cards: Record<string, CardWords>, suits: Record<string, string>, seats: Record<Seat, string>,
 *   order: Seat[], articles: Record<string, Article>,
 *   traces: Step[][], whys: Why[], frames: Frame[], texts: string[],
 *   desk?: Desk, stages?: Stage[], dealer?: Seat, near?: Seat, teams?: Record<Team, string>,
 *   letters?: Record<string, Record<string, string>>, rules?: Rules, judged?: Judged | null,
 * }} View
 * @typedef {{ letters: string, four_colours: boolean, hands: string, predict: string, locked: boolean }} Settings
 * @typedef {{ kind: "deal" | "set", code: string, link: string | null, size: number, d: string }} CodeShown
 * What a teacher may do at a table: describe what is shown, do what was pressed, dress what was drawn.
 * @typedef {{
 *   bar(scene: import("./state.js").Scene): import("./dom.js").Child,
 *   eye(scene: import("./state.js").Scene, seat: Seat): import("./dom.js").Child,
 *   act(action: string): boolean,
 *   drawn(scene: import("./state.js").Scene): void,
 * }} Tools
 * @typedef {{
 *   _view: View, step: number, lang: string, length: number,
 *   _rules: Judging, _notice: { text: string, count: number, card?: string, by?: string }, ask_first?: boolean, _saved?: boolean,
 *   _tools: { code?: string, wanted?: boolean }, big: boolean, spotlight: string, _held: boolean, _code_shown: CodeShown | {},
 * } & Settings} Traits
 * @typedef {import("@anywidget/types").AnyModel<Traits>} Model
 */

export {};
