// The state of the page that a link has to contain.

export type Theme = "auto" | "light" | "dark";
export type ColourMode = "none" | "all" | "heat" | "executed";

/**
 * A column. For kind "stage", `argument` is the stage. For kinds "ir" and "mir", it is
 * the pass if the column does not follow the selected pass.
 */
export interface Column {
  kind: ColumnKind;
  argument: string;
}

export const COLUMN_KINDS = [
  "pipeline",
  "source",
  "stage",
  "ir",
  "mir",
  "asm",
  "difference",
  "graph",
  "facts",
  "registers",
  "encoding",
  "run",
  "heap",
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

export interface View {
  columns: Column[];
  /** The selected pass. Columns show the code after it. */
  pass: number;
  /** The name of the selected function, or "" for all functions. */
  function: string;
  /** The selected expression; -1 for none. */
  origin: number;
  /** The chain of inlined calls of the selected piece of code; -1 for none. */
  inlined: number;
  /** The ID of the shown analysis, or the key of a finding. */
  analysis: string;
  /** The step of the solver; -1 for the result. */
  solverStep: number;
  /** The step of the run. */
  runStep: number;
  /** The key of the line of assembly whose encoding is shown. */
  word: string;
  /** The instruction at which the checker's state is shown, as "function.number". */
  checked: string;
  fontSize: number;
  theme: Theme;
  tint: ColourMode;
}

export const FONT_SIZES = [10, 11, 12, 13, 14, 16, 18, 20, 24, 28];

/**
 * The view of a page that is opened without a fragment: the program after IR generation,
 * where code for every expression still exists, next to the assembly. A module of LLVM IR
 * has no source column.
 */
export function defaultView(hasSource = true): View {
  const kinds: ColumnKind[] = hasSource ? ["pipeline", "source", "ir", "asm"] : ["pipeline", "ir", "asm"];
  return {
    columns: kinds.map((kind) => ({ kind, argument: "" })),
    pass: 0,
    function: "",
    origin: -1,
    inlined: -1,
    analysis: "",
    solverStep: -1,
    runStep: 0,
    word: "",
    checked: "",
    fontSize: 13,
    theme: "auto",
    tint: "none",
  };
}

export function columnId(column: Column): string {
  return column.argument === "" ? column.kind : `${column.kind}.${column.argument}`;
}

export function parseColumn(id: string): Column | undefined {
  const dot = id.indexOf(".");
  const kind = dot < 0 ? id : id.slice(0, dot);
  if (!(COLUMN_KINDS as readonly string[]).includes(kind)) return undefined;
  return { kind: kind as ColumnKind, argument: dot < 0 ? "" : id.slice(dot + 1) };
}

export function sameColumn(left: Column, right: Column): boolean {
  return left.kind === right.kind && left.argument === right.argument;
}

/**
 * Adds a column after the last column whose kind does not come later in COLUMN_KINDS, or
 * at the end. Does nothing if the column is already open.
 */
export function openColumn(columns: Column[], column: Column): Column[] {
  if (columns.some((other) => sameColumn(other, column))) return columns;
  const order = COLUMN_KINDS.indexOf(column.kind);
  let at = columns.length;
  columns.forEach((other, index) => {
    if (COLUMN_KINDS.indexOf(other.kind) <= order) at = index + 1;
  });
  return [...columns.slice(0, at), column, ...columns.slice(at)];
}

export function closeColumn(columns: Column[], column: Column): Column[] {
  return columns.filter((other) => !sameColumn(other, column));
}

export function moveColumn(columns: Column[], from: number, to: number): Column[] {
  const moved = columns[from];
  if (!moved || to < 0 || to >= columns.length) return columns;
  const rest = columns.filter((_, index) => index !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}
