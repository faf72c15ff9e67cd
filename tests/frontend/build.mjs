// Bundles the front end: `node build.mjs` writes belote_learn/widgets/static/,
// `node build.mjs --check` builds in memory and fails when the committed files differ.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const widgets = new URL("../../belote_learn/widgets/", import.meta.url);
/** @param {string} path */
const at = (path) => fileURLToPath(new URL(path, widgets));

/** Every widget carries its copy, so the copy is small. @param {string} path */
async function bundle(path) {
  const { outputFiles } = await build({
    entryPoints: [at(path)],
    absWorkingDir: at("."),
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    minify: true,
  });
  return outputFiles[0].text;
}

const made = /** @type {const} */ ([
  ["static/belote.js", await bundle("frontend/index.js")],
  ["static/belote.css", await bundle("frontend/belote.css")],
  ["static/host.js", await bundle("frontend/host.js")],
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
