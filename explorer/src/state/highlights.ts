import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { OriginHighlight } from "../data/origins";
import { heatOf, paint, type Highlighting } from "../text/origin-highlighting";
import type { Store } from "./store";

/** Updates the highlighting of all columns when the view or the pointer changes. */
export class Highlights {
  private readonly highlighting: Highlighting;
  private selection = -1;
  private hover = -1;

  constructor(private readonly store: Store) {
    this.highlighting = {
      selected: undefined,
      hovered: undefined,
      tint: store.view.tint,
      heat: heatOf(store.model.data.run?.counts),
      executed: heatOf(store.model.data.executions?.origins),
    };
    store.subscribe(() => this.follow());
    this.follow();
  }

  get selected(): OriginHighlight | undefined {
    return this.highlighting.selected;
  }

  private highlight(origin: number): OriginHighlight | undefined {
    return origin < 0 ? undefined : this.store.model.origins.highlight(origin);
  }

  private follow(): void {
    const { origin, tint } = this.store.view;
    if (origin === this.selection && tint === this.highlighting.tint) return;
    this.selection = origin;
    this.highlighting.selected = this.highlight(origin);
    this.highlighting.tint = tint;
    this.paint(document);
  }

  setHover(origin: number): void {
    if (origin === this.hover) return;
    this.hover = origin;
    this.highlighting.hovered = this.highlight(origin);
    this.paint(document);
  }

  paint(root: ParentNode): void {
    paint(root, this.highlighting);
  }
}

export const HighlightsContext = createContext<Highlights | undefined>(undefined);

export function useHighlights(): Highlights {
  const highlights = useContext(HighlightsContext);
  if (!highlights) throw new Error("no highlights");
  return highlights;
}
