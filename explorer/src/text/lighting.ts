import type { Light } from "../data/origins";
import type { Model } from "../data/model";
import type { Tint } from "../state/view";

/** Number of colours that style/text.css has for expressions. */
const COLOURS = 8;

/** What is lit, for all columns: attributes that the style sheet reads. */
export interface Lighting {
  selected: Light | undefined;
  hovered: Light | undefined;
  tint: Tint;
  /** 0 to 4 by how often an expression was executed. */
  heat: ReadonlyMap<number, number>;
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
export function paint(root: ParentNode, lighting: Lighting): void {
  for (const element of root.querySelectorAll("[data-origin]")) {
    const origin = Number(element.getAttribute("data-origin"));
    const inlined = Number(element.getAttribute("data-inlined"));
    const lit = lighting.selected?.relation(origin, inlined);
    setAttribute(element, "data-lit", lit);
    const colour = lit
      ? colourOf(lighting.selected?.origin ?? 0)
      : lighting.tint === "all" && origin >= 0
        ? colourOf(origin)
        : undefined;
    setAttribute(element, "data-colour", colour);
    setAttribute(element, "data-hover", lighting.hovered?.relation(origin, inlined));
    const heat = lighting.tint === "heat" ? lighting.heat.get(origin) : undefined;
    setAttribute(element, "data-heat", heat === undefined ? undefined : String(heat));
  }
}

/** Executed counts on a logarithmic scale of five. */
export function heatOf(model: Model): Map<number, number> {
  const heat = new Map<number, number>();
  const counts = model.data.run?.counts ?? [];
  // Not Math.max of all: a call has at most some ten thousand arguments.
  const greatest = counts.reduce((most, [, count]) => Math.max(most, count), 1);
  for (const [origin, count] of counts) {
    const share = Math.log(count + 1) / Math.log(greatest + 1);
    heat.set(origin, count === 0 ? 0 : Math.min(4, Math.ceil(share * 4)));
  }
  return heat;
}
