import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/** The number of rows that are rendered above and below the visible ones. */
export const MARGIN = 12;

/** Measures an element when a dependency or its size changes. */
export function useMeasuring(
  element: RefObject<HTMLElement>,
  measure: () => void,
  dependencies: readonly unknown[],
): void {
  useLayoutEffect(measure, dependencies);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, dependencies);
}

/**
 * The rows of a scrolled list that must be rendered: from first up to, not including,
 * last.
 */
export interface VisibleRows {
  scroller: RefObject<HTMLDivElement>;
  range: { first: number; last: number };
  /** Must be called after scrolling. */
  measure(): void;
}

export function useVisibleRows(height: number, dependencies: readonly unknown[]): VisibleRows {
  const scroller = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ first: 0, last: 80 });
  const measure = () => {
    const element = scroller.current;
    if (!element) return;
    const first = Math.max(0, Math.floor(element.scrollTop / height) - MARGIN);
    const last = Math.ceil((element.scrollTop + element.clientHeight) / height) + MARGIN;
    setRange((old) => (old.first === first && old.last === last ? old : { first, last }));
  };
  useMeasuring(scroller, measure, [height, ...dependencies]);
  return { scroller, range, measure };
}
