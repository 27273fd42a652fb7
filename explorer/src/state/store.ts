import { useEffect, useState } from "preact/hooks";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Model } from "../data/model";
import { readFragment, writeFragment } from "./fragment";
import { defaultView, type View } from "./view";

/**
 * Holds the view, notifies subscribers of changes, and updates the fragment of the URL.
 */
export class Store {
  view: View;
  private readonly base: View;
  private readonly listeners = new Set<() => void>();
  private written = "";

  constructor(readonly model: Model) {
    this.base = defaultView(model.data.files.some(({ text }) => text !== ""));
    this.view = this.read();
    window.addEventListener("hashchange", () => {
      if (location.hash.replace(/^#/, "") === this.written) return;
      this.view = this.read();
      this.tell();
    });
  }

  private read(): View {
    const view = readFragment(location.hash, this.base);
    // A hand-written link can give the name of a pass instead of its number.
    const named = new URLSearchParams(location.hash.replace(/^#/, "")).get("after");
    if (named !== null) view.pass = this.model.passNamed(named, view.function) ?? view.pass;
    view.pass = Math.max(0, Math.min(view.pass, this.model.data.passes.length - 1));
    if (!this.model.origins.has(view.origin)) view.origin = -1;
    if (view.inlined >= this.model.data.inlined.length) view.inlined = -1;
    return view;
  }

  update(change: Partial<View>): void {
    this.view = { ...this.view, ...change };
    this.written = writeFragment(this.view, this.base);
    // Do not add an entry to the history for each step.
    history.replaceState(null, "", `#${this.written}`);
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }
}

export const StoreContext = createContext<Store | undefined>(undefined);

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error("no store");
  return store;
}

/** The view. The component is rendered again when it changes. */
export function useView(): View {
  const store = useStore();
  const [view, setView] = useState(store.view);
  useEffect(() => {
    setView(store.view);
    return store.subscribe(() => setView(store.view));
  }, [store]);
  return view;
}
