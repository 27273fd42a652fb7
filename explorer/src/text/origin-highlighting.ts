import type { OriginHighlight } from "../data/origins";
import type { ColourMode } from "../state/view";

/** The number of colours for expressions in style/text.css. */
const COLOURS = 8;

/**
 * The highlighting of all columns. It is applied as attributes that the style sheet uses.
 */
export interface Highlighting {
  selected: OriginHighlight | undefined;
  hovered: OriginHighlight | undefined;
  tint: ColourMode;
  /** How often the interpreter evaluated each expression, on a scale from 0 to 4. */
  heat: ReadonlyMap<number, number>;
  /** How many SPARC instructions were executed for each expression, on the same scale. */
  executed: ReadonlyMap<number, number>;
}

export function colourOf(origin: number): string {
  return String(origin % COLOURS);
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/** Sets the attributes of every piece of code under `root`. */
export function paint(root: ParentNode, highlighting: Highlighting): void {
  for (const element of root.querySelectorAll("[data-origin]")) {
    const origin = Number(element.getAttribute("data-origin"));
    const inlined = Number(element.getAttribute("data-inlined"));
    const highlighted = highlighting.selected?.relation(origin, inlined);
    setAttribute(element, "data-highlight", highlighted);
    const colour = highlighted
      ? colourOf(highlighting.selected?.origin ?? 0)
      : highlighting.tint === "all" && origin >= 0
        ? colourOf(origin)
        : undefined;
    setAttribute(element, "data-colour", colour);
    setAttribute(element, "data-hover", highlighting.hovered?.relation(origin, inlined));
    const heat = highlighting.tint === "heat" ? highlighting.heat.get(origin) : highlighting.tint === "executed" ? executedHeat(element, origin, highlighting) : undefined;
    setAttribute(element, "data-heat", heat === undefined ? undefined : String(heat));
  }
}

/**
 * The heat of an element: a line of assembly has its own, other code that of its
 * expression.
 */
function executedHeat(element: Element, origin: number, { executed }: Highlighting): number | undefined {
  const own = element.closest("[data-executed]")?.getAttribute("data-executed");
  return own === null || own === undefined ? executed.get(origin) : Number(own);
}

/** Maps a count to a logarithmic scale from 0 to 4. */
export function heatLevel(count: number, greatest: number): number {
  return count === 0 ? 0 : Math.min(4, Math.ceil((Math.log(count + 1) / Math.log(greatest + 1)) * 4));
}

/** Maps the counts of expressions to that scale. */
export function heatOf(counts: readonly [number, number][] = []): Map<number, number> {
  // Do not call Math.max with all counts: the number of arguments is limited.
  const greatest = counts.reduce((most, [, count]) => Math.max(most, count), 1);
  return new Map(counts.map(([origin, count]) => [origin, heatLevel(count, greatest)]));
}
