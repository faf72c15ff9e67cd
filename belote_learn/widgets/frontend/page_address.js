/** What the address of a page asks for: a deal or a set of questions, in a language. */

/** Words of an address that Python is told of, beside the code. */
const BESIDE = ["lang", "way"];

/**
 * @param {Window | null} window
 * @param {"deal" | "set"} kind
 */
export function askedBy(window, kind) {
  if (!window) return null;
  // JupyterLab drops the query from the address it shows; the one the page was opened by is kept
  const [opened] = window.performance.getEntriesByType("navigation");
  return askedIn([window.location.href, opened?.name ?? ""], kind);
}

/**
 * The first address that asks for something of a kind, or for a language.
 * @param {string[]} addresses
 * @param {"deal" | "set"} kind
 * @returns {Record<string, string> & { code: string } | null}
 */
export function askedIn(addresses, kind) {
  const queries = addresses.map((address) => new URLSearchParams(address.split("#")[0].split("?").slice(1).join("?")));
  const query = queries.find((one) => one.has(kind)) ?? queries.find((one) => one.has("lang"));
  if (!query) return null;
  const beside = BESIDE.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? ""]] : []));
  return { code: query.get(kind) ?? "", ...Object.fromEntries(beside) };
}
