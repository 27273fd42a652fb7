import { diffArrays, diffWordsWithSpace } from "diff";
import type { Span } from "../text/segments";

/** A row of a side-by-side difference, with the indices of the lines before and after. */
export interface DifferenceRow {
  kind: "same" | "changed" | "removed" | "added";
  before: number;
  after: number;
}

/** The maximum number of edits between two versions. */
const MOST_EDITS = 4_000;

/**
 * Computes the difference of two versions. Lines are compared by their indices in the
 * table of shared lines. Returns undefined if there are more than MOST_EDITS edits.
 */
export function alignLines(
  before: readonly number[],
  after: readonly number[],
): DifferenceRow[] | undefined {
  const changes = diffArrays([...before], [...after], { maxEditLength: MOST_EDITS });
  if (!changes) return undefined;
  const rows: DifferenceRow[] = [];
  let left = 0;
  let right = 0;
  let removed = 0;
  let added = 0;
  const flush = () => {
    // Pair removed and added lines, so that they can be compared word by word.
    const both = Math.min(removed, added);
    for (let index = 0; index < both; ++index) {
      rows.push({ kind: "changed", before: left++, after: right++ });
    }
    for (let index = both; index < removed; ++index) {
      rows.push({ kind: "removed", before: left++, after: -1 });
    }
    for (let index = both; index < added; ++index) {
      rows.push({ kind: "added", before: -1, after: right++ });
    }
    removed = added = 0;
  };
  for (const change of changes) {
    if (change.removed) {
      removed += change.count;
    } else if (change.added) {
      added += change.count;
    } else {
      flush();
      for (let index = 0; index < change.count; ++index) {
        rows.push({ kind: "same", before: left++, after: right++ });
      }
    }
  }
  flush();
  return rows;
}

export type WordMark = Pick<Span, "from" | "to">;

/** The ranges of the words that occur in only one of two lines. */
export function changedWords(
  before: string,
  after: string,
): { before: WordMark[]; after: WordMark[] } {
  const marks = { before: [] as WordMark[], after: [] as WordMark[] };
  const changes =
    before.length + after.length > 4_000
      ? undefined
      : diffWordsWithSpace(before, after, { maxEditLength: 400 });
  if (!changes) {
    marks.before.push({ from: 0, to: before.length });
    marks.after.push({ from: 0, to: after.length });
    return marks;
  }
  let left = 0;
  let right = 0;
  for (const { value, added, removed } of changes) {
    if (removed) marks.before.push({ from: left, to: left + value.length });
    if (added) marks.after.push({ from: right, to: right + value.length });
    if (!added) left += value.length;
    if (!removed) right += value.length;
  }
  return marks;
}

/** Replaces unchanged rows that are further than `context` from a change by a fold. */
export function foldSame(
  rows: readonly DifferenceRow[],
  context: number,
): (DifferenceRow | { kind: "fold"; count: number })[] {
  const keep = new Array<boolean>(rows.length).fill(false);
  rows.forEach((row, index) => {
    if (row.kind === "same") return;
    const last = Math.min(rows.length - 1, index + context);
    for (let near = Math.max(0, index - context); near <= last; ++near) keep[near] = true;
  });
  const folded: (DifferenceRow | { kind: "fold"; count: number })[] = [];
  let count = 0;
  rows.forEach((row, index) => {
    if (!keep[index]) {
      ++count;
      return;
    }
    if (count > 0) folded.push({ kind: "fold", count });
    count = 0;
    folded.push(row);
  });
  if (count > 0) folded.push({ kind: "fold", count });
  return folded;
}
