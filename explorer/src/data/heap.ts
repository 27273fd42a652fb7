import type { HeapShape, HeapValue, Run } from "./schema";

/** The size of a value of the interpreter. */
export const VALUE_BYTES = 8;

export interface HeapObject {
  shape: HeapShape;
  /** The expression that allocated the object, and the step in which it did so. */
  origin: number;
  step: number;
  /** The number of values that the object takes. */
  size: number;
  /** The contents of the fields; for an array, of those that differ from `fill`. */
  fields: Map<number, HeapValue>;
  /** The initial value of the elements of an array. */
  fill?: HeapValue;
}

export interface Root {
  object: number;
  depth: number;
  name: string;
}

/** The objects that the program has allocated, and the references from the stack. */
export interface Heap {
  objects: HeapObject[];
  /** From the outermost call to the innermost. */
  roots: Root[];
}

export function lengthOf({ shape, size, fields }: HeapObject): number {
  return shape.kind === "array" ? size - 1 : fields.size;
}

export function fieldOf(object: HeapObject, index: number): HeapValue {
  return object.fields.get(index) ?? object.fill ?? "";
}

/** The objects that the fields of an object refer to, each once. */
export function pointersOf(object: HeapObject): number[] {
  const found = new Set<number>();
  // The initial value of an array is held only by the elements that have not changed.
  if (typeof object.fill === "number" && object.fields.size < lengthOf(object)) found.add(object.fill);
  for (const value of object.fields.values()) if (typeof value === "number") found.add(value);
  return [...found];
}

/** The heap after a step; undefined if it is not known. */
export function heapAt(run: Run, step: number): Heap | undefined {
  if (step < 0 || step >= (run.heaps ?? 0)) return undefined;
  const objects: HeapObject[] = [];
  const roots: Root[] = [];
  run.steps.slice(0, step + 1).forEach((at, index) => {
    for (const [shape, origin, size, ...values] of at.objects ?? []) {
      const of = run.shapes?.[shape] ?? { kind: "tuple" };
      const object: HeapObject = { shape: of, origin, step: index, size, fields: new Map() };
      if (of.kind === "array") object.fill = values[0] ?? "";
      else values.forEach((value, field) => object.fields.set(field, value));
      objects.push(object);
    }
    for (const [object, field, value] of at.stores ?? []) objects[object]?.fields.set(field, value);
    roots.length = Math.min(roots.length, at.kept ?? roots.length);
    for (const [object, depth, name] of at.roots ?? []) roots.push({ object, depth, name });
  });
  return { objects, roots };
}

/** A root or another object that keeps an object alive. */
export type Keeper = { root: Root } | { object: number };

/**
 * The objects that a collection would keep, each with a keeper. Objects come in the order
 * of their distance from the roots. Variables come before operands and other values
 * without names, and variables of inner calls before those of outer calls.
 */
export function reachable({ objects, roots }: Heap): Map<number, Keeper> {
  const kept = new Map<number, Keeper>();
  const innermostFirst = [...roots].reverse();
  for (const named of [true, false]) {
    for (const root of innermostFirst) {
      if (root.name.startsWith("(") !== named && !kept.has(root.object)) kept.set(root.object, { root });
    }
    // The loop also visits the objects that it adds.
    for (const number of kept.keys()) {
      const object = objects[number];
      for (const to of object ? pointersOf(object) : []) if (!kept.has(to)) kept.set(to, { object: number });
    }
  }
  return kept;
}

/** Closures from which no other object than closures can be reached. */
export function plainFunctions({ objects }: Heap): Set<number> {
  const users = objects.map((): number[] => []);
  const others: number[] = [];
  objects.forEach((object, number) => {
    for (const to of pointersOf(object)) users[to]?.push(number);
    if (object.shape.kind !== "closure") others.push(number);
  });
  const leading = new Set(others);
  for (const number of leading) for (const user of users[number] ?? []) leading.add(user);
  return new Set(objects.flatMap((_, number) => (leading.has(number) ? [] : [number])));
}

export interface Amount {
  objects: number;
  bytes: number;
}

export function amountOf(objects: readonly HeapObject[]): Amount {
  return { objects: objects.length, bytes: objects.reduce((sum, { size }) => sum + size * VALUE_BYTES, 0) };
}

const ELEMENTS_SHOWN = 8;

/** An object as in OCaml's notation, with the numbers of other objects: `1 :: #3`. */
export function objectText(object: HeapObject): string {
  const { shape } = object;
  const name = shape.name ?? "";
  const length = lengthOf(object);
  const text = (index: number): string => {
    const value = fieldOf(object, index);
    return typeof value === "number" ? `#${value}` : value;
  };
  const shown = Array.from({ length: Math.min(length, ELEMENTS_SHOWN) }, (_, index) => text(index));
  const named = shown.map((value, index) => (shape.fields ? `${shape.fields[index] ?? ""} = ${value}` : value));
  const rest = length > shown.length ? [`… ${length} in all`] : [];
  const all = [...named, ...rest];
  switch (shape.kind) {
    case "string": return text(0);
    case "tuple": return `(${all.join(", ")})`;
    case "array": return `[|${all.join("; ")}|]`;
    // An anonymous function has the name "fun".
    case "closure": return `${name === "fun" ? "" : "fun "}${name}${all.length > 0 ? ` {${all.join("; ")}}` : ""}`;
    case "data":
    case "exception":
      if (shape.fields) return `${name}${name === "" ? "" : " "}{${all.join("; ")}}`;
      if (name === "::" && length === 2) return `${text(0)} :: ${text(1)}`;
      if (length === 0) return name;
      return length === 1 ? `${name} ${all[0]}` : `${name} (${all.join(", ")})`;
  }
}

/** The objects that a drawing shows, and how many it leaves out. */
export interface Selection {
  drawn: number[];
  omitted: number;
  /** The number of functions that are left out because they refer to nothing else. */
  functions: number;
}

/**
 * Selects the objects to draw, at most `most`: first those that a collection would keep,
 * in the order of `kept`, then the newest of the others.
 */
export function select(
  heap: Heap,
  kept: ReadonlyMap<number, Keeper>,
  options: { most: number; garbage: boolean; functions: boolean },
): Selection {
  const hidden = options.functions ? new Set<number>() : plainFunctions(heap);
  const garbage = heap.objects.flatMap((_, number) => (kept.has(number) ? [] : [number])).reverse();
  const candidates = [...kept.keys(), ...(options.garbage ? garbage : [])];
  const all = candidates.filter((number) => !hidden.has(number));
  return {
    drawn: all.slice(0, options.most).sort((a, b) => a - b),
    omitted: Math.max(0, all.length - options.most),
    functions: candidates.length - all.length,
  };
}
