import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { checkedAt, checkedOnLine, parseChecked } from "../data/check";
import { useStore, useView } from "../state/store";
import { closeColumn, columnId, moveColumn, sameColumn, type Column } from "../state/view";
import { TextView, highlightedRows } from "../text/text-view";
import type { TextDocument } from "../text/document";
import type { Model } from "../data/model";
import { DifferenceView } from "./difference";
import { PipelineView } from "./pipeline";
import { GraphView } from "./graph";
import { FactsView } from "./facts";
import { RegistersView } from "./registers";
import { EncodingView } from "./encoding";
import { RunView } from "./run";
import { HeapView } from "./heap";

export function columnTitle(model: Model, column: Column): string {
  switch (column.kind) {
    case "pipeline": return "Passes";
    case "source": return "Source";
    case "stage":
      return model.data.stages.find(({ id }) => id === column.argument)?.title ?? column.argument;
    case "ir": return "LLVM IR";
    case "mir": return "Machine IR";
    case "asm": return "Assembly";
    case "difference": return "Difference";
    case "graph": return "Flow graph";
    case "facts": return "Data flow";
    case "registers": return "Registers";
    case "encoding": return "Encoding and rules";
    case "run": return "Run";
    case "heap": return "Heap";
  }
}

/** The pass after which a column shows code. */
function passOf(model: Model, column: Column, selected: number): number {
  const pass = column.argument === "" ? selected : Number(column.argument);
  // For passes before instruction selection, show the first machine IR.
  return column.kind === "mir" ? Math.max(pass, Math.min(model.firstMachinePass, model.data.passes.length - 1)) : pass;
}

/** The row of the checked instruction in the version after allocation; otherwise -1. */
function checkedRow(
  model: Model, text: TextDocument, checked: string, versionOf: (code: number) => number,
): number {
  const named = parseChecked(checked);
  const allocation = named && model.data.allocations?.find((one) => one.function === named.function);
  if (!allocation?.check || versionOf(named?.function ?? -1) !== allocation.after) return -1;
  const at = checkedAt(allocation.check, named?.index ?? -1);
  const section = text.sections.find(({ key }) => key === String(named?.function));
  return at && section ? section.first + 1 + at.line : -1;
}

function CodeColumn({ column }: { column: Column }): JSX.Element {
  const store = useStore();
  const { model } = store;
  const view = useView();
  const level = column.kind === "ir" ? "ir" : "mir";
  const pass = passOf(model, column, view.pass);
  const text = model.codeAt(level, pass, view.function);
  const version = (number: number) => {
    const code = model.code(level)[number];
    return code ? model.versionAt(code, pass) : -1;
  };
  const row = useMemo(
    () => (level === "mir" ? checkedRow(model, text, view.checked, version) : -1),
    [text.id, view.checked, level],
  );
  return (
    <TextView
      document={text}
      label={columnTitle(model, column)}
      {...(row < 0 ? {} : { target: row, current: new Set([row]) })}
      onLine={(key) => {
        if (level !== "mir") return;
        const [number = -1, line = -1] = key.split(".").map(Number);
        const checked = checkedOnLine(model.data, number, version(number), line);
        if (checked !== "") store.update({ checked });
      }}
    />
  );
}

function AssemblyColumn(): JSX.Element {
  const store = useStore();
  const view = useView();
  return (
    <TextView
      document={store.model.assembly(view.function)}
      label="Assembly"
      onLine={(word) => store.update({ word })}
    />
  );
}

function SourceColumn(): JSX.Element {
  const { model } = useStore();
  const view = useView();
  const [jump, setJump] = useState("");
  const text = model.source();
  const target = text.sections.find(({ name }) => name === jump)?.first;
  const code = model.data.ir.find(({ name }) => name === view.function);
  const of = code?.function === undefined ? undefined : model.data.functions[code.function]?.origin;
  const line = useMemo(() => {
    if (of === undefined || !model.origins.has(of)) return undefined;
    const [begin] = model.origins.range(of);
    const file = model.origins.file(of);
    const section = text.sections[file]?.first ?? 0;
    return section + (text.sections.length > 1 ? 1 : 0) + model.origins.lineOf(file, begin);
  }, [of]);
  const scrollTo = target ?? line;
  return (
    <>
      {text.sections.length > 1 && (
        <div class="controls">
          <label>
            File{" "}
            <select onChange={(event) => setJump(event.currentTarget.value)}>
              {text.sections.map(({ name }) => <option key={name}>{name}</option>)}
            </select>
          </label>
        </div>
      )}
      <TextView document={text} label="Source" {...(scrollTo === undefined ? {} : { target: scrollTo })} />
    </>
  );
}

function Body({ column }: { column: Column }): JSX.Element {
  const { model } = useStore();
  switch (column.kind) {
    case "pipeline": return <PipelineView />;
    case "source": return <SourceColumn />;
    case "stage":
      return <TextView document={model.stage(column.argument)} label={columnTitle(model, column)} />;
    case "ir":
    case "mir": return <CodeColumn column={column} />;
    case "asm": return <AssemblyColumn />;
    case "difference": return <DifferenceView />;
    case "graph": return <GraphView />;
    case "facts": return <FactsView />;
    case "registers": return <RegistersView />;
    case "encoding": return <EncodingView />;
    case "run": return <RunView />;
    case "heap": return <HeapView />;
  }
}

/** The document of a column; undefined if the column does not show text. */
function documentOf(model: Model, column: Column, pass: number, only: string): TextDocument | undefined {
  const at = passOf(model, column, pass);
  switch (column.kind) {
    case "source": return model.source();
    case "stage": return model.stage(column.argument);
    case "ir": return model.codeAt("ir", at, only);
    case "mir": return model.codeAt("mir", at, only);
    case "asm": return model.assembly(only);
    default: return undefined;
  }
}

/** A column with its heading: the title, the number of highlighted lines, and buttons. */
export function ColumnFrame({ column, index }: { column: Column; index: number }): JSX.Element {
  const store = useStore();
  const view = useView();
  const { model } = store;
  const title = columnTitle(model, column);
  const text = documentOf(model, column, view.pass, view.function);
  const highlighted = useMemo(
    () => text && view.origin >= 0
      ? highlightedRows(text, model.origins.highlight(view.origin).relation)
      : undefined,
    [text?.id, view.origin],
  );
  const isCode = column.kind === "ir" || column.kind === "mir";
  const pass = passOf(model, column, view.pass);
  const replace = (argument: string) =>
    store.update({
      columns: view.columns
        .filter((other) => sameColumn(other, column) || !sameColumn(other, { ...column, argument }))
        .map((other) => (sameColumn(other, column) ? { ...column, argument } : other)),
    });
  return (
    <section class={`column ${column.kind}`} data-column={columnId(column)} aria-label={title}>
      <header
        draggable
        onDragStart={(event) => event.dataTransfer?.setData("text/plain", String(index))}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          const from = Number(event.dataTransfer?.getData("text/plain"));
          event.preventDefault();
          if (Number.isInteger(from)) {
            store.update({ columns: moveColumn(view.columns, from, index) });
          }
        }}
      >
        <h2>{title}</h2>
        {isCode && (
          <span class="at" title={model.data.passes[pass]?.name}>
            after {pass}: {model.data.passes[pass]?.name}
          </span>
        )}
        {highlighted && (
          <span class="highlight-count" title="Lines of the selected expression itself, and of those within it">
            {highlighted.exact.length} + {highlighted.all.length - highlighted.exact.length}
          </span>
        )}
        <span class="buttons">
          {isCode && (
            <button
              title={column.argument === "" ? "Stay at this pass" : "Follow the selected pass"}
              aria-pressed={column.argument !== ""}
              onClick={() => replace(column.argument === "" ? String(view.pass) : "")}
            >
              {column.argument === "" ? "pin" : "follow"}
            </button>
          )}
          <button title="Move left" disabled={index === 0} aria-label={`Move ${title} left`}
            onClick={() => store.update({ columns: moveColumn(view.columns, index, index - 1) })}>
            ‹
          </button>
          <button title="Move right" disabled={index === view.columns.length - 1}
            aria-label={`Move ${title} right`}
            onClick={() => store.update({ columns: moveColumn(view.columns, index, index + 1) })}>
            ›
          </button>
          <button title="Close" aria-label={`Close ${title}`}
            onClick={() => store.update({ columns: closeColumn(view.columns, column) })}>
            ×
          </button>
        </span>
      </header>
      <Body column={column} />
    </section>
  );
}
