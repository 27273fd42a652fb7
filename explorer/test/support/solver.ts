import type { Analysis, FactSets, SolverStep } from "../../src/data/schema";

/** Solves a forward may-problem given by gen and kill sets, and records the steps. */
export function solveForward(
  successors: readonly number[][],
  sets: readonly { gen: number[]; kill: number[] }[],
): Pick<Analysis, "blocks" | "steps"> {
  const blocks: FactSets[] = sets.map(({ gen, kill }) => ({ gen, kill, in: [], out: [] }));
  const worklist = sets.map((_, index) => index);
  const steps: SolverStep[] = [];
  for (let block = worklist.shift(); block !== undefined; block = worklist.shift()) {
    const at = blocks[block] as FactSets;
    const before = at.out.join();
    const entering = new Set<number>();
    successors.forEach((to, from) => {
      if (to.includes(block as number)) (blocks[from] as FactSets).out.forEach((one) => entering.add(one));
    });
    at.in = [...entering].sort((a, b) => a - b);
    at.out = [...new Set([...at.in.filter((one) => !at.kill?.includes(one)), ...(at.gen ?? [])])].sort((a, b) => a - b);
    const changed = at.out.join() !== before;
    if (changed) {
      for (const to of successors[block] ?? []) if (!worklist.includes(to)) worklist.push(to);
    }
    steps.push({ block, in: at.in, out: at.out, changed, worklist: [...worklist] });
  }
  return { blocks, steps };
}
