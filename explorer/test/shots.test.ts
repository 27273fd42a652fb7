// Writes screenshots of views to the folder EXPLORER_SHOTS, if that is set. Those of
// docs/memory.md are memory-list.png and memory-tree.png.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Pages } from "./support/browser";
import { Compiler, EXAMPLES, HAS_COMPILER } from "./support/compiler";
import { factData } from "./support/fact";

const folder = process.env["EXPLORER_SHOTS"];

test("screenshots", { skip: folder === undefined }, async () => {
  mkdirSync(folder as string, { recursive: true });
  const pages = await Pages.start();
  const views: [string, string][] = [
    ["default", ""],
    ["selected", "#origin=3&columns=source,stage.knormal,ir,mir,asm"],
    ["difference", "#columns=pipeline,difference&pass=1"],
    ["graph", "#columns=source,graph&pass=1"],
    ["facts", "#columns=source,facts&solverStep=2"],
    ["registers", "#columns=source,mir,registers"],
    ["encoding", "#columns=source,asm,encoding&word=0.6"],
    ["run", "#columns=source,run&runStep=3&tint=heat"],
    ["heap", "#columns=source,heap&runStep=3"],
  ];
  for (const [name, fragment] of views) {
    for (const [width, dark] of [[1280, false], [1920, true]] as const) {
      await pages.with(factData(), async (page) => {
        await page.waitForTimeout(200);
        await page.screenshot({ path: join(folder as string, `${name}-${width}.png`) });
      }, { width, height: width === 1280 ? 800 : 1080, fragment, dark });
    }
  }
  await pages.stop();
});

test("the pictures of the heap in the documents", { skip: folder === undefined || !HAS_COMPILER }, async () => {
  mkdirSync(folder as string, { recursive: true });
  const pages = await Pages.start();
  const compiler = new Compiler();
  const { page: path } = compiler.compile(join(EXAMPLES, "lecture/heap.ml"));
  for (const [name, step, height] of [["memory-list", 6, 720], ["memory-tree", 42, 760]] as const) {
    await pages.with(path, async (page) => {
      await page.waitForTimeout(200);
      await page.screenshot({ path: join(folder as string, `${name}.png`) });
    }, { width: 1280, height, fragment: `#columns=source,heap&runStep=${step}` });
  }
  compiler.remove();
  await pages.stop();
});
