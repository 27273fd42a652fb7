import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { ExplorerData } from "../../src/data/schema";

/** The template that `node build.mjs` writes next to the bundled tests. */
export const TEMPLATE =
  process.env["EXPLORER_TEMPLATE"] ??
  join(dirname(fileURLToPath(import.meta.url)), "..", "template.html");

/** Writes a page as the compiler does. */
export function writePage(path: string, data: ExplorerData): void {
  const encoded = gzipSync(JSON.stringify(data)).toString("base64");
  const page = readFileSync(TEMPLATE, "utf8").replace("@MINCAML_EXPLORER_DATA@", () => encoded);
  writeFileSync(path, page);
}
