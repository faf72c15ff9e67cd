/** The way to a teacher's tools: their code is sent when it is first needed, for few ever need it. */

/** @typedef {import("./widget.js").TableView} TableView */

/** Take up the tools that have come. @param {TableView} view */
export async function equip(view) {
  const sent = view.model.get("_tools");
  if (!sent?.code) return;
  const address = URL.createObjectURL(new Blob([sent.code], { type: "text/javascript" }));
  // null where a page forbids such code: the wait goes on to its end, and says that nothing came
  const made = await import(address).catch(() => null);
  URL.revokeObjectURL(address);
  if (!made) return;
  view.requests.settle();
  if (!view.local.tools) view.update({ tools: made.default(view, sent), notice: "" });
}

/** Open the teacher's bar or close it; what has not come is asked for. @param {TableView} view */
export function teach(view) {
  const { tools, bar } = view.local;
  view.update({ bar: !tools || !bar });
  if (!tools) view.requests.ask("_tools", { wanted: true }, {});
}
