// The form of the data that the compiler writes: docs/explorer-data.md.
// Positions count UTF-16 code units from 0; indices are into the array named;
// -1 is none.

export const SCHEMA_VERSION = 2;

/** A text, then groups of five: from, to, origin, inlined, class. */
export type SharedLine = [string, ...number[]];

/** The lines of all texts: an array, or what reads them from parts of a page. */
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
  /** In a page: known without reading `lines`. */
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
  /** Microseconds. */
  time?: number;
  /** The analyses that it works with, by ID. */
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

/** What an analysis found in a version of a function of LLVM IR. */
export interface Finding {
  id: string;
  title: string;
  function: number;
  version: number;
  /** Later versions in which it finds the same. */
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
  /** -1: the empty block on an edge */
  block: number;
  /** By name of a predicate. */
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

/** An instruction that the allocator has added. */
export interface Addition {
  point: number;
  kind: string;
  interval: number;
  reason?: string;
}

/** What the allocation checker knows at a block of an allocated function. */
export interface CheckedBlock {
  /** No path leads to it. */
  unreached?: boolean;
  /** Each a location and the values that it holds. */
  entry?: number[][];
  /** Each a location, a value that it holds only in some predecessors, and these. */
  merged?: number[][];
  /** Line of the version after allocation, point, what locations hold that hold something else than before. */
  instructions: [number, number, number[][]?][];
  end?: number[][];
}

/** What the allocation checker knows of an allocated function, or why it is not proved. */
export interface Check {
  problem?: string;
  locations?: string[];
  /** interval, name */
  values?: [number, string][];
  blocks?: CheckedBlock[];
}

/** register, source, verdict, interval that it holds, instructions to the next use of it */
export type Candidate = [number, string, string, number?, number?];

/** A search for a register for a value. */
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
  /** What one of MinCaml's allocators tried. */
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
  /** How often a run has executed it. */
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
}

export interface Run {
  steps: RunStep[];
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
  /** How many instructions of SPARC code a run has executed, in all and for each origin. */
  executions?: { total: number; origins: [number, number][] };
  omitted?: { what: string; why: string }[];
  /** In a page: how many parts are in each line after the document. */
  parts?: number[];
}
