// The format of the data that the compiler writes (docs/explorer-data.md). Positions
// count UTF-16 code units from 0. Numbers that refer to something are indices into the
// array that is named; -1 means none.

export const SCHEMA_VERSION = 2;

/** A text, followed by groups of five numbers: from, to, origin, inlined, class. */
export type SharedLine = [string, ...number[]];

/**
 * The lines of all texts: an array, or an object that reads them from parts of a page.
 */
export interface LineList {
  readonly length: number;
  at(index: number): SharedLine | undefined;
}

export interface Program {
  name: string;
  target: string;
  level: string;
  allocator?: string;
  command: string[];
  compiler: string;
}

export interface SourceFile {
  name: string;
  text: string;
}

/** file, begin, end, kind, function */
export type OriginRow = [number, number, number, number, number];

export interface Stage {
  id: string;
  title: string;
  /** In a page, the number of lines, which is known without reading `lines`. */
  lineCount?: number;
  lines: number[];
}

export interface Remark {
  kind: "passed" | "missed" | "analysis";
  text: string;
  function?: number;
  origin?: number;
}

export interface Pass {
  name: string;
  ours?: boolean;
  level: "ir" | "machine";
  unit: string;
  function?: number;
  nest?: number;
  round?: number;
  changed: boolean;
  before?: number;
  after?: number;
  /** The running time in microseconds. */
  time?: number;
  /** The IDs of the analyses that it uses. */
  uses?: string[];
  remarks?: Remark[];
}

export interface Block {
  name: string;
  first: number;
  last: number;
  to: [number, number][];
  loop?: number;
  depth?: number;
  idom?: number;
}

export interface Version {
  pass: number;
  deleted?: boolean;
  lineCount?: number;
  blockCount?: number;
  lines?: number[];
  blocks?: Block[];
}

export interface CodeFunction {
  name: string;
  function?: number;
  versions: Version[];
}

export interface FactSets {
  gen?: number[];
  kill?: number[];
  in: number[];
  out: number[];
}

export interface SolverStep {
  block: number;
  in: number[];
  out: number[];
  changed: boolean;
  worklist?: number[];
}

/** The result of an analysis of a version of an LLVM IR function. */
export interface Finding {
  id: string;
  title: string;
  function: number;
  version: number;
  /** Later versions with the same result. */
  also?: number[];
}

export interface Analysis extends Finding {
  direction: "forward" | "backward";
  meet?: string;
  domain: string[];
  origins?: number[];
  blocks: FactSets[];
  steps?: SolverStep[];
}

export interface Notes extends Finding {
  /** line of the version, text */
  lines: [number, string][];
}

export interface PredicateRow {
  name: string;
  /** The block; -1 for the empty block on an edge. */
  block: number;
  /** For each predicate, the expressions that satisfy it. */
  sets: number[][];
}

export interface Predicates extends Finding {
  domain: string[];
  origins?: number[];
  names: string[];
  rows: PredicateRow[];
}

export interface Interval {
  name?: string;
  virtual: string;
  class?: string;
  origin?: number;
  ranges: [number, number][];
  register?: string;
  spilled?: boolean;
  hints?: string[];
  /** from, to, register or slot */
  places?: [number, number, string][];
}

/** An instruction that the register allocator inserted. */
export interface Addition {
  point: number;
  kind: string;
  interval: number;
  reason?: string;
}

/** The state of the allocation checker in a block of an allocated function. */
export interface CheckedBlock {
  /** Whether the block is unreachable. */
  unreached?: boolean;
  /** Locations at the entry, each followed by the values that it holds. */
  entry?: number[][];
  /**
   * Values that are lost at the join: a location, a value that it holds at the end of
   * only some predecessors, and these predecessors.
   */
  merged?: number[][];
  /**
   * For each instruction, its line in the version after allocation, its program point,
   * and the locations whose contents have changed since the previous instruction, each
   * with its values.
   */
  instructions: [number, number, number[][]?][];
  end?: number[][];
}

/** The results of the allocation checker for a function, or why it is not proved. */
export interface Check {
  problem?: string;
  locations?: string[];
  /** interval, name */
  values?: [number, string][];
  blocks?: CheckedBlock[];
}

/**
 * register, source, verdict, interval that it holds, distance to the next use in
 * instructions
 */
export type Candidate = [number, string, string, number?, number?];

/** The search of an allocator for a register for a value. */
export interface Trial {
  interval: number;
  point: number;
  for: string;
  reason?: string;
  register?: number;
  how: string;
  undone?: boolean;
  candidates?: Candidate[];
  /** interval, the register that it moves to */
  displaced?: number[][];
}

export interface Allocation {
  function: number;
  allocator: string;
  version: number;
  /** The version after allocation. */
  after: number;
  check?: Check;
  /** The trace of one of MinCaml's allocators. */
  trials?: { registers: string[]; list: Trial[] };
  points: { line: number; call?: boolean }[];
  intervals: Interval[];
  additions?: Addition[];
  interference?: [number, number][];
}

/** name, high bit, low bit, value */
export type Field = [string, number, number, number];

export interface AssemblyLine {
  text: string;
  kind: "label" | "word" | "directive" | "comment";
  offset?: number;
  bytes?: string;
  origin?: number;
  inlined?: number;
  class?: number;
  slot?: boolean;
  window?: number;
  /** The number of executions in a run. */
  executions?: number;
  fields?: Field[];
  rules?: number[];
}

export interface AssemblyFunction {
  function?: number;
  symbol: string;
  lineCount?: number;
  lines: AssemblyLine[];
}

/** An object, by its number, or the text of another value. */
export type HeapValue = number | string;

/** The properties that many objects share. */
export interface HeapShape {
  kind: "data" | "tuple" | "array" | "string" | "closure" | "exception";
  /** The name of the constructor or of the function. */
  name?: string;
  /** The names of the fields. */
  fields?: string[];
}

export interface RunStep {
  origin: number;
  depth: number;
  enter?: string;
  tail?: boolean;
  leave?: boolean;
  to?: number;
  values?: [string, string][];
  reads?: [number, string][];
  result?: string;
  raises?: string;
  output?: string;
  /** The objects that the step allocates: shape, origin, number of values, fields. */
  objects?: [number, number, number, ...HeapValue[]][];
  /** object, field, value */
  stores?: [number, number, HeapValue][];
  /** The number of roots that the step keeps; all of them if it is absent. */
  kept?: number;
  /** The new roots: object, depth, name */
  roots?: [number, number, string][];
}

export interface Run {
  steps: RunStep[];
  /** The number of steps after which the heap is known. */
  heaps?: number;
  shapes?: HeapShape[];
  complete: boolean;
  limit: number;
  ended?: boolean;
  status?: number;
  counts?: [number, number][];
}

export interface ExplorerData {
  version: number;
  program: Program;
  files: SourceFile[];
  functions: { name: string; origin?: number }[];
  origins: OriginRow[];
  kinds: string[];
  inlined: [number, number][];
  classes: string[];
  lines: LineList;
  stages: Stage[];
  passes: Pass[];
  ir: CodeFunction[];
  mir: CodeFunction[];
  analyses?: Analysis[];
  notes?: Notes[];
  predicates?: Predicates[];
  allocations?: Allocation[];
  assembly: AssemblyFunction[];
  rules?: { id: string; title: string; source?: string }[];
  run?: Run;
  /** The number of executed SPARC instructions in a run, in total and for each origin. */
  executions?: { total: number; origins: [number, number][] };
  omitted?: { what: string; why: string }[];
  /** In a page, the number of parts in each line after the document. */
  parts?: number[];
}
