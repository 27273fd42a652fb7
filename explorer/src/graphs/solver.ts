import type { Analysis } from "../data/schema";

/** What is known of a block at a step of the solver. */
export interface BlockState {
  in: readonly number[];
  out: readonly number[];
  /** Whether the solver has been there; before that it has the initial value. */
  visited: boolean;
  /** Elements that this step added or removed. */
  changedIn: readonly number[];
  changedOut: readonly number[];
}

/** Elements of which only one of two sets has each. */
export function symmetricDifference(left: readonly number[], right: readonly number[]): number[] {
  const a = new Set(left);
  const b = new Set(right);
  return [...right.filter((element) => !a.has(element)), ...left.filter((element) => !b.has(element))];
}

/** The sets of every block after a step; of the result for step -1. */
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
