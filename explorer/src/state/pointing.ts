import { select } from "./actions";
import type { Lights } from "./light";
import type { Store } from "./store";

/** The part of a text with an origin at or around an element. */
export function pieceAt(element: EventTarget | null): Element | null {
  return element instanceof Element ? element.closest("[data-origin]") : null;
}

function originOf(piece: Element): number {
  return Number(piece.getAttribute("data-origin"));
}

export function selectPiece(store: Store, piece: Element): void {
  select(store, originOf(piece), Number(piece.getAttribute("data-inlined")));
}

/** What lights up the origin under the pointer. */
export function hoverHandlers(lights: Lights): { onMouseOver(event: MouseEvent): void; onMouseLeave(): void } {
  return {
    onMouseOver: (event) => {
      const piece = pieceAt(event.target);
      lights.setHover(piece ? originOf(piece) : -1);
    },
    onMouseLeave: () => lights.setHover(-1),
  };
}

/** The same, and a click selects the origin. */
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
