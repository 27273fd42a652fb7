import type { Store } from "./store";
import { FONT_SIZES, openColumn, type Column } from "./view";

export function select(store: Store, origin: number, inlined = -1): void {
  store.update({ origin, inlined: origin < 0 ? -1 : inlined });
}

/** The next pass in a direction that changed something, or any pass. */
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

export function open(store: Store, column: Column): void {
  store.update({ columns: openColumn(store.view.columns, column) });
}
