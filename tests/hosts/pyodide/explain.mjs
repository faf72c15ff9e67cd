// Installs wheels in Pyodide and lets belote_learn explain a card there; prints one line of JSON.
//
//   node explain.mjs FOLDER
//
// FOLDER holds wheels, `order.json` (their names, a dependency before what needs it) and under
// `tools/` what is unpacked first: micropip and its dependency. Nothing is asked of the network.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

// The whole of Pyodide is one line of source, which node would print before the message.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

const folder = process.argv[2];
const seconds = (from) => (performance.now() - from) / 1000;

const started = performance.now();
const pyodide = await loadPyodide();
const start = seconds(started);

const installing = performance.now();
for (const name of readdirSync(join(folder, "tools"))) {
  pyodide.unpackArchive(new Uint8Array(readFileSync(join(folder, "tools", name))), "wheel");
}
pyodide.mountNodeFS("/wheels", folder);
// One at a time: micropip checks each against what is installed, and an unmet requirement sends
// it to an index, where it learns that this is a test without a network.
globalThis.fetch = (address) => {
  throw new Error(`nothing is fetched here: ${address}`);
};
await pyodide.runPythonAsync(`
import json, micropip
for name in json.load(open("/wheels/order.json")):
    await micropip.install(f"emfs:/wheels/{name}")
`);
const install = seconds(installing);

const explaining = performance.now();
const said = await pyodide.runPythonAsync(readFileSync(join(import.meta.dirname, "explain.py"), "utf8"));
const explain = seconds(explaining);

console.log(JSON.stringify({ ...JSON.parse(said), start, install, explain }));
