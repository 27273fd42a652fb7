import { DataBuilder, type WholeData } from "./builder";
import { solveForward } from "./solver";

const SOURCE = `(* The factorial, and what is done with it. *)
let rec fact n =
  if n <= 1 then 1
  else n * fact (n - 1) in
let rec square x = x * x in
print_int (square (fact 5));
print_newline ()
`;

/** The data of a page for a factorial program, with data for each kind of column. */
export function factData(): WholeData {
  const builder = new DataBuilder("fact.ml", SOURCE);
  const { data } = builder;
  builder.origin("let rec fact n =\n  if n <= 1 then 1\n  else n * fact (n - 1) in", "function");
  builder.origin("if n <= 1 then 1\n  else n * fact (n - 1)", "if");
  builder.origin("n <= 1", "binary");
  builder.origin("n * fact (n - 1)", "binary");
  builder.origin("fact (n - 1)", "call");
  builder.origin("n - 1", "binary");
  builder.origin("x * x", "binary");
  const call = builder.origin("square (fact 5)", "call");
  data.functions.push({ name: "fact", origin: 0 }, { name: "square" });
  for (const row of data.origins) row[4] = row[2] < SOURCE.indexOf("let rec square") ? 0 : -1;
  data.inlined.push([call, -1]);
  builder.stage("knormal", "K-normal form", `
let rec fact (n : int) : int =
  if n <= 1 then @@ n <= 1
    1
  else
    let tmp.3 : int = n - 1 in @@ n - 1
    let tmp.4 : int = fact tmp.3 in @@ fact (n - 1)
    n * tmp.4 @@ n * fact (n - 1)`);

  const generation = builder.pass("IR generation", { unit: "module", before: 0, after: 14 });
  const fact = (name: string) => `
define i32 @ml.fact(i32 %n) {
entry:
  %cmp = icmp sle i32 ${name}, 1 @@ n <= 1
  br i1 %cmp, label %then, label %else @@ n <= 1

then:
  ret i32 1

else:
  %sub = sub i32 ${name}, 1 @@ n - 1
  %fact = call i32 @ml.fact(i32 %sub) @@ fact (n - 1)
  %mul = mul i32 ${name}, %fact @@ n * fact (n - 1)
  ret i32 %mul @@ n * fact (n - 1)
}`;
  const blocks = [
    { name: "entry", first: 1, last: 4, to: [[1, 0.5], [2, 0.5]] as [number, number][], idom: -1 },
    { name: "then", first: 5, last: 7, to: [], idom: 0 },
    { name: "else", first: 8, last: 12, to: [], idom: 0 },
  ];
  builder.version("ir", "ml.fact", generation, fact("%n.addr"), blocks);
  builder.version("ir", "ml.square", generation, `
define i32 @ml.square(i32 %x) {
entry:
  %mul = mul i32 %x, %x @@ x * x
  ret i32 %mul @@ x * x
}`);
  const copies = builder.pass("mincaml-copyprop", { ours: true, function: 0, round: 1, nest: 1, before: 9, after: 8 });
  builder.version("ir", "ml.fact", copies, fact("%n"), blocks);
  builder.pass("mincaml-dce", { ours: true, function: 0, round: 1, nest: 1, changed: false, before: 8, after: 8 });
  builder.pass("mincaml-copyprop", { ours: true, function: 0, round: 2, nest: 1, changed: false, before: 8, after: 8 });
  const inline = builder.pass("mincaml-inline", {
    ours: true,
    unit: "module",
    before: 14,
    after: 12,
    remarks: [{ kind: "passed", text: "square inlined into main", origin: call }],
  });
  builder.version("ir", "min_caml_start", inline, `
define void @min_caml_start() {
entry:
  %fact = call i32 @ml.fact(i32 5)
  %mul = mul i32 %fact, %fact @@ x * x @@@ 0
  call void @min_caml_print_int(i32 %mul)
}`);
  builder.remove("ir", "ml.square", inline);
  const selection = builder.pass("instruction selection", { level: "machine", before: 0, after: 8 });
  builder.version("mir", "ml.fact", selection, `
bb.0.entry:
  SUBCCri killed %0, 1, $g0 @@ n <= 1
  BCOND %bb.2, 10 @@ n <= 1
bb.1.else:
  %1:intregs = ADDri %0, -1 @@ n - 1
  CALL @ml.fact @@ fact (n - 1)
  %2:intregs = SMULrr %0, $o0 @@ n * fact (n - 1)
bb.2.then:
  RETL`);
  builder.assembly("ml.fact", `
|ml.fact:
0000 9de3bfa0| save %sp, -96, %sp @! prologue
0004 80a62001| cmp %i0, 1 @@ n <= 1
0008 04800007| ble .LBB0_2 @@ n <= 1
000c 01000000|^nop
0010 7ffffffc| call ml.fact @@ fact (n - 1)
0014 90062fff|^add %i0, -1, %o0 @@ n - 1
0018 b05e0008| smul %i0, %o0, %i0 @@ n * fact (n - 1)
001c 81c7e008| ret @! epilogue
0020 81e80000|^restore @! epilogue`);
  data.rules = [{ id: "SPL003", title: "No control transfer in a delay slot" }];
  const add = data.assembly[0]?.lines[6];
  if (add) {
    add.window = 1;
    add.fields = [["op", 31, 30, 2], ["rd", 29, 25, 8], ["op3", 24, 19, 0], ["rs1", 18, 14, 24], ["i", 13, 13, 1], ["simm13", 12, 0, -1]];
    add.rules = [0];
  }
  data.analyses = [
    {
      id: "reaching-definitions",
      title: "Reaching definitions",
      direction: "forward",
      function: 0,
      version: 1,
      meet: "union",
      domain: ["%cmp (entry)", "%sub (else)", "%mul (else)"],
      origins: [builder.origin("n <= 1"), builder.origin("n - 1"), builder.origin("n * fact (n - 1)")],
      ...solveForward(
        [[1, 2], [], []],
        [{ gen: [0], kill: [] }, { gen: [], kill: [] }, { gen: [1, 2], kill: [] }],
      ),
    },
  ];
  data.allocations = [
    {
      function: 0,
      allocator: "greedy",
      version: 0,
      points: [{ line: 1 }, { line: 2 }, { line: 4 }, { line: 5, call: true }, { line: 6 }],
      intervals: [
        { name: "n", virtual: "%0", class: "IntRegs", origin: builder.origin("n <= 1"), ranges: [[0, 4]], register: "%i0", hints: ["%i0"] },
        { virtual: "%1", ranges: [[2, 3]], register: "%o0" },
        { virtual: "%2", ranges: [[3, 5]], spilled: true, places: [[3, 4, "%g2"], [4, 5, "slot 0"]], origin: builder.origin("n * fact (n - 1)") },
      ],
      additions: [{ point: 4, kind: "spill", interval: 2, reason: "call" }],
      interference: [[0, 1]],
      after: 0,
      trials: {
        registers: ["$i0", "$o0", "$g2"],
        list: [
          { interval: 2, point: 3, for: "result", how: "longest", register: 1, undone: true, candidates: [[1, "search", "too short"]] },
          {
            interval: 2, point: 3, for: "result", how: "taken", register: 2, displaced: [[0, 0], [1]],
            candidates: [
              [1, "copied to", "occupied", 1],
              [0, "search", "occupied", 0], [1, "search", "occupied", 1], [2, "search", "fixed"],
              [0, "farthest", "takeable", 0, 7], [1, "farthest", "takeable", 1],
            ],
          },
          { interval: 2, point: 4, for: "move", reason: "call", how: "none" },
        ],
      },
      check: {
        locations: ["$i0", "$o0", "slot 0"],
        values: [[0, "%0"], [1, "%1"], [2, "%2"]],
        blocks: [
          { entry: [[0, 0]], instructions: [[1, 0], [2, 1]] },
          { entry: [[0, 0]], merged: [[1, 1, 0]], instructions: [[4, 2], [5, 3, [[1, 1]]], [6, 4, [[1]]]], end: [[0, 2], [2, 2]] },
        ],
      },
    },
  ];
  data.run = {
    complete: true,
    limit: 100,
    steps: [
      { origin: builder.origin("fact 5"), depth: 0, enter: "fact", values: [["n", "5"]] },
      { origin: builder.origin("n <= 1"), depth: 1, result: "false" },
      { origin: builder.origin("fact (n - 1)"), depth: 1, enter: "fact", values: [["n", "4"]] },
      { origin: builder.origin("n <= 1"), depth: 2, result: "true", leave: true },
      { origin: builder.origin("n * fact (n - 1)"), depth: 1, result: "120", leave: true },
      { origin: builder.origin("print_int (square (fact 5))"), depth: 0, output: "14400" },
    ],
    counts: [[builder.origin("n <= 1"), 5], [builder.origin("n * fact (n - 1)"), 4]],
    heaps: 5,
    shapes: [
      { kind: "closure", name: "fact" },
      { kind: "data", name: "::" },
      { kind: "array" },
      { kind: "data", fields: ["left", "right"] },
      { kind: "closure", name: "fun", fields: ["l", "n"] },
    ],
  };
  const [first, second, third, fourth] = data.run.steps;
  const product = builder.origin("n * fact (n - 1)");
  // The list [1; 2], an array of two elements, each of which is the list, and a cycle.
  if (first) {
    first.objects = [[0, builder.origin("fact 5"), 1], [1, product, 3, "2", "[]"], [1, product, 3, "1", 1], [2, product, 3, 2]];
    first.roots = [[0, 0, "fact"], [3, 0, "a"], [0, 1, "(closure)"]];
  }
  if (second) {
    second.objects = [[3, builder.origin("n <= 1"), 3, 2, "0"]];
    second.stores = [[4, 1, 4]];
    second.roots = [[4, 1, "(operand)"], [4, 1, "n"]];
  }
  // Of the array, one element after the other is replaced.
  if (third) third.stores = [[3, 0, 1]];
  if (fourth) {
    fourth.objects = [[4, builder.origin("n - 1"), 3, 1, "5"]];
    fourth.stores = [[3, 1, "[]"]];
    fourth.kept = 2;
    fourth.roots = [[5, 0, "(temporary)"]];
  }
  return data;
}
