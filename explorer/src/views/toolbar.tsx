import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Model } from "../data/model";
import { changeFont, open, stepPass } from "../state/actions";
import { useStore, useView } from "../state/store";
import { closeColumn, columnId, parseColumn, sameColumn, type Column, type Theme, type ColourMode } from "../state/view";
import { columnTitle } from "./column";
import { FunctionChoice } from "./function-choice";

/** The columns for which there is data. */
export function availableColumns(model: Model): Column[] {
  const { data } = model;
  const plain = (kind: Column["kind"]): Column => ({ kind, argument: "" });
  const columns: Column[] = [plain("pipeline"), plain("source")];
  for (const stage of data.stages) columns.push({ kind: "stage", argument: stage.id });
  columns.push(plain("ir"));
  if (data.mir.length > 0) columns.push(plain("mir"));
  if (data.assembly.length > 0) columns.push(plain("asm"));
  columns.push(plain("difference"), plain("graph"));
  if (!model.findings.isEmpty) columns.push(plain("facts"));
  if (data.allocations?.length) columns.push(plain("registers"));
  if (data.assembly.length > 0) columns.push(plain("encoding"));
  if (data.run) columns.push(plain("run"));
  if (data.run?.heaps) columns.push(plain("heap"));
  return columns;
}

/** Named selections of columns, each for one purpose. */
const LAYOUTS: [string, string[]][] = [
  ["Compilation", ["pipeline", "source", "ir", "asm"]],
  ["Stages", ["source", "stage.knormal", "stage.closure", "ir"]],
  ["Matching", ["source", "stage.decision-trees", "stage.knormal", "ir"]],
  ["Passes", ["pipeline", "difference"]],
  ["Data flow", ["source", "facts"]],
  ["Registers", ["source", "mir", "registers"]],
  ["Machine code", ["source", "asm", "encoding"]],
  ["Run", ["source", "run"]],
  ["Heap", ["source", "heap"]],
];

function ColumnMenu(): JSX.Element {
  const store = useStore();
  const view = useView();
  const [shown, setShown] = useState(false);
  const columns = availableColumns(store.model);
  return (
    <div class="menu">
      <button aria-expanded={shown} aria-haspopup="true" onClick={() => setShown(!shown)}>
        Columns ▾
      </button>
      {shown && (
        <div class="choices" role="group" aria-label="Columns"
          onKeyDown={(event) => { if (event.key === "Escape") { setShown(false); event.stopPropagation(); } }}>
          {columns.map((column) => {
            const isOpen = view.columns.some((other) => sameColumn(other, column));
            return (
              <label key={columnId(column)}>
                <input type="checkbox" checked={isOpen} onChange={() =>
                  isOpen
                    ? store.update({ columns: closeColumn(view.columns, column) })
                    : open(store, column)
                } />{" "}
                {columnTitle(store.model, column)}
              </label>
            );
          })}
        </div>
      )}
    </div>
  );
}

function Options(): JSX.Element {
  const store = useStore();
  const view = useView();
  return (
    <>
      <label>
        Colour{" "}
        <select title="What colours show" value={view.tint} onChange={(event) => store.update({ tint: event.currentTarget.value as ColourMode })}>
          <option value="none">selection</option>
          <option value="all">all</option>
          {store.model.data.run?.counts && <option value="heat">counts</option>}
          {store.model.data.executions && <option value="executed">executed</option>}
        </select>
      </label>
      <label>
        <select aria-label="Theme" title="Theme" value={view.theme} onChange={(event) => store.update({ theme: event.currentTarget.value as Theme })}>
          <option value="auto">system theme</option>
          <option value="light">light</option>
          <option value="dark">dark</option>
        </select>
      </label>
      <span class="pair">
        <button title="Smaller text (-)" aria-label="Smaller text" onClick={() => changeFont(store, -1)}>A−</button>
        <button title="Larger text (+)" aria-label="Larger text" onClick={() => changeFont(store, 1)}>A+</button>
      </span>
    </>
  );
}

export function Toolbar({ onHelp }: { onHelp(): void }): JSX.Element {
  const store = useStore();
  const view = useView();
  const { model } = store;
  const { program, passes } = model.data;
  const available = availableColumns(model);
  const layouts = LAYOUTS.map(([name, ids]) => ({
    name,
    columns: ids
      .flatMap((id) => parseColumn(id) ?? [])
      .filter((column) => available.some((other) => sameColumn(other, column))),
    whole: ids.length,
  })).filter((layout) => layout.columns.length === layout.whole);
  return (
    <header class="toolbar">
      <h1 title={program.command.join(" ")}>
        <bdi>{program.name}</bdi> <small>{program.target}, -O{program.level}</small>
      </h1>
      <label>
        View{" "}
        <select
          value={layouts.find(({ columns }) =>
            columns.map(columnId).join() === view.columns.map(columnId).join())?.name ?? ""}
          onChange={(event) => {
            const chosen = layouts.find(({ name }) => name === event.currentTarget.value);
            if (chosen) store.update({ columns: chosen.columns });
          }}
        >
          <option value="">own</option>
          {layouts.map(({ name }) => <option key={name} value={name}>{name}</option>)}
        </select>
      </label>
      <ColumnMenu />
      <FunctionChoice />
      <span class="pair">
        <button title="Previous change (p)" aria-label="Previous change" onClick={() => stepPass(store, -1, false)}>◀</button>
        <span class="pass-name" data-testid="pass" title={passes[view.pass]?.name}>
          {view.pass}: {passes[view.pass]?.name}
        </span>
        <button title="Next change (n)" aria-label="Next change" onClick={() => stepPass(store, 1, false)}>▶</button>
      </span>
      <span class="space" />
      <Options />
      <button title="Keys, licences, what was left out (?)" onClick={onHelp}>?</button>
    </header>
  );
}
