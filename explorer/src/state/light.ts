import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Light } from "../data/origins";
import { heatOf, paint, type Lighting } from "../text/lighting";
import type { Store } from "./store";

/** Updates the highlighting of all columns when the view or the pointer changes. */
export class Lights {
  private readonly lighting: Lighting;
  private selection = -1;
  private hover = -1;

  constructor(private readonly store: Store) {
    this.lighting = {
      selected: undefined,
      hovered: undefined,
      tint: store.view.tint,
      heat: heatOf(store.model.data.run?.counts),
      executed: heatOf(store.model.data.executions?.origins),
    };
    store.subscribe(() => this.follow());
    this.follow();
  }

  get selected(): Light | undefined {
    return this.lighting.selected;
  }

  private light(origin: number): Light | undefined {
    return origin < 0 ? undefined : this.store.model.origins.light(origin);
  }

  private follow(): void {
    const { origin, tint } = this.store.view;
    if (origin === this.selection && tint === this.lighting.tint) return;
    this.selection = origin;
    this.lighting.selected = this.light(origin);
    this.lighting.tint = tint;
    this.paint(document);
  }

  setHover(origin: number): void {
    if (origin === this.hover) return;
    this.hover = origin;
    this.lighting.hovered = this.light(origin);
    this.paint(document);
  }

  paint(root: ParentNode): void {
    paint(root, this.lighting);
  }
}

export const LightsContext = createContext<Lights | undefined>(undefined);

export function useLights(): Lights {
  const lights = useContext(LightsContext);
  if (!lights) throw new Error("no lights");
  return lights;
}
