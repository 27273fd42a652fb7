import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { Model } from "../src/data/model";
import { readData } from "../src/data/read";
import { proposals } from "../src/views/function-choice";
import { DataBuilder } from "./support/builder";

function line(value: unknown): string {
  return gzipSync(JSON.stringify(value)).toString("base64");
}

/**
 * The data of a page with a function in two versions, in two arrays of parts. If
 * `damaged` is set, the second array is damaged.
 */
function divided(damaged = false): string {
  const { data } = new DataBuilder("x.ml", "1");
  const document = {
    ...data,
    passes: [{ name: "IR generation", level: "ir", unit: "module", changed: true }, { name: "mincaml-dce", level: "ir", unit: "function", changed: true }],
    lines: { count: 3, size: 2, parts: [0, 1] },
    ir: [{ name: "f", versions: [{ pass: 0, part: [3, 2, 1] }, { pass: 1, part: [2, 1, 0] }] }],
    parts: [3, 1],
  };
  const first = [[["one"], ["two"]], [["three"]], { lines: [2], blocks: [] }];
  const second = [{ lines: [0, 1], blocks: [{ name: "entry", first: 0, last: 1, to: [] }] }];
  return [line(document), line(first), damaged ? "AAAA" : line(second)].join("\n");
}

test("parts of a page are what stands in the document otherwise", () => {
  const data = readData(divided());
  assert.deepEqual([...Array(data.lines.length).keys()].map((index) => data.lines.at(index)?.[0]), ["one", "two", "three"]);
  assert.equal(data.lines.at(3), undefined);
  const [old, current] = data.ir[0]!.versions;
  assert.deepEqual([old!.lines, old!.blocks!.length, current!.lines, current!.blocks], [[0, 1], 1, [2], []]);
  const model = new Model(data);
  const text = model.codeAt("ir", 0, "");
  assert.deepEqual([0, 1, 2].map((row) => text.line(row).text), ["f — since 0: IR generation", "one", "two"]);
});

test("a part is read when it is shown, not before", () => {
  const data = readData(divided(true));
  const model = new Model(data);
  // The counts are known without decoding the part.
  assert.equal(model.codeAt("ir", 0, "").count, 3);
  assert.equal(model.codeAt("ir", 1, "").line(1).text, "three");
  assert.throws(() => model.codeAt("ir", 0, "").line(1), /damaged/);
});

test("a page from which lines are missing is damaged", () => {
  assert.throws(() => readData(divided().split("\n").slice(0, 2).join("\n")), /of 2 parts 1 are there/);
});

test("proposed are functions whose names end in what is typed, then others", () => {
  assert.deepEqual(proposals(["ml.f10", "ml.f1", "ml.g"], "f1"), ["ml.f1", "ml.f10"]);
  assert.equal(proposals(Array.from({ length: 99 }, (_, index) => `f${index}`), "f").length, 50);
});
