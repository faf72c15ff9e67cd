// Bundles the front end: `node build.mjs` writes belote_learn/widgets/static/,
// `node build.mjs --check` builds in memory and fails when the committed files differ.
import { readFile, readdir, writeFile } from "node:fs/promises";
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

/** What is built, and from what: the table, the table with a desk, the sheets of paper, what shows them on a page. */
const BUNDLES = [
  ["static/belote.js", "frontend/index.js"],
  ["static/belote.css", "frontend/belote.css"],
  ["static/practice.js", "frontend/practice.js"],
  ["static/practice.css", "frontend/practice.css"],
  ["static/host.js", "frontend/host.js"],
  ["static/sheet.js", "frontend/sheet.js"],
  ["static/sheet.css", "frontend/sheet.css"],
];

const made = await Promise.all(BUNDLES.map(async ([path, source]) => ({ path, text: await bundle(source) })));

for (const name of await readdir(at("static/"))) {
  if (BUNDLES.some(([path]) => path === `static/${name}`)) continue;
  console.error(`static/${name} is built from nothing: remove it`);
  process.exitCode = 1;
}

for (const { path, text } of made) {
  if (!process.argv.includes("--check")) {
    await writeFile(at(path), text);
    console.log(path, (Buffer.byteLength(text) / 1000).toFixed(1), "kB");
  } else if ((await readFile(at(path), "utf8").catch(() => "")) !== text) {
    console.error(`${path} is stale: run npm run build --prefix tests/frontend`);
    process.exitCode = 1;
  }
}
