import type { Store } from "./store";
import { FONT_SIZES, openColumn, type Column, type View } from "./view";

export function select(store: Store, origin: number, inlined = -1): void {
  store.update({ origin, inlined: origin < 0 ? -1 : inlined });
}

/** The next pass in a direction; if `any` is false, the next that changed something. */
export function nextPass(store: Store, direction: 1 | -1, any: boolean): number {
  const { passes } = store.model.data;
  for (let pass = store.view.pass + direction; pass >= 0 && pass < passes.length; pass += direction) {
    if (any || passes[pass]?.changed) return pass;
  }
  return store.view.pass;
}

export function stepPass(store: Store, direction: 1 | -1, any: boolean): void {
  store.update({ pass: nextPass(store, direction, any) });
}

export function selectParent(store: Store): void {
  if (store.view.origin < 0) return;
  const parent = store.model.origins.parents(store.view.origin)[0];
  if (parent !== undefined) select(store, parent, store.view.inlined);
}

export function changeFont(store: Store, direction: 1 | -1): void {
  const at = FONT_SIZES.indexOf(store.view.fontSize) + direction;
  const size = FONT_SIZES[at];
  if (size !== undefined) store.update({ fontSize: size });
}

/** The step of the solver that is shown; `steps` means the result. */
export function solverStep({ solverStep: step }: View, steps: number): number {
  return step < 0 ? steps : Math.min(step, steps);
}

export function goToSolverStep(store: Store, steps: number, step: number): void {
  const bounded = Math.max(0, Math.min(steps, step));
  store.update({ solverStep: bounded === steps ? -1 : bounded });
}

export function open(store: Store, column: Column): void {
  store.update({ columns: openColumn(store.view.columns, column) });
}
