import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readData } from "../../src/data/read";
import type { ExplorerData } from "../../src/data/schema";

/** The paths of the compiler and of the examples, which the tests of the build set. */
export const COMPILER = process.env["EXPLORER_COMPILER"];
export const EXAMPLES = process.env["EXPLORER_EXAMPLES"] ?? "";
/** Whether there is a compiler. Tests that need one are skipped otherwise. */
export const HAS_COMPILER = COMPILER !== undefined && existsSync(COMPILER);

export interface Compiled {
  /** The path of the page. */
  page: string;
  data: ExplorerData;
  /** The compiler's standard error. */
  messages: string;
}

/** The data in a page that the compiler wrote. */
function dataOf(page: string): ExplorerData {
  const encoded = / id="explorer-data"[^>]*>([^<]*)</.exec(readFileSync(page, "utf8"))?.[1];
  assert.ok(encoded, "the page has data");
  return readData(encoded);
}

/** Compiles programs to pages in a temporary folder. */
export class Compiler {
  private readonly folder = mkdtempSync(join(tmpdir(), "explorer-"));
  private count = 0;

  /** Compiles a program, given as the path of a file or as text. */
  compile(program: string, ...options: string[]): Compiled {
    let path = program;
    if (!existsSync(program)) {
      path = join(this.folder, `program${this.count}.ml`);
      writeFileSync(path, program);
    }
    const page = join(this.folder, `${this.count++}.html`);
    const finished = spawnSync(COMPILER as string, [path, `--emit=explorer=${page}`, ...options], {
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    assert.equal(finished.status, 0, finished.stderr);
    return { page, data: dataOf(page), messages: finished.stderr };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
