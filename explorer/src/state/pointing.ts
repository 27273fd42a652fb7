import { select } from "./actions";
import type { Lights } from "./light";
import type { Store } from "./store";

/** The element with an origin that is this element or encloses it. */
export function pieceAt(element: EventTarget | null): Element | null {
  return element instanceof Element ? element.closest("[data-origin]") : null;
}

function originOf(piece: Element): number {
  return Number(piece.getAttribute("data-origin"));
}

export function selectPiece(store: Store, piece: Element): void {
  select(store, originOf(piece), Number(piece.getAttribute("data-inlined")));
}

/** Event handlers that highlight the origin under the pointer. */
export function hoverHandlers(lights: Lights): { onMouseOver(event: MouseEvent): void; onMouseLeave(): void } {
  return {
    onMouseOver: (event) => {
      const piece = pieceAt(event.target);
      lights.setHover(piece ? originOf(piece) : -1);
    },
    onMouseLeave: () => lights.setHover(-1),
  };
}

/** The handlers of hoverHandlers, and one that selects the origin on a click. */
export function originHandlers(
  store: Store,
  lights: Lights,
): ReturnType<typeof hoverHandlers> & { onClick(event: MouseEvent): void } {
  return {
    ...hoverHandlers(lights),
    onClick: (event) => {
      const piece = pieceAt(event.target);
      if (piece) selectPiece(store, piece);
    },
  };
}
