import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { bitsOf } from "../src/views/encoding";
import { layOut, pathOf } from "../src/graphs/layout";
import { loopsAround } from "../src/graphs/loops";
import { statesAt } from "../src/graphs/solver";
import { readFragment, writeFragment } from "../src/state/fragment";
import { closeColumn, defaultView, moveColumn, openColumn, parseColumn, type View } from "../src/state/view";
import { setText } from "../src/views/solution";
import { factData } from "./support/fact";
import { solveForward } from "./support/solver";

test("a fragment gives the view again that it was written from", () => {
  const base = defaultView();
  const view: View = {
    ...base,
    columns: [{ kind: "stage", argument: "knormal" }, { kind: "ir", argument: "12" }, { kind: "ir", argument: "" }],
    pass: 7,
    function: "ml.a&b=c#d",
    origin: 3,
    solverStep: 0,
    fontSize: 20,
    theme: "dark",
    tint: "heat",
  };
  assert.deepEqual(readFragment(`#${writeFragment(view, base)}`, base), view);
  assert.equal(writeFragment(base, base), "");
});

test("a fragment of another page or of nobody does no harm", () => {
  const base = defaultView();
  const read = readFragment("#columns=evil,ir,%3Cscript%3E&pass=-3&origin=1e9x&font=9000&theme=red&tint=2", base);
  assert.deepEqual(read, { ...base, columns: [{ kind: "ir", argument: "" }] });
});

test("columns open once, at their place, move and close", () => {
  const ids = (columns: { kind: string }[]) => columns.map(({ kind }) => kind).join(" ");
  let columns = openColumn(defaultView().columns, parseColumn("difference")!);
  assert.equal(ids(columns), "pipeline source ir asm difference");
  columns = openColumn(columns, parseColumn("mir")!);
  assert.equal(ids(columns), "pipeline source ir mir asm difference");
  assert.equal(openColumn(columns, parseColumn("mir")!), columns);
  columns = moveColumn(columns, 5, 0);
  assert.equal(ids(columns), "difference pipeline source ir mir asm");
  assert.equal(moveColumn(columns, 0, -1), columns);
  assert.equal(ids(closeColumn(columns, parseColumn("ir")!)), "difference pipeline source mir asm");
});

test("blocks do not overlap and edges begin and end at theirs", () => {
  const sizes = Array.from({ length: 30 }, (_, index) => ({ width: 60 + index, height: 30 }));
  const edges = sizes.slice(1).map((_, index) => ({ from: index >> 1, to: index + 1 }));
  const placed = layOut(sizes, [...edges, { from: 29, to: 0, label: "3%" }, { from: 4, to: 4 }]);
  placed.nodes.forEach((a, i) =>
    placed.nodes.slice(i + 1).forEach((b) => {
      const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      assert.ok(apart);
    }),
  );
  assert.ok(placed.edges.find(({ from }) => from === 29)?.back);
  for (const edge of placed.edges) assert.match(pathOf(edge.points), /^M[-\d.]+,[-\d.]+[QL]/);
});

test("loops around a block, the innermost first", () => {
  const block = (loop: number, depth: number, idom: number) => ({ name: "", first: 0, last: 0, to: [], loop, depth, idom });
  // 0 entry, 1 outer header, 2 sibling loop, 3 inner header, 4 inner body, 5 end
  const blocks = [block(-1, 0, -1), block(1, 1, 0), block(2, 2, 1), block(3, 2, 2), block(3, 2, 3), block(-1, 0, 1)];
  assert.deepEqual(loopsAround(blocks, 4), [3, 1]);
  assert.deepEqual(loopsAround(blocks, 2), [2, 1]);
  assert.deepEqual(loopsAround(blocks, 5), []);
});

test("the sets at a step of the solver, and what it changed", () => {
  const loop = solveForward([[1], [1]], [{ gen: [0], kill: [1] }, { gen: [1], kill: [0] }]);
  const analysis = { ...factData().analyses![0]!, ...loop };
  const first = statesAt(analysis, 0);
  assert.deepEqual(first.map(({ visited }) => visited), [true, false]);
  assert.deepEqual(first[0]!.changedOut, [0]);
  const second = statesAt(analysis, 1);
  assert.deepEqual([second[1]!.in, second[1]!.out], [[0], [1]]);
  const third = statesAt(analysis, 2);
  assert.deepEqual([third[1]!.in, third[1]!.changedIn, third[1]!.changedOut], [[0, 1], [1], []]);
  const result = statesAt(analysis, -1);
  assert.deepEqual(result.map((state) => state.out), [[0], [1]]);
  assert.equal(analysis.steps!.length, 3);
});

test("sets that are too long say how many elements are left out", () => {
  assert.equal(setText([], 20), "∅");
  assert.equal(setText(["a", "b"], 20), "{a, b}");
  assert.equal(setText(["alpha", "beta", "gamma", "delta"], 12), "{alpha, beta, … 2 more}");
});

test("bits of a word", () => {
  assert.equal(bitsOf("9006 2fff", false), "10010000000001100010111111111111");
  assert.equal(bitsOf("01020304", true), "00000100000000110000001000000001");
});

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r, g, b] = channels.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

test("text has a contrast of 4.5 to 1 on every ground it stands on, in both themes", () => {
  const folder = process.env["EXPLORER_SOURCE"] ?? join(dirname(fileURLToPath(import.meta.url)), "../..");
  const style = readFileSync(join(folder, "src/style/colours.css"), "utf8");
  const all = [...style.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)];
  assert.equal(all.length, style.match(/--[\w-]+:/g)!.length);
  for (const theme of [2, 3]) {
    const colours = new Map(all.map((match) => [match[1]!, match[theme]!]));
    const grounds = [...colours.keys()].filter((name) => /^(tint|heat|loop)-|^(mark|removed|added)/.test(name));
    const pairs: [string, string][] = grounds.map((ground) => ["ink", ground]);
    for (const ink of ["ink", "quiet", "accent", "keyword", "string", "number", "comment", "title", "variable"]) {
      for (const ground of ["ground", "panel", "removed", "added", "loop-1", "loop-2", "loop-3", "loop-4"]) pairs.push([ink, ground]);
    }
    for (const [ink, ground] of pairs) {
      const [a, b] = [luminance(colours.get(ink)!), luminance(colours.get(ground)!)];
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      assert.ok(contrast >= 4.5, `${ink} on ${ground}: ${contrast.toFixed(2)}`);
    }
  }
});
