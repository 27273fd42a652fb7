import type { Check, CheckedBlock, ExplorerData } from "./schema";

/** The values that each location holds. Locations and values are indices. */
export type Contents = ReadonlyMap<number, readonly number[]>;

/** An instruction of an allocated function, with the checker's state around it. */
export interface CheckedInstruction {
  block: number;
  /** Whether it is the first instruction of its block. */
  isFirst: boolean;
  line: number;
  point: number;
  before: Contents;
  after: Contents;
}

export function checkedCount(check: Check): number {
  return (check.blocks ?? []).reduce((sum, block) => sum + block.instructions.length, 0);
}

function apply(contents: Map<number, readonly number[]>, changes: readonly number[][] | undefined): void {
  for (const [location, ...values] of changes ?? []) {
    if (values.length > 0) contents.set(location as number, values);
    else contents.delete(location as number);
  }
}

function inBlock(blocks: readonly CheckedBlock[], index: number): [number, number] | undefined {
  let first = 0;
  for (const [block, { instructions }] of blocks.entries()) {
    if (index >= first && index < first + instructions.length) return [block, index - first];
    first += instructions.length;
  }
  return undefined;
}

/** The instruction with this number, counted across all blocks. */
export function checkedAt(check: Check, index: number): CheckedInstruction | undefined {
  const blocks = check.blocks ?? [];
  const place = inBlock(blocks, index);
  if (!place) return undefined;
  const [block, at] = place;
  const { entry, end, instructions } = blocks[block] as CheckedBlock;
  const contents = new Map<number, readonly number[]>();
  apply(contents, entry);
  for (const [, , changes] of instructions.slice(0, at + 1)) apply(contents, changes);
  const before = new Map(contents);
  apply(contents, at + 1 < instructions.length ? instructions[at + 1]?.[2] : end);
  const [line, point] = instructions[at] as [number, number];
  return { block, isFirst: at === 0, line, point, before, after: contents };
}

/**
 * The first instruction on this line of the version after allocation, or at this program
 * point; -1 if there is none.
 */
export function findChecked(check: Check, what: "line" | "point", value: number): number {
  const field = what === "line" ? 0 : 1;
  return (check.blocks ?? []).flatMap(({ instructions }) => instructions).findIndex((one) => one[field] === value);
}

/** Parses the name of an instruction in a view, "function.number". */
export function parseChecked(text: string): { function: number; index: number } | undefined {
  const found = /^(\d+)\.(\d+)$/.exec(text);
  return found ? { function: Number(found[1]), index: Number(found[2]) } : undefined;
}

/**
 * The name ("function.number") of the checked instruction on a line of machine IR, in the
 * version after or before allocation. For the version before allocation, it is the first
 * instruction at the same program point, which may be an inserted one. Empty if there is
 * none.
 */
export function checkedOnLine(data: ExplorerData, code: number, version: number, line: number): string {
  const allocation = data.allocations?.find((one) => one.function === code);
  const check = allocation?.check;
  if (!allocation || !check) return "";
  const index =
    version === allocation.after
      ? findChecked(check, "line", line)
      : version === allocation.version
        ? findChecked(check, "point", allocation.points.findIndex((point) => point.line === line))
        : -1;
  return index < 0 ? "" : `${code}.${index}`;
}
