import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import {
  amountOf, heapAt, objectText, pointersOf, reachable, select, VALUE_BYTES,
  type Amount, type Heap, type Keeper, type Root, type Selection,
} from "../data/heap";
import { replay } from "../data/replay";
import type { Run } from "../data/schema";
import { useCharacterSize } from "../graphs/character";
import { DirectedGraph, type GraphNode } from "../graphs/graph";
import type { EdgeInput } from "../graphs/layout";
import { useStore, useView } from "../state/store";
import { RunPlayer, RunStepText, useRunStep } from "./player";

/** A graph of more objects would be unreadable, and slow to lay out. */
export const MOST_OBJECTS = 200;
const MOST_CALLS = 20;
const CHARACTERS_SHOWN = 40;

function shorten(text: string): string {
  return text.length > CHARACTERS_SHOWN ? `${text.slice(0, CHARACTERS_SHOWN - 1)}…` : text;
}

/** The calls whose frames refer to drawn objects, the outermost first. */
interface Call {
  name: string;
  /** For each object, the names of the variables that refer to it. */
  variables: Map<number, string[]>;
}

function callsOf(roots: readonly Root[], drawn: ReadonlySet<number>, nameOf: (depth: number) => string): Call[] {
  const byDepth = new Map<number, Call>();
  for (const { object, depth, name } of roots) {
    if (!drawn.has(object)) continue;
    const call = byDepth.get(depth) ?? { name: nameOf(depth), variables: new Map<number, string[]>() };
    byDepth.set(depth, call);
    const names = call.variables.get(object) ?? [];
    call.variables.set(object, names);
    if (!names.includes(name)) names.push(name);
  }
  const calls = [...byDepth.values()];
  if (calls.length <= MOST_CALLS) return calls;
  // The outer calls share a node.
  const outer = calls.slice(0, calls.length - MOST_CALLS + 1);
  const merged: Call = { name: `${outer.length} outer calls`, variables: new Map() };
  for (const { variables } of outer) for (const object of variables.keys()) merged.variables.set(object, []);
  return [merged, ...calls.slice(outer.length)];
}

function Numbers({ kept, freed, all }: { kept: Amount; freed: Amount; all: Amount }): JSX.Element {
  const amounts = [kept, freed, all];
  const cell = (number: number, index: number) => <td key={index}>{number.toLocaleString("en")}</td>;
  return (
    <table class="stack amounts" aria-label="Size of the heap">
      <thead>
        <tr>
          <td />
          <th scope="col">a collection keeps</th><th scope="col">a collection frees</th><th scope="col">allocated so far</th>
        </tr>
      </thead>
      <tbody>
        <tr><th scope="row">objects</th>{amounts.map(({ objects }, index) => cell(objects, index))}</tr>
        <tr title={`${VALUE_BYTES} bytes for each value of the interpreter`}>
          <th scope="row">bytes</th>{amounts.map(({ bytes }, index) => cell(bytes, index))}
        </tr>
      </tbody>
    </table>
  );
}

function Drawing({ heap, kept, drawn, calls, step, onSelect }: {
  heap: Heap; kept: ReadonlyMap<number, Keeper>; drawn: readonly number[]; calls: readonly Call[]; step: number;
  onSelect: (object: number) => void;
}): JSX.Element {
  const view = useView();
  const character = useCharacterSize(view.fontSize);
  const sizeOf = (text: string, lines: number) => ({
    width: Math.ceil((text.length + 1) * character.width) + 14,
    height: Math.ceil(lines * character.height) + 8,
  });
  const nodeOf = new Map(drawn.map((object, index) => [object, calls.length + index]));
  const nodes = [
    ...calls.map(({ name }): GraphNode => ({
      ...sizeOf(shorten(name), 1),
      className: "call",
      label: `Variables of ${name}`,
      content: <div class="block-name"><bdi>{shorten(name)}</bdi></div>,
    })),
    ...drawn.map((number): GraphNode => {
      const object = heap.objects[number];
      const text = shorten(object ? objectText(object) : "");
      const isNew = object?.step === step;
      const state = kept.has(number) ? "kept" : "garbage";
      const selected = view.origin >= 0 && object?.origin === view.origin ? " current" : "";
      return {
        ...sizeOf(text.length > 4 ? text : "    ", 2),
        className: `object ${state}${isNew ? " new" : ""}${selected}`,
        label: `Object ${number}: ${text}, ${state}${isNew ? ", new" : ""}`,
        content: <><div class="object-number">#{number}</div><div><bdi>{text}</bdi></div></>,
      };
    }),
  ];
  const edges = [
    ...calls.flatMap(({ variables }, from) =>
      [...variables].map(([object, names]): EdgeInput => ({
        from, to: nodeOf.get(object) ?? 0, ...(names.length > 0 ? { label: names.join(", ") } : {}), className: "root",
      }))),
    ...drawn.flatMap((number) => {
      const object = heap.objects[number];
      return (object ? pointersOf(object) : []).flatMap((to): EdgeInput[] => {
        const target = nodeOf.get(to);
        if (target === undefined) return [];
        return [{ from: nodeOf.get(number) ?? 0, to: target, className: kept.has(number) ? "" : "garbage" }];
      });
    }),
  ];
  return (
    <DirectedGraph nodes={nodes} edges={edges} label="Objects and references"
      onNode={(node) => { if (node >= calls.length) onSelect(drawn[node - calls.length] ?? -1); }} />
  );
}

function ObjectTable({ heap, kept, drawn, nameOf, onSelect, go }: {
  heap: Heap; kept: ReadonlyMap<number, Keeper>; drawn: readonly number[]; nameOf: (depth: number) => string;
  onSelect: (object: number) => void; go: (step: number) => void;
}): JSX.Element {
  const { model } = useStore();
  const view = useView();
  const keeperText = (keeper: Keeper | undefined): string => {
    if (!keeper) return "garbage";
    if ("object" in keeper) return `#${keeper.object}`;
    return `${keeper.root.name} of ${nameOf(keeper.root.depth)}`;
  };
  return (
    <table class="facts objects" aria-label="Objects">
      <thead>
        <tr>
          <th scope="col">object</th><th scope="col">contents</th><th scope="col">refers to</th>
          <th scope="col">kept by</th><th scope="col">bytes</th><th scope="col">allocated by</th><th scope="col">in step</th>
        </tr>
      </thead>
      <tbody>
        {drawn.map((number) => {
          const object = heap.objects[number];
          if (!object) return null;
          const known = model.origins.has(object.origin);
          return (
            <tr key={number} data-object={number} class={known && object.origin === view.origin ? "current" : ""}>
              <th scope="row">#{number}</th>
              <td><code><bdi>{shorten(objectText(object))}</bdi></code></td>
              <td>{pointersOf(object).slice(0, 8).map((to) => `#${to}`).join(" ")}{pointersOf(object).length > 8 && " …"}</td>
              <td><bdi>{keeperText(kept.get(number))}</bdi></td>
              <td>{object.size * VALUE_BYTES}</td>
              <td>
                {known && (
                  <button class="link" title="Select this expression" onClick={() => onSelect(number)}>
                    <code><bdi>{shorten(model.origins.text(object.origin).replace(/\s+/g, " "))}</bdi></code>
                  </button>
                )}
              </td>
              <td><button class="link" title="Go to this step" onClick={() => go(object.step)}>{object.step + 1}</button></td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Omissions({ selection, count }: { selection: Selection; count: number }): JSX.Element | null {
  const { omitted, functions } = selection;
  if (omitted === 0 && functions === 0) return null;
  return (
    <span class="at" data-testid="not-drawn">
      {omitted > 0 && `${count} of ${count + omitted} objects are drawn: first what a collection keeps, the nearest to the variables first, then the newest garbage. `}
      {functions > 0 && `${functions} ${functions === 1 ? "function that refers" : "functions that refer"} to no other kind of object ${functions === 1 ? "is" : "are"} not drawn.`}
    </span>
  );
}

function HeapAt({ run, heap, at, go }: { run: Run; heap: Heap; at: number; go: (step: number) => void }): JSX.Element {
  const store = useStore();
  const [garbage, setGarbage] = useState(true);
  const [functions, setFunctions] = useState(false);
  const kept = useMemo(() => reachable(heap), [heap]);
  const frames = useMemo(() => replay(run, at, "program").frames, [run, at]);
  const selection = useMemo(
    () => select(heap, kept, { most: MOST_OBJECTS, garbage, functions }),
    [heap, kept, garbage, functions],
  );
  const nameOf = (depth: number) => frames[depth]?.name ?? "program";
  const calls = callsOf(heap.roots, new Set(selection.drawn), nameOf);
  const choose = (number: number) => {
    const origin = heap.objects[number]?.origin ?? -1;
    if (store.model.origins.has(origin)) store.update({ origin, inlined: -1 });
  };
  const isKept = (wanted: boolean) => amountOf(heap.objects.filter((_, number) => kept.has(number) === wanted));
  return (
    <>
      <div class="controls">
        <Numbers kept={isKept(true)} freed={isKept(false)} all={amountOf(heap.objects)} />
        <label><input type="checkbox" checked={garbage} onChange={() => setGarbage(!garbage)} /> garbage</label>
        <label title="Also functions that refer to no other kind of object">
          <input type="checkbox" checked={functions} onChange={() => setFunctions(!functions)} /> all functions
        </label>
        <Omissions selection={selection} count={selection.drawn.length} />
      </div>
      {selection.drawn.length === 0 ? <p class="note">There are no objects to draw after this step.</p> : (
        <div class="split">
          <Drawing heap={heap} kept={kept} drawn={selection.drawn} calls={calls} step={at} onSelect={choose} />
          <div class="table scroll" tabIndex={0} role="region" aria-label="Table of objects">
            <ObjectTable heap={heap} kept={kept} drawn={selection.drawn} nameOf={nameOf} onSelect={choose} go={go} />
          </div>
        </div>
      )}
    </>
  );
}

/**
 * The heap of the interpreter after a step: objects, the references between them, and
 * what a collection would keep.
 */
export function HeapView(): JSX.Element {
  const { model } = useStore();
  const { run } = model.data;
  const { at, go } = useRunStep();
  const heap = useMemo(() => run && heapAt(run, at), [run, at]);
  if (!run || !run.heaps) return <p class="note">The data has no heap of a run of the program.</p>;
  return (
    <RunPlayer>
      <RunStepText />
      {heap ? <HeapAt run={run} heap={heap} at={at} go={go} /> : (
        <p class="note">
          The heap is recorded only up to step {run.heaps}: after it, the program has allocated too many objects, or
          changed too many references. <button class="link" onClick={() => go((run.heaps ?? 1) - 1)}>Go to this step</button>
        </p>
      )}
    </RunPlayer>
  );
}
