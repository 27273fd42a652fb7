import { select } from "./actions";
import type { Highlights } from "./highlights";
import type { Store } from "./store";

/** The element with an origin that is this element or encloses it. */
export function elementWithOrigin(element: EventTarget | null): Element | null {
  return element instanceof Element ? element.closest("[data-origin]") : null;
}

function originOf(piece: Element): number {
  return Number(piece.getAttribute("data-origin"));
}

export function selectPiece(store: Store, piece: Element): void {
  select(store, originOf(piece), Number(piece.getAttribute("data-inlined")));
}

/** Event handlers that highlight the origin under the pointer. */
export function hoverHandlers(highlights: Highlights): { onMouseOver(event: MouseEvent): void; onMouseLeave(): void } {
  return {
    onMouseOver: (event) => {
      const piece = elementWithOrigin(event.target);
      highlights.setHover(piece ? originOf(piece) : -1);
    },
    onMouseLeave: () => highlights.setHover(-1),
  };
}

/** The handlers of hoverHandlers, and one that selects the origin on a click. */
export function originHandlers(
  store: Store,
  highlights: Highlights,
): ReturnType<typeof hoverHandlers> & { onClick(event: MouseEvent): void } {
  return {
    ...hoverHandlers(highlights),
    onClick: (event) => {
      const piece = elementWithOrigin(event.target);
      if (piece) selectPiece(store, piece);
    },
  };
}
