import assert from "node:assert/strict";
import { test } from "node:test";
import { alignLines, changedWords, foldSame } from "../src/difference/align";
import { characterName, splitHidden } from "../src/text/characters";
import { highlightLine, highlightText } from "../src/text/highlight";
import { cutLine } from "../src/text/segments";

test("a line is cut where tokens and spans begin and end", () => {
  const span = { from: 4, to: 9, origin: 7, inlined: -1, class: -1 };
  const cut = cutLine("add %a, %b", [{ from: 0, to: 3, style: "k" }, { from: 4, to: 6, style: "v" }], [span]);
  assert.deepEqual(cut.map(({ text, style, span: of }) => [text, style, of?.origin]), [
    ["add", "k", undefined], [" ", "", undefined], ["%a", "v", 7], [", %", "", 7], ["b", "", undefined],
  ]);
});

test("cut lines are whole again when put together, and no longer than the limit", () => {
  const text = "x".repeat(100);
  const spans = [{ from: 10, to: 90, origin: 0, inlined: -1, class: -1 }];
  assert.equal(cutLine(text, [], spans).map((segment) => segment.text).join(""), text);
  assert.equal(cutLine(text, [], spans, 20).map((segment) => segment.text).join("").length, 20);
});

test("a comment over several lines is one in each", () => {
  const lines = highlightText("ocaml", "let x = 1 (* a\nlet b\n*) in x");
  assert.match(lines[1]![0]!.style, /comment/);
  assert.deepEqual([lines[1]![0]!.from, lines[1]![0]!.to], [0, 5]);
  assert.match(lines[0]![0]!.style, /keyword/);
  assert.ok(lines[2]!.some(({ style, from }) => /keyword/.test(style) && from === 3));
});

test("tokens lie within their line, in order", () => {
  for (const [language, line] of [
    ["llvm", '  %x = call i32 @"odd </script> name"(ptr %"q\\22", i32 -5), !dbg !12'],
    ["mir", "  %1:intregs = ADDri killed %0, -1, debug-location !5 ; x.ml:3:4"],
    ["asm", "\tsethi\t%hi(.LC0), %o0 ! comment"],
    ["ocaml", 'let s = "\\"(*" and c = \'"\' in'],
  ] as const) {
    let at = 0;
    for (const token of highlightLine(language, line)) {
      assert.ok(token.from >= at && token.to <= line.length && token.from < token.to, line);
      at = token.to;
    }
    assert.ok(at > 0, `${language} has tokens`);
  }
});

test("characters that hide or reorder others are shown by name", () => {
  const parts = splitHidden("a\u202eb\u0000\u200f");
  assert.deepEqual(parts.map(({ hidden }) => hidden), [false, true, false, true, true]);
  assert.equal(characterName("\u202e"), "U+202E");
  assert.deepEqual(splitHidden("é 漢字 😀"), [{ text: "é 漢字 😀", hidden: false }]);
});

test("a difference has every line of both sides once, in order", () => {
  const rows = alignLines([1, 2, 3, 4, 5], [1, 9, 3, 5, 6, 7])!;
  assert.deepEqual(rows.map(({ kind }) => kind), ["same", "changed", "same", "removed", "same", "added", "added"]);
  assert.deepEqual(rows.flatMap(({ before }) => (before < 0 ? [] : before)), [0, 1, 2, 3, 4]);
  assert.deepEqual(rows.flatMap(({ after }) => (after < 0 ? [] : after)), [0, 1, 2, 3, 4, 5]);
});

test("two versions with hardly a line in common are not compared for long", () => {
  const many = Array.from({ length: 20_000 }, (_, index) => index);
  assert.equal(alignLines(many, many.map((line) => line + 50_000)), undefined);
});

test("the words that differ", () => {
  const before = "  %cmp = icmp sle i32 %n.addr, 1";
  const after = "  %cmp = icmp slt i32 %n.addr, 10";
  const words = changedWords(before, after);
  assert.deepEqual(words.before.map(({ from, to }) => before.slice(from, to)), ["sle", "1"]);
  assert.deepEqual(words.after.map(({ from, to }) => after.slice(from, to)), ["slt", "10"]);
});

test("lines far from a change are folded and counted", () => {
  const row = (kind: "same" | "added") => ({ kind, before: 0, after: 0 });
  const rows = [...Array.from({ length: 10 }, () => row("same")), row("added"), row("same")];
  assert.deepEqual(foldSame(rows, 2).map((one) => (one.kind === "fold" ? one.count : one.kind)), [
    8, "same", "same", "added", "same",
  ]);
});
