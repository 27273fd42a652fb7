import type { Analysis } from "../data/schema";

/** The state of a block after a step of the solver. */
export interface BlockState {
  in: readonly number[];
  out: readonly number[];
  /** Whether the solver has visited the block; before that it has the initial value. */
  visited: boolean;
  /** The elements that this step added or removed. */
  changedIn: readonly number[];
  changedOut: readonly number[];
}

/** The elements that are in exactly one of two sets. */
export function symmetricDifference(left: readonly number[], right: readonly number[]): number[] {
  const a = new Set(left);
  const b = new Set(right);
  return [...right.filter((element) => !a.has(element)), ...left.filter((element) => !b.has(element))];
}

/** The state of each block after a step. Step -1 means the solution. */
export function statesAt(analysis: Analysis, step: number): BlockState[] {
  if (step < 0 || !analysis.steps?.length) {
    return analysis.blocks.map((block) => ({
      in: block.in,
      out: block.out,
      visited: true,
      changedIn: [],
      changedOut: [],
    }));
  }
  const states: BlockState[] = analysis.blocks.map(() => ({
    in: [],
    out: [],
    visited: false,
    changedIn: [],
    changedOut: [],
  }));
  analysis.steps.slice(0, step + 1).forEach((at, index) => {
    const old = states[at.block];
    if (!old) return;
    const last = index === step;
    states[at.block] = {
      in: at.in,
      out: at.out,
      visited: true,
      changedIn: last ? symmetricDifference(old.in, at.in) : [],
      changedOut: last ? symmetricDifference(old.out, at.out) : [],
    };
  });
  return states;
}
