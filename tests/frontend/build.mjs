// Bundles the front end: `node build.mjs` writes belote_learn/widgets/static/,
// `node build.mjs --check` builds in memory and fails when the committed files differ.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const widgets = new URL("../../belote_learn/widgets/", import.meta.url);
/** @param {string} path */
const at = (path) => fileURLToPath(new URL(path, widgets));

const { outputFiles } = await build({
  entryPoints: [at("frontend/index.js")],
  absWorkingDir: at("."),
  bundle: true,
  write: false,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
});
const made = /** @type {const} */ ([
  ["static/belote.js", outputFiles[0].text],
  ["static/belote.css", await readFile(at("frontend/belote.css"), "utf8")],
]);

for (const [path, text] of made) {
  if (!process.argv.includes("--check")) {
    await writeFile(at(path), text);
    console.log(path, (Buffer.byteLength(text) / 1000).toFixed(1), "kB");
  } else if ((await readFile(at(path), "utf8").catch(() => "")) !== text) {
    console.error(`${path} is stale: run npm run build --prefix tests/frontend`);
    process.exitCode = 1;
  }
}
