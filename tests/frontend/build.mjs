// Bundles the front end: `node build.mjs` writes belote_learn/widgets/static/,
// `node build.mjs --check` builds in memory and fails when the committed files differ.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const widgets = new URL("../../belote_learn/widgets/", import.meta.url);
/** @param {string} path */
const at = (path) => fileURLToPath(new URL(path, widgets));

/** What the bundle of the table may weigh, in bytes: its code and style, and its art. */
const CODE_LIMIT = 60_000;
const ART_LIMIT = 60_000;
/** The two files that every Replay carries. */
const WEIGHED = ["static/belote.js", "static/belote.css"];
/** What is drawn rather than programmed: the faces and backs of the cards, the suits, the signs. */
const ART = ["art.css", "cards.js", "courts.js", "glyphs.js", "icons.js", "paths.js", "signs.css", "suits.js"].map((name) => `frontend/${name}`);

/** Every widget carries its copy, so the copy is small. @param {string} path */
async function bundle(path) {
  const { outputFiles, metafile } = await build({
    entryPoints: [at(path)],
    absWorkingDir: at("."),
    bundle: true,
    write: false,
    format: "esm",
    target: path.endsWith(".css") ? "esnext" : "es2022",
    outdir: at("static/"),
    metafile: true,
    charset: "utf8",
    legalComments: "none",
    minify: true,
  });
  const [{ bytes, inputs }] = Object.values(metafile.outputs);
  const art = ART.reduce((sum, name) => sum + (inputs[name]?.bytesInOutput ?? 0), 0);
  return { text: outputFiles[0].text, art, code: bytes - art };
}

/** What is built, and from what: the table, the table with a desk or for a class, a teacher's tools, the sheets of paper, those to print, the field for a code, what shows them on a page. */
const BUNDLES = [
  ["static/belote.js", "frontend/index.js"],
  ["static/belote.css", "frontend/belote.css"],
  ["static/practice.js", "frontend/practice.js"],
  ["static/practice.css", "frontend/practice.css"],
  ["static/teacher.js", "frontend/teacher.js"],
  ["static/teacher.css", "frontend/teacher.css"],
  ["static/host.js", "frontend/host.js"],
  ["static/sheet.js", "frontend/sheet.js"],
  ["static/sheet.css", "frontend/sheet.css"],
  ["static/worksheet.js", "frontend/worksheet.js"],
  ["static/worksheet.css", "frontend/worksheet.css"],
  ["static/classroom.js", "frontend/classroom.js"],
  ["static/classroom.css", "frontend/classroom.css"],
  ["static/by_code.js", "frontend/by_code.js"],
  ["static/by_code.css", "frontend/by_code.css"],
];

const made = await Promise.all(BUNDLES.map(async ([path, source]) => ({ path, ...(await bundle(source)) })));

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

const weighed = made.filter(({ path }) => WEIGHED.includes(path));
for (const [kind, limit] of /** @type {["code" | "art", number][]} */ ([["code", CODE_LIMIT], ["art", ART_LIMIT]])) {
  const sum = weighed.reduce((all, one) => all + one[kind], 0);
  console.log(`${kind} of the table: ${sum} of ${limit} bytes`);
  if (sum <= limit) continue;
  console.error(`the ${kind} of the table weighs ${sum - limit} bytes too much`);
  process.exitCode = 1;
}
