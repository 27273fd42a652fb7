import assert from "node:assert/strict";
import { test } from "node:test";
import { drawing } from "../src/data/drawing";
import { fieldOf, heapAt, objectText, plainFunctions, pointersOf, reachable, select, type Heap } from "../src/data/heap";
import { Model } from "../src/data/model";
import { Origins } from "../src/data/origins";
import { historyOf, replay, sameExpression } from "../src/data/replay";
import type { Interval, Run } from "../src/data/schema";
import { placeText } from "../src/views/registers";
import { DataBuilder } from "./support/builder";
import { factData } from "./support/fact";

test("parents of an expression, the innermost first", () => {
  const builder = new DataBuilder("x.ml", "a (b (c 1))");
  const outer = builder.origin("a (b (c 1))");
  const middle = builder.origin("b (c 1)");
  const inner = builder.origin("c 1");
  const origins = new Origins(builder.data);
  assert.deepEqual(origins.parents(inner), [middle, outer]);
  assert.deepEqual(origins.parents(outer), []);
});

test("an expression with the range of another is no parent of it", () => {
  const builder = new DataBuilder("x.ml", "f x");
  builder.data.origins.push([0, 0, 3, 0, -1], [0, 0, 3, 1, -1], [0, 2, 3, 0, -1]);
  const origins = new Origins(builder.data);
  assert.deepEqual(origins.parents(0), []);
  assert.equal(origins.parents(2).length, 1);
  assert.equal(origins.highlight(0).relation(1, -1), "self");
});

test("ranges of a file are cut so that each has its innermost expression", () => {
  const builder = new DataBuilder("x.ml", "a + (b * c) + d");
  builder.data.origins.push([0, 0, 15, 0, -1], [0, 4, 11, 0, -1], [0, 5, 6, 0, -1]);
  assert.deepEqual(new Origins(builder.data).innermost(0), [
    [0, 4, 0], [4, 5, 1], [5, 6, 2], [6, 11, 1], [11, 15, 0],
  ]);
});

test("ranges that cross are cut, not lost", () => {
  const builder = new DataBuilder("x.ml", "0123456789");
  builder.data.origins.push([0, 0, 6, 0, -1], [0, 4, 9, 0, -1]);
  assert.deepEqual(new Origins(builder.data).innermost(0), [[0, 4, 0], [4, 6, 1]]);
});

test("code that was inlined by a call is lit with the call", () => {
  const builder = new DataBuilder("x.ml", "f (g x)");
  const outer = builder.origin("f (g x)");
  const call = builder.origin("g x");
  // The first inlined call is in the code that the second one inlined.
  builder.data.inlined.push([call, 1], [outer, -1]);
  const origins = new Origins(builder.data);
  assert.deepEqual(origins.chain(0), [call, outer]);
  assert.equal(origins.highlight(outer).relation(-1, 0), "through");
  assert.equal(origins.highlight(call).relation(-1, 1), undefined);
});

test("lines and columns count from 1", () => {
  const builder = new DataBuilder("x.ml", "let x = 1 in\n  x + 2\n");
  const sum = builder.origin("x + 2");
  assert.deepEqual(new Origins(builder.data).position(sum), { file: "x.ml", line: 2, column: 3 });
});

test("the version after a pass is the latest one made until then", () => {
  const model = new Model(factData());
  const code = model.code("ir")[0];
  assert.ok(code);
  assert.equal(model.versionAt(code, 0), 0);
  assert.equal(model.versionAt(code, 1), 1);
  assert.equal(model.versionAt(code, 5), 1);
  assert.equal(model.versionAt(model.code("ir")[2]!, 3), -1);
});

test("a pass changed those functions that it made a version of", () => {
  const model = new Model(factData());
  assert.deepEqual(model.changedBy(4).map(({ code }) => code.name), ["ml.square", "min_caml_start"]);
  assert.deepEqual(model.changedBy(2), []);
});

test("of a function that was removed a heading stays, which says by what", () => {
  const model = new Model(factData());
  const names = (pass: number) => model.codeAt("ir", pass, "").sections.map(({ name }) => name.split(" ")[0]);
  assert.deepEqual(names(3), ["ml.fact", "ml.square"]);
  assert.deepEqual(names(4), ["ml.fact", "ml.square", "min_caml_start"]);
  assert.equal(model.codeAt("ir", 4, "").sections[1]!.name, "ml.square — removed by 4: mincaml-inline");
  assert.match(model.codeAt("ir", 4, "ml.square").line(0).text, /ml\.square is not there/);
});

test("lines of a document of several functions", () => {
  const model = new Model(factData());
  const text = model.codeAt("ir", 4, "");
  const second = text.sections[2]!.first;
  assert.equal(text.line(second).heading, true);
  assert.equal(text.line(second + 1).text, "define void @min_caml_start() {");
  assert.equal(text.line(second + 1).gutter, "1");
  assert.equal(text.count, second + 7);
});

test("an expression over several lines of the source", () => {
  const model = new Model(factData());
  const text = model.source();
  const body = text.spans(2).concat(text.spans(3));
  const whole = model.data.origins.findIndex((row) => model.data.kinds[row[3]] === "if");
  assert.ok(body.some((span) => span.origin === whole));
  assert.equal(text.line(3).text.slice(text.spans(3)[1]!.from, text.spans(3)[1]!.to), "n * ");
});

test("the stack, the values and the output of a run", () => {
  const { run } = factData();
  assert.ok(run);
  assert.deepEqual(replay(run, 3, "program").frames, [
    { name: "program", values: [] },
    { name: "fact", values: [["n", "5"]] },
    { name: "fact", values: [["n", "4"]] },
  ]);
  assert.equal(replay(run, 4, "program").frames.length, 2);
  assert.equal(replay(run, 5, "program").frames.length, 1);
  assert.equal(replay(run, 5, "program").output, "14400");
  assert.equal(sameExpression(run, 1, 1), 3);
  assert.equal(sameExpression(run, 1, -1), -1);
});

test("tail calls take the place of a call, and an exception ends several", () => {
  const run: Run = {
    complete: true,
    limit: 10,
    steps: [
      { origin: 0, depth: 0, enter: "f", values: [["x", "1"]] },
      { origin: 1, depth: 1, enter: "f", tail: true, values: [["x", "2"]] },
      { origin: 2, depth: 1, enter: "g", values: [["y", "3"]] },
      { origin: 3, depth: 2, reads: [[4, "3"], [5, "2"]], raises: "Not_found" },
      { origin: 6, depth: 0, result: "0" },
    ],
  };
  const stack = (step: number) => replay(run, step, "program").frames.map(({ name, values }) => [name, ...values.flat()]);
  assert.deepEqual(stack(1), [["program"], ["f", "x", "2"]]);
  assert.deepEqual(stack(3), [["program"], ["f", "x", "2"], ["g", "y", "3"]]);
  assert.deepEqual(stack(4), [["program"]]);
  assert.deepEqual(historyOf(run, 5), [{ step: 3, text: "2" }]);
  assert.deepEqual(historyOf(run, 3), [{ step: 3, text: "raises Not_found" }]);
});

test("the values of a call are what it returns", () => {
  const run: Run = {
    complete: true,
    limit: 10,
    steps: [
      { origin: 0, depth: 0, enter: "f" },
      { origin: 1, depth: 1, result: "7", leave: true, to: 0 },
      { origin: 0, depth: 0, enter: "f", values: [["n", "2"]] },
    ],
  };
  assert.deepEqual(historyOf(run, 0), [{ step: 1, text: "returns 7" }, { step: 2, text: "n = 2" }]);
  assert.deepEqual(historyOf(run, 1), [{ step: 1, text: "7" }]);
});

test("where an interval is", () => {
  const at = (more: Partial<Interval>) => placeText({ virtual: "%0", ranges: [], ...more });
  assert.equal(at({ register: "$l0" }), "$l0");
  assert.equal(at({ places: [[0, 2, "$l0"], [2, 5, "slot 1"], [5, 6, "$l0"]], spilled: true }), "$l0, slot 1");
  assert.equal(at({}), "—");
});

test("values are drawn as objects with links", () => {
  const texts = (value: string) => drawing(value)?.boxes.map(({ text }) => text);
  assert.deepEqual(texts("Node (Node (Leaf, -1, Leaf), 3, Leaf)"), ["Node (•, 3, Leaf)", "Node (Leaf, -1, Leaf)"]);
  assert.deepEqual(texts("[1; 2; 3]"), ["1", "2", "3"]);
  assert.deepEqual(texts("[Some (-1); None; ...]"), ["•", "None", "...", "Some (-1)"]);
  assert.deepEqual(texts("Some (Some \"a \\\" (b\"...)"), ["Some •", "Some \"a \\\" (b\"..."]);
  assert.deepEqual(texts("{left = Some {x = 1.5; y = []}; c = ')'}"), ["{left = •; c = ')'}", "Some {x = 1.5; y = []}"]);
  assert.deepEqual(texts("([|1; ... 10 in all|], <fun>)"), ["(•, <fun>)", "[|1; ... 10 in all|]"]);
  for (const plain of ["3", "Leaf", "[]", "Some 1", "(1, 2)", "\"[1; 2]\"", "...", "A (", ":: (1, Nil)"]) {
    assert.equal(texts(plain), undefined, plain);
  }
});

test("the parts of an object are below it and do not overlap", () => {
  const drawn = drawing("Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 3, Node (Leaf, 4, Leaf)))");
  assert.ok(drawn);
  const [root, left, right, last] = drawn.boxes;
  assert.ok(root && left && right && last);
  assert.ok(root.y < left.y && left.y === right.y && right.y < last.y);
  assert.ok(left.x + left.width < right.x && right.x + right.width <= drawn.width + 1e-9);
  assert.equal(drawn.links.length, 3);
  assert.deepEqual(drawing("[1; 2]")?.links.map(({ y1, y2 }) => y1 === y2), [true]);
});

function factHeap(step: number): Heap {
  const heap = heapAt(factData().run as Run, step);
  assert.ok(heap);
  return heap;
}

test("the heap after a step: objects, fields and roots", () => {
  const texts = (step: number) => factHeap(step).objects.map(objectText);
  assert.deepEqual(texts(0), ["fun fact", "2 :: []", "1 :: #1", "[|#2; #2|]"]);
  assert.deepEqual(texts(1)[4], "{left = #2; right = #4}");
  assert.deepEqual(texts(3).slice(3), ["[|#1; []|]", "{left = #2; right = #4}", "fun {l = #1; n = 5}"]);
  assert.deepEqual(factHeap(2).roots.map(({ object, depth, name }) => [object, depth, name]), [
    [0, 0, "fact"], [3, 0, "a"], [0, 1, "(closure)"], [4, 1, "(operand)"], [4, 1, "n"],
  ]);
  assert.deepEqual(factHeap(3).roots.map(({ name }) => name), ["fact", "a", "(temporary)"]);
  assert.equal(factHeap(1).objects[4]?.step, 1);
  const run = factData().run as Run;
  assert.equal(heapAt(run, 5), undefined);
  assert.equal(heapAt({ ...run, heaps: 0 }, 0), undefined);
});

test("a collection keeps what the roots reach, also in cycles", () => {
  const kept = (step: number) => [...reachable(factHeap(step)).keys()].sort();
  assert.deepEqual(kept(0), [0, 1, 2, 3]);
  assert.deepEqual(kept(2), [0, 1, 2, 3, 4]);
  // The record, which refers to itself, and the first cell of the list are garbage.
  assert.deepEqual(kept(3), [0, 1, 3, 5]);
  // If a variable refers to an object, the object is shown as kept by it.
  const keepers = reachable(factHeap(2));
  assert.deepEqual(keepers.get(4), { root: { object: 4, depth: 1, name: "n" } });
  assert.deepEqual(keepers.get(1), { object: 3 });
});

test("an array holds its initial value until all elements are replaced", () => {
  const array = (step: number) => factHeap(step).objects[3]!;
  assert.deepEqual(pointersOf(array(0)), [2]);
  assert.deepEqual(pointersOf(array(2)), [2, 1]);
  assert.deepEqual(pointersOf(array(3)), [1]);
  assert.equal(fieldOf(array(3), 1), "[]");
  const empty = { ...array(0), size: 1 };
  assert.deepEqual([pointersOf(empty), objectText(empty)], [[], "[||]"]);
  assert.equal(objectText({ ...array(0), size: 13 }), "[|#2; #2; #2; #2; #2; #2; #2; #2; … 12 in all|]");
});

test("the objects that are drawn", () => {
  const heap = factHeap(3);
  const kept = reachable(heap);
  assert.deepEqual([...plainFunctions(heap)], [0]);
  const all = { most: 10, garbage: true, functions: true };
  assert.deepEqual(select(heap, kept, all), { drawn: [0, 1, 2, 3, 4, 5], omitted: 0, functions: 0 });
  assert.deepEqual(select(heap, kept, { ...all, functions: false }), { drawn: [1, 2, 3, 4, 5], omitted: 0, functions: 1 });
  assert.deepEqual(select(heap, kept, { ...all, garbage: false }), { drawn: [0, 1, 3, 5], omitted: 0, functions: 0 });
  // Of the garbage, the newest object is drawn.
  assert.deepEqual(select(heap, kept, { ...all, most: 5 }), { drawn: [0, 1, 3, 4, 5], omitted: 1, functions: 0 });
  assert.deepEqual(select(heap, kept, { ...all, most: 2 }), { drawn: [0, 3], omitted: 4, functions: 0 });
});
