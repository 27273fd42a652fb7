// Builds the template of the page: inlines the script and the style sheet into
// src/index.html, and inserts their hashes into its content security policy.
//
//   node build.mjs [--out=FILE]     builds the template; default dist/template.html
//   node build.mjs --tests          builds the tests for node's test runner, dist/test
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = dirname(fileURLToPath(import.meta.url));
const marker = "@MINCAML_EXPLORER_DATA@";

/** The packages that are bundled in the page, with the texts of their licences. */
function licences() {
  const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  const found = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === "" || entry.dev || path.startsWith("node_modules/@types/")) continue;
    const file = readdirSync(join(folder, path)).find((name) => /^licen[cs]e/i.test(name));
    if (!file) throw new Error(`${path}: no file with its licence`);
    found.push({
      name: path.replace("node_modules/", ""),
      version: entry.version,
      licence: entry.license,
      text: readFileSync(join(folder, path, file), "utf8"),
    });
  }
  return found;
}

function hashOf(text) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

async function buildTemplate(out) {
  const options = {
    bundle: true,
    write: false,
    minify: true,
    charset: "ascii",
    legalComments: "none",
    absWorkingDir: folder,
    logLevel: "warning",
  };
  const script = await build({
    ...options,
    entryPoints: ["src/main.tsx"],
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "preact",
    define: { LICENCES: JSON.stringify(licences()) },
  });
  const style = await build({ ...options, entryPoints: ["src/style/main.css"] });
  // The code of an inlined script must not contain text that ends the script element or
  // starts an HTML comment.
  const code = script.outputFiles[0].text
    .replaceAll(/<(?=\/script|!--|script)/gi, "\\x3C").trim();
  const rules = style.outputFiles[0].text.trim();
  const policy =
    `default-src 'none'; script-src ${hashOf(code)}; style-src ${hashOf(rules)}; ` +
    "base-uri 'none'; form-action 'none'";
  const page = readFileSync(join(folder, "src/index.html"), "utf8")
    .replace("@POLICY@", () => policy)
    .replace("@STYLE@", () => rules)
    .replace("@SCRIPT@", () => code);
  if (page.split(marker).length !== 2) {
    throw new Error(`the page must have ${marker} exactly once`);
  }
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, page);
}

async function buildTests() {
  const tests = readdirSync(join(folder, "test"))
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => join("test", name));
  await build({
    entryPoints: tests,
    bundle: true,
    outdir: "dist/test",
    outExtension: { ".js": ".mjs" },
    format: "esm",
    platform: "node",
    target: "node18",
    packages: "external",
    jsx: "automatic",
    jsxImportSource: "preact",
    absWorkingDir: folder,
    logLevel: "warning",
  });
}

if (process.argv.includes("--tests")) {
  await buildTests();
} else {
  const option = process.argv.find((argument) => argument.startsWith("--out="));
  await buildTemplate(option ? option.slice("--out=".length) : join(folder, "dist/template.html"));
}
