// Tests the page in a real browser. Skipped only if there is no browser and
// EXPLORER_NEEDS_BROWSER is not set.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import type { ExplorerData } from "../src/data/schema";
import { CHROMIUM, highlightedTexts, Pages } from "./support/browser";
import { DataBuilder } from "./support/builder";
import { factData } from "./support/fact";

const skip = CHROMIUM === undefined && !process.env["EXPLORER_NEEDS_BROWSER"];
let pages: Pages;

before(async () => {
  if (!skip) pages = await Pages.start();
});
after(async () => {
  if (!skip) await pages.stop();
});

function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null);
}

test("a click on the multiplication lights exactly what came from it", { skip }, async () => {
  await pages.with(factData(), async (page) => {
    await page.locator('[data-column="source"] [data-row="3"] [data-origin]', { hasText: "n *" }).click();
    assert.equal(await page.getByTestId("selected").textContent(), "n * fact (n - 1)");
    assert.deepEqual(await highlightedTexts(page, "ir", "self"), ["%mul = mul i32 %n, %fact", "ret i32 %mul"]);
    assert.deepEqual(await highlightedTexts(page, "ir", "inner"), ["%sub = sub i32 %n, 1", "%fact = call i32 @ml.fact(i32 %sub)"]);
    assert.deepEqual(await highlightedTexts(page, "mir", "self"), ["%2:intregs = SMULrr %0, $o0"]);
    assert.deepEqual(await highlightedTexts(page, "asm", "self"), ["smul %i0, %o0, %i0"]);
    assert.deepEqual(await highlightedTexts(page, "stage.knormal", "self"), ["n * tmp.4"]);
    assert.deepEqual(await highlightedTexts(page, "source", "self"), ["n *"]);
  }, { fragment: "#columns=source,stage.knormal,ir,mir,asm&pass=5" });
});

test("a click on an instruction leads back to the expression and those around it", { skip }, async () => {
  await pages.with(factData(), async (page) => {
    await page.locator('[data-column="asm"] [data-row]', { hasText: "add %i0" }).locator("[data-origin]").first().click();
    assert.equal(await page.getByTestId("selected").textContent(), "n - 1");
    assert.deepEqual(await highlightedTexts(page, "source", "self"), ["n - 1"]);
    await page.keyboard.press("u");
    assert.equal(await page.getByTestId("selected").textContent(), "fact (n - 1)");
    await page.locator("footer nav button").last().click();
    assert.equal(await page.getByTestId("selected").textContent(), "n * fact (n - 1)");
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("[data-highlight]").count(), 0);
  });
});

test("code that was inlined names the call that brought it", { skip }, async () => {
  await pages.with(factData(), async (page) => {
    await page.locator('[data-column="ir"] [data-row]', { hasText: "%fact, %fact" }).locator("[data-origin]").first().click();
    assert.equal(await page.getByTestId("selected").textContent(), "x * x");
    await page.locator("footer .chain button").click();
    assert.equal(await page.getByTestId("selected").textContent(), "square (fact 5)");
    assert.deepEqual(await highlightedTexts(page, "ir", "through"), ["%mul = mul i32 %fact, %fact"]);
  }, { fragment: "#pass=5" });
});

test("the fragment holds the view: a link shows the same", { skip }, async () => {
  const data = factData();
  let fragment = "";
  await pages.with(data, async (page) => {
    await page.getByLabel("Close Assembly").click();
    await page.getByLabel("Move Source left").click();
    await page.keyboard.press("n");
    await page.keyboard.press("n");
    await page.locator('[data-column="source"] [data-row="3"] [data-origin]', { hasText: "n *" }).click();
    fragment = new URL(page.url()).hash;
  });
  await pages.with(data, async (page) => {
    const columns = await page.locator("[data-column]").evaluateAll((all) => all.map((one) => one.getAttribute("data-column")));
    assert.deepEqual(columns, ["source", "pipeline", "ir"]);
    assert.match((await page.getByTestId("pass").textContent()) ?? "", /^4:/);
    assert.equal(await page.getByTestId("selected").textContent(), "n * fact (n - 1)");
  }, { fragment });
});

test("steps through the passes show each version as the data has it", { skip }, async () => {
  const data = factData();
  await pages.with(data, async (page) => {
    for (const version of data.ir[0]!.versions) {
      const shown = await page.locator('[data-column="ir"] [data-row]:not(.heading) code').allTextContents();
      assert.deepEqual(shown, version.lines!.map((line) => data.lines[line]![0]));
      await page.keyboard.press("n");
    }
    await page.keyboard.press("p");
    assert.match((await page.getByTestId("pass").textContent()) ?? "", /^1: mincaml-copyprop/);
    assert.deepEqual(await page.locator("td.removed mark").allTextContents(), [".addr", ".addr", ".addr"]);
  }, { fragment: "#columns=pipeline,ir,difference&pass=0&function=ml.fact" });
});

test("the solver plays forwards and backwards", { skip }, async () => {
  await pages.with(factData(), async (page) => {
    const outs = () => page.locator("table.facts tbody tr td:last-child").allTextContents();
    assert.deepEqual(await outs(), ["%cmp (entry)", "—", "—"]);
    await page.getByLabel("Next step").click();
    assert.deepEqual(await outs(), ["%cmp (entry)", "%cmp (entry)", "—"]);
    await page.getByLabel("Next step").click();
    assert.deepEqual(await page.locator(".element.new").allTextContents(), [
      "%cmp (entry)", "%cmp (entry)", "%sub (else)", "%mul (else)",
    ]);
    assert.equal(await page.locator(".node.current .block-name").textContent(), "else");
    await page.getByLabel("Previous step").click();
    assert.deepEqual(await outs(), ["%cmp (entry)", "%cmp (entry)", "—"]);
    await page.getByLabel("First step").click();
    await page.getByLabel("Play", { exact: true }).click();
    await page.waitForFunction(() =>
      document.querySelector("[data-testid=solver-step]")?.textContent?.startsWith("result"));
  }, { fragment: "#columns=facts&solverStep=0" });
});

test("the flow graph and the dominator tree", { skip }, async () => {
  await pages.with(factData(), async (page) => {
    assert.deepEqual(await page.locator(".block-name").allTextContents(), ["entry", "then", "else"]);
    assert.deepEqual(await page.locator(".edge text").allTextContents(), ["50%", "50%"]);
    await page.locator(".node", { hasText: "mul i32" }).locator("[data-origin]").last().click();
    assert.equal(await page.getByTestId("selected").textContent(), "n * fact (n - 1)");
    await page.getByLabel("Edges").selectOption("dominators");
    assert.equal(await page.locator(".edge").count(), 2);
    assert.equal(await page.locator(".edge text").count(), 0);
  }, { fragment: "#columns=graph&pass=1&function=ml.fact" });
});

test("registers, encodings and the run", { skip }, async () => {
  await pages.with(factData(), async (page) => {
    assert.equal(await page.locator(".interval").count(), 3);
    assert.equal(await page.locator(".interval .bar.spilled").count(), 1);
    assert.deepEqual(await page.locator(".interval .added").allTextContents(), ["S"]);
    await page.locator(".interval", { hasText: "%2" }).hover();
    assert.match((await page.locator("dl.details").textContent()) ?? "", /%g2 at 3 to 3, slot 0 at 4 to 4.*spill at 4 \(call\).*point 4: SMULrr|SMULrr/);
  }, { fragment: "#columns=registers" });
  await pages.with(factData(), async (page) => {
    await page.locator('[data-column="asm"] .row.slot', { hasText: "add" }).click();
    assert.deepEqual(await page.locator("tr.bits td").allTextContents(), ["10", "01000", "000000", "11000", "1", "0111111111111"]);
    assert.match((await page.locator("ul.rules").textContent()) ?? "", /^SPL003/);
  }, { fragment: "#columns=asm,encoding" });
  await pages.with(factData(), async (page) => {
    for (let step = 0; step < 5; ++step) await page.getByLabel("Next step").click();
    assert.equal(await page.getByTestId("output").textContent(), "14400");
    assert.deepEqual(await highlightedTexts(page, "source", "self"), ["print_int ()"]);
  }, { fragment: "#columns=source,run" });
});

test("the run draws lists and trees", { skip }, async () => {
  const data = factData();
  const step = data.run?.steps[0];
  assert.ok(step);
  step.values = [["n", "5"], ["l", "[1; 2; 3]"], ["t", "Node (Node (Leaf, 1, Leaf), 2, Leaf)"]];
  await pages.with(data, async (page) => {
    assert.deepEqual(await page.locator(".drawing figcaption").allTextContents(), ["l", "t"]);
    assert.deepEqual(await page.locator(".drawing svg text").allTextContents(), [
      "1", "2", "3", "Node (•, 2, Leaf)", "Node (Leaf, 1, Leaf)",
    ]);
    assert.equal(await page.locator(".drawing line").count(), 3);
  }, { fragment: "#columns=run" });
});

test("the heap of the run: objects, references and garbage", { skip }, async () => {
  const numbers = (page: Page) => page.locator(".amounts tbody tr").evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)));
  const nodes = (page: Page) => page.locator(".node").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  await pages.with(factData(), async (page) => {
    assert.deepEqual(await numbers(page), [["4", "0", "4"], ["80", "0", "80"]]);
    assert.deepEqual(await nodes(page), [
      "Variables of program", "Object 1: 2 :: [], kept, new", "Object 2: 1 :: #1, kept, new", "Object 3: [|#2; #2|], kept, new",
    ]);
    assert.equal(await page.getByTestId("not-drawn").textContent(),
      "1 function that refers to no other kind of object is not drawn.");
    for (let step = 0; step < 3; ++step) await page.getByLabel("Next step").click();
    assert.deepEqual(await numbers(page), [["4", "2", "6"], ["80", "48", "128"]]);
    assert.deepEqual((await nodes(page)).filter((name) => name?.includes("garbage")), [
      "Object 2: 1 :: #1, garbage", "Object 4: {left = #2; right = #4}, garbage",
    ]);
    assert.deepEqual(await page.locator(".edge text").allTextContents(), ["a", "(temporary)"]);
    assert.deepEqual(await page.locator("table.objects tbody tr").evaluateAll((all) =>
      all.map((row) => [...row.children].slice(0, 5).map((cell) => cell.textContent).join(" | "))), [
      "#1 | 2 :: [] |  | #3 | 24",
      "#2 | 1 :: #1 | #1 | garbage | 24",
      "#3 | [|#1; []|] | #1 | a of program | 24",
      "#4 | {left = #2; right = #4} | #2 #4 | garbage | 24",
      "#5 | fun {l = #1; n = 5} | #1 | (temporary) of program | 24",
    ]);
    await page.getByRole("checkbox", { name: "garbage" }).uncheck();
    await page.getByLabel("all functions").check();
    assert.deepEqual((await nodes(page)).slice(1).map((name) => name?.split(":")[0]), ["Object 0", "Object 1", "Object 3", "Object 5"]);
    assert.equal(await page.getByTestId("not-drawn").count(), 0);
    // A click on an object selects the expression that has allocated it.
    await page.locator("[aria-label^='Object 5']").click();
    assert.equal(await page.getByTestId("selected").textContent(), "n - 1");
    assert.equal(await page.locator(".node.current").count(), 1);
    await page.getByRole("region", { name: "Table of objects" }).getByRole("button", { name: "n * fact (n - 1)" }).first().click();
    assert.deepEqual(await highlightedTexts(page, "source", "self"), ["n *"]);
    // After the fifth step, the heap is not known.
    await page.getByLabel("Last step").click();
    assert.match((await page.locator('[data-column="heap"] .note').textContent()) ?? "", /^The heap is recorded only up to step 5: /);
    await page.getByText("Go to this step").click();
    assert.match((await page.getByTestId("run-step").textContent()) ?? "", /^step 5 of 6/);
  }, { fragment: "#columns=source,heap" });
});

test("the heap by the keyboard, with a name for each control", { skip }, async () => {
  await pages.with(factData(), async (page) => {
    await page.keyboard.press("1");
    assert.equal(await focused(page), "Objects and references");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    assert.match((await page.getByTestId("run-step").textContent()) ?? "", /^step 3 of 6/);
    await page.keyboard.press("Tab");
    assert.equal(await focused(page), "Table of objects");
    // In a row of the table: the expression, then the step.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    assert.equal(await page.getByTestId("selected").textContent(), "n * fact (n - 1)");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    assert.match((await page.getByTestId("run-step").textContent()) ?? "", /^step 1 of 6/);
    const column = page.locator('[data-column="heap"]');
    for (const control of await column.locator("button, input, [tabindex='0']").all()) {
      const name = await control.evaluate((element) =>
        element.getAttribute("aria-label") ?? element.closest("label")?.textContent ?? element.textContent ?? "");
      assert.notEqual(name.trim(), "", await control.evaluate((element) => element.outerHTML));
    }
    for (const table of ["Size of the heap", "Objects"]) assert.equal(await column.getByRole("table", { name: table }).count(), 1);
    assert.equal(await column.getByRole("columnheader").count(), 10);
    assert.equal(await column.getByRole("group", { name: "Object 3" }).count(), 1);
  }, { fragment: "#columns=heap" });
});

test("what the allocator tried for a value", { skip }, async () => {
  await pages.with(factData(), async (page) => {
    await page.locator(".interval .label", { hasText: "%2" }).click();
    // The details remain when the pointer moves to another row.
    await page.locator(".interval .label", { hasText: "%1" }).hover();
    assert.deepEqual(await page.locator(".trials summary").allTextContents(), [
      "at 3, for a result: $o0, none is free for long enough; the one free for the longest time (the allocator went back, and planned again)",
      "at 3, for a result: $g2, taken from the value that is needed last; %0 moves to $i0; %1 leaves its register",
      "at 4, to get out of the way (call): no register, and it loses its own",
    ]);
    await page.locator(".trials summary").nth(1).click();
    assert.deepEqual(await page.locator(".trials details[open] li").allTextContents(), [
      "hint, copied there later: occupied: $o0 (%1)",
      "search: occupied: $i0 (%0), $o0 (%1)",
      "search: needed by the instruction or fixed: $g2",
      "to be taken: next use of its value: $i0 (%0, 7 on), $o0 (%1, none)",
    ]);
    await page.getByText("follow the pointer").click();
    await page.locator(".interval .label", { hasText: "%1" }).hover();
    assert.equal(await page.locator(".trials").count(), 0);
  }, { fragment: "#columns=registers" });
});

test("what the allocation checker knows, at an instruction and at a point of the chart", { skip }, async () => {
  const rows = (page: Page) => page.locator(".checked tbody tr").evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent)));
  await pages.with(factData(), async (page) => {
    assert.equal(await page.locator(".checked").count(), 0);
    await page.locator('[data-column="mir"] [data-row]', { hasText: "SMULrr" }).click();
    assert.match((await page.getByTestId("checked").textContent()) ?? "", /^instruction 5 of 5, at point 4:/);
    assert.deepEqual(await rows(page), [["$i0", "n %0", "%2"], ["slot 0", "", "%2"]]);
    assert.equal(await page.locator('[data-column="mir"] [data-row].current').count(), 1);
    // %0 is not live any more.
    assert.deepEqual(await page.locator(".checked .element.dead").allTextContents(), ["n %0"]);
    await page.getByLabel("Previous instruction").click();
    assert.deepEqual(await rows(page), [["$i0", "n %0", ""], ["$o0", "%1", "unknown"]]);
    await page.getByLabel("Previous instruction").click();
    assert.equal(await page.locator(".merged").textContent(),
      "$o0: %1 only from block 0 → an unknown value, or different values on different paths");
    await page.waitForFunction(() => location.hash.includes("checked=0.2"));
    const bar = await page.locator(".interval svg").first().boundingBox();
    await page.mouse.click((bar?.x ?? 0) + (bar?.width ?? 0) * 0.3, (bar?.y ?? 0) + 4);
    assert.match((await page.getByTestId("checked").textContent()) ?? "", /^instruction 2 of 5, at point 1:/);
    await page.getByLabel("Close the table").click();
    assert.equal(await page.locator(".checked").count(), 0);
  }, { fragment: "#columns=mir,registers&pass=6" });
  const data = factData();
  data.allocations![0]!.check = { problem: "operand 1 of 'x': expected %0 in $i0" };
  await pages.with(data, async (page) => {
    assert.match((await page.locator('[data-column="registers"]').textContent()) ?? "", /not proved: operand 1 of 'x'/);
  }, { fragment: "#columns=registers" });
});

test("executed instructions as heat, of assembly and of expressions", { skip }, async () => {
  const data = factData();
  const counts = [5, 5, 5, 4, 4, 4, 4, 1000, 1000];
  data.assembly[0]!.lines.filter(({ kind }) => kind === "word").forEach((line, index) => {
    line.executions = counts[index] as number;
  });
  const multiplication = data.origins.findIndex((_, index) => data.assembly[0]!.lines[7]!.origin === index);
  data.executions = { total: 2031, origins: [[multiplication, 4]] };
  await pages.with(data, async (page) => {
    const heat = () => page.locator('[data-column="asm"] [data-row]').evaluateAll((rows) =>
      rows.map((row) => row.querySelector("[data-heat]")?.getAttribute("data-heat") ?? "-").join(""));
    assert.equal(await heat(), "-".repeat(11));
    await page.getByLabel("Colour").selectOption("executed");
    // The heading, the label, and a nop without an expression have no heat.
    assert.equal(await heat(), "--222-11144");
    assert.match((await page.locator('[data-column="asm"] .gutter').last().textContent()) ?? "", /^0020 81e80000 +1,000$/);
    assert.deepEqual(
      await page.locator('[data-column="source"] [data-heat]').evaluateAll((all) => all.map((one) => `${one.textContent} ${one.getAttribute("data-heat")}`)),
      ["n *  4"]);
    await page.locator('[data-column="source"] [data-row="3"] [data-origin]', { hasText: "n *" }).click();
    assert.equal(await page.getByTestId("executed").textContent(), ", executed 4 instructions (0.2 %)");
  }, { fragment: "#columns=source,asm" });
});

test("everything by the keyboard alone", { skip }, async () => {
  await pages.with(factData(), async (page) => {
    await page.keyboard.press("2");
    assert.equal(await focused(page), "Source");
    await page.keyboard.press("Home");
    for (let line = 0; line < 3; ++line) await page.keyboard.press("ArrowDown");
    // Move along the line: parts of the conditional, of the multiplication, of the call.
    const found: string[] = [];
    for (let piece = 0; piece < 20 && found[found.length - 1] !== "fact (n - 1)"; ++piece) {
      await page.keyboard.press("Enter");
      const selected = (await page.getByTestId("selected").textContent()) ?? "";
      if (selected !== found[found.length - 1]) found.push(selected);
      await page.keyboard.press("ArrowRight");
    }
    assert.deepEqual(found, ["if n <= 1 then 1 else n * fact (n - 1)", "n * fact (n - 1)", "fact (n - 1)"]);
    await page.keyboard.press("1");
    assert.equal(await focused(page), "Passes");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    assert.match((await page.getByTestId("pass").textContent()) ?? "", /^4:/);
    await page.keyboard.press("Enter");
    assert.equal(await page.locator('[data-column="difference"]').count(), 1);
    await page.keyboard.press("+");
    await page.waitForFunction(() => location.hash.includes("font=14"));
    await page.keyboard.press("?");
    await page.locator("dialog[open]").waitFor();
    assert.match((await page.locator("dialog").textContent()) ?? "", /preact .*MIT.*dagre|dagre.*preact/s);
    await page.keyboard.press("Escape");
    // The browser closes a dialog after the key has been handled.
    await page.locator("dialog").waitFor({ state: "detached" });
  });
});

test("nothing leaves the width of a window of 1,280 pixels", { skip }, async () => {
  await pages.with(factData(), async (page) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 1280, `${wide} pixels`);
    const height = await page.locator(".toolbar").evaluate((bar) => bar.getBoundingClientRect().height);
    assert.ok(height < 45, "the toolbar has one row");
  });
});

test("on paper all lines are there, in black and white", { skip }, async () => {
  await pages.with(longData(900), async (page) => {
    assert.ok((await page.locator('[data-column="ir"] [data-row]').count()) < 200);
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    assert.equal(await page.locator('[data-column="ir"] [data-row]').count(), 903);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    assert.ok((await page.locator('[data-column="ir"] [data-row]').count()) < 200);
  }, { fragment: "#columns=ir" });
});

function longData(count: number): ExplorerData {
  const builder = new DataBuilder("long.ml", "let x = 1 in x\n".repeat(count));
  const pass = builder.pass("IR generation");
  const lines = Array.from({ length: count }, (_, line) => `  %v${line} = add i32 ${line}, 1 @@ let x = 1 in x`);
  builder.version("ir", "f", pass, ["define void @f() {", ...lines, "}"].join("\n"));
  return builder.data;
}

test("a function of 200,000 lines: few of them are in the page, and it scrolls", { skip }, async () => {
  await pages.with(longData(200_000), async (page) => {
    const text = page.locator('[data-column="ir"] .text');
    assert.ok((await text.locator("[data-row]").count()) < 200);
    await text.evaluate((element) => { element.scrollTop = element.scrollHeight; });
    await text.locator("[data-row]", { hasText: "%v199999 " }).waitFor();
    assert.ok((await text.locator("[data-row]").count()) < 200);
  }, { fragment: "#columns=ir" });
});

/** Each text combines several attacks, because opening a page takes a second. */
const EVIL = [
  '"><img src=x onerror=window.broken=1> " onmouseover="window.broken=1 &lt;b&gt; ]]>',
  "</script><script>window.broken=1</script> ${window.broken=1}",
  "<!--<script> @MINCAML_EXPLORER_DATA@ $&$'$`",
  "\u202ereversed\u202c\u2066x\u2069 \u0000\u001b[31m 漢字 é 😀 \ud800",
];

test("a hostile program injects nothing and breaks nothing", { skip }, async () => {
  for (const evil of EVIL) {
    const source = `(* ${evil} *)\nlet s = "${evil}" in print ${evil}\n`;
    const data = factData();
    data.files[0] = { name: evil, text: source };
    data.program.name = evil;
    data.program.command = [evil];
    data.origins = data.origins.map((row) => [row[0], 0, source.length, row[3], row[4]]);
    data.origins[0] = [0, source.length - evil.length - 1, source.length - 1, 0, 0];
    data.functions[0]!.name = evil;
    data.lines = data.lines.map((line) => [`${line[0]} ${evil}`, ...(line.slice(1) as number[])]);
    data.passes.forEach((pass) => {
      pass.name = evil;
      pass.remarks = [{ kind: "passed", text: evil, origin: 0 }];
    });
    data.ir.forEach((code) => {
      code.name += evil;
      code.versions.forEach((version) => version.blocks?.forEach((block) => (block.name = evil)));
    });
    data.analyses![0]!.domain = data.analyses![0]!.domain.map(() => evil);
    const allocation = data.allocations![0]!;
    allocation.intervals.forEach((interval) => (interval.name = evil));
    allocation.check!.locations = allocation.check!.locations!.map((name) => `${name}${evil}`);
    allocation.check!.values = allocation.check!.values!.map(([interval, name]) => [interval, `${name}${evil}`]);
    allocation.trials!.registers = allocation.trials!.registers.map((name) => `${name}${evil}`);
    data.run!.steps.forEach((step) => {
      step.values = [[evil, evil]];
      step.output = evil;
      if (step.enter !== undefined) step.enter = evil;
      step.objects = (step.objects ?? []).map(([shape, origin, size]) => [shape, origin, size, evil, 1]);
      step.roots = (step.roots ?? []).map(([object, depth]) => [object, depth, evil]);
    });
    data.run!.shapes!.forEach((shape) => {
      shape.name = evil;
      if (shape.fields) shape.fields = [evil, evil];
    });
    data.omitted = [{ what: evil, why: evil }];
    await pages.with(data, async (page) => {
      assert.equal(await page.locator("[role=alert]").count(), 0);
      await page.locator(".interval .label").last().click();
      assert.equal(await page.locator(".trials li li").count(), 5);
      assert.equal(await page.locator(".checked tbody tr").count(), 2);
      assert.equal(await page.evaluate(() => (window as unknown as { broken?: number }).broken), undefined);
      // The page has only its own script, and no elements from the program.
      assert.equal(await page.locator("img, iframe, object, link, [onmouseover], [onerror]").count(), 0);
      assert.equal(await page.locator("script").count(), 1);
      // The text of the program is shown completely, hidden characters by their names.
      const shown = await page.locator('[data-column="source"] [data-key="0.0"] code').textContent();
      const expected = `(* ${evil} *)`.replace(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/g, (character) =>
        `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`);
      assert.equal(shown?.replace(/\ufffd/g, "\ud800"), expected);
    }, { width: 1920, fragment: "#columns=pipeline,source,ir,difference,graph,facts,registers,run,heap&pass=1&origin=0&runStep=3&checked=0.2" });
  }
});

test("a line of a million characters is shown in part, and more on demand", { skip }, async () => {
  const source = `let s = "${"x".repeat(1_000_000)}" in s`;
  const builder = new DataBuilder("wide.ml", source);
  builder.origin(source);
  builder.pass("IR generation");
  await pages.with(builder.data, async (page) => {
    const code = page.locator('[data-column="source"] code');
    assert.ok(((await code.textContent()) ?? "").length < 3_000);
    await page.locator("button.more").click();
    const length = ((await code.textContent()) ?? "").length;
    assert.ok(length > 20_000 && length < 21_000, String(length));
  }, { fragment: "#columns=source" });
});

test("the template without data, damaged data and another version say what is wrong", { skip }, async () => {
  const { TEMPLATE } = await import("./support/page");
  const alert = (page: Page) => page.locator("[role=alert]").textContent();
  await pages.with(TEMPLATE, async (page) => {
    assert.match((await alert(page)) ?? "", /template without data/);
  });
  await pages.with({ ...factData(), version: 99 }, async (page) => {
    assert.match((await alert(page)) ?? "", /version 99, this page reads version 2/);
  });
});

test("empty data shows a page all the same", { skip }, async () => {
  const builder = new DataBuilder("empty.ml", "");
  await pages.with(builder.data, async (page) => {
    assert.equal(await page.locator(".column").count(), 10);
  }, { fragment: "#columns=pipeline,source,ir,mir,asm,difference,graph,facts,run,heap" });
});
