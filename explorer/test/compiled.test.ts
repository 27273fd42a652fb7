// Tests pages that the compiler writes in a real browser. Skipped if there is no browser
// or no compiler. If EXPLORER_NEEDS_BROWSER is set, a missing browser is an error.
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import type { Run } from "../src/data/schema";
import { CHROMIUM, highlightedTexts, Pages } from "./support/browser";
import { Compiler, EXAMPLES, HAS_COMPILER } from "./support/compiler";

const skip = !HAS_COMPILER || (CHROMIUM === undefined && !process.env["EXPLORER_NEEDS_BROWSER"]);
let pages: Pages;
let compiler: Compiler;

before(async () => {
  if (skip) return;
  pages = await Pages.start();
  compiler = new Compiler();
});
after(async () => {
  if (skip) return;
  await pages.stop();
  compiler.remove();
});

function example(name: string): string {
  return join(EXAMPLES, name);
}

type Look = (page: Page) => Promise<void>;

/** Goes to a view of an open page and checks that its columns exist and are not empty. */
async function show(page: Page, fragment: string, use: Look = async () => {}): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
    // A change of the view is rendered before the second frame.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, fragment);
  assert.equal(await page.locator("[role=alert]").count(), 0);
  const columns = await page.locator(".column").evaluateAll((all) =>
    all.map((one): [string, number] => [
      one.getAttribute("data-column") ?? "",
      [...one.children].filter((part) => part.tagName !== "HEADER").reduce((sum, part) => sum + (part.textContent ?? "").trim().length, 0),
    ]),
  );
  const wanted = new URLSearchParams(fragment).get("columns");
  if (wanted !== null) assert.equal(columns.map(([name]) => name).join(), wanted);
  for (const [name, length] of columns) assert.ok(length > 10, `${fragment}: ${name} is empty`);
  await use(page);
}

/** Opens a page at a view. */
async function look(path: string, fragment: string, use: Look): Promise<void> {
  await pages.with(path, (page) => show(page, fragment, use), { width: 1600, height: 2000, fragment: `#${fragment}` });
}

const FACT = `let rec fact n = if n <= 1 then 1 else n * fact (n - 1) in
print_int (fact 10)
`;

test("a click on the multiplication of fact lights exactly what was made of it", { skip }, async () => {
  const { page: path, data } = compiler.compile(FACT, "-O0");
  const last = data.passes.length - 1;
  await look(path, `columns=source,stage.ast,stage.knormal,stage.closure,ir,mir,asm&function=ml.fact&pass=${last}`, async (page) => {
    await page.locator('[data-column="source"] [data-row="0"] [data-origin]', { hasText: "*" }).click();
    assert.equal(await page.getByTestId("selected").textContent(), "n * fact (n - 1)");
    const golden: [string, string[]][] = [
      ["stage.ast", ["*"]],
      ["stage.knormal", ["n * tmp.4"]],
      ["stage.closure", ["n.1 * tmp.4"]],
      ["ir", ["%mul = mul i32 %n, %fact, !dbg !9", "ret i32 %mul, !dbg !9"]],
      ["mir", [
        "renamable $i0 = SMULrr killed renamable $i0, killed renamable $o0, implicit-def dead $y",
        "RET 8, implicit killed $i0",
        "$g0 = RESTORErr $g0, $g0",
      ]],
      ["asm", ["smul %i0, %o0, %i0", "ret", "restore"]],
    ];
    for (const [column, texts] of golden) assert.deepEqual(await highlightedTexts(page, column, "self"), texts, column);
    // Exactly the code of its operands is highlighted.
    assert.deepEqual(await highlightedTexts(page, "ir", "inner"), [
      "%sub = sub i32 %n, 1, !dbg !7",
      "%fact = call tailcc i32 @ml.fact(i32 %sub), !dbg !8",
    ]);
    assert.deepEqual(await highlightedTexts(page, "asm", "inner"), ["ld [%fp+-8], %i0", "call ml.fact", "add %i0, -1, %o0"]);
  });
});

test("pages of four programs, for all targets and levels, show what they have", { skip }, async () => {
  const programs: [string, string[]][] = [
    ["evenodd.ml", ["-O0"]],
    ["collatz.ml", ["-O1", "-regalloc=mincaml", "--explorer-times"]],
    ["closures.ml", ["-O2", "--target=sparcv9"]],
    ["life.ml", ["-O3", "--target=host"]],
  ];
  for (const [index, [name, options]] of programs.entries()) {
    const { page: path, data } = compiler.compile(example(name), ...options);
    const last = data.passes.length - 1;
    await look(path, "", async (page) => {
      // The initial view: no function has been removed yet.
      assert.match((await page.getByTestId("pass").textContent()) ?? "", /^0: IR generation/);
      assert.equal(await page.locator('[data-column="ir"] .heading', { hasText: "removed" }).count(), 0);
      await show(page, `columns=source,stage.ast,stage.core,ir,mir,asm&pass=${last}`);
      await show(page, `columns=pipeline,difference,graph&pass=${last >> 1}`, async () => {
        assert.equal((await page.locator(".pass .time").count()) > 0, options.includes("--explorer-times"));
      });
      const ids = new Set([...data.analyses!, ...data.notes!, ...data.predicates!].map(({ id }) => id));
      assert.ok(ids.size >= programs.length);
      // All pages have the same analyses; each page is tested with a part of them.
      const shown = [...ids].filter((_, place) => place % programs.length === index);
      for (const id of shown) await show(page, `columns=facts&analysis=${id}`);
    });
  }
});

/** Renumbers metadata and attribute groups in the order of their occurrence. */
function numbered(text: string): string {
  const numbers = new Map<string, string>();
  return text.trim().replace(/[!#]\d+/g, (number) => {
    if (!numbers.has(number)) numbers.set(number, `${number[0]}${numbers.size}`);
    return numbers.get(number) as string;
  });
}

test("steps through the passes show what -print-after-all prints", { skip }, async () => {
  const { page: path, data, messages } = compiler.compile(
    example("lecture/collatz.ml"), "-print-after-all",
    "-passes=mincaml-tailrec,mincaml-demote,mincaml-promote,mincaml-constfold,mincaml-strength");
  const dumps = messages.split(/^; \*\*\* IR Dump After (\S+) on (\S+) \*\*\*\n/m);
  const printed = new Map<string, string>();
  for (let at = 1; at + 2 < dumps.length; at += 3) {
    const pass = /(\w+)Pass$/.exec(dumps[at] ?? "")?.[1];
    if (dumps[at + 1] === "ml.collatz") printed.set(pass ?? "", numbered(dumps[at + 2] ?? ""));
  }
  const classes: Record<string, string> = {
    "mincaml-tailrec": "TailRecursion",
    "mincaml-demote": "Demote",
    "mincaml-promote": "Promote",
    "mincaml-constfold": "ConstantFolding",
    "mincaml-strength": "StrengthReduction",
  };
  let compared = 0;
  await look(path, "columns=pipeline,ir&function=ml.collatz", async (page) => {
    for (const { name, function: of } of data.passes) {
      const index = Number((await page.getByTestId("pass").textContent())?.split(":")[0]);
      assert.equal(data.passes[index]?.name, name);
      if (classes[name] !== undefined && data.ir[of ?? -1]?.name === "ml.collatz") {
        const shown = await page.locator('[data-column="ir"] [data-row]:not(.heading) code').allTextContents();
        assert.equal(numbered(shown.join("\n")), printed.get(classes[name] ?? ""), name);
        ++compared;
      }
      if (compared === 5) break;
      await page.keyboard.press("N");
    }
  });
  assert.equal(compared, 5);
});

/**
 * The table that print<...> prints for a function: gen, kill, in and out of each block.
 */
function printedTables(messages: string, name: string): Map<string, string[][]> {
  const part = new RegExp(`expressions in '${name}':\\n((?:  .*\\n)+)`).exec(messages)?.[1] ?? "";
  const domain = new Map([...part.matchAll(/^ {2}(e\d+) = (.*)$/gm)].map((match) => [match[1] as string, match[2] as string]));
  const rows = [...part.matchAll(/^ {2}%(\S+) +({.*?}) +({.*?}) +({.*?}) +({.*?})$/gm)];
  const elements = (set: string) => [...set.matchAll(/e\d+/g)].map(([element]) => domain.get(element) ?? element);
  return new Map(rows.map(([, block, ...sets]) => [block as string, sets.map(elements)]));
}

async function shownTable(page: Page): Promise<Map<string, string[][]>> {
  const rows = await page.locator("table.facts tbody tr").evaluateAll((all) =>
    all.map((row): [string, string[][]] => [
      row.querySelector("th")?.textContent ?? "",
      [...row.querySelectorAll("td")].map((cell) => [...cell.querySelectorAll(".element")].map((element) => element.textContent ?? "")),
    ]),
  );
  return new Map(rows);
}

test("the solver on Collatz arrives at the tables that print<...> prints", { skip }, async () => {
  for (const [id, printer] of [["available-expressions", "available-exprs"], ["anticipated-expressions", "anticipated-exprs"]] as const) {
    const { page: path, data, messages } = compiler.compile(
      example("lecture/collatz.ml"), `-passes=mincaml-tailrec,print<mincaml-${printer}>`);
    const printed = printedTables(messages, "ml.collatz");
    assert.ok(printed.size >= 5);
    const fragment = `columns=facts&analysis=${id}&function=ml.collatz&after=mincaml-tailrec&solverStep=0`;
    await look(path, fragment, async (page) => {
      const steps = Number(/of (\d+):/.exec((await page.getByTestId("solver-step").textContent()) ?? "")?.[1]);
      assert.ok(steps >= printed.size);
      const first = await shownTable(page);
      for (let step = 1; step < steps; ++step) await page.getByLabel("Next step").click();
      // The last step already shows the solution.
      assert.match((await page.getByTestId("solver-step").textContent()) ?? "", new RegExp(`^step ${steps} of`));
      assert.match((await page.locator(".worklist").textContent()) ?? "", /empty/);
      assert.deepEqual(await shownTable(page), printed);
      assert.notDeepEqual(first, printed);
      await page.getByLabel("Next step").click();
      assert.deepEqual(await shownTable(page), printed);
    });
    assert.equal(data.program.name, "collatz.ml");
  }
});

test("a real page by the keyboard alone", { skip }, async () => {
  const { page: path } = compiler.compile(FACT, "-O2");
  await look(path, "pass=0", async (page) => {
    const selected = async () => (await page.getByTestId("selected").textContent()) ?? "";
    await page.keyboard.press("2");
    await page.keyboard.press("Home");
    const found = new Set<string>();
    for (let piece = 0; piece < 24; ++piece) {
      await page.keyboard.press("Enter");
      found.add(await selected());
      await page.keyboard.press("ArrowRight");
    }
    for (const wanted of ["n * fact (n - 1)", "fact (n - 1)", "n - 1"]) assert.ok(found.has(wanted), wanted);
    await page.keyboard.press("1");
    await page.keyboard.press("ArrowDown");
    assert.doesNotMatch((await page.getByTestId("pass").textContent()) ?? "", /^0:/);
    await page.keyboard.press("Enter");
    await page.locator('[data-column="difference"]').waitFor();
    // A pass that contains others is listed before them and has no difference of its own.
    const differences = page.locator('[data-column="difference"] table.difference');
    for (let tries = 0; tries < 6 && (await differences.count()) === 0; ++tries) await page.keyboard.press("ArrowDown");
    assert.ok((await differences.count()) > 0);
  });
});

/** A hostile program. Identifiers can only contain letters, digits and underscores. */
const HOSTILE = String.raw`(* </script><script>window.broken=1</script> <!--<script> ]]> @MINCAML_EXPLORER_DATA@ $& *)
let rec script__onerror_ x = if x = 0 then 0 else script__onerror_ (x - 1) in
print_string "</script><img src=x onerror=window.broken=1>\"'";
print_string "‮reversed‬⁦x⁩ 漢字 é 😀 &lt;b&gt;";
print_int (script__onerror_ 3)
`;

test("hostile programs inject nothing and break nothing", { skip }, async () => {
  const long = `(* ${"</script>é".repeat(100_000)} *) print_int 1; print_string "${"<".repeat(60_000)}"`;
  for (const program of [HOSTILE, long]) {
    const { page: path, data } = compiler.compile(program, "-O2");
    const everything = "columns=pipeline,source,stage.typed,stage.knormal,ir,mir,asm,difference,graph,facts,encoding&pass=0&origin=0";
    await look(path, everything, async (page) => {
      assert.equal(await page.evaluate(() => (window as unknown as { broken?: number }).broken), undefined);
      assert.equal(await page.locator("img, iframe, object, link, [onmouseover], [onerror]").count(), 0);
      assert.equal(await page.locator("script").count(), 1);
      const first = (await page.locator('[data-column="source"] [data-key="0.0"] code').textContent()) ?? "";
      const wanted = (data.files[0]?.text ?? "").split("\n")[0] as string;
      assert.ok(wanted.startsWith(first.slice(0, 1000)) && first.length > Math.min(100, wanted.length - 1));
    });
  }
});

test("the largest page that has everything opens in two seconds of processor time", { skip }, async () => {
  const { page: path, data } = compiler.compile(example("raytracer.ml"), "-O3");
  await look(path, "", async (page) => {
    assert.ok((await pages.processorTime(page)) < 2);
    // A click decodes the parts that it highlights, in all columns.
    await page.locator('[data-column="source"] [data-origin]').first().click();
    assert.ok((await pages.processorTime(page)) < 4);
    // A wide graph is scrolled to its first block.
    const wide = data.ir.reduce((most, code) => ((code.versions[0]?.blockCount ?? 0) > (most.versions[0]?.blockCount ?? 0) ? code : most));
    await show(page, `columns=graph&function=${wide.name}&pass=0`);
    const [box, first] = await Promise.all([page.locator(".canvas").boundingBox(), page.locator('[data-node="0"]').boundingBox()]);
    assert.ok(box && first && first.x >= box.x && first.x + first.width <= box.x + box.width);
    const last = data.passes.length - 1;
    await show(page, `columns=source,stage.ast,stage.core,ir,mir,asm&function=&pass=${last}`);
    await show(page, `columns=pipeline,difference,registers&function=&pass=${last >> 1}`);
  });
});

/**
 * A program with so many functions, each with up to three calls, that their names are
 * typed.
 */
function manyFunctions(count: number): string {
  const lines = ["let rec f0 x = x + 1 in"];
  for (let index = 1; index < count; ++index) {
    lines.push(`let rec f${index} x = if x > ${index % 50} then f${index - 1} (x - 1) + f${index >> 1} (x / 2) else f${index >> 2} x in`);
  }
  return `${lines.join("\n")}\nprint_int (f${count - 1} (read_int ()))\n`;
}

test("a page of many functions keeps to its limit, and to what one looks at", { skip }, async () => {
  const limit = 1_500_000;
  const { page: path, data } = compiler.compile(
    manyFunctions(1001), "-O0", "-passes=mincaml-tailrec,mincaml-constfold", `--explorer-limit=${limit}`);
  assert.ok(data.omitted?.some(({ what }) => /^runs of passes that changed nothing$/.test(what)));
  assert.ok(data.passes.every(({ changed, remarks }) => changed || remarks));
  assert.ok(statSync(path).size < limit);
  await look(path, "columns=pipeline,source,ir", async (page) => {
    assert.ok((await pages.processorTime(page)) < 2);
    await page.getByLabel("Function").fill("ml.f999");
    assert.equal(await page.locator('[data-column="ir"] .heading').count(), 1);
  });
});

test("what is left out is named", { skip }, async () => {
  const { page: path, data } = compiler.compile(example("evenodd.ml"), "-O2", "--explorer-limit=600000");
  assert.ok(data.omitted && data.omitted.length > 0);
  await look(path, "", async (page) => {
    await page.getByText("Which?").click();
    const text = (await page.locator("dialog").textContent()) ?? "";
    for (const { what, why } of data.omitted ?? []) assert.ok(text.includes(`${what}: ${why}`));
  });
});

/** A program with lists, a tree, mutation, an exception, and loops. */
const ALLOCATING = `type tree = Leaf | Node of tree * int * tree
let rec rev l acc = match l with [] -> acc | x :: rest -> rev rest (x :: acc)
let rec insert t x = match t with
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) -> if x < y then Node (insert l x, y, r) else Node (l, y, insert r x)
let cells = Array.make 2 [1; 2]
let t = ref Leaf
let () =
  cells.(0) <- rev cells.(1) [];
  for i = 1 to 4 do t := insert !t (i * 3 mod 5) done;
  cells.(1) <- [];
  (try failwith (string_of_int (List.length cells.(0)) ^ "!") with Failure m -> print_string m);
  let add = fun x -> match !t with Node (_, y, _) -> x + y | Leaf -> x in
  print_int (add 1)
`;

/**
 * The numbers of objects and bytes that a collection keeps after each step, and of all
 * objects, computed from the data without the code of the page: marks are spread until
 * nothing changes.
 */
function heapSizes(run: Run): [number, number, number, number][] {
  const objects: { size: number; fields: (number | string)[] }[] = [];
  let roots: [number, number, string][] = [];
  return run.steps.map((step) => {
    for (const [shape, , size, ...fields] of step.objects ?? []) {
      const isArray = run.shapes![shape]!.kind === "array";
      objects.push({ size, fields: isArray ? Array<number | string>(size - 1).fill(fields[0]!) : fields });
    }
    for (const [object, field, value] of step.stores ?? []) objects[object]!.fields[field] = value;
    roots = [...roots.slice(0, step.kept), ...(step.roots ?? [])];
    const marked = objects.map((_, number) => roots.some(([object]) => object === number));
    for (let changed = true; changed; ) {
      changed = false;
      objects.forEach(({ fields }, from) => fields.forEach((to) => {
        if (typeof to !== "number" || !marked[from] || marked[to]) return;
        marked[to] = changed = true;
      }));
    }
    const bytes = (of: typeof objects) => of.reduce((sum, { size }) => sum + 8 * size, 0);
    const kept = objects.filter((_, number) => marked[number]);
    return [kept.length, bytes(kept), objects.length, bytes(objects)];
  });
}

test("the heap after each step has what an independent computation says", { skip }, async () => {
  const { page: path, data } = compiler.compile(ALLOCATING);
  const run = data.run!;
  assert.equal(run.heaps, run.steps.length);
  const expected = heapSizes(run);
  assert.ok(expected.some(([kept, , all]) => kept > 10 && all - kept > 10));
  await look(path, "columns=heap", async (page) => {
    for (const [step, [kept, keptBytes, all, allBytes]] of expected.entries()) {
      const shown = await page.locator(".amounts tbody td").allTextContents();
      const numbers = [kept, all - kept, all, keptBytes, allBytes - keptBytes, allBytes];
      assert.deepEqual(shown.map((text) => Number(text.replace(/,/g, ""))), numbers, `step ${step + 1}`);
      await page.getByLabel("all functions").check();
      assert.equal(await page.locator(".node.object:not(.garbage)").count(), kept);
      assert.equal(await page.locator(".node.object.garbage").count(), all - kept);
      await page.getByLabel("Next step").click();
    }
  });
});

test("of a large heap a part is drawn, and of a very large one the first steps", { skip }, async () => {
  const program = `let rec make n l = if n = 0 then l else make (n - 1) (n :: l)
let rec sum l = match l with [] -> 0 | x :: rest -> x + sum rest
let l = make SIZE []
let () = print_int (sum l)
`;
  const large = compiler.compile(program.replace("SIZE", "300"), "--explorer-steps=5000");
  const last = large.data.run!.steps.length - 1;
  await look(large.page, `columns=heap&runStep=${last}`, async (page) => {
    assert.ok((await pages.processorTime(page)) < 3);
    assert.equal(await page.locator(".node.object").count(), 200);
    assert.equal(await page.locator("table.objects tbody tr").count(), 200);
    assert.match((await page.getByTestId("not-drawn").textContent()) ?? "", /^200 of 300 objects are drawn: .* 2 functions that refer/);
    // The variables of many calls refer to the list.
    const middle = large.data.run!.steps.findIndex(({ depth }) => depth === 250);
    await show(page, `columns=heap&runStep=${middle}`);
    assert.equal(await page.locator(".node.object").count(), 200);
    assert.equal(await page.locator(".node.call").count(), 20);
    assert.match((await page.locator(".node.call").first().textContent()) ?? "", /^\d+ outer calls$/);
  });
  const huge = compiler.compile(program.replace("SIZE", "11000"), "--explorer-steps=60000", "--explorer-limit=0");
  const { heaps, steps } = huge.data.run!;
  assert.ok(heaps && heaps > 30_000 && heaps < steps.length);
  await look(huge.page, `columns=heap&runStep=${heaps - 1}`, async (page) => {
    assert.equal(await page.locator(".amounts tbody tr").first().locator("td").last().textContent(), "10,000");
    assert.equal(await page.locator(".node.object").count(), 200);
    await page.getByLabel("Next step").click();
    assert.match((await page.locator('[data-column="heap"] .note').textContent()) ?? "", new RegExp(`^The heap is recorded only up to step ${heaps}: `));
  });
});

interface Preset {
  name: string;
  program: string;
  options: string[];
  views: [string, string][];
}

test("every link of the lecture shows what it says", { skip }, async () => {
  const presets = JSON.parse(readFileSync(example("lecture/presets.json"), "utf8")) as Preset[];
  for (const { program, options, views } of presets) {
    const { page: path } = compiler.compile(example(`lecture/${program}`), ...options);
    await look(path, "", async (page) => {
      for (const [title, fragment] of views) {
        await show(page, fragment);
        const fields = new URLSearchParams(fragment);
        const after = fields.get("after");
        if (after !== null) assert.match((await page.getByTestId("pass").textContent()) ?? "", new RegExp(`: ${after}$`), title);
        const analysis = fields.get("analysis");
        if (analysis !== null) {
          assert.equal(await page.locator('[data-column="facts"] select').first().inputValue(), analysis);
          assert.match((await page.getByTestId("finding").textContent()) ?? "", new RegExp(`^${fields.get("function")}`));
        }
        if (fields.get("solverStep") === "0") {
          assert.match((await page.getByTestId("solver-step").textContent()) ?? "", /^step 1 of/);
        }
        if (fields.get("columns")?.includes("difference")) {
          assert.ok((await page.locator("table.difference tr:not(.same)").count()) > 0, title);
        }
      }
    });
  }
});

test("a pass links to the facts that it used", { skip }, async () => {
  const { page: path } = compiler.compile(example("lecture/sum.ll"), "-passes=mincaml-rd-copyprop");
  await look(path, "columns=difference&function=sum&after=mincaml-rd-copyprop", async (page) => {
    await page.locator(".used button", { hasText: "Reaching definitions, sum" }).click();
    // The finding is about the version before the pass.
    assert.match((await page.getByTestId("finding").textContent()) ?? "", /^sum, forward, meet: union, after 0: IR generation$/);
    const rows = await shownTable(page);
    assert.deepEqual(rows.get("B3")?.[0], ["i = %6 in %B3", "s = %9 in %B3", "t = %4 in %B3"]);
  });
});
